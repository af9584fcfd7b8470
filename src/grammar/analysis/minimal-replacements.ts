/**
 * The shortest text that each rule, token and repeated block of a grammar derives, as a fixpoint over its ATNs: Hodován and
 * Kiss, "Modernizing Hierarchical Delta Debugging", A-TEST 2016.
 */
import { type ATN, CommonTokenStream, PlusBlockStartState, Token, type Transition } from "antlr4ng";
import type { Grammar } from "../model/grammar.js";
import { clashOf } from "../run/clash.js";
import { modeToReparse, Relexer } from "../run/relexer.js";
import {
  type Costs,
  empty,
  labelOf,
  partsOf,
  predicateCost,
  type Sentence,
  shortestPath,
  shortestRules,
} from "./shortest-sentences.js";
import { shortestTokens } from "./shortest-tokens.js";
import { type UnitDerivations, unitDerivations } from "./unit-derivations.js";

/** What the reducer must know of the symbols of a grammar. Plain data, so that a worker can send it. */
export interface Symbols {
  /** Name and shortest text of each rule of the parser, by index. */
  readonly rules: readonly GrammarSymbol[];
  /** Name and shortest text of each token type. The text is undefined if the lexer alone does not make such tokens. */
  readonly tokens: readonly GrammarSymbol[];
  /** The shortest text of one iteration of each `+`, by the state its block starts with. Other quantifiers may be empty. */
  readonly plusBlocks: ReadonlyMap<number, string>;
  readonly units: UnitDerivations;
  /** Number of the parser's states. */
  readonly states: number;
}

export interface GrammarSymbol {
  readonly name: string;
  readonly replacement: string | undefined;
}

/** By grammar, once with spaces and once without: a large grammar takes half a second, and a reduction parses many texts. */
const known = { spaced: new WeakMap<Grammar, Symbols>(), tight: new WeakMap<Grammar, Symbols>() };

/**
 * Tells the minimal replacements of a grammar.
 * @param spaced sets all tokens of a replacement apart by a space (as picireny does), not only those that must not meet
 */
export function symbolsOf(grammar: Grammar, spaced = false): Symbols {
  const cache = spaced ? known.spaced : known.tight;
  const symbols = cache.get(grammar) ?? workOut(grammar, spaced);
  cache.set(grammar, symbols);
  return symbols;
}

function workOut(grammar: Grammar, spaced: boolean): Symbols {
  const relexer = new Relexer(grammar);
  const parser = grammar.createParser(new CommonTokenStream(relexer.at("", 0)));
  const { atn, vocabulary } = parser;
  const texts = shortestTokens(relexer, { vocabulary, maxType: atn.maxTokenType });
  const nameOf = (type: number) => vocabulary.getSymbolicName(type) ?? vocabulary.getDisplayName(type) ?? String(type);
  // What the lexer could not read has no name.
  const names = texts.map((_, type) => (type === Token.INVALID_TYPE ? "" : nameOf(type)));
  const tokens = texts.map((text, type) => grammar.replacements.get(names[type] as string) ?? text);
  const given = parser.ruleNames.map((name) => sentenceOf(grammar.replacements.get(name)));
  const label = (transition: Transition) => shortestSymbol(transition, tokens);
  const rules = shortestRules(atn, label, given);
  const write = spaced ? (parts: readonly string[]) => parts.join(" ") : writer(grammar, relexer);
  const text = (sentence: Sentence | undefined) => sentence && write(partsOf(sentence));
  const plusBlocks = new Map<number, string>();
  for (const [state, sentence] of sentencesOfPlusBlocks(atn, { label, rules })) {
    const block = text(sentence);
    if (block !== undefined) plusBlocks.set(state, block);
  }
  const replacementOf = (name: string, rule: number) => {
    const replacement = text(rules[rule]);
    const isGuarded = (rules[rule]?.cost ?? 0) >= predicateCost;
    if (replacement === undefined || !isGuarded) return replacement;
    return modeToReparse(grammar, relexer, { rule: name, text: replacement }) === undefined ? undefined : replacement;
  };
  return {
    rules: parser.ruleNames.map((name, rule) => ({ name, replacement: replacementOf(name, rule) })),
    tokens: tokens.map((replacement, type) => ({ name: names[type] as string, replacement })),
    plusBlocks,
    units: unitDerivations(atn, { rules: parser.ruleNames, tokens: names as string[] }),
    states: atn.states.length,
  };
}

/** A text as a sentence by itself. */
export function sentenceOf(text: string | undefined): Sentence | undefined {
  return text ? { part: text, cost: text.length + 1 } : text === "" ? empty : undefined;
}

/** The cheapest sentence of one step, given the shortest text of each token type. */
export function shortestSymbol(transition: Transition, tokens: readonly (string | undefined)[]): Sentence | undefined {
  let best: Sentence | undefined;
  for (const type of labelOf(transition, Token.MIN_USER_TOKEN_TYPE, tokens.length - 1).toArray()) {
    const text = tokens[type];
    if (type === Token.EOF) return empty;
    // A token more costs as much as a character more.
    if (text !== undefined && text.length + 1 < (best?.cost ?? Number.POSITIVE_INFINITY)) {
      best = { part: text, cost: text.length + 1 };
    }
  }
  return best;
}

/** The sentence of one iteration of each `+`, by the state its block starts with. */
function* sentencesOfPlusBlocks(atn: ATN, costs: Costs): Iterable<readonly [number, Sentence | undefined]> {
  for (const state of atn.states) {
    if (!(state instanceof PlusBlockStartState) || !state.endState) continue;
    yield [state.stateNumber, shortestPath(state, state.endState, costs)];
  }
}

/** Writes sentences: with nothing between the tokens if they can do without, else with spaces where they must not meet. */
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

/** The parts with nothing between them, if they are then read as they are apart; undefined if not. */
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
