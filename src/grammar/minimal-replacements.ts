/**
 * The shortest text that each rule, token and repeated block of a grammar derives, as a fixpoint over its ATNs: Hodován and
 * Kiss, "Modernizing Hierarchical Delta Debugging", A-TEST 2016.
 */
import {
  type ATN,
  type ATNState,
  CommonTokenStream,
  IntervalSet,
  PlusBlockStartState,
  RuleTransition,
  Token,
  Transition,
  type Vocabulary,
} from "antlr4ng";
import { clashOf } from "./clash.js";
import type { Grammar } from "./grammar.js";
import { modeToReparse, Relexer } from "./reparse.js";
import { TextStream } from "./text-stream.js";

/** What the reducer must know of the symbols of a grammar. Plain data, so that a worker can send it. */
export interface Symbols {
  /** Name and shortest text of each rule of the parser, by index. */
  readonly rules: readonly GrammarSymbol[];
  /** Name and shortest text of each token type. The text is undefined if the lexer alone does not make such tokens. */
  readonly tokens: readonly GrammarSymbol[];
  /** The shortest text of one iteration of each `+`, by the state its block starts with. Other quantifiers may be empty. */
  readonly plusBlocks: ReadonlyMap<number, string>;
  /** Number of the parser's states. */
  readonly states: number;
}

export interface GrammarSymbol {
  readonly name: string;
  readonly replacement: string | undefined;
}

/** A derived text: what it costs, and what it is made of: a part, nothing, or what two others are made of. */
interface Sentence {
  readonly cost: number;
  readonly part?: string;
  readonly halves?: readonly [Sentence, Sentence];
}

const empty: Sentence = { cost: 0 };

/** The parts of a sentence in their order. */
function partsOf(sentence: Sentence): readonly string[] {
  const parts: string[] = [];
  const stack = [sentence];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.part !== undefined) parts.push(each.part);
    if (each.halves) stack.push(each.halves[1], each.halves[0]);
  }
  return parts;
}

/** What a predicate costs: a sentence that does without is preferred, for who knows whether the predicate holds. */
const predicateCost = 1_000_000;

/**
 * Works out the minimal replacements of a grammar. Takes some milliseconds.
 * @param spaced sets all tokens of a replacement apart by a space (as picireny does), not only those that must not meet
 */
export function symbolsOf(grammar: Grammar, spaced = false): Symbols {
  const lexer = grammar.createLexer(new TextStream(""));
  const parser = grammar.createParser(new CommonTokenStream(lexer));
  const { atn, vocabulary } = parser;
  const clash = spaced ? () => true : clashOf(grammar);
  const relexer = new Relexer(grammar);
  const texts = shortestTokens(relexer, lexer.atn, { vocabulary, maxType: atn.maxTokenType });
  const nameOf = (type: number) => vocabulary.getSymbolicName(type) ?? vocabulary.getDisplayName(type) ?? String(type);
  // What the lexer could not read has no name.
  const names = texts.map((_, type) => (type === Token.INVALID_TYPE ? "" : nameOf(type)));
  const tokens = texts.map((text, type) => grammar.replacements.get(names[type] as string) ?? text);
  const given = parser.ruleNames.map((name) => sentenceOf(grammar.replacements.get(name)));
  const label = (transition: Transition) => shortestSymbol(transition, tokens);
  const rules = shortestRules(atn, label, given);
  const written = new Map<string, string>();
  const write = (parts: readonly string[]) => {
    if (parts.length < 2) return parts[0] ?? "";
    const key = parts.join("\0");
    const text = written.get(key) ?? (spaced ? undefined : joinTightly(parts, relexer)) ?? joinParts(parts, clash);
    written.set(key, text);
    return text;
  };
  const text = (sentence: Sentence | undefined) => sentence && write(partsOf(sentence));
  const plusBlocks = new Map<number, string>();
  for (const state of atn.states) {
    if (!(state instanceof PlusBlockStartState) || !state.endState) continue;
    const block = text(shortestPath(state, state.endState, { label, rules }));
    if (block !== undefined) plusBlocks.set(state.stateNumber, block);
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
    states: atn.states.length,
  };
}

function sentenceOf(text: string | undefined): Sentence | undefined {
  return text ? { part: text, cost: text.length + 1 } : text === "" ? empty : undefined;
}

/**
 * The shortest text of each token type that the lexer reads as such a token, in whatever mode. Where it reads none of those
 * that were tried, a literal is its own text.
 */
function shortestTokens(
  relexer: Relexer,
  atn: ATN,
  { vocabulary, maxType }: { readonly vocabulary: Vocabulary; readonly maxType: number },
): readonly (string | undefined)[] {
  const texts: (string | undefined)[] = Array.from({ length: maxType + 1 });
  for (const characters of alphabets) {
    const isMissing = (type: number) => type > 0 && texts[type] === undefined;
    const wanted = atn.ruleToTokenType.map(isMissing);
    if (!wanted.includes(true)) break;
    shortestRules(atn, (transition) => shortestCharacter(transition, characters)).forEach((sentence, rule) => {
      const text = sentence && partsOf(sentence).join("");
      if (!text || !wanted[rule]) return;
      for (const mode of relexer.modes) {
        const type = relexer.typeOf(text, mode) ?? 0;
        const known = texts[type];
        if (type > 0 && type <= maxType && (known === undefined || text.length < known.length)) texts[type] = text;
      }
    });
  }
  return texts.map((text, type) => text ?? unquote(vocabulary.getLiteralName(type)));
}

