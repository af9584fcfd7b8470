/** Parsed texts, prepared for reduction. */
import type { Node, ProtectedPart, Tree } from "../tree/node.js";
import type { ProtectedText, TextRange } from "../tree/protection.js";
import type { Unparser } from "../tree/unparse.js";

/** A parsed text, prepared for reduction. */
export interface PreparedTree {
  /** The tree of the text. Edits refer to its tokens. */
  readonly tree: Tree;
  /** The root after all transforms. */
  readonly root: Node;
  /** Builds candidates from edits. */
  readonly unparser: Unparser;
  /** The protected parts of the tree. */
  readonly parts?: readonly ProtectedPart[] | undefined;
}

/** What identifies a prepared tree. */
interface TreeKey extends ProtectedText {
  /** Whether the tree is prepared for variants of HDD. */
  readonly keepsTree: boolean;
}

/** How many trees are kept. */
const capacity = 8;

/**
 * Keeps the trees that were used last. Several instances of the same search need the same trees; with the cache, each text is parsed
 * and each node built only once.
 */
export class TreeCache {
  #entries: readonly (TreeKey & { readonly prepared: PreparedTree })[] = [];

  /** The tree of a text; calls `make` if the cache does not have it. */
  get({ text, ranges, keepsTree }: TreeKey, make: () => PreparedTree): PreparedTree {
    const isSame = (other: TreeKey) =>
      other.keepsTree === keepsTree && other.text === text && areEqual(other.ranges, ranges);
    const known = this.#entries.find(isSame);
    const prepared = known?.prepared ?? make();
    const others = this.#entries.filter((entry) => entry !== known).slice(0, capacity - 1);
    this.#entries = [{ text, ranges, keepsTree, prepared }, ...others];
    return prepared;
  }
}

function areEqual(a: readonly TextRange[], b: readonly TextRange[]): boolean {
  return a.length === b.length && a.every(({ from, to }, i) => from === b[i]?.from && to === b[i]?.to);
}
