/** Where comments, strings and the lines of the preprocessor end. */

/** Where a comment ends. */
export function commentEnd(text: string, at: number): number {
  const end = text.indexOf("*/", at + 2);
  return end < 0 ? text.length : end + 2;
}

/** Where a string or character constant ends: behind its quote, or where its line does. */
export function quotedEnd(text: string, quoteAt: number): number {
  const quote = text.charCodeAt(quoteAt);
  for (let at = quoteAt + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 92) {
      if (text[at + 1] === "\r" && text[at + 2] === "\n") at++;
      at++;
    } else if (code === quote) return at + 1;
    else if (code === 10 || code === 13) return quoteAt + 1;
  }
  return quoteAt + 1;
}

/** Where a line ends that may go on behind splices: at its line end. */
export function lineEnd(text: string, from: number): number {
  for (let at = from; ; ) {
    const end = text.indexOf("\n", at);
    if (end < 0) return text.length;
    if (!isSpliced(text, end)) return end;
    at = end + 1;
  }
}

function isSpliced(text: string, lineFeed: number): boolean {
  let before = lineFeed - 1;
  while (before >= 0 && (text[before] === "\r" || text[before] === " " || text[before] === "\t")) before--;
  return text[before] === "\\";
}

/** Where a directive ends: behind its line end. A comment in it may go over several lines. */
export function directiveEnd(text: string, from: number): number {
  for (let at = from; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      if (!isSpliced(text, at)) return at + 1;
      at++;
    } else if (code === 34 || code === 39) at = quotedEnd(text, at);
    else if (code === 47 && text[at + 1] === "*") at = commentEnd(text, at);
    else if (code === 47 && text[at + 1] === "/") at = lineEnd(text, at);
    else at++;
  }
  return text.length;
}
