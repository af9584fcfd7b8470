/**
 * T-Rec: Xu, Tian, Zhang, Zhang, Wang, Jiang and Sun, "T-Rec: Fine-Grained Language-Agnostic Program Reduction Guided by
 * Lexical Syntax", TOSEM 2024.
 *
 * Tokens get smaller, one after the other. Identifiers take canonical names (a, b, c …): one that is in use already, so that
 * what they name may become one, or a new one. Other tokens take the first texts that their lexer rule matches. Of what
 * stays as it is, characters go as long as it is read as the same token, and then give way to simpler ones.
 *
 * Guarantee: every step makes the whole text shortlex smaller, so it ends without limits. In the fixpoint over parsing the
 * result again, no name that is in use or new, and no first text of its kind, can take the place of a larger token, alone
 * or with all of its text.
 *
 * Deviations: all tokens of the same text come before a single one, which alone breaks most programs, and between them all
 * but the first, as in Vulcan (Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction", OOPSLA
 * 2023): what it declares may go then. The tree of a lexeme is not built; a list minimiser decides on its characters, and
 * what is read as another token is not tested. A lexeme is cut into 8 parts at most, so one of which none of these can go
 * is left alone. Characters of an identifier are replaced only if it lost others, and only in all its places: otherwise it
 * is a name that somebody else has given.
 */

