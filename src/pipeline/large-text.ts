/**
 * Reduces a text that is too large to be parsed, by its outline: first the whole text in coarse parts, then, if hardly anything
 * can be removed, slice by slice in single elements. Nodes are built only for the slice that is being reduced, so the memory does not
 * grow with the number of elements, and each step is short.
 */

import type { ListMinimizer } from "../lists/list-minimizers.js";
import { outline, type Slice } from "../parse/outline.js";
import type { Transformation } from "../reducer/hdd.js";
import { hddr } from "../reducer/hddr.js";
import { prune } from "../reducer/prune.js";
import type { Candidate } from "../schedule/candidate.js";
import { filterSearch, mapSearch, type Search } from "../search/search.js";
import { type Edits, noEdits } from "../tree/edits.js";
import type { Tree } from "../tree/node.js";
import { type ProtectedText, protect, spares } from "../tree/protection.js";
import { Unparser } from "../tree/unparse.js";

/** The size above which a text is reduced by its outline before it is parsed. */
export const mostParsed = 2 ** 22;

/** The same for a text without a grammar, in which each word is an element of a list. */
export const mostStructured = 2 ** 19;

/** An element of a list costs as much memory and time as this number of UTF-16 units of text. */
const unitsPerElement = 32;

/** The approximate length of a slice, in UTF-16 units. */
const sliceLength = 2 ** 16;

/** The approximate number of parts into which the outline divides the text. */
const partCount = 256;

/** The whole text is only reduced again if the last turn left at most this share of it. */
const worthwhileShare = 0.9;

/** How a large text is reduced. */
export interface LargeTextOptions {
  readonly minimize: ListMinimizer;
  /** The search ends when the text is at most of this size; see {@link sizeToParse}. */
  readonly most: number;
}

/**
 * The cost of parsing and reducing a text, in UTF-16 units: its length, or more if it has many elements of lists.
 * @param text is read completely, which takes time in proportion to its length
 */
export function sizeToParse(text: string): number {
  let elements = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x2c || unit === 0x3b || unit === 0x0a) elements++; // comma, semicolon, line end
  }
  return Math.max(text.length, unitsPerElement * elements);
}

/**
 * Reduces a text until it can be parsed, or all of its slices have been reduced.
 * @param start the text and the ranges that must stay
 * @param options the list minimiser, and the size at which the search may end; see {@link sizeToParse}
 */
export function* reduceLargeText(start: ProtectedText, { minimize, most }: LargeTextOptions): Search<Candidate, void> {
  if (start.ranges.length === 0 && (yield [{ phase: "empty", text: () => "" }])) return;
  for (let before = start; ; ) {
    const { text, ranges } = before;
    const tree = protect(yield* inPieces(outline(text, Math.ceil(text.length / partCount))), ranges);
    const after = yield* pruneOutline(tree, minimize);
    if (sizeToParse(after.text) <= most) return;
    if (after.text.length > worthwhileShare * text.length) return yield* reduceSlices(after, { minimize, most });
    before = after;
  }
}

/** Reduces one slice of a text after the other. */
function* reduceSlices(start: ProtectedText, { minimize, most }: LargeTextOptions): Search<Candidate, void> {
  const length = Math.min(sliceLength, Math.ceil(most / 4));
  let { text, ranges } = start;
  for (let from = 0; from < text.length; ) {
    const to = sliceEnd(text, { from, to: from + length });
    const tree = protect(yield* inPieces(outline(text, 1, { from, to })), ranges);
    const after = yield* pruneOutline(tree, minimize);
    from = to - (text.length - after.text.length);
    ({ text, ranges } = after);
  }
}

/** The end of a slice: the next comma (exclusive), semicolon or line end (inclusive), so that the slice is a little longer than wanted. */
function sliceEnd(text: string, { from, to }: Slice): number {
  const found = /[,;\n]/.exec(text.slice(to, 2 * to - from));
  if (found) return to + found.index + (found[0] === "," ? 0 : 1);
  const isInPair = (text.charCodeAt(to) & 0xfc00) === 0xdc00;
  return Math.min(text.length, isInPair ? to + 1 : to);
}

/** Prunes the elements of an outline; returns what is left of the text. */
function* pruneOutline(tree: Tree, minimize: ListMinimizer): Search<Candidate, ProtectedText> {
  const { root, parts = [] } = tree;
  const unparser = new Unparser(tree, "keep", () => false);
  yield* inPieces(unparser.prepareKeys());
  const candidate = (edits: Edits): Candidate => ({
    phase: "outline",
    text: () => unparser.unparse(edits),
    key: () => unparser.keyOf(edits),
    protectedRanges: () => unparser.protectedRanges(edits),
  });
  const pruning: Transformation = (workingTree, level) => prune(workingTree, level, { coarse: false, minimize });
  const all = hddr({ root, edits: noEdits, parts }, [pruning], { queue: "breadth", siblings: "forward" });
  const search = filterSearch(all, (edits) => spares(edits, parts));
  const { edits } = yield* mapSearch(search, candidate);
  return { text: unparser.unparse(edits), ranges: unparser.protectedRanges(edits) };
}

/** Does long work piece by piece. After each piece, it yields an empty round, so that the driver can do other work. */
function* inPieces<R>(work: Generator<void, R, void>): Search<Candidate, R> {
  let piece = work.next();
  for (; !piece.done; piece = work.next()) yield [];
  return piece.value;
}
