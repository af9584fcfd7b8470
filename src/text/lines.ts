/** Divides a stretch of several lines: paragraphs between blank lines, and lines with the deeper lines below them. */
import type { Groups } from "./groups.js";
import type { TextTokens } from "./text-tokens.js";

/** A line and the deeper lines that follow it. */
export interface Block {
  /** The first token of the line. */
  readonly from: number;
  /** Index after the last token of the line. */
  readonly lineTo: number;
  /** Index after the last token of the deeper lines. */
  readonly to: number;
  /** Whether a blank line is before it. */
  readonly isApart: boolean;
}

/**
 * The first tokens of the lines of a stretch; lines that begin inside groups do not count.
 * @param tokens of the whole text
 * @param groups of the whole text
 * @param range the stretch, as indices of tokens; `to` is the index after the last one
 */
export function lineStarts(
  tokens: TextTokens,
  groups: Groups,
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] {
  const starts: number[] = [];
  for (let at = from; at < to; at = groups.get(at)?.to ?? at + 1) {
    if (at === from || tokens.lineEndsBefore(at) > 0) starts.push(at);
  }
  return starts;
}

/**
 * The lines of a stretch that do not belong to the deeper lines of another, each with its deeper lines.
 * @param tokens of the whole text
 * @param groups of the whole text
 * @param starts the first tokens of the stretch's lines, as {@link lineStarts} returns them
 * @param to the index behind the last token of the stretch
 */
export function blocksOf(tokens: TextTokens, groups: Groups, starts: readonly number[], to: number): readonly Block[] {
  const indents = indentsOf(tokens, groups, starts);
  const blocks: Block[] = [];
  for (let i = 0; i < starts.length; ) {
    let next = i + 1;
    while (next < starts.length && (indents[next] as number) > (indents[i] as number)) next++;
    const from = starts[i] as number;
    blocks.push({
      from,
      lineTo: starts[i + 1] ?? to,
      to: starts[next] ?? to,
      isApart: i > 0 && tokens.lineEndsBefore(from) > 1,
    });
    i = next;
  }
  return blocks;
}

/** The indentation of each line. A comment gets the indentation of the line after it. */
function indentsOf(tokens: TextTokens, groups: Groups, starts: readonly number[]): readonly number[] {
  const indents = starts.map((start) => tokens.indentOf(start));
  for (let i = starts.length - 2; i >= 0; i--) {
    const group = groups.get(starts[i] as number);
    if (group?.kind === "comment" && group.to === starts[i + 1]) indents[i] = indents[i + 1] as number;
  }
  return indents;
}

/**
 * Groups blocks into paragraphs between blank lines; returns a single paragraph if there are no blank lines, or if each block would be
 * a paragraph of its own.
 * @param blocks in the order of the text
 */
export function paragraphsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const paragraphs: Block[][] = [];
  for (const block of blocks) {
    if (block.isApart || paragraphs.length === 0) paragraphs.push([block]);
    else paragraphs.at(-1)?.push(block);
  }
  return paragraphs.length === blocks.length ? [blocks] : paragraphs;
}
