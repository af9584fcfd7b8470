/** The last part of T-Rec (`trec.ts`): removes characters from the texts of tokens, and replaces the rest by simpler ones. */
import type { Lexemes } from "../../language/syntax.js";
import { type Granularity, minimizeCoarseToFine } from "../../lists/coarse-to-fine.js";
import type { ListMinimizer } from "../../lists/list-minimizers.js";
import { mapSearch, type Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { askOne } from "../ask-one.js";
import type { CurrentTokens, Rewriting } from "./token-texts.js";

/**
 * After this number of unchanged tokens of a text in a row, the others are skipped; after as many unchanged texts of a kind, others get
 * one test. Identifiers that could not be renamed are mostly names from outside the program, so that one of them is enough.
 */
const mostUnchanged = 2;
const mostUnchangedNames = 1;

/**
 * Shortens the tokens of each text: all of them together, then each alone. Once some texts of a kind in a row could not be shortened,
 * each other text of that kind gets a single test first. With a step memory, each text has its turn once in a reduction.
 * @param texts the tokens with their present texts
 * @param context the list minimiser that removes characters, and the step memory, which keeps the texts that had their turn
 */
export function* shrinkAll(
  texts: CurrentTokens,
  { minimize, memory }: Pick<AlgorithmContext, "minimize" | "memory">,
): Search<Rewriting, void> {
  const visited = memory?.keptTexts ?? new Set<string>();
  const unchanged = new Map<Lexemes, number>();
  for (let at = 0; at < texts.count; at++) {
    const lexemes = texts.lexemesOf(at);
    const text = texts.textOf(at);
    if (!lexemes || visited.has(text) || lexemes.shortest.includes(text)) continue;
    visited.add(text);
    const all = texts.likeOf(at);
    const before = unchanged.get(lexemes) ?? 0;
    const isPromising = isLongWithoutTest(texts, all) || (texts.isStructural && lexemes.isIdentifier);
    const isDoubtful = before >= (lexemes.isIdentifier ? mostUnchangedNames : mostUnchanged) && !isPromising;
    if (isDoubtful && !(yield* simplifyAtOnce(texts, all))) continue;
    yield* shrink(texts, all, minimize);
    unchanged.set(lexemes, texts.textOf(at) === text ? before + 1 : 0);
    if (!lexemes.isIdentifier && texts.textOf(at) !== text) yield* spread(texts, at);
    if (all.length > 1 && !lexemes.isIdentifier) yield* shrinkEach(texts, all, minimize, texts.textOf(at) === text);
    visited.add(texts.textOf(at));
  }
}

/** Replaces all characters of some tokens by simpler ones in one test; returns whether that was interesting. */
function* simplifyAtOnce(texts: CurrentTokens, tokens: readonly number[]): Search<Rewriting, boolean> {
  const text = simplified(texts.textOf(tokens[0] as number));
  const found: Rewriting | undefined = yield* askOne(() => texts.rewriting(tokens, text));
  if (found) texts.apply(found);
  return found !== undefined;
}

/**
 * Shortens tokens of the same text, each alone.
 * @param isKept whether all of them together have kept their text: then each gets a single test first, with all characters replaced
 */
function* shrinkEach(
  texts: CurrentTokens,
  tokens: readonly number[],
  minimize: ListMinimizer,
  isKept: boolean,
): Search<Rewriting, void> {
  let unchanged = 0;
  for (const token of tokens) {
    const before = texts.textOf(token);
    if (!isKept || (yield* simplifyAtOnce(texts, [token]))) yield* shrink(texts, [token], minimize);
    if (texts.textOf(token) !== before) unchanged = 0;
    else if (++unchanged === mostUnchanged) return;
  }
}

/** Gives the new text of a token to all tokens of its kind with a larger text, in one test. */
function* spread(texts: CurrentTokens, at: number): Search<Rewriting, void> {
  const lexemes = texts.lexemesOf(at);
  const text = texts.textOf(at);
  const isLarger = (token: number) =>
    texts.lexemesOf(token) === lexemes && isShortlexSmaller(text, texts.textOf(token));
  const tokens = Array.from({ length: texts.count }, (_, token) => token).filter(isLarger);
  const found: Rewriting | undefined = yield* askOne(() => texts.rewriting(tokens, text));
  if (found) texts.apply(found);
}

/**
 * In texts up to this length, in UTF-16 units, characters are simplified before any is removed: that makes later candidates alike, so
 * that fewer of them need a test.
 */
const shortText = 64;

/** How finely a text is split to replace characters, and to remove them. */
const forReplacement: Granularity = { mostParts: 3, shortList: 3 };
const forRemoval: Granularity = { mostParts: 4, shortList: 8 };

/** How finely a name is split: coarsely, because a name that cannot become another one can rarely be shortened. */
const forNames: Granularity = { mostParts: 3, shortList: 3 };

/** Runs of equal characters of at least this length are shortened by bisection. */
const longRun = 4;
const partPattern = new RegExp(`(.)\\1{${longRun - 1},}|.`, "gsu");

/** Shortens each run of equal characters by bisection. */
function* shortenRuns(texts: CurrentTokens, tokens: readonly number[]): Search<Rewriting, void> {
  const at = tokens[0] as number;
  for (const { 0: run, index } of [...texts.textOf(at).matchAll(/(.)\1*/gsu)].reverse()) {
    let [least, length] = [0, run.length];
    while (run.length >= longRun && least < length) {
      const middle = (least + length) >> 1;
      const text = texts.textOf(at);
      const shorter = text.slice(0, index + middle) + text.slice(index + length);
      const found: Rewriting | undefined = yield* askOne(() => texts.rewriting(tokens, shorter));
      if (found) {
        texts.apply(found);
        length = middle;
      } else least = middle + 1;
    }
  }
}

/** Makes the common text of some tokens smaller: removes characters and replaces others by simpler ones. */
function* shrink(texts: CurrentTokens, tokens: readonly number[], minimize: ListMinimizer): Search<Rewriting, void> {
  const at = tokens[0] as number;
  const before = texts.textOf(at);
  const isIdentifier = texts.lexemesOf(at)?.isIdentifier ?? false;
  if (!isIdentifier && before.length <= shortText) {
    yield* simplifyAll(texts, tokens, minimize);
    // If no character could be replaced, each of them is needed, and probably also a single one that has no simpler one. Quotes never have.
    const inner = [...before].slice(1, -1);
    const others = inner.filter((each) => simpler(each).length === 0).length;
    const isNeeded = others <= (inner.length > 2 ? 1 : 0) && !isLongWithoutTest(texts, tokens);
    if (texts.textOf(at) === before && isNeeded) return;
  }
  // A long run of equal characters is removed as a whole at first.
  const parts = texts.textOf(at).match(partPattern) ?? [];
  const search = minimizeCoarseToFine(parts, minimize, isIdentifier ? forNames : forRemoval);
  const shorter = mapSearch(search, (kept) => kept.join(""));
  yield* rewrite(texts, tokens, shorter);
  yield* shortenRuns(texts, tokens);
  if (!isIdentifier || texts.textOf(at) !== before) yield* simplifyAll(texts, tokens, minimize);
}

/** Replaces characters by the simplest ones, and if some were replaced, others by the second simplest. */
function* simplifyAll(
  texts: CurrentTokens,
  tokens: readonly number[],
  minimize: ListMinimizer,
): Search<Rewriting, void> {
  const at = tokens[0] as number;
  const before = texts.textOf(at);
  yield* rewrite(texts, tokens, simplify([...before], 0, minimize));
  // A text none of whose characters could be replaced rarely allows the second simplest either.
  if (texts.textOf(at) !== before) yield* rewrite(texts, tokens, simplify([...texts.textOf(at)], 1, minimize));
}

/**
 * Replaces as many characters of a text as possible by simpler ones.
 * @param rank 0 for the simplest character, 1 for the second simplest
 */
function* simplify(characters: readonly string[], rank: 0 | 1, minimize: ListMinimizer): Search<string, void> {
  const positions = [...characters.keys()].filter((i) => simpler(characters[i] as string)[rank] !== undefined);
  if (positions.length === 0) return;
  yield* mapSearch(minimizeCoarseToFine(positions, minimize, forReplacement), (kept) => {
    const stay = new Set(kept);
    const changed = new Set(positions.filter((i) => !stay.has(i)));
    return characters.map((each, i) => (changed.has(i) ? simpler(each)[rank] : each)).join("");
  });
}

/** A text of at least this many UTF-16 units is shortened even if none of its characters can be replaced, as in a line of dashes. */
const longText = 16;

/** Whether the text of some tokens is long and cannot be tested with all characters replaced, for instance because that changes its kind. */
function isLongWithoutTest(texts: CurrentTokens, tokens: readonly number[]): boolean {
  const text = texts.textOf(tokens[0] as number);
  return text.length >= longText && texts.rewriting(tokens, simplified(text)) === undefined;
}

/**
 * Replaces all characters of a text by the simplest ones.
 * @param text any text
 */
export function simplified(text: string): string {
  return [...text].map((each) => simpler(each)[0] ?? each).join("");
}

/** At most two characters that are simpler than another, the simplest first. */
function simpler(character: string): readonly string[] {
  if (character === "a") return [];
  return ["a", "0", "1"].filter((each) => isShortlexSmaller(each, character)).slice(0, 2);
}

/** Applies a search over texts to some tokens. Texts that are not smaller, or are of another kind, are not tested. */
function* rewrite(
  texts: CurrentTokens,
  tokens: readonly number[],
  search: Search<string, unknown>,
): Search<Rewriting, void> {
  for (let step = search.next(); !step.done; ) {
    const found = yield rewritings(texts, tokens, step.value);
    if (found) texts.apply(found);
    step = search.next(found?.text);
  }
}

function* rewritings(texts: CurrentTokens, tokens: readonly number[], round: Iterable<string>): Iterable<Rewriting> {
  for (const text of round) {
    const rewriting = texts.rewriting(tokens, text);
    if (rewriting) yield rewriting;
  }
}
