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
 * - The lexical tree of a token is not built. A list minimiser removes its characters, and texts that the lexer would read as another kind
 *   of token are not tested. A token of several lines first loses whole lines. A token of more than 8 characters is split into at most 4
 *   parts, a name into 3, or first into its words if it has several; if no word can be removed, it stays. If no part can be removed, they
 *   are halved at most three times, while they are longer than 32 characters. To replace characters, it is split in the same way, at first
 *   into 3 parts, between the characters at its ends that must stay for its kind. Then what was replaced is removed: first all of it in
 *   one test, if the token is long, then each part between two needed characters as a whole; needed letters and digits in a row are one
 *   part, too. If characters were removed and 17 to 511 are left, words, blanks and marks are then removed, in up to 48 parts. Runs of
 *   equal characters are shortened by bisection.
 * - The tokens of a kind that is no identifier get the new text of one before them in one test: all, or fewer once that has failed.
 * - Tokens that are no identifiers, such as strings, may take a third text: the first one that is not in use, because they may be names
 *   that must differ from each other.
 * - With a step memory, a text that is no identifier only gets other texts if all its characters can be replaced by simpler ones in all its
 *   tokens, unless that gives a text in use, and a single one of several equal tokens only the text with all its characters replaced; and an
 *   identifier that occurs elsewhere is not tried alone with a text that is not in use. A single identifier then takes only one of the two
 *   shortlex smallest names in use, and all tokens of an identifier of one character only the smallest; and all but the first are not tried.
 *   All tokens of a longer identifier take all names in use if they can take the unused one, and otherwise only the smallest.
 * - With a step memory, if a token has the shortest text of its kind at the beginning, other texts of that kind behind the same text may get
 *   it, too, until two of them in a row have stayed.
 * - Once two texts of a kind in a row, or one identifier, could not be made smaller, each other text of that kind gets a single test: a
 *   name of several words becomes the first of them, as a tool may ask for a prefix such as `test_`; any other text has
 *   all characters replaced; in a long text, those between the characters at its ends that must stay, then the shortest text, and then, if
 *   fewer than five texts in a row have stayed, texts with fewer words.
 *   Exceptions are words of a text without a grammar, and long texts of which no character can be replaced. That a text lost only white
 *   space at its ends does not count.
 * - With a step memory, each word of a token that kept its text takes an unused name in one test, once in a reduction, in all tokens that
 *   have it, if their texts differ: it may be a name in a path, as in `"#/a"` and `"a"`.
 * - The characters of an identifier are replaced only if some were removed, and only in all places where it occurs: other identifiers
 *   may be names from outside the program.
 */

