/** Lines of a terminal: pieces of text, each with what it means. */
import stringWidth from "string-width";
import { printable } from "../output/printable.js";

/** What a piece of text means, which decides how it looks. */
export type Meaning = "title" | "figure" | "faint" | "curve" | "gone" | "added" | "alert";

/** A piece of a line. It has no line end and nothing that moves the cursor. */
export interface StyledText {
  readonly text: string;
  readonly meaning?: Meaning | undefined;
}

/** A line of a terminal. */
export type Line = readonly StyledText[];

/**
 * A piece of a line from text that may be anything.
 * @param text is made safe to print
 * @param meaning chooses the colour; without one, it is that of the terminal
 */
export function span(text: string, meaning?: Meaning): StyledText {
  return { text: printable(text.replaceAll("\t", "  ")), meaning };
}

/** Texts whose characters take a column each, as most do: Latin letters and the signs that the view draws with. */
const narrow = /^[ -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2026\u2190-\u2193\u2500-\u259f\u2800-\u28ff]*$/;

/**
 * How many columns a text takes.
 * @param text without colours; wide characters take two columns
 */
export function columnsOf(text: string): number {
  return narrow.test(text) ? text.length : stringWidth(text);
}

/**
 * How many columns a line takes.
 * @param line of any width
 */
export function widthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + columnsOf(text), 0);
}

/**
 * Cuts a line off that has more columns than these; it then ends with `…`.
 * @param line of any width
 * @param width in columns
 */
export function clip(line: Line, width: number): Line {
  if (widthOf(line) <= width) return line;
  const kept: StyledText[] = [];
  let left = width - 1;
  for (const { text, meaning } of line) {
    const head = headOf(text, left);
    if (head !== "") kept.push({ text: head, meaning });
    left -= columnsOf(head);
    if (head !== text) break;
  }
  return width < 1 ? [] : [...kept, { text: "…", meaning: "faint" }];
}

/**
 * A line with another at the right end of the terminal, if there is room for both.
 * @param line stays at the left
 * @param right is left out if there is no room
 * @param width of the terminal, in columns
 */
export function justify(line: Line, right: Line, width: number): Line {
  const space = width - widthOf(line) - widthOf(right);
  return space < 1 ? clip(line, width) : [...line, { text: " ".repeat(space) }, ...right];
}

/**
 * A line that is exactly as wide as this.
 * @param line of any width; a longer one is cut off
 * @param width in columns
 */
export function pad(line: Line, width: number): Line {
  const clipped = clip(line, width);
  return [...clipped, { text: " ".repeat(Math.max(0, width - widthOf(clipped))) }];
}

/**
 * Parts of a sentence on as few lines as they need, each part as a whole.
 * @param parts each as it is to be printed
 * @param width in columns
 * @param indent begins each line
 */
export function flow(parts: readonly string[], width: number, indent = "  "): readonly Line[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(last) + columnsOf(part) + 2 <= width)
      lines[lines.length - 1] = `${last}, ${part}`;
    else lines.push(last === undefined ? part : indent + part);
  }
  return lines.map((line) => clip([span(line)], width));
}

const graphemes = new Intl.Segmenter();

/**
 * The longest beginning of a text that fits in some columns.
 * @param text without colours
 * @param columns how many it may take
 */
export function headOf(text: string, columns: number): string {
  if (columns <= 0) return "";
  if (narrow.test(text)) return text.slice(0, columns);
  let head = "";
  let taken = 0;
  for (const { segment } of graphemes.segment(text.slice(0, 8 * columns))) {
    taken += columnsOf(segment);
    if (taken > columns) break;
    head += segment;
  }
  return head;
}
