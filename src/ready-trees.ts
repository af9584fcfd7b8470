/** Texts as trees, made ready to be reduced. */
import type { Node, Tree } from "./tree/node.js";
import type { Unparser } from "./tree/unparse.js";

/** A text as a tree, and what makes texts of it again. */
export interface ReadyTree {
  /** The text that edits refer to, parsed. */
  readonly tree: Tree;
  /** What all transforms have made of the tree. */
  readonly root: Node;
  readonly unparser: Unparser;
}

/** Whose tree it is, and what it was made ready for. */
interface Purpose {
  readonly text: string;
  /** Whether for the variants of HDD. */
  readonly isHdd: boolean;
}

/** How many trees are remembered. */
const most = 8;

/**
 * Remembers the trees that were used last: of several runs of the same search, each would parse the same texts, and build
 * the same nodes, again.
 */
export class ReadyTrees {
  #known: readonly (Purpose & { readonly ready: ReadyTree })[] = [];

  /** The tree of a text, made by `make` unless it is known. */
  get({ text, isHdd }: Purpose, make: () => ReadyTree): ReadyTree {
    const known = this.#known.find((each) => each.isHdd === isHdd && each.text === text);
    const ready = known?.ready ?? make();
    const others = this.#known.filter((each) => each !== known).slice(0, most - 1);
    this.#known = [{ text, isHdd, ready }, ...others];
    return ready;
  }
}
