/** Which tokens of an input are gone at a moment, and which of the others its candidate lacks. */
import type { InputTree } from "./input-tree.ts";
import type { Moment } from "./moment.ts";
import { keptRanges, type Range } from "./ranges.ts";

/** Of a token, or of all tokens of a node: `cut` ones are there, but not in the candidate. */
export type Mark = "kept" | "gone" | "cut";

/** Sums, so that a node is looked up as quickly as a token. */
export class TokenMarks {
  readonly #tree: InputTree;
  /** How many of the tokens before each one are kept, and how many of these the candidate lacks. */
  readonly #kept: Int32Array;
  readonly #cut: Int32Array;

  constructor(tree: InputTree, moment: Moment) {
    this.#tree = tree;
    const { tokens } = tree;
    const kept = touched(tree, keptRanges(moment.state.origins));
    const cut = touched(tree, moment.cuts);
    this.#kept = new Int32Array(tokens + 1);
    this.#cut = new Int32Array(tokens + 1);
    for (let i = 0; i < tokens; i++) {
      const isKept = kept[i] as number;
      this.#kept[i + 1] = (this.#kept[i] as number) + isKept;
      this.#cut[i + 1] = (this.#cut[i] as number) + (isKept & (cut[i] as number));
    }
  }

  /** How many tokens from one up to another are kept, and how many of these the candidate lacks. */
  count(from: number, to: number): { readonly kept: number; readonly cut: number } {
    return {
      kept: (this.#kept[to] as number) - (this.#kept[from] as number),
      cut: (this.#cut[to] as number) - (this.#cut[from] as number),
    };
  }

  mark(from: number, to: number): Mark {
    const { kept, cut } = this.count(from, to);
    if (kept === 0) return from === to ? "kept" : "gone";
    return cut === kept ? "cut" : "kept";
  }

  ofNode(node: number): Mark {
    const { from, to } = this.#tree.arrays;
    return this.mark(from[node] as number, to[node] as number);
  }

  /** The uppermost node of which the candidate lacks everything, at the first place where it lacks something. */
  get candidate(): number | undefined {
    const all = this.#cut.at(-1) as number;
    if (all === 0) return undefined;
    let [low, high] = [0, this.#tree.tokens - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#cut[middle + 1] as number) > 0) high = middle;
      else low = middle + 1;
    }
    let found: number | undefined;
    for (const node of this.#tree.nodesAt(low)) {
      found = node;
      if (this.ofNode(node) === "cut") break;
    }
    return found;
  }
}

/** 1 for each token that some ranges have a part of. */
function touched({ arrays: { starts, ends } }: InputTree, ranges: readonly Range[]): Uint8Array {
  const flags = new Uint8Array(starts.length);
  let token = 0;
  for (const [from, to] of ranges) {
    while (token < starts.length && (ends[token] as number) <= from) token++;
    for (let i = token; i < starts.length && (starts[i] as number) < to; i++) flags[i] = 1;
  }
  return flags;
}
