/**
 * T-Rec: Xu, Tian, Zhang, Zhang, Wang, Jiang and Sun, "T-Rec: Fine-Grained Language-Agnostic Program Reduction Guided by
 * Lexical Syntax", TOSEM 2024.
 *
 * Makes tokens smaller, one after the other. An identifier takes a canonical name (a, b, c …): one in use, so that two names
 * may become one, or the first unused one. Any other token takes one of the first texts of its lexer rule. Afterwards a list
 * minimiser removes characters from the tokens that kept their text, and replaces the rest by simpler ones.
 *
 * Guarantee: in the fixpoint over parsing the result again, no identifier can take a canonical name in use or the first
 * unused one, and no other token can take one of the two shortest texts of its kind: not alone, not together with all tokens
 * of its kind and text, and, if it is an identifier but not the first of that name, not together with all but the first.
 * That holds for changes that make the whole text shortlex smaller. T-Rec tries no others, so it terminates without limits. Punctuation
 * marks of one character stay as they are.
 *
 * Deviations:
 * - All tokens of one text are changed together before a single one, because changing one alone breaks most programs. In between, all
 *   but the first are changed, as in Vulcan (OOPSLA 2023), so that the declaration may be removed later.
 * - The lexical tree of a token is not built. A list minimiser removes its characters, and texts that the lexer would read as
 *   another kind of token are not tested. A token of more than 8 characters is split
 *   into at most 4 parts, a name into 3; if none of them can be removed, it stays. To replace characters, it is split into 3 parts. Runs
 *   of equal characters are shortened by bisection.
 * - Equal tokens that are no identifiers, such as strings, may take a third text: the first one that is not in use, because they may be a
 *   name that must differ from others.
 * - Once two texts of a kind in a row could not be made smaller, each other text of that kind gets a single test, with all characters
 *   replaced. Exceptions are words of a text without a grammar, and long texts that this would turn into another kind of token.
 * - The characters of an identifier are replaced only if some were removed, and only in all places where it occurs: other identifiers
 *   may be names from outside the program.
 */

