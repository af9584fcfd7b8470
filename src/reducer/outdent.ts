/**
 * Removes a line, and at the same time moves the more deeply indented lines after it to its indentation; or removes it together with the line
 * after these if that has one word and the same indentation, as `if x then` with `end`. An algorithm on the tree cannot do that, because
 * indentation is layout. This pass is treemin's own.
 *
 * Guarantee: no single line with deeper lines below it can be removed in this way, if the text has at most 1,000 lines.
 */
import { ask, type Search } from "../search/search.js";
import { carry, type ProtectedText, type TextRange, type TracedText, touches } from "../tree/protection.js";
import { placeUnits, splitIntoUnits } from "./units.js";

/** Texts with more lines stay as they are. */
const mostLines = 1000;

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
    let found: ProtectedText | undefined;
    for (const left of withoutLine(lines, i)) {
      found = yield* ask([joined(left, start.ranges)]);
      if (!found) continue;
      [lines, best] = [left, found];
      break;
    }
    if (!found) i++;
  }
  return best;
}

function linesOf({ text, ranges }: ProtectedText): OutdentedLine[] {
  const units = placeUnits(splitIntoUnits(text, "line"));
  return units.map((line) => ({ ...line, isProtected: touches(ranges, line) }));
}

function joined(lines: readonly OutdentedLine[], ranges: readonly TextRange[]): ProtectedText {
  return { text: lines.map(({ text }) => text).join(""), ranges: carry(ranges, lines) };
}

/** The lines without the one at `at`, and without the last line of its block, too; the deeper lines after it moved out. Protected lines stay. */
function* withoutLine(lines: readonly OutdentedLine[], at: number): Iterable<OutdentedLine[]> {
  const own = indentOf(lines[at] as OutdentedLine);
  let end = at + 1;
  while (end < lines.length && indentOf(lines[end] as OutdentedLine) > own) end++;
  if (end === at + 1 || lines.slice(at, end).some(({ isProtected }) => isProtected)) return;
  const depth = indentOf(lines[at + 1] as OutdentedLine) - own;
  const below = lines.slice(at + 1, end).map((line) => {
    const moved = Math.min(depth, indentOf(line));
    return { ...line, text: line.text.slice(moved), from: line.from + moved };
  });
  const before = lines.slice(0, at);
  yield [...before, ...below, ...lines.slice(end)];
  const last = lines[end];
  if (!last || last.isProtected || indentOf(last) !== own || !/^\W*\w+\W*$/.test(last.text)) return;
  yield [...before, ...below, ...lines.slice(end + 1)];
}

function indentOf({ text }: OutdentedLine): number {
  return text.length - text.trimStart().length;
}
