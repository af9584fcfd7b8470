/** The layout between tokens: how it is chosen, and how it is made minimal. */
import type { Tree } from "./node.js";

/**
 * How the layout between two tokens that stay is chosen.
 * - `keep`: the layout of the input. If tokens between them were removed, the layout after the left token; but the layout
 *   before the right token if only that has a line end, or both have one and the right token's line is indented less. If both are in one
 *   element of a list, and blanks are behind the left one, the line end of the right one does not count, unless there is a comment. If neither
 *   has one, but something between them had, and the tokens are in different elements of a list, the layout between these elements. At the
 *   beginning, blank lines go.
 * - `minimal`: the layout before the right token, reduced to one line end if it has one, else to one space (as Picireny does).
 */
export type Layout = "keep" | "minimal";

/**
 * The layout after the left token, or the one before the right token: see {@link Layout}.
 * @param leftGap the layout after the left token in the input
 * @param rightGap the layout before the right token in the input
 */
export function nearGap(leftGap: string, rightGap: string): string {
  const isRight = hasLineEnd(rightGap) && (!hasLineEnd(leftGap) || indentOf(rightGap) < indentOf(leftGap));
  return isRight ? rightGap : leftGap;
}

/**
 * The layout before a token or, if the tokens from `from` up to `to` have been removed, all text that was between their neighbours.
 * @param from may be the number of all tokens, for the layout behind the last one
 */
export function gapBefore({ text, tokens }: Tree, from: number, to = from): string {
  return text.slice(tokens.ends[from - 1], tokens.starts[to]);
}

/**
 * Whether a layout has a line end.
 * @param text a layout, or any text; a carriage return alone counts, too
 */
export function hasLineEnd(text: string): boolean {
  // In long texts, a search for a single character takes less than a tenth of the time of a regular expression.
  return text.includes("\n") || text.includes("\r");
}

/** The number of characters after the last line end of a layout. */
function indentOf(layout: string): number {
  return (layout.split(/[\n\r]/).at(-1) as string).length;
}

/**
 * Number of UTF-16 units of all tokens, without the layout between them.
 * @param tree any tree
 */
export function lengthOfTokens({ tokens: { starts, ends } }: Tree): number {
  let length = 0;
  for (let i = 0; i < starts.length; i++) length += (ends[i] as number) - (starts[i] as number);
  return length;
}

/**
 * The same tree over a text with nothing, one space or one line end between the tokens.
 * @param tree is not changed; nodes are shared with the new tree
 */
export function withMinimalLayout(tree: Tree): Tree {
  return withLayout(tree, ({ gap, index }) => {
    if (!gap || !index) return "";
    return hasLineEnd(gap) ? lineLayout(tree, index, gap) : " ";
  });
}

/**
 * The same tree over a text that has the same tokens, but lacks the layout before some of them; undefined for any other text.
 * @param tree is not changed; nodes are shared with the new tree
 * @param text is not read by the lexer: no tokens may have merged in it
 */
export function withoutSomeLayout(tree: Tree, text: string): Tree | undefined {
  const other = withLayout(tree, ({ gap, token, start }) => (text.startsWith(gap + token, start) ? gap : ""));
  return text === other.text + gapBefore(tree, tree.tokens.starts.length) ? { ...other, text } : undefined;
}

/** The place between two tokens. */
interface Place {
  /** The layout before the right token. */
  readonly gap: string;
  /** The text of the right token. */
  readonly token: string;
  /** The index of the right token. */
  readonly index: number;
  /** Where the layout begins in the new text. */
  readonly start: number;
}

/** The same tree with the layout that a function chooses before each token, and none behind the last one. */
function withLayout(tree: Tree, choose: (place: Place) => string): Tree {
  let start = 0;
  const parts: string[] = [];
  const ends = tree.tokens.ends.slice();
  const starts = tree.tokens.starts.map((from, index) => {
    const token = tree.text.slice(from, ends[index]);
    const layout = choose({ gap: gapBefore(tree, index), token, index, start });
    parts.push(layout, token);
    const begin = start + layout.length;
    start = begin + token.length;
    ends[index] = start;
    return begin;
  });
  return { ...tree, text: parts.join(""), tokens: { ...tree.tokens, starts, ends } };
}

/** A line end, with the indentation if that has a meaning. Outside brackets, a line only continues after a backslash. */
function lineLayout({ tokens: { lines } }: Tree, token: number, gap: string): string {
  if (!lines?.[token]) return "\n";
  if (lines[token] === 1) return `\n${/[ \t]*$/.exec(gap)?.[0] ?? ""}`;
  return gap.includes("\\") ? " " : "\n";
}
