/**
 * Removes single characters from a text without a grammar, after everything larger has been tried: characters of the layout between
 * tokens, so that words may join, and characters of tokens that mean little, such as the `0` that has replaced an operand, or a mark
 * alone in its line or before another mark.
 *
 * Guarantee: no single such character can be removed, if there are at most 1,000 of them. Otherwise all stay, because each takes a test.
 */
import { ddmin } from "../lists/ddmin.js";
import { mapSearch, type Search } from "../search/search.js";
import { carry, type ProtectedText, type TextRange, touches } from "../tree/protection.js";
import type { Spaced } from "../tree/unparse.js";

/** If there are more removable characters, all stay. */
const mostCharacters = 1000;

/** A character, and whether it may mean little. */
interface Character {
  readonly text: string;
  readonly isMeaningless: boolean;
}

/**
 * Yields smaller texts.
 * @param spaced the tokens of the text and the layout between them
 * @param ranges what is protected
 */
export function* trimCharacters({ texts, gaps }: Spaced, ranges: readonly TextRange[]): Search<ProtectedText, void> {
  let length = 0;
  const characters = gaps
    .flatMap((gap, i) => {
      const text = texts[i] ?? "";
      const isLine = text.length === 1 && isLineEnd(gap) && isLineEnd(gaps[i + 1] ?? "");
      const isBeforeMark = marks.test(text) && gaps[i + 1] === "" && marks.test(texts[i + 1] ?? "");
      return [...charactersOf(gap, true), ...charactersOf(text, isLine || isBeforeMark)];
    })
    .map(({ text, isMeaningless }) => {
      const from = length;
      length += text.length;
      return { text, from, isRemovable: isMeaningless && !touches(ranges, { from, to: length }) };
    });
  const removable = characters.filter(({ isRemovable }) => isRemovable);
  if (removable.length > mostCharacters) return;
  const render = (kept: readonly (typeof characters)[number][]) => {
    const staying = new Set(kept);
    const left = characters.filter((each) => !each.isRemovable || staying.has(each));
    return { text: left.map(({ text }) => text).join(""), ranges: carry(ranges, left) };
  };
  yield* mapSearch(ddmin(removable, { splitFactor: Number.POSITIVE_INFINITY }), render);
}

/** A character of a token that probably means nothing: one that other passes insert instead of others, one that cannot be printed, or a bracket or quote, which other passes only remove in pairs. */
const meaningless = /[a\p{N}\p{Cc}()[\]{}<>"'`]/u;

/** A token of an operator. */
const marks = /^[^\p{L}\p{N}_\s()[\]{}"'`]+$/u;

/** @param isMeaningless whether all of them are meaningless, as for layout and for a token alone in its line */
function charactersOf(text: string, isMeaningless: boolean): readonly Character[] {
  return [...text].map((each) => ({ text: each, isMeaningless: isMeaningless || meaningless.test(each) }));
}

function isLineEnd(gap: string): boolean {
  return gap.includes("\n");
}
