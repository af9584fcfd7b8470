/** Which tokens of an input are gone at a moment, and which of the others its candidate lacks. */
import type { InputTree } from "./input-tree.ts";
import type { Moment } from "./moment.ts";
import { keptRanges, type Range } from "./ranges.ts";

/** The mark of a token, or of all tokens of a node. `cut`: in the best text, but not in the candidate; `changed`: the candidate has only a part of the text. */
export type Mark = "kept" | "gone" | "cut" | "changed";

/** Prefix sums over the tokens, so that the mark of a node is found as quickly as that of a token. */
export class TokenMarks {
  readonly #tree: InputTree;
  /** For each token, how many tokens before it are kept, how many of these the candidate lacks at least in part, and how many only in part. */
  readonly #kept: Int32Array;
  readonly #cut: Int32Array;
  readonly #changed: Int32Array;

  constructor(tree: InputTree, moment: Moment) {
    this.#tree = tree;
    const { tokens } = tree;
    const kept = lengthsIn(tree, keptRanges(moment.state.origins));
    const cut = lengthsIn(tree, moment.cuts);
    this.#kept = countsOf(tokens, (i) => (kept[i] as number) > 0);
    this.#cut = countsOf(tokens, (i) => (cut[i] as number) > 0);
    this.#changed = countsOf(tokens, (i) => (cut[i] as number) > 0 && (cut[i] as number) < (kept[i] as number));
  }

  /** How many tokens from one up to another are kept, and of how many of these the candidate lacks something. */
  count(from: number, to: number): { readonly kept: number; readonly cut: number } {
    return {
      kept: (this.#kept[to] as number) - (this.#kept[from] as number),
      cut: (this.#cut[to] as number) - (this.#cut[from] as number),
    };
  }

  mark(from: number, to: number): Mark {
    const { kept, cut } = this.count(from, to);
    if (kept === 0) return from === to ? "kept" : "gone";
    if (cut < kept) return "kept";
    return this.#changed[to] === this.#changed[from] ? "cut" : "changed";
  }

  ofNode(node: number): Mark {
    const { from, to } = this.#tree.arrays;
    return this.mark(from[node] as number, to[node] as number);
  }

  /** The uppermost node whose tokens all differ in the candidate, at the first token that differs. */
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
      if (isDifferent(this.ofNode(node))) break;
    }
    return found;
  }
}

/** Whether a mark means that the candidate of the moment differs from the best text in all tokens. */
export function isDifferent(mark: Mark): boolean {
  return mark === "cut" || mark === "changed";
}

/** How many UTF-16 units of each token are in some ranges. */
function lengthsIn({ arrays: { starts, ends } }: InputTree, ranges: readonly Range[]): Int32Array {
  const lengths = new Int32Array(starts.length);
  let token = 0;
  for (const [from, to] of ranges) {
    while (token < starts.length && (ends[token] as number) <= from) token++;
    for (let i = token; i < starts.length && (starts[i] as number) < to; i++) {
      const length = Math.min(to, ends[i] as number) - Math.max(from, starts[i] as number);
      lengths[i] = (lengths[i] as number) + length;
    }
  }
  return lengths;
}

/** For each token and for the end: for how many tokens before it a condition holds. */
function countsOf(tokens: number, holds: (token: number) => boolean): Int32Array {
  const counts = new Int32Array(tokens + 1);
  for (let i = 0; i < tokens; i++) counts[i + 1] = (counts[i] as number) + (holds(i) ? 1 : 0);
  return counts;
}
