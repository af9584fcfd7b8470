/** Texts as trees, made ready to be reduced. */
import type { Node, Tree } from "../tree/node.js";
import type { Unparser } from "../tree/unparse.js";

/** A text as a tree, and what makes texts of it again. */
export interface PreparedTree {
  /** The text that edits refer to, parsed. */
  readonly tree: Tree;
  /** What all transforms have made of the tree. */
  readonly root: Node;
  readonly unparser: Unparser;
}

/** Whose tree it is, and what it was made ready for. */
interface TreeKey {
  readonly text: string;
  /** Whether for the variants of HDD. */
  readonly keepsTree: boolean;
}

/** How many trees are remembered. */
const most = 8;

/**
 * Remembers the trees that were used last: of several runs of the same search, each would parse the same texts, and build
 * the same nodes, again.
 */
export class TreeCache {
  #known: readonly (TreeKey & { readonly ready: PreparedTree })[] = [];

  /** The tree of a text, made by `make` unless it is known. */
  get({ text, keepsTree }: TreeKey, make: () => PreparedTree): PreparedTree {
    const known = this.#known.find((each) => each.keepsTree === keepsTree && each.text === text);
    const ready = known?.ready ?? make();
    const others = this.#known.filter((each) => each !== known).slice(0, most - 1);
    this.#known = [{ text, keepsTree, ready }, ...others];
    return ready;
  }
}
