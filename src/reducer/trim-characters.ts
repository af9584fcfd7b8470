/**
 * Removes single characters from a text without a grammar, after everything larger: those of the layout between tokens, so that words
 * may join, and those of tokens that mean little, such as the `0` that takes the place of an operand.
 *
 * Guarantee: no single such character can be removed, if there are at most 1,000 of them. Otherwise all stay, for each takes a test.
 */
import { ddmin } from "../lists/ddmin.js";
import { mapSearch, type Search } from "../search/search.js";
import type { Spaced } from "../tree/unparse.js";

/** If more characters may be removed, all stay. */
const mostCharacters = 1000;

/** A character, and whether it may be removed. */
interface Character {
  readonly text: string;
  readonly isRemovable: boolean;
}

/** Yields smaller texts. */
export function* trimCharacters({ texts, gaps }: Spaced): Search<string, void> {
  const characters = gaps.flatMap((gap, i) => [...charactersOf(gap, true), ...charactersOf(texts[i] ?? "", false)]);
  const removable = characters.filter(({ isRemovable }) => isRemovable);
  if (removable.length > mostCharacters) return;
  const render = (kept: readonly Character[]) => {
    const stay = new Set(kept);
    return characters.flatMap((each) => (stay.has(each) || !each.isRemovable ? [each.text] : [])).join("");
  };
  yield* mapSearch(ddmin(removable, { splitFactor: Number.POSITIVE_INFINITY }), render);
}

/** A character of a token that is likely to mean nothing: one that other passes put in for others, one that cannot be printed, or a bracket or quote, which went in pairs only. */
const meaningless = /[a\p{N}\p{Cc}()[\]{}<>"'`]/u;

function charactersOf(text: string, isLayout: boolean): readonly Character[] {
  return [...text].map((each) => ({ text: each, isRemovable: isLayout || meaningless.test(each) }));
}
