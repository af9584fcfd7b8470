/**
 * Makes the layout between the tokens that are left as small as the oracle allows. A parse tree does not hold it, so tree
 * reduction leaves it behind: spaces, line ends, comments.
 *
 * First all of it goes at once, down to what keeps tokens apart; then all but one line end where there was one; then ddmin
 * decides which stretches stay, and which characters of those. Ours; Shrink Ray and C-Vise have passes to the same end.
 */

import type { ListMinimizer } from "../lists/list-minimizers.js";
import { mapSearch, type Search } from "../search/search.js";
import type { Spaced } from "../tree/unparse.js";

/** A text in a smaller layout. */
export interface RespacedText {
  readonly text: string;
}

/** Minimises the layout of a text. */
export function* respace({ texts, gaps, separator }: Spaced, minimize: ListMinimizer): Search<RespacedText, void> {
  const render = (layout: readonly string[]) => layout.map((gap, i) => gap + (texts[i] ?? "")).join("");
  const isInside = (i: number) => i > 0 && i < texts.length;
  const tight = gaps.map((gap, i) => (gap !== "" && isInside(i) ? separator(i) : ""));
  const lines = tight.map((gap, i) => (isInside(i) && /[\n\r]/.test(gaps[i] as string) ? "\n" : gap));
  if (render(tight).length >= render(gaps).length) return;
  const layouts = render(lines) === render(tight) ? [tight] : [tight, lines];
  const attempts = layouts.map((layout) => ({ text: render(layout), layout }));
  const found = yield attempts;
  const start = attempts.find((attempt) => attempt === found)?.layout ?? gaps;

  const loose = [...start.keys()].filter((i) => start[i] !== tight[i]);
  const keepGaps = (kept: readonly number[]) => {
    const stay = new Set(kept);
    return start.map((gap, i) => (stay.has(i) ? gap : (tight[i] as string)));
  };
  const lengthOf = (i: number) => (start[i] as string).length;
  const stretches = yield* mapSearch(minimize(loose, lengthOf), (kept) => ({ text: render(keepGaps(kept)) }));

  const rewritten = new Set(stretches);
  const characters = stretches.flatMap((i) => [...(start[i] as string)].map((character) => ({ i, character })));
  const keepCharacters = (kept: readonly { readonly i: number; readonly character: string }[]) => {
    const layout = tight.map((gap, i) => (rewritten.has(i) ? "" : gap));
    for (const { i, character } of kept) layout[i] += character;
    return { text: render(layout.map((gap, i) => gap || (tight[i] as string))) };
  };
  if (characters.length > stretches.length)
    yield* mapSearch(
      minimize(characters, () => 1),
      keepCharacters,
    );
}
