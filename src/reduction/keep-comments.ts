/** Comments in a test case that say what must stay. */
import type { TextRange } from "../tree/protection.js";

/** What is to be protected cannot be. The message says why. */
export class ProtectionError extends Error {
  /** Name of the class. */
  override readonly name = "ProtectionError";
}

/**
 * A comment that begins or ends what must stay, in any of the usual forms, with its end if it has one. A run of marks is only tried from its
 * beginning: from each mark, the time would grow with the square of its length.
 */
const marks =
  /(?:<!--+|(?<!\/)\/\/+|\/\*+|\(\*+|\{-+|(?<!#)#+|(?<!-)--+|(?<!;);+|(?<!%)%+|!|'|\brem\b)[ \t]*treemin:[ \t]*(keep|end)\b[ \t]*(?:\*+\/|--+>|\*+\)|-+\})?/gi;

/**
 * The ranges between `treemin: keep` and `treemin: end`, without the comments themselves, blank lines at the beginning and white space
 * at the end.
 * @param text the whole input
 * @throws ProtectionError if a comment lacks the other one
 */
export function markedRanges(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  let begin: { readonly line: number; readonly from: number } | undefined;
  for (const { index, 0: comment, 1: word = "" } of text.matchAll(marks)) {
    const line = lineAt(text, index);
    if (word.toLowerCase() === "keep") {
      if (begin) throw new ProtectionError(`"treemin: keep" in line ${line} is inside the one in line ${begin.line}.`);
      begin = { line, from: index + comment.length };
    } else {
      if (!begin) throw new ProtectionError(`"treemin: end" in line ${line} has no "treemin: keep" before it.`);
      ranges.push(...trimmed(text, { from: begin.from, to: index }));
      begin = undefined;
    }
  }
  if (!begin) return ranges;
  throw new ProtectionError(
    `"treemin: keep" in line ${begin.line} has no end. Write "treemin: end" in a comment where it ends.`,
  );
}

function lineAt(text: string, index: number): number {
  return (text.slice(0, index).match(/\r\n|\n|\r/g)?.length ?? 0) + 1;
}

/** The range without blank lines at its beginning and white space at its end; none if nothing is left. */
function trimmed(text: string, { from, to }: TextRange): readonly TextRange[] {
  const inside = text.slice(from, to).trimEnd();
  const blank = /^(?:[ \t]*(?:\r\n|\n|\r))+|^[ \t]+/.exec(inside)?.[0].length ?? 0;
  return blank < inside.length ? [{ from: from + blank, to: from + inside.length }] : [];
}