function unquote(literal: string | null): string | undefined {
  return literal?.slice(1, -1).replace(/\\(.)/g, "$1");
}

/** The cheapest sentence of every rule: goes over those of which a part got cheaper until none does. Those given stay. */
function shortestRules(
  atn: ATN,
  label: (transition: Transition) => Sentence | undefined,
  given: readonly (Sentence | undefined)[] = [],
) {
  const rules: (Sentence | undefined)[] = atn.ruleToStartState.map((_, rule) => given[rule]);
  const labels = new Map<Transition, Sentence | undefined>();
  const labelOnce = (transition: Transition) => {
    if (!labels.has(transition)) labels.set(transition, label(transition));
    return labels.get(transition);
  };
  const users = usersOfRules(atn);
  let pending = new Set(rules.keys());
  while (pending.size > 0) {
    const next = new Set<number>();
    for (const rule of pending) {
      const start = atn.ruleToStartState[rule];
      const stop = atn.ruleToStopState[rule];
      if (!start || !stop || given[rule]) continue;
      const sentence = shortestPath(start, stop, { label: labelOnce, rules });
      if (!sentence || sentence.cost >= (rules[rule]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      rules[rule] = sentence;
      for (const user of users[rule] ?? []) next.add(user);
    }
    // In the order of the rules, so that of several sentences as cheap the same one is found whatever came before.
    pending = new Set([...next].sort((a, b) => a - b));
  }
  return rules;
}

/** By rule: the rules that refer to it. */
function usersOfRules(atn: ATN): readonly ReadonlySet<number>[] {
  const users = atn.ruleToStartState.map(() => new Set<number>());
  for (const state of atn.states) {
    for (const transition of state?.transitions ?? []) {
      if (state && transition instanceof RuleTransition) users[transition.target.ruleIndex]?.add(state.ruleIndex);
    }
  }
  return users;
}

/** What the transitions of a path derive. */
interface Costs {
  readonly label: (transition: Transition) => Sentence | undefined;
  readonly rules: readonly (Sentence | undefined)[];
}

/** The cheapest way between two states of a rule. Of several as cheap the first in the order of the alternatives. */
function shortestPath(from: ATNState, to: ATNState, costs: Costs): Sentence | undefined {
  const best = new Map<ATNState, Sentence>([[from, empty]]);
  const queue = [from];
  for (let state = queue.shift(); state; state = queue.shift()) {
    if (state === to) continue;
    const before = best.get(state) as Sentence;
    for (const transition of state.transitions) {
      const rule = transition instanceof RuleTransition;
      const step = rule ? costs.rules[transition.target.ruleIndex] : stepOf(transition, costs);
      const next = rule ? transition.followState : transition.target;
      const known = best.get(next)?.cost ?? Number.POSITIVE_INFINITY;
      if (!step || before.cost + step.cost >= known) continue;
      best.set(next, join(before, step));
      queue.push(next);
    }
  }
  return best.get(to);
}

function join(left: Sentence, right: Sentence): Sentence {
  if (right === empty) return left;
  return left === empty ? right : { cost: left.cost + right.cost, halves: [left, right] };
}

function stepOf(transition: Transition, { label }: Costs): Sentence | undefined {
  if (transition.transitionType === Transition.PREDICATE) return { cost: predicateCost };
  return transition.isEpsilon ? empty : label(transition);
}

/** The symbols that a transition takes, of those between `first` and `last`. */
function labelOf({ label, transitionType }: Transition, first: number, last: number): IntervalSet {
  if (!label) return IntervalSet.of(first, last); // a wildcard
  return transitionType === Transition.NOT_SET ? label.complement(first, last) : label;
}

function shortestSymbol(transition: Transition, tokens: readonly (string | undefined)[]): Sentence | undefined {
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

/**
 * Ranges of characters, those that a reader would rather see first. Where the first choice is read as another token, a
 * keyword for example, the next one may not be.
 */
const alphabets = [
  ["az", "09", "AZ", "!~", "  ", "\t\t", "\n\n"],
  ["xz", "19", "XZ", "!~", "\n\n", "\t\t"],
  ["qt", "QT", "!~", "\r\r", "  "],
  ["__", "gk", "GK", "~~", "!~"],
].map((ranges) => ranges.map((range) => [range.charCodeAt(0), range.charCodeAt(1)] as const));

function shortestCharacter(transition: Transition, characters: (typeof alphabets)[number]): Sentence | undefined {
  const label = labelOf(transition, 0, 0x10ffff);
  if (label.length === 0) return undefined;
  if (label.minElement === Token.EOF) return empty;
  for (const [first, last] of characters) {
    for (let character = first; character <= last; character++) {
      if (label.contains(character)) return { part: String.fromCodePoint(character), cost: 1 };
    }
  }
  return { part: String.fromCodePoint(label.minElement), cost: 1 };
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
