/**
 * Makes the layout between the tokens that are left as small as the test allows. A parse tree does not hold the layout, so
 * tree reduction leaves spaces, line ends and comments behind.
 *
 * First removes all layout at once, except for what keeps tokens apart and blocks indented. If that fails, keeps one line end wherever
 * there was one, at first only where no bracket, comma or semicolon makes it needless. Afterwards a list minimiser decides which stretches of
 * layout stay, which words of those, and which characters. This search is treemin's own; Shrink Ray and C-Vise have passes with the same purpose.
 *
 * Guarantee: with a 1-minimal list minimiser, no single character of the layout can be removed. A line end may stay where a space would do.
 */

import type { ListMinimizer } from "../lists/list-minimizers.js";
import { mapSearch, type Search } from "../search/search.js";
import { hasLineEnd } from "../tree/layout.js";
import { carry, type TextRange } from "../tree/protection.js";
import type { Spaced } from "../tree/unparse.js";

/** A test case with a smaller layout. */
export interface RespacedText {
  readonly text: string;
  /** The layout before each token and, last, behind them all. */
  readonly layout: LayoutList;
}

/** The layout before each token and, last, behind them all. */
type LayoutList = readonly string[];

/** A part of the layout and the index of the stretch that it is in. */
interface LayoutPiece {
  readonly i: number;
  readonly text: string;
}

/**
 * Minimises the layout of a text.
 * @param spaced the tokens of the text and the layout between them
 * @param minimize decides which stretches of the layout stay, which words, and which groups of characters
 * @param minimizeOneByOne the same for characters, and for stretches most of which are likely to stay
 * @param kept stretches that were minimal before: they only go as a whole; those that stay now are added
 * @returns the text with the layout that stays
 */
export function* respace(
  spaced: Spaced,
  minimize: ListMinimizer,
  minimizeOneByOne: ListMinimizer,
  kept = new Set<string>(),
): Search<RespacedText, RespacedText> {
  const tight = tightLayout(spaced);
  const render = (layout: LayoutList) => {
    return { text: layout.map((gap, i) => gap + (spaced.texts[i] ?? "")).join(""), layout };
  };
  if (render(tight).text.length >= render(spaced.gaps).text.length) return render(spaced.gaps);
  const needful = needfulLines(spaced, tight);
  const start = yield* coarseLayout(spaced, { tight, needful }, render);
  // A line end that keeps tokens apart is no longer than a space.
  const least = start.map((gap, i) => (gap.length > (tight[i] as string).length ? (tight[i] as string) : gap));
  const keep = (pieces: readonly LayoutPiece[]) => {
    const layout = start.map(() => "");
    for (const { i, text } of pieces) layout[i] += text;
    return render(layout.map((gap, i) => gap || (least[i] as string)));
  };
  let pieces: readonly LayoutPiece[] = start.map((text, i) => ({ i, text })).filter(({ i, text }) => text !== least[i]);
  const lengthOf = ({ text }: LayoutPiece) => text.length;
  pieces = yield* mapSearch((start === needful ? minimizeOneByOne : minimize)(pieces, lengthOf), keep);
  // Of a line end or a comment that must stay, most characters must usually stay, too.
  const steps = [
    [/[\n\r]+|[^\S\n\r]+|\S+/g, minimize],
    [/.{1,8}/gsu, minimize],
    [/./gsu, minimizeOneByOne],
  ] as const;
  for (const [part, minimizer] of steps) {
    const partsOf = (stretch: string) => (kept.has(stretch) ? [stretch] : (stretch.match(part) ?? []));
    const parts = pieces.flatMap(({ i, text }) => partsOf(text).map((text) => ({ i, text })));
    if (parts.length === pieces.length) continue;
    pieces = yield* mapSearch(minimizer(parts, lengthOf), keep);
  }
  const result = keep(pieces);
  for (const [i, stretch] of result.layout.entries()) if (stretch !== least[i]) kept.add(stretch);
  return result;
}

/**
 * Moves ranges to where they are after a change of the layout between the tokens.
 * @param ranges of the text with the old layout; none begins in layout
 * @param spaced the tokens and the old layout
 * @param layout the new layout
 */
export function carryThroughLayout(
  ranges: readonly TextRange[],
  { texts, gaps }: Spaced,
  layout: LayoutList,
): readonly TextRange[] {
  let from = 0;
  const stretches = gaps.flatMap((gap, i) => {
    const token = { text: texts[i] ?? "", from: from + gap.length };
    from = token.from + token.text.length;
    return [{ text: layout[i] as string }, token];
  });
  return carry(ranges, stretches);
}

/** Tells whether a gap is between two tokens. */
function isInside({ texts }: Spaced, i: number): boolean {
  return i > 0 && i < texts.length;
}

/** The least layout that keeps the tokens apart. Nothing is inserted where there was no layout. */
function tightLayout(spaced: Spaced): LayoutList {
  const separator = (i: number) => spaced.joinable.get(i) ?? spaced.separator(i);
  return spaced.gaps.map((gap, i) => (gap !== "" && isInside(spaced, i) ? separator(i) : ""));
}

/** Keeps a line end wherever there was one. */
function linesOf(spaced: Spaced, tight: LayoutList): LayoutList {
  const leastLine = (i: number) => (hasLineEnd(spaced.separator(i)) ? spaced.separator(i) : "\n");
  return tight.map((gap, i) => (isInside(spaced, i) && hasLineEnd(spaced.gaps[i] as string) ? leastLine(i) : gap));
}

/** Keeps those line ends that are not beside a mark that ends a part of the text or begins one. */
function needfulLines(spaced: Spaced, tight: LayoutList): LayoutList {
  const { texts } = spaced;
  const isBesideMark = (i: number) => /^[([{,;]$/.test(texts[i - 1] ?? "") || /^[)\]},;]$/.test(texts[i] ?? "");
  return linesOf(spaced, tight).map((gap, i) => (isBesideMark(i) ? (tight[i] as string) : gap));
}

/** Replaces all layout at once and returns the layout to go on from. */
function* coarseLayout(
  spaced: Spaced,
  { tight, needful }: { readonly tight: LayoutList; readonly needful: LayoutList },
  render: (layout: LayoutList) => RespacedText,
): Search<RespacedText, LayoutList> {
  const { gaps } = spaced;
  let last: string | undefined;
  for (const layout of [tight, needful, linesOf(spaced, tight)]) {
    const each = render(layout);
    if (each.text !== last && (yield [each])) return layout;
    last = each.text;
  }
  // Where lines are indented, the indentation of all of them changes together.
  const indented = gaps.map((gap, i) => {
    const least = isInside(spaced, i) && hasLineEnd(gap) ? spaced.separator(i) : "";
    return hasLineEnd(least) ? gap.replace(/[^\n\r]*$/, least.slice(1)) : gap;
  });
  if (render(indented).text !== render(gaps).text && (yield [render(indented)])) return indented;
  return gaps;
}
