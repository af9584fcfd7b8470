/** The blanks before the first token of a line. A tab extends to the next multiple of eight columns; a form feed returns to the first one. */

const tabWidth = 8;

/**
 * The blanks at the end of a layout.
 * @param gap the layout before a token
 */
export function indentationIn(gap: string): string {
  return /[ \t\f]*$/.exec(gap)?.[0] ?? "";
}

/**
 * The blanks before the first token of a line. A protected token may begin with them.
 * @param text the whole text
 * @param start where the token begins, in UTF-16 units
 */
export function indentationAt(text: string, start: number): string {
  const layout = /\s*/y;
  layout.lastIndex = start;
  layout.test(text);
  let from = layout.lastIndex;
  while (from > 0 && " \t\f".includes(text.charAt(from - 1))) from--;
  return text.slice(from, layout.lastIndex);
}

/**
 * Whether only blanks are before the first token of a line.
 * @param text the whole text
 * @param start where the token begins, in UTF-16 units
 */
export function isAtLineStart(text: string, start: number): boolean {
  const layout = /\s*/y;
  layout.lastIndex = start;
  layout.test(text);
  const before = text.charAt(layout.lastIndex - indentationAt(text, start).length - 1);
  return before === "" || /\s/.test(before);
}

/**
 * The column after an indentation.
 * @param indentation spaces, tabs and form feeds; a tab extends to the next multiple of eight columns
 */
export function widthOf(indentation: string): number {
  let width = 0;
  for (const blank of indentation) width = columnBehind(blank, width);
  return width;
}

/**
 * An indentation without a range of columns. A tab that is cut, or would be less wide, becomes spaces.
 * @param indentation spaces, tabs and form feeds
 * @param from the first column to remove, from 0
 * @param to the column after the last one to remove
 */
export function withoutColumns(indentation: string, from: number, to: number): string {
  const staysTab = (to - from) % tabWidth === 0;
  let left = "";
  let column = 0;
  for (const blank of indentation) {
    const end = columnBehind(blank, column);
    const width = end - column - Math.max(0, Math.min(end, to) - Math.max(column, from));
    const isWhole = width === end - column && (end <= from || staysTab);
    left += blank === "\f" || isWhole ? blank : " ".repeat(width);
    column = end;
  }
  return left;
}

function columnBehind(blank: string, column: number): number {
  if (blank === "\f") return 0;
  return blank === "\t" ? column + tabWidth - (column % tabWidth) : column + 1;
}
