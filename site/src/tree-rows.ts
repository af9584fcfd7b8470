/** Which nodes of a tree are shown as rows: those whose ancestors are all unfolded. */
import type { InputTree } from "./input-tree.ts";

/** Trees with at most this many nodes are unfolded at first. */
const unfoldedAtFirst = 10_000;
/** How many rows of larger trees are shown at first, at most. */
const rowsAtFirst = 500;

export class TreeRows {
  readonly #tree: InputTree;
  readonly #isUnfolded: Uint8Array;
  /** Nodes that are unfolded only to show a node below them. */
  #opened: readonly number[] = [];
  #rows: Int32Array = new Int32Array(0);

  constructor(tree: InputTree) {
    this.#tree = tree;
    this.#isUnfolded = new Uint8Array(tree.size);
    if (tree.size <= unfoldedAtFirst) this.#isUnfolded.fill(1);
    else this.#unfoldLevels();
    this.#list();
  }

  get length(): number {
    return this.#rows.length;
  }

  /** The node of a row. */
  nodeAt(row: number): number | undefined {
    return this.#rows[row];
  }

  /** The row of a node, or that of the folded node that hides it. */
  rowOf(node: number): number {
    let [low, high] = [0, this.#rows.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#rows[middle] as number) <= node) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  isUnfolded(node: number): boolean {
    return this.#isUnfolded[node] === 1 && this.canUnfold(node);
  }

  canUnfold(node: number): boolean {
    return (this.#tree.arrays.children[node] as number) > 0;
  }

  /** Folds or unfolds nodes until the user changes that. */
  set(nodes: Iterable<number>, isUnfolded: boolean): void {
    for (const node of nodes) this.#isUnfolded[node] = isUnfolded ? 1 : 0;
    this.#opened = [];
    this.#list();
  }

  setAll(isUnfolded: boolean): void {
    this.#isUnfolded.fill(isUnfolded ? 1 : 0);
    this.set([0], true);
  }

  /** Unfolds what is above a node, until another one is revealed. */
  reveal(node: number): void {
    const above = this.#tree.path(node).slice(0, -1);
    const stale = this.#opened.filter((each) => !above.includes(each));
    const fresh = above.filter((each) => this.#isUnfolded[each] === 0);
    this.#opened = [...this.#opened.filter((each) => above.includes(each)), ...fresh];
    if (stale.length === 0 && fresh.length === 0) return;
    for (const each of stale) this.#isUnfolded[each] = 0;
    for (const each of fresh) this.#isUnfolded[each] = 1;
    this.#list();
  }

  /** Unfolds levels from the root down while there are few rows. */
  #unfoldLevels(): void {
    const { level } = this.#tree.arrays;
    const counts: number[] = [];
    for (const each of level) counts[each] = (counts[each] ?? 0) + 1;
    let [deepest, rows] = [1, 1];
    while (rows + (counts[deepest + 1] ?? rowsAtFirst) <= rowsAtFirst) rows += counts[++deepest] as number;
    // The root alone would show nothing.
    const limit = Math.max(2, deepest);
    for (const [node, each] of level.entries()) if (each < limit) this.#isUnfolded[node] = 1;
  }

  #list(): void {
    const { next } = this.#tree.arrays;
    const rows = new Int32Array(this.#tree.size);
    let count = 0;
    for (let node = 0; node < this.#tree.size; ) {
      rows[count++] = node;
      node = this.#isUnfolded[node] === 1 ? node + 1 : (next[node] as number);
    }
    this.#rows = rows.subarray(0, count);
  }
}