import { minimizeCoarseToFine } from "../../lists/coarse-to-fine.js";
import type { ListMinimizer } from "../../lists/list-minimizers.js";
import { ask, mapSearch, type Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import type { Reduced } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { type Rewriting, TokenTexts } from "./token-texts.js";

/** Goes once over the tokens. */
export function* trec(start: Reduced, context: AlgorithmContext): Search<Edits, Reduced> {
  const texts = new TokenTexts(start, context);
  yield* mapSearch(canonicalize(texts), ({ edits }) => edits);
  yield* mapSearch(shrinkAll(texts, context.minimize), ({ edits }) => edits);
  return texts.finish();
}

interface RewritingOffer {
  readonly at: number;
  readonly rewriting: Rewriting;
}

/** Gives tokens the least names and texts. All that can be tried is one round; behind an interesting one it goes on there. */
function* canonicalize(texts: TokenTexts): Search<Rewriting, void> {
  for (let at = 0; at < texts.count; ) {
    const found: RewritingOffer | undefined = yield* mapSearch(
      ask(offersFrom(texts, at)),
      ({ rewriting }) => rewriting,
    );
    if (!found) return;
    texts.apply(found.rewriting);
    at = found.at;
  }
}

function* offersFrom(texts: TokenTexts, start: number): Iterable<RewritingOffer> {
  const tried = new Set<string>();
  for (let at = start; at < texts.count; at++) {
    const smaller = smallerTexts(texts, at);
    if (smaller.length === 0) continue;
    for (const tokens of placesOf(texts, at)) {
      for (const text of smaller) {
        const key = `${tokens.length} ${tokens[0]} ${text}`;
        const rewriting = tried.has(key) ? undefined : texts.rewriting(tokens, text);
        tried.add(key);
        if (rewriting) yield { at, rewriting };
      }
    }
  }
}

/** All tokens of a text, all but the first, which often declares what the others use, and the token alone. */
function placesOf(texts: TokenTexts, at: number): readonly (readonly number[])[] {
  const all = texts.likeOf(at);
  const [first, ...others] = all;
  const isUse = texts.lexemesOf(at)?.isIdentifier === true && first !== at;
  return [all, ...(isUse && others.length > 1 ? [others] : []), ...(all.length > 1 ? [[at]] : [])];
}

/** What may take the place of a token's text. */
function smallerTexts(texts: TokenTexts, token: number): readonly string[] {
  const lexemes = texts.lexemesOf(token);
  if (!lexemes) return [];
  const own = texts.textOf(token);
  return (lexemes.isIdentifier ? namesFor(texts) : lexemes.shortest).filter((text) => isShortlexSmaller(text, own));
}

/** The canonical names in use, and a new one. */
function namesFor(texts: TokenTexts): readonly string[] {
  const used = [...texts.texts()].filter((text) => /^[a-z]{1,2}$/.test(text));
  return [...used.sort((a, b) => (isShortlexSmaller(a, b) ? -1 : 1)), newName(texts)];
}

/** The first of a, b, … z, aa, ab … that is not in use. */
function newName(texts: TokenTexts): string {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  for (let names: readonly string[] = letters; ; names = names.flatMap((name) => letters.map((each) => name + each))) {
    const name = names.find((each) => !texts.has(each));
    if (name !== undefined) return name;
  }
}

/** Takes characters from tokens of each text, from all of them and then from each alone. */
function* shrinkAll(texts: TokenTexts, minimize: ListMinimizer): Search<Rewriting, void> {
  const visited = new Set<string>();
  for (let at = 0; at < texts.count; at++) {
    const lexemes = texts.lexemesOf(at);
    const text = texts.textOf(at);
    if (!lexemes || visited.has(text) || lexemes.shortest.includes(text)) continue;
    visited.add(text);
    const all = texts.likeOf(at);
    yield* shrink(texts, all, minimize);
    if (all.length > 1 && !lexemes.isIdentifier) for (const token of all) yield* shrink(texts, [token], minimize);
    visited.add(texts.textOf(at));
  }
}

/** Of texts up to this length, characters are made simpler first: many of the shorter texts are the same then. */
const shortText = 64;

/** Makes the text of some tokens smaller: fewer characters, and simpler ones. */
function* shrink(texts: TokenTexts, tokens: readonly number[], minimize: ListMinimizer): Search<Rewriting, void> {
  const at = tokens[0] as number;
  const before = texts.textOf(at);
  const isIdentifier = texts.lexemesOf(at)?.isIdentifier ?? false;
  const characters = () => [...texts.textOf(at)];
  function* simplifyAll(): Search<Rewriting, void> {
    const complex = texts.textOf(at);
    yield* rewrite(texts, tokens, simplify(characters(), 0, minimize));
    // A text that keeps all of its characters seldom is one that could have others.
    if (texts.textOf(at) !== complex) yield* rewrite(texts, tokens, simplify(characters(), 1, minimize));
  }
  if (!isIdentifier && before.length <= shortText) yield* simplifyAll();
  const shorter = mapSearch(minimizeCoarseToFine(characters(), minimize), (kept) => kept.join(""));
  yield* rewrite(texts, tokens, shorter);
  if (!isIdentifier || texts.textOf(at) !== before) yield* simplifyAll();
}

/** Replaces as many characters by simpler ones as it can. */
function* simplify(characters: readonly string[], rank: number, minimize: ListMinimizer): Search<string, void> {
  const positions = [...characters.keys()].filter((i) => simpler(characters[i] as string)[rank] !== undefined);
  if (positions.length === 0) return;
  yield* mapSearch(minimizeCoarseToFine(positions, minimize), (kept) => {
    const stay = new Set(kept);
    const changed = new Set(positions.filter((i) => !stay.has(i)));
    return characters.map((each, i) => (changed.has(i) ? simpler(each)[rank] : each)).join("");
  });
}

/** The characters that may take the place of one: the plainest letter and digits. */
function simpler(character: string): readonly string[] {
  if (character === "a") return [];
  return ["a", "0", "1"].filter((each) => isShortlexSmaller(each, character)).slice(0, 2);
}

/** Runs a search over texts for some tokens. Those that are not smaller, or read as something else, are not tested. */
function* rewrite(
  texts: TokenTexts,
  tokens: readonly number[],
  search: Search<string, unknown>,
): Search<Rewriting, void> {
  for (let step = search.next(); !step.done; ) {
    const found = yield rewritings(texts, tokens, step.value);
    if (found) texts.apply(found);
    step = search.next(found?.text);
  }
}

function* rewritings(texts: TokenTexts, tokens: readonly number[], round: Iterable<string>): Iterable<Rewriting> {
  for (const text of round) {
    const rewriting = texts.rewriting(tokens, text);
    if (rewriting) yield rewriting;
  }
}