import type { Lexemes } from "../../language/syntax.js";
import { type Granularity, minimizeCoarseToFine } from "../../lists/coarse-to-fine.js";
import type { ListMinimizer } from "../../lists/list-minimizers.js";
import { firstName } from "../../search/canonical-name.js";
import { mapSearch, type Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import type { Reduced } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { askOne } from "../ask-one.js";
import { CurrentTokens, type Rewriting } from "./token-texts.js";

/** With a step memory, tokens of the same text are no longer tried alone once so many in a row have kept that text. */
const mostAlone = 4;

/**
 * Goes once over the tokens. Returns `start` itself if no token changed.
 * @param start the tree and the edits made so far
 * @param context the parsed test case and its language
 */
export function* trec(start: Reduced, context: AlgorithmContext): Search<Edits, Reduced> {
  const texts = new CurrentTokens(start, context);
  yield* mapSearch(unifyKinds(texts), ({ edits }) => edits);
  yield* mapSearch(canonicalize(texts, context.memory), ({ edits }) => edits);
  yield* mapSearch(shrinkAll(texts, context), ({ edits }) => edits);
  return texts.finish();
}

/** Gives all tokens of a kind that is not an identifier the shortest text of that kind, in one test. */
function* unifyKinds(texts: CurrentTokens): Search<Rewriting, void> {
  const kinds = new Map<Lexemes, number[]>();
  for (let at = 0; at < texts.count; at++) {
    const lexemes = texts.lexemesOf(at);
    const shortest = lexemes?.shortest[0];
    if (!lexemes || lexemes.isIdentifier || shortest === undefined) continue;
    if (isShortlexSmaller(shortest, texts.textOf(at))) kinds.set(lexemes, [...(kinds.get(lexemes) ?? []), at]);
  }
  for (const [{ shortest }, tokens] of kinds) {
    const found: Rewriting | undefined = yield* askOne(() => texts.rewriting(tokens, shortest[0] as string));
    if (found) texts.apply(found);
  }
}

/**
 * Gives tokens canonical names and the shortest texts of their kind. A token that changed is visited again.
 * @param memory limits how many tokens of one text may stay in a row when each is tried alone, and knows which names were kept before
 */
function* canonicalize(texts: CurrentTokens, memory: AlgorithmContext["memory"]): Search<Rewriting, void> {
  let tried = new Set<string>();
  const mostFailures = memory ? mostAlone : Number.POSITIVE_INFINITY;
  const failures = new Map<string, number>();
  for (let at = 0; at < texts.count; ) {
    const text = texts.textOf(at);
    const before = failures.get(text) ?? 0;
    const found = yield* canonicalizeToken(texts, groupsOf(texts, at, before < mostFailures), tried, memory?.keptNames);
    if (found) {
      failures.delete(text);
      texts.apply(found);
      tried = new Set();
    } else {
      failures.set(text, before + 1);
      at++;
    }
  }
}

/**
 * Asks for each smaller text of a token.
 * @param groups the tokens to change together, in the order of the tests
 * @param tried keys of the rewritings tried since the last success; tokens of the same text share them
 * @param keptNames the names that could not take an unused name; whether they can take another one rarely changes
 */
function* canonicalizeToken(
  texts: CurrentTokens,
  groups: readonly (readonly number[])[],
  tried: Set<string>,
  keptNames: Set<string> | undefined,
): Search<Rewriting, Rewriting | undefined> {
  for (const tokens of groups) {
    const [first] = tokens;
    if (first === undefined) continue;
    const own = texts.textOf(first);
    const kept = `${own} ${groups[0]?.indexOf(first)} ${tokens.length > 1}`;
    if (keptNames?.has(kept)) continue;
    for (const text of smallerTexts(texts, tokens)) {
      if (texts.lexemesOf(first)?.isIdentifier && !texts.has(text)) keptNames?.add(kept);
      const key = `${tokens.length} ${first} ${text}`;
      if (tried.has(key)) continue;
      tried.add(key);
      const found: Rewriting | undefined = yield* askOne(() => texts.rewriting(tokens, text));
      if (found) return found;
    }
  }
  return undefined;
}

/** The tokens that change together: all of a text; all but the first, which often declares the name; perhaps one alone. */
function groupsOf(texts: CurrentTokens, at: number, mayBeAlone: boolean): readonly (readonly number[])[] {
  const all = texts.likeOf(at);
  const [first, ...others] = all;
  const isUse = texts.lexemesOf(at)?.isIdentifier === true && first !== at;
  return [all, ...(isUse && others.length > 1 ? [others] : []), ...(all.length > 1 && mayBeAlone ? [[at]] : [])];
}

/** The shortlex smaller texts to try for some tokens of the same text, in order. */
function smallerTexts(texts: CurrentTokens, tokens: readonly number[]): readonly string[] {
  const first = tokens[0] as number;
  const lexemes = texts.lexemesOf(first);
  if (!lexemes) return [];
  const own = texts.textOf(first);
  const all = lexemes.isIdentifier ? namesFor(texts) : [...lexemes.shortest, ...unusedText(texts, tokens, lexemes)];
  return all.filter((text) => isShortlexSmaller(text, own));
}

/**
 * Equal tokens may be a name, which must then differ from others: if the shortest text with a letter is in use, gives that text with the
 * first unused letters instead.
 */
function unusedText(texts: CurrentTokens, tokens: readonly number[], { shortest }: Lexemes): readonly string[] {
  const named = shortest.find((text) => text.includes("a"));
  if (tokens.length < 2 || named === undefined || !texts.has(named)) return [];
  const withName = (name: string) => named.replace("a", name);
  return [withName(firstName((name) => !texts.has(withName(name))))];
}

/** The canonical names in use in shortlex order, then the first unused one. */
function namesFor(texts: CurrentTokens): readonly string[] {
  const used = [...texts.texts()].filter((text) => /^[a-z]{1,2}$/.test(text));
  return [...used.sort((a, b) => (isShortlexSmaller(a, b) ? -1 : 1)), firstName((name) => !texts.has(name))];
}

/** After this number of unchanged tokens of a text in a row, the others are skipped; after as many unchanged texts of a kind, others get one test. */
const mostUnchanged = 2;

/**
 * Shortens the tokens of each text: all of them together, then each alone. Once some texts of a kind in a row could not be shortened,
 * each other text of that kind gets a single test first. With a step memory, each text has its turn once in a reduction.
 */
function* shrinkAll(
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
    const isDoubtful = before >= mostUnchanged && !isPromising;
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

/** A text with all characters replaced by the simplest ones. */
function simplified(text: string): string {
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