import type { Lexemes } from "../../language/syntax.js";
import { firstName } from "../../search/canonical-name.js";
import { mapSearch, type Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import type { Reduced } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { askOne } from "../ask-one.js";
import { shrinkAll, simplified, spread } from "./shrink-texts.js";
import { CurrentTokens, type Rewriting } from "./token-texts.js";

/** With a step memory, tokens of the same text are no longer tried alone once so many in a row have kept that text. */
const mostAlone = 4;

/** Once so many tokens behind the same text have stayed in a row, no others there are tried with the shortest text of their kind. */
const mostStayed = 2;

/** With a step memory, a single token of an identifier takes at most so many names in use, and all tokens of one with a single character this many. */
const mostNames = 2;
const mostNamesOfShort = 1;

/**
 * With a step memory, an identifier takes an unused name after so many names in use. If it cannot, no further ones are tried: most such
 * identifiers are names from outside the program. If it can, other names in use may still replace the unused one.
 */
const namesBeforeUnused = 1;

/**
 * Goes once over the tokens. Returns `start` itself if no token changed.
 * @param start the tree and the edits made so far
 * @param context the parsed test case and its language
 */
export function* trec(start: Reduced, context: AlgorithmContext): Search<Edits, Reduced> {
  const texts = new CurrentTokens(start, context);
  yield* mapSearch(canonicalize(texts, context.memory), ({ edits }) => edits);
  yield* mapSearch(shrinkAll(texts), ({ edits }) => edits);
  return texts.finish();
}

/**
 * Gives tokens canonical names and the shortest texts of their kind. A token that changed is visited again.
 * @param memory limits how many tokens of one text may stay in a row when each is tried alone, and knows which names were kept before
 */
function* canonicalize(texts: CurrentTokens, memory: AlgorithmContext["memory"]): Search<Rewriting, void> {
  let tried = new Set<string>();
  const mostFailures = memory ? mostAlone : Number.POSITIVE_INFINITY;
  const failures = new Map<string, number>();
  /** The texts that have been tried since the last success, with their kind. */
  const settled = new Map<string, Lexemes | undefined>();
  const stayed = memory && placesOfShortest(texts);
  for (let at = 0; at < texts.count; ) {
    const text = texts.textOf(at);
    const before = failures.get(text) ?? 0;
    const lexemes = texts.lexemesOf(at);
    const mayBeAlone = before < mostFailures && (!memory || lexemes?.isIdentifier === true);
    // All tokens of the text have been tried together since the last success; if the texts of the kind are not known, none can be tried.
    const isSettled = !mayBeAlone && settled.get(text) === lexemes;
    const groups = isSettled ? [] : groupsOf(texts, at, { mayBeAlone, hasMemory: memory !== undefined });
    const found = yield* canonicalizeToken(texts, groups, tried, memory?.keptNames);
    const renamed: Rewriting | undefined =
      found ??
      (stayed && (yield* takeShortest(texts, at, stayed))) ??
      (memory && (yield* renameWords(texts, at, memory.keptNames)));
    if (renamed) {
      failures.delete(text);
      texts.apply(renamed);
      yield* spread(texts, at);
      tried = new Set();
      settled.clear();
    } else {
      settled.set(text, lexemes);
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
    const isIdentifier = texts.lexemesOf(first)?.isIdentifier;
    if (isIdentifier && keptNames?.has(kept)) continue;
    // Other texts are only tried if all characters can be replaced, which is not tried if it gives a text in use.
    const simple = keptNames && !isIdentifier ? simplified(own) : own;
    const simpler = texts.has(simple) ? undefined : texts.rewriting(tokens, simple);
    if (simpler) {
      const found: Rewriting | undefined = yield* askOne(() => simpler);
      if (found) return found;
      continue;
    }
    const isAlone = tokens.length === 1 && groups.length > 1;
    let renamed: Rewriting | undefined;
    for (const text of smallerTexts(texts, tokens, keptNames !== undefined)) {
      const isUnused = !texts.has(text);
      const isDecisive = keptNames && isIdentifier && isUnused;
      if (isDecisive) keptNames.add(kept);
      // Such a text would be a new name in one of several places.
      if (keptNames && isAlone && isUnused) continue;
      const key = `${tokens.length} ${first} ${text}`;
      if (tried.has(key)) continue;
      tried.add(key);
      const found: Rewriting | undefined = yield* askOne(() => texts.rewriting(tokens, text));
      if (found && !isDecisive) return found;
      if (found) renamed = found;
      else if (isDecisive) break;
    }
    if (renamed) return renamed;
  }
  return undefined;
}

/** The places of tokens that have the shortest text of their kind. */
function placesOfShortest(texts: CurrentTokens): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = 0; at < texts.count; at++) {
    const shortest = shortestOf(texts, at);
    if (shortest === texts.textOf(at)) places.set(placeOf(texts, at, shortest), 0);
  }
  return places;
}

/** The shortest text of a token's kind; undefined if the token is an identifier. */
function shortestOf(texts: CurrentTokens, at: number): string | undefined {
  const lexemes = texts.lexemesOf(at);
  return lexemes?.isIdentifier ? undefined : lexemes?.shortest[0];
}

/** What is before a token, and the shortest text of its kind. */
function placeOf(texts: CurrentTokens, at: number, shortest: string): string {
  return `${at > 0 ? texts.textOf(at - 1) : ""} ${shortest}`;
}

/**
 * Asks for the shortest text of a kind in place of another one of that kind, if a token behind the same text has it.
 * @param at the token
 * @param stayed for each place where a token has it, how many tokens in a row could not take it
 */
function* takeShortest(
  texts: CurrentTokens,
  at: number,
  stayed: Map<string, number>,
): Search<Rewriting, Rewriting | undefined> {
  const shortest = shortestOf(texts, at);
  if (shortest === undefined || shortest === texts.textOf(at)) return undefined;
  const place = placeOf(texts, at, shortest);
  const failures = stayed.get(place) ?? mostStayed;
  const rewriting = failures < mostStayed ? texts.rewriting(texts.likeOf(at), shortest) : undefined;
  if (!rewriting) return undefined;
  const found: Rewriting | undefined = yield* askOne(() => rewriting);
  stayed.set(place, found ? 0 : failures + 1);
  return found;
}

