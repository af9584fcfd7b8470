/**
 * Protected parts: ranges of a text that must stay as they are. From text to text, their positions follow from the edits. They are never
 * searched for, so a part stays the same part even if its text occurs elsewhere.
 */
import type { Edits } from "./edits.js";
import type { ProtectedPart, TokenTable, Tree } from "./node.js";

/** A range of a text, in UTF-16 units. */
export interface TextRange {
  /** Where it begins. */
  readonly from: number;
  /** Where it ends, exclusive. */
  readonly to: number;
}

/**
 * The same tree with protected parts. Layout in a protected range becomes a part of the token before it, or of the first token of the
 * range; layout at the end of a range belongs to the token before it. A range of layout alone belongs to the token after it.
 * @param tree is not changed
 * @param ranges in the order of the text, disjoint and not empty
 * If there are no tokens at all, the whole text becomes one.
 * @returns the tree itself if nothing is protected
 */
export function protect(tree: Tree, ranges: readonly TextRange[]): Tree {
  if (ranges.length === 0) return tree;
  const isEmpty = tree.tokens.starts.length === 0;
  const starts = isEmpty ? Int32Array.of(0) : Int32Array.from(tree.tokens.starts);
  const ends = isEmpty ? Int32Array.of(tree.text.length) : Int32Array.from(tree.tokens.ends);
  const held = ranges.map((range) => ({ range, ...tokensIn(tree.tokens, range) }));
  for (const { from, to, range } of held) {
    for (let i = from + 1; i < to; i++) ends[i - 1] = starts[i] as number;
    starts[from] = Math.min(starts[from] as number, range.from);
    ends[to - 1] = Math.max(ends[to - 1] as number, range.to);
  }
  const parts = held.map(({ from, to, range }) => {
    return { from, to, offset: range.from - (starts[from] as number), length: range.to - range.from };
  });
  return { ...tree, tokens: { ...tree.tokens, starts, ends }, parts };
}

/** The tokens that a range touches; if there are none, the token after it, or else the last token. */
function tokensIn({ starts, ends }: TokenTable, range: TextRange): NumberRange {
  const from = Math.max(0, Math.min(firstAbove(ends, range.from), starts.length - 1));
  const to = firstAbove(starts, range.to - 1);
  return { from, to: Math.max(from + 1, to) };
}

/** The index of the first of some ascending numbers that is greater than another. */
function firstAbove(numbers: Int32Array, value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Numbers from one up to another, exclusive: UTF-16 units of a text, or tokens. */
interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a range touches one of others. An empty range touches the ranges that it lies in.
 * @param others in order
 * @param range the range in question
 */
export function touches(others: readonly NumberRange[], { from, to }: NumberRange): boolean {
  const next = others[firstBehind(others, from)];
  return next !== undefined && next.from < to;
}

/**
 * The index of the first of some ranges that ends after a number.
 * @param ranges in order
 */
export function firstBehind(ranges: readonly Pick<NumberRange, "to">[], number: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] as NumberRange).to <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Whether edits leave all protected parts as they are.
 * @param edits of the tree whose parts these are
 * @param parts in order, as ranges of tokens
 */
export function spares(edits: Edits, parts: readonly ProtectedPart[]): boolean {
  return !edits.some((cut) => touches(parts, cut));
}

/** A text and where its protected parts are. */
export interface ProtectedText {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

/** A stretch of a text that is made from another one. */
export interface TracedText {
  readonly text: string;
  /** Where it was in the other text, in UTF-16 units; undefined if it is new. */
  readonly from?: number | undefined;
}

/**
 * The positions that ranges of a text have in another text made of stretches of it.
 * @param ranges in the order of the text; each stays as a whole
 * @param stretches in order
 */
export function carry(ranges: readonly TextRange[], stretches: Iterable<TracedText>): readonly TextRange[] {
  const carried: TextRange[] = [];
  let length = 0;
  for (const { text, from } of stretches) {
    for (let next = ranges[carried.length]; next && from !== undefined; next = ranges[carried.length]) {
      if (next.from < from || next.from >= from + text.length) break;
      const start = length + next.from - from;
      carried.push({ from: start, to: start + next.to - next.from });
    }
    length += text.length;
  }
  return carried;
}
