/** Where strings, names in quotes and comments end. */

/** What the dialect of a text is, as far as its characters depend on it. */
export interface Dialect {
  /** Whether a backslash takes the meaning from the quote behind it. */
  readonly hasEscapes: boolean;
  /** Whether `#` begins a comment wherever it stands. */
  readonly hasHashComments: boolean;
}

/** The dialect that a text fits better. */
export function dialectOf(text: string): Dialect {
  const hasEscapes = /\\['"]/.test(text) && mistakes(text, true) <= mistakes(text, false);
  return { hasEscapes, hasHashComments: /`|^#\s|\bENGINE\s*=|\bAUTO_INCREMENT\b|\/\*!/im.test(text) };
}

/** Where a string or a name in quotes ends; undefined if it has no end. */
export function quotedEnd(text: string, from: number, hasEscapes: boolean): number | undefined {
  const quote = text[from] as string;
  for (let at = from + 1; ; at += 2) {
    const end = text.indexOf(quote, at);
    if (end < 0) return undefined;
    if (hasEscapes && isEscaped(text, at, end)) at = end - 1;
    else if (text[end + 1] === quote) at = end;
    else return end + 1;
  }
}

/** Where a comment ends that may hold others; undefined if one of them has no end. */
export function nestedCommentEnd(text: string, from: number): number | undefined {
  const marks = /\/\*|\*\//g;
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    depth += mark[0] === "/*" ? 1 : -1;
    if (depth === 0) return marks.lastIndex;
  }
  return undefined;
}

/** Whether an odd number of backslashes is between two places and right before the second. */
function isEscaped(text: string, from: number, at: number): boolean {
  let start = at;
  while (start > from && text[start - 1] === "\\") start--;
  return (at - start) % 2 === 1;
}

/** How many strings end right before a word, or do not end. */
function mistakes(text: string, hasEscapes: boolean): number {
  const marks = /['"`]|--|\/\*/g;
  let count = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [found] = mark;
    if (found === "--" || found === "/*") {
      const end = text.indexOf(found === "--" ? "\n" : "*/", mark.index);
      if (end < 0) return count;
      marks.lastIndex = end;
      continue;
    }
    const isEscapeString = /[eE]/.test(text[mark.index - 1] ?? "") && !/\w/.test(text[mark.index - 2] ?? "");
    const end = quotedEnd(text, mark.index, found !== "`" && (hasEscapes || isEscapeString));
    if (end === undefined) return count + 1;
    if (/[\w\\]/.test(text[end] ?? "")) count++;
    marks.lastIndex = end;
  }
  return count;
}
