/**
 * Takes the deeper lines below a line out of it: the line goes, and they move to its indentation together. A tree cannot do that, because
 * indentation is layout. This pass is treemin's own.
 *
 * Guarantee: no single line with deeper lines below can go in this way, if the text has at most 1,000 lines.
 */
import { ask, type Search } from "../search/search.js";

/** Longer texts stay as they are, in lines. */
const mostLines = 1000;

const lineEnd = /(?<=\n|\r(?!\n))/;

/**
 * Yields texts with one line less.
 * @returns the last interesting one, or the text itself
 */
export function* outdent(text: string): Search<{ readonly text: string }, string> {
  let lines = text.split(lineEnd).filter((line) => line.trim() !== "");
  if (lines.length > mostLines) return text;
  let best = text;
  for (let i = 0; i < lines.length - 1; ) {
    const without = withoutLine(lines, i);
    const found = without && (yield* ask([{ text: without.join("") }]));
    if (found && without) [lines, best] = [without, found.text];
    else i++;
  }
  return best;
}

/** The lines without one, those below it moved out; undefined if none are below it. */
function withoutLine(lines: readonly string[], at: number): string[] | undefined {
  const own = indentOf(lines[at] as string);
  let end = at + 1;
  while (end < lines.length && indentOf(lines[end] as string) > own) end++;
  if (end === at + 1) return undefined;
  const depth = indentOf(lines[at + 1] as string) - own;
  const below = lines.slice(at + 1, end).map((line) => line.slice(Math.min(depth, indentOf(line))));
  return [...lines.slice(0, at), ...below, ...lines.slice(end)];
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