/**
 * Asks for an unused name in place of each word of a token that is also in tokens of another text, in all of them, as in `"a"` and
 * `"#/a"`. Each word is asked for once.
 * @param at the token
 * @param kept words that had their turn
 */
function* renameWords(texts: CurrentTokens, at: number, kept: Set<string>): Search<Rewriting, Rewriting | undefined> {
  const own = texts.textOf(at);
  // Longer words are hardly names.
  for (const [word] of own.matchAll(/\b[a-z_]\w{1,99}\b/gi)) {
    const key = `word ${word}`;
    if (kept.has(key)) continue;
    kept.add(key);
    const tokens = texts.tokensOfWord(word);
    if (tokens.every((token) => texts.textOf(token) === own)) continue;
    const name = firstName((each) => texts.tokensOfWord(each).length === 0);
    const renamed = (each: string) => (each === word ? name : each);
    const found: Rewriting | undefined = yield* askOne(() =>
      texts.rewriting(tokens, (text) => text.replace(/\w+/g, renamed)),
    );
    if (found) return found;
  }
  return undefined;
}

/** How many names in use are tried for some tokens. */
function namesToTry(own: string, tokens: readonly number[]): number {
  if (tokens.length === 1) return mostNames;
  return own.length === 1 ? mostNamesOfShort : Number.POSITIVE_INFINITY;
}

/**
 * The tokens that change together: all of a text; without a step memory, all but the first, which often declares the name; perhaps one
 * alone.
 */
function groupsOf(
  texts: CurrentTokens,
  at: number,
  { mayBeAlone, hasMemory }: { readonly mayBeAlone: boolean; readonly hasMemory: boolean },
): readonly (readonly number[])[] {
  const all = texts.likeOf(at);
  const isUse = !hasMemory && texts.lexemesOf(at)?.isIdentifier === true && all[0] !== at;
  return [all, ...(isUse && all.length > 2 ? [all.slice(1)] : []), ...(all.length > 1 && mayBeAlone ? [[at]] : [])];
}

/**
 * The shortlex smaller texts to try for some tokens of the same text, in order.
 * @param hasMemory whether an identifier takes only few of the names in use, and an unused one before most of them
 */
function smallerTexts(texts: CurrentTokens, tokens: readonly number[], hasMemory: boolean): readonly string[] {
  const first = tokens[0] as number;
  const lexemes = texts.lexemesOf(first);
  if (!lexemes) return [];
  const own = texts.textOf(first);
  const most = hasMemory ? namesToTry(own, tokens) : Number.POSITIVE_INFINITY;
  const all = lexemes.isIdentifier
    ? namesFor(texts, lexemes, { most, before: hasMemory ? namesBeforeUnused : most })
    : [...lexemes.shortest, ...unusedText(texts, lexemes)];
  return all.filter((text) => isShortlexSmaller(text, own));
}

/** Tokens may be names that must differ: if the shortest text with a letter is in use, gives it with the first unused letters instead. */
function unusedText(texts: CurrentTokens, { shortest }: Lexemes): readonly string[] {
  const named = shortest.find((text) => text.includes("a"));
  if (named === undefined || !texts.has(named)) return [];
  const withName = (name: string) => named.replace("a", name);
  return [withName(firstName((name) => !texts.has(withName(name))))];
}

/**
 * At most so many canonical names in use, the first ones in shortlex order, and the first unused one.
 * @param lexemes the texts that the identifier can have
 * @param counts how many names in use are given, and how many of them come before the unused one
 */
function namesFor(
  texts: CurrentTokens,
  lexemes: Lexemes,
  { most, before }: { readonly most: number; readonly before: number },
): readonly string[] {
  const used = [...texts.texts()].filter((text) => /^[a-z]{1,2}$/.test(text) && lexemes.has(text));
  const names = used.sort((a, b) => (isShortlexSmaller(a, b) ? -1 : 1)).slice(0, most);
  names.splice(
    before,
    0,
    // A kind of token may have few names, and all of them may be in use.
    firstName((name) => !texts.has(name) && (name.length > 2 || lexemes.has(name))),
  );
  return names;
}
