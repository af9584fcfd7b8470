/**
 * Removes a line, and at the same time moves the more deeply indented lines after it to its indentation. An algorithm on the tree cannot
 * do that, because indentation is layout. This pass is treemin's own.
 *
 * Guarantee: no single line with deeper lines below it can be removed in this way, if the text has at most 1,000 lines.
 */
import { ask, type Search } from "../search/search.js";
import { carry, type ProtectedText, type TextRange, type TracedText, touches } from "../tree/protection.js";

/** Texts with more lines stay as they are. */
const mostLines = 1000;

const lineEnd = /(?<=\n|\r(?!\n))/;

/** A line, and its original position in the text. */
interface OutdentedLine extends TracedText {
  readonly from: number;
  readonly isProtected: boolean;
}

/**
 * Yields texts with one line less. Lines that touch protected ranges stay as they are.
 * @param start the text and the ranges of it that must stay
 * @returns the last interesting text; `start` if there was none
 */
export function* outdent(start: ProtectedText): Search<ProtectedText, ProtectedText> {
  let lines = linesOf(start).filter(({ text, isProtected }) => isProtected || text.trim() !== "");
  if (lines.length > mostLines) return start;
  let best = start;
  for (let i = 0; i < lines.length - 1; ) {
    const without = withoutLine(lines, i);
    const found = without && (yield* ask([joined(without, start.ranges)]));
    if (found && without) [lines, best] = [without, found];
    else i++;
  }
  return best;
}

function linesOf({ text, ranges }: ProtectedText): OutdentedLine[] {
  let from = 0;
  return text.split(lineEnd).map((line) => {
    const to = from + line.length;
    const placed = { text: line, from, isProtected: touches(ranges, { from, to }) };
    from = to;
    return placed;
  });
}

function joined(lines: readonly OutdentedLine[], ranges: readonly TextRange[]): ProtectedText {
  return { text: lines.map(({ text }) => text).join(""), ranges: carry(ranges, lines) };
}

/** The lines without the one at `at`, the deeper lines after it moved out; undefined if there are none, or one of these lines is protected. */
function withoutLine(lines: readonly OutdentedLine[], at: number): OutdentedLine[] | undefined {
  const own = indentOf(lines[at] as OutdentedLine);
  let end = at + 1;
  while (end < lines.length && indentOf(lines[end] as OutdentedLine) > own) end++;
  if (end === at + 1 || lines.slice(at, end).some(({ isProtected }) => isProtected)) return undefined;
  const depth = indentOf(lines[at + 1] as OutdentedLine) - own;
  const below = lines.slice(at + 1, end).map((line) => {
    const moved = Math.min(depth, indentOf(line));
    return { ...line, text: line.text.slice(moved), from: line.from + moved };
  });
  return [...lines.slice(0, at), ...below, ...lines.slice(end)];
}

function indentOf({ text }: OutdentedLine): number {
  return text.length - text.trimStart().length;
}
