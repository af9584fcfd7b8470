/** The tree of an input, as the page shows it. */
import type { Label, TreeArrays } from "./tree-arrays.ts";

/** Nodes are numbered in preorder, tokens in the order of the text. */
export class InputTree {
  readonly arrays: TreeArrays;
  readonly input: string;

  constructor(arrays: TreeArrays, input: string) {
    this.arrays = arrays;
    this.input = input;
  }

  /** How many nodes there are. */
  get size(): number {
    return this.arrays.from.length;
  }

  get tokens(): number {
    return this.arrays.starts.length;
  }

  label(node: number): Label {
    return this.arrays.labels[this.arrays.label[node] as number] as Label;
  }

  /** What a node is called. */
  name(node: number): string {
    return this.label(node).name || "part";
  }

  /** Where a token begins and ends in the input, in UTF-16 units. */
  tokenRange(token: number): readonly [from: number, to: number] {
    return [this.arrays.starts[token] ?? this.input.length, this.arrays.ends[token] ?? this.input.length];
  }

  /** Where a node begins and ends in the input, in UTF-16 units. */
  range(node: number): readonly [from: number, to: number] {
    const { starts, ends, from, to } = this.arrays;
    const [first, last] = [from[node] as number, (to[node] as number) - 1];
    if (last < first) return [starts[first] ?? this.input.length, starts[first] ?? this.input.length];
    return [starts[first] as number, ends[last] as number];
  }

  /** The nodes from the root to a node, including both. */
  path(node: number): readonly number[] {
    const nodes: number[] = [];
    for (let each = node; each >= 0; each = this.arrays.parent[each] as number) nodes.push(each);
    return nodes.reverse();
  }

  /** The first token that ends behind a place. */
  tokenAt(place: number): number {
    const { ends } = this.arrays;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Whether a place of the input is in no token. */
  isBoundary(place: number): boolean {
    const start = this.arrays.starts[this.tokenAt(place)];
    return start === undefined || start >= place;
  }

  /** The nodes that hold a token, from the root down, as long as a condition holds for the one above. */
  *nodesAt(token: number): Generator<number> {
    const { from, to, next } = this.arrays;
    for (let node = 0, end = this.size; node < end; ) {
      if (token < (from[node] as number) || token >= (to[node] as number)) {
        node = next[node] as number;
        continue;
      }
      yield node;
      end = next[node] as number;
      node++;
    }
  }
}
