/**
 * Minimal replacements: the shortest text that each rule, token and `+` block of a grammar derives, computed as a fixpoint over
 * the grammar's ATNs. Renáta Hodován and Ákos Kiss, "Modernizing Hierarchical Delta Debugging", A-TEST 2016.
 */
import { PlusBlockStartState, Token, type Transition, type Vocabulary } from "antlr4ng";
import type { Grammar } from "../model/grammar.js";
import { clashOf } from "../run/clash.js";
import { modeToReparse, Relexer } from "../run/relexer.js";
import {
  empty,
  labelOf,
  partsOf,
  predicateCost,
  type ShortestSentence,
  shortestPath,
  shortestRules,
} from "./shortest-sentences.js";
import { shortestTokens } from "./shortest-tokens.js";
import type { GrammarSymbol, Symbols } from "./symbols.js";
import { unitDerivations } from "./unit-derivations.js";

/** Cached results, because a large grammar takes half a second and a reduction parses many texts. */
const cached = { spaced: new WeakMap<Grammar, Symbols>(), tight: new WeakMap<Grammar, Symbols>() };

/**
 * The symbols of a grammar with their minimal replacements. Cached by grammar.
 * @param grammar its islands are not looked into
 * @param spaced puts a space between all tokens of a replacement, as picireny does, not only between those that clash
 */
export function symbolsOf(grammar: Grammar, spaced = false): Symbols {
  const cache = spaced ? cached.spaced : cached.tight;
  const symbols = cache.get(grammar) ?? computeSymbols(grammar, spaced);
  cache.set(grammar, symbols);
  return symbols;
}

function computeSymbols(grammar: Grammar, spaced: boolean): Symbols {
  const relexer = new Relexer(grammar);
  const { atn, vocabulary, ruleNames } = relexer.idleParser();
  const tokens = tokenSymbols(grammar, shortestTokens(relexer, { vocabulary, maxType: atn.maxTokenType }), vocabulary);
  const texts = tokens.map(({ replacement }) => replacement);
  const label = (transition: Transition) => shortestSymbol(transition, texts);
  const given = ruleNames.map((name) => sentenceOf(grammar.replacements.get(name)));
  const sentences = shortestRules(atn, label, given);
  const write = spaced ? (parts: readonly string[]) => parts.join(" ") : writer(grammar, relexer);
  const textOf = (sentence: ShortestSentence | undefined) => sentence && write(partsOf(sentence));
  const plusBlocks = new Map<number, string>();
  for (const state of atn.states) {
    if (!(state instanceof PlusBlockStartState) || !state.endState) continue;
    const text = textOf(shortestPath(state, state.endState, { label, rules: sentences }));
    if (text !== undefined) plusBlocks.set(state.stateNumber, text);
  }
  const replacementOf = (rule: string, sentence: ShortestSentence | undefined) => {
    const text = textOf(sentence);
    const hasPredicate = (sentence?.cost ?? 0) >= predicateCost;
    if (text === undefined || !hasPredicate) return text;
    return modeToReparse(grammar, relexer, { rule, text }) === undefined ? undefined : text;
  };
  return {
    rules: ruleNames.map((name, rule) => ({ name, replacement: replacementOf(name, sentences[rule]) })),
    tokens,
    plusBlocks,
    units: unitDerivations(atn, { rules: ruleNames, tokens: tokens.map(({ name }) => name) }),
    states: atn.states.length,
  };
}

/** Names the token types. Text that the lexer could not read has the empty name. */
function tokenSymbols(
  { replacements }: Grammar,
  texts: readonly (string | undefined)[],
  vocabulary: Vocabulary,
): readonly GrammarSymbol[] {
  const nameOf = (type: number) => vocabulary.getSymbolicName(type) ?? vocabulary.getDisplayName(type) ?? String(type);
  return texts.map((text, type) => {
    const name = type === Token.INVALID_TYPE ? "" : nameOf(type);
    return { name, replacement: replacements.get(name) ?? text };
  });
}

/**
 * A text as a sentence of one part. Its cost is its length plus one, or 0 if it is empty.
 * @param text undefined gives undefined
 */
export function sentenceOf(text: string | undefined): ShortestSentence | undefined {
  return text ? { part: text, cost: text.length + 1 } : text === "" ? empty : undefined;
}

/**
 * The cheapest sentence of a transition.
 * @param transition of a parser's ATN
 * @param tokens the shortest text of each token type
 */
export function shortestSymbol(
  transition: Transition,
  tokens: readonly (string | undefined)[],
): ShortestSentence | undefined {
  let best: ShortestSentence | undefined;
  for (const type of labelOf(transition, Token.MIN_USER_TOKEN_TYPE, tokens.length - 1).toArray()) {
    const text = tokens[type];
    if (type === Token.EOF) return empty;
    // One more token costs as much as one more character.
    if (text !== undefined && text.length + 1 < (best?.cost ?? Number.POSITIVE_INFINITY)) {
      best = { part: text, cost: text.length + 1 };
    }
  }
  return best;
}

/**
 * Makes a function that writes sentences: without spaces if the lexer then reads the same tokens, else with spaces between
 * tokens that clash.
 */
function writer(grammar: Grammar, relexer: Relexer): (parts: readonly string[]) => string {
  const clash = clashOf(grammar);
  const written = new Map<string, string>();
  return (parts) => {
    if (parts.length < 2) return parts[0] ?? "";
    const key = parts.join("\0");
    const text = written.get(key) ?? joinTightly(parts, relexer) ?? joinParts(parts, clash);
    written.set(key, text);
    return text;
  };
}

/** The parts without spaces, if the lexer reads the same tokens then; else undefined. */
function joinTightly(parts: readonly string[], relexer: Relexer): string | undefined {
  const text = parts.join("");
  let length = 0;
  const lasts = parts.map((part) => {
    length += [...part].length;
    return length - 1;
  });
  const isTight = (mode: number) => {
    const { tokens, isWhole } = relexer.read(text, mode);
    const visible = tokens.filter((token) => token.start <= token.stop);
    return isWhole && visible.length === lasts.length && visible.every(({ stop }, i) => stop === lasts[i]);
  };
  return relexer.modes.some(isTight) ? text : undefined;
}

function joinParts(parts: readonly string[], clash: (left: string, right: string) => boolean): string {
  let text = "";
  parts.forEach((part, i) => {
    text += i > 0 && clash(parts[i - 1] as string, part) ? ` ${part}` : part;
  });
  return text;
}
