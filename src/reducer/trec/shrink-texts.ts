/** The last part of T-Rec (`trec.ts`): removes characters from the texts of tokens, and replaces the rest by simpler ones. */
import type { Lexemes } from "../../language/syntax.js";
import { type Granularity, minimizeCoarseToFine } from "../../lists/coarse-to-fine.js";
import { mapSearch, type Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import { askOne } from "../ask-one.js";
import type { CurrentTokens, Rewriting } from "./token-texts.js";

/**
 * After this number of unchanged tokens of a text in a row, the others are skipped; after as many unchanged texts of a kind, others get
 * one test. Identifiers that could not be renamed are mostly names from outside the program, so that one of them is enough.
 */
const mostUnchanged = 2;
const mostUnchangedNames = 1;
/** Once so many texts of a kind in a row have stayed, only others with more characters than this lose words. */
const mostBeforeWords = 5;
const veryLongText = 32;

/**
 * Shortens the tokens of each text: all of them together, then each alone. Once some texts of a kind in a row could not be shortened,
 * each other text of that kind gets a single test first.
 * @param texts the tokens with their present texts
 */
export function* shrinkAll(texts: CurrentTokens): Search<Rewriting, void> {
  const visited = new Set<string>();
  const unchanged = new Map<Lexemes, number>();
  for (let at = 0; at < texts.count; at++) {
    const lexemes = texts.lexemesOf(at);
    const text = texts.textOf(at);
    // A name and a part of a string may have the same text.
    const key = () => `${lexemes?.isIdentifier} ${texts.textOf(at)}`;
    if (!lexemes || visited.has(key()) || lexemes.shortest.includes(text)) continue;
    visited.add(key());
    const all = texts.likeOf(at);
    const before = unchanged.get(lexemes) ?? 0;
    const isWord = texts.isStructural && lexemes.isIdentifier;
    const isDoubtful = before >= (lexemes.isIdentifier ? mostUnchangedNames : mostUnchanged) && !isWord;
    if (isDoubtful && !(yield* simplifyAtOnce(texts, all, before < mostBeforeWords || text.length > veryLongText))) {
      unchanged.set(lexemes, before + 1);
      continue;
    }
    yield* shrink(texts, all);
    const isKept = texts.textOf(at).trim() === text.trim();
    unchanged.set(lexemes, isKept ? before + 1 : 0);
    if (!isKept) yield* spread(texts, at);
    if (all.length > 1 && !lexemes.isIdentifier) yield* shrinkEach(texts, all, isKept);
    visited.add(key());
  }
}

/** A text of at least this many UTF-16 units is shortened even if none of its characters can be replaced, as in a line of dashes. */
const longText = 16;

/** The words of a name such as `test_base`, `testBase` or `-test-base`, each with the marks before it; and marks at the end. */
const wordsOfName = /[^\p{L}]+$|[^\p{L}]*(?:\p{Lu}{2,}(?!\p{Ll})|\p{L}\p{Ll}*)\d*/gu;

/**
 * Replaces all characters of some tokens by simpler ones in one test, in a long text those between its ends; if that fails, a long text
 * becomes the shortest one of its kind, or else loses words. A name of several words becomes the first of them instead, and nothing more.
 * Returns whether the tokens should be shortened further: whether one of these was interesting, or no character of a long text can be replaced.
 * @param mayLoseWords whether words are removed from a long text
 */
function* simplifyAtOnce(
  texts: CurrentTokens,
  tokens: readonly number[],
  mayLoseWords = false,
): Search<Rewriting, boolean> {
  const at = tokens[0] as number;
  const text = texts.textOf(at);
  const { isIdentifier, shortest: [shortest] = [] } = texts.lexemesOf(at) ?? {};
  const prefix = isIdentifier ? (text.match(wordsOfName)?.[0] ?? text) : text;
  if (prefix !== text) {
    yield* applyOne(texts, () => texts.rewriting(tokens, prefix));
    return false;
  }
  const isLong = text.length >= longText;
  const rewriting = texts.rewriting(tokens, simplified(text, isLong ? replaceable(texts, tokens) : undefined));
  if (rewriting ? yield* applyOne(texts, () => rewriting) : isLong) return true;
  if (!isLong) return false;
  if (shortest !== undefined && (yield* applyOne(texts, () => texts.rewriting(tokens, shortest)))) return true;
  // Lines of a preprocessor end with a line end, which may go by itself.
  if (mayLoseWords && text.trim() === text) yield* removeParts(texts, tokens, wordPattern, forRemoval);
  return texts.textOf(at) !== text;
}

/** Asks for a single rewriting, and applies it if it is interesting; returns whether it was. */
function* applyOne(texts: CurrentTokens, rewriting: () => Rewriting | undefined): Search<Rewriting, boolean> {
  const found: Rewriting | undefined = yield* askOne(rewriting);
  if (found) texts.apply(found);
  return found !== undefined;
}

/**
 * Shortens tokens of the same text, each alone.
 * @param isKept whether all of them together have kept their text: then each gets a single test first, with all characters replaced
 */
function* shrinkEach(texts: CurrentTokens, tokens: readonly number[], isKept: boolean): Search<Rewriting, void> {
  let unchanged = 0;
  for (const token of tokens) {
    const before = texts.textOf(token);
    if (!isKept || (yield* simplifyAtOnce(texts, [token]))) yield* shrink(texts, [token]);
    if (texts.textOf(token) !== before) unchanged = 0;
    else if (++unchanged === mostUnchanged) return;
  }
}

/**
 * Gives the new text of a token to the tokens of its kind behind it that have a larger text, in one test, unless it is an identifier: at
 * first to all, then for each kind to half as many after a failure, and twice as many after a success.
 * @param texts the tokens with their present texts
 * @param at the token that changed
 */
export function* spread(texts: CurrentTokens, at: number): Search<Rewriting, void> {
  const lexemes = texts.lexemesOf(at);
  if (!lexemes || lexemes.isIdentifier) return;
  const text = texts.textOf(at);
  const isLarger = (token: number) =>
    token > at && texts.lexemesOf(token) === lexemes && isShortlexSmaller(text, texts.textOf(token));
  const most = texts.mostTogether.get(lexemes);
  const tokens = texts.tokensWith(isLarger).slice(0, most);
  const found = yield* applyOne(texts, () => texts.rewriting(tokens, text));
  texts.mostTogether.set(lexemes, (found ? 2 * tokens.length : tokens.length >> 1) || most);
}

/**
 * In texts up to this length, in UTF-16 units, characters are simplified before any is removed: that makes later candidates alike, so
 * that fewer of them need a test.
 */
const shortText = 64;

/**
 * How finely a text is split: coarsely to replace characters, and to remove those of a name, because a name that cannot become another
 * one can rarely be shortened; more finely to remove others, and once it is known which are needed; most finely by words, after some
 * characters of a long text could be removed: then it is probably a text in another language, of which little is needed.
 */
const coarse: Granularity = { mostParts: 3, shortList: 3 };
const forRemoval: Granularity = { mostParts: 4, shortList: 8 };
const forSimplified: Granularity = { mostParts: 4, shortList: 16 };
const forWords: Granularity = { mostParts: 24, shortList: 48 };

/** Runs of equal characters of at least this length are shortened by bisection. */
const longRun = 4;
/** What is removed as a whole at first: such a run, or a character. */
const partPattern = new RegExp(`(.)\\1{${longRun - 1},}|.`, "gsu");

/** The lines of a text that has several. */
const linePattern = /[^\n]*\n|[^\n]+/g;

/** Words are only removed from texts of fewer UTF-16 units. */
const mostOfWords = 512;
/** The words, blanks and marks of a text. */
const wordPattern = /[\p{L}\p{N}_]+|\s+|./gsu;

/** What was replaced: from one replaced character to another, with no character between them that had to stay. */
const replacedPattern = /[a0](?:[^\p{L}1-9_]*[a0])+/u;
/**
 * What is removed as a whole once characters were replaced: what was replaced; a run of equal characters, such as the quotes of
 * `"""text"""`; letters and digits that had to stay; any other character.
 */
const simplifiedPattern = new RegExp(`${replacedPattern.source}|(.)\\1{2,}|(?:(?!a)[\\p{L}2-9])+|.`, "gsu");

/** Shortens each run of equal characters by bisection. */
function* shortenRuns(texts: CurrentTokens, tokens: readonly number[]): Search<Rewriting, void> {
  const at = tokens[0] as number;
  for (const { 0: run, index } of [...texts.textOf(at).matchAll(/(.)\1*/gsu)].reverse()) {
    let [least, length] = [0, run.length];
    while (run.length >= longRun && least < length) {
      const middle = (least + length) >> 1;
      const text = texts.textOf(at);
      const shorter = text.slice(0, index + middle) + text.slice(index + length);
      if (yield* applyOne(texts, () => texts.rewriting(tokens, shorter))) length = middle;
      else least = middle + 1;
    }
  }
}

/** Makes the common text of some tokens smaller: removes characters and replaces others by simpler ones. */
function* shrink(texts: CurrentTokens, tokens: readonly number[]): Search<Rewriting, void> {
  const at = tokens[0] as number;
  if (texts.textOf(at).includes("\n")) yield* removeParts(texts, tokens, linePattern, forSimplified);
  const before = texts.textOf(at);
  const isShort = before.length <= shortText;
  const isIdentifier = texts.lexemesOf(at)?.isIdentifier;
  if (!isIdentifier && isShort) {
    const tested = yield* simplify(texts, tokens);
    // If no character could be replaced, those that were tested are needed, and probably also a single other one. Quotes never have a simpler one,
    // and one of two equal marks may be enough.
    const isQuoted = before.length > 2 && before.at(0) === before.at(-1);
    const inner = [...(isQuoted ? before.slice(1, -1) : before)].length;
    if (texts.textOf(at) === before && inner - tested <= (inner > 2 ? 1 : 0)) return;
  }
  // A name from outside the program consists of words: if all of them are needed, so are their letters, unless the name is long.
  if (isIdentifier && before.match(wordsOfName)?.[1]) {
    yield* removeParts(texts, tokens, wordsOfName, coarse);
    if (texts.textOf(at) === before && isShort) return;
  }
  yield* removeCharacters(texts, tokens, !isIdentifier && texts.textOf(at) !== before);
  const left = texts.textOf(at);
  if (!isIdentifier && left !== before && left.length > longText && left.length < mostOfWords)
    yield* removeParts(texts, tokens, wordPattern, forWords);
  yield* shortenRuns(texts, tokens);
  const shortened = texts.textOf(at);
  if (isIdentifier && shortened === before) return;
  yield* simplify(texts, tokens);
  if (!isIdentifier && texts.textOf(at) !== (isShort ? shortened : before))
    yield* removeCharacters(texts, tokens, true);
}

/**
 * Removes characters from the common text of some tokens.
 * @param isSimplified whether characters were replaced: first, what lies between others is removed as one part
 */
function* removeCharacters(
  texts: CurrentTokens,
  tokens: readonly number[],
  isSimplified: boolean,
): Search<Rewriting, void> {
  const at = tokens[0] as number;
  if (isSimplified) {
    const text = texts.textOf(at);
    const needed = text.replace(new RegExp(replacedPattern, "gu"), "");
    if (text.length > shortText) yield* applyOne(texts, () => texts.rewriting(tokens, needed));
    yield* removeParts(texts, tokens, simplifiedPattern, forSimplified);
    if (!replacedPattern.test(texts.textOf(at))) return;
  }
  yield* removeParts(texts, tokens, partPattern, texts.lexemesOf(at)?.isIdentifier ? coarse : forRemoval);
}

/** Removes what a pattern matches in the common text of some tokens. */
function* removeParts(
  texts: CurrentTokens,
  tokens: readonly number[],
  pattern: RegExp,
  granularity: Granularity,
): Search<Rewriting, void> {
  const parts = texts.textOf(tokens[0] as number).match(pattern) ?? [];
  const search = minimizeCoarseToFine(parts, texts.minimize, granularity);
  yield* rewrite(
    texts,
    tokens,
    mapSearch(search, (kept) => kept.join("")),
  );
}

/** Replaces as many characters as possible by simpler ones; returns how many may be replaced without changing the kind of token. */
function* simplify(texts: CurrentTokens, tokens: readonly number[]): Search<Rewriting, number> {
  const text = texts.textOf(tokens[0] as number);
  const positions = replaceable(texts, tokens);
  const search = mapSearch(minimizeCoarseToFine(positions, texts.minimize, coarse), (kept) => {
    const replaced = new Set(positions);
    for (const each of kept) replaced.delete(each);
    return simplified(text, replaced);
  });
  yield* rewrite(texts, tokens, search);
  return positions.length;
}

/**
 * The places, in code points, of the characters that have a simpler one, in the common text of some tokens. What a token of its kind
 * begins and ends with stays; in a long text, so do marks at its ends.
 */
function replaceable(texts: CurrentTokens, tokens: readonly number[]): readonly number[] {
  const text = texts.textOf(tokens[0] as number);
  const characters = [...text];
  const positions = [...characters.keys()].filter((i) => simpler(characters[i] as string));
  const isInside = (position: number) =>
    (text.length <= shortText || /[\p{L}\p{N}]/u.test(characters[position] as string)) &&
    texts.rewriting(tokens, simplified(text, [position]));
  return positions.slice(positions.findIndex(isInside), positions.findLastIndex(isInside) + 1);
}

/**
 * Replaces characters of a text by the simplest ones.
 * @param text any text
 * @param positions of the characters to replace, counted in code points; by default all
 */
export function simplified(text: string, positions?: Iterable<number>): string {
  const replaced = new Set(positions);
  return [...text].map((each, i) => ((!positions || replaced.has(i)) && simpler(each)) || each).join("");
}

/** The simplest character that is simpler than another; undefined if there is none. */
function simpler(character: string): string | undefined {
  if (character > "a") return "a";
  return character > "0" && character < "a" ? "0" : undefined;
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
    step = search.next(found?.texts[0]);
  }
}

function* rewritings(texts: CurrentTokens, tokens: readonly number[], round: Iterable<string>): Iterable<Rewriting> {
  for (const text of round) {
    const rewriting = texts.rewriting(tokens, text);
    if (rewriting) yield rewriting;
  }
}
