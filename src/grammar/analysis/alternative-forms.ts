/**
 * The forms that a rule can take, as sequences of symbols: each way through the rule, with as little as possible of what it
 * repeats or may leave out. Read off the parser's ATN.
 */
import {
  type ATN,
  ATNState,
  type BlockStartState,
  CommonTokenStream,
  PlusLoopbackState,
  RuleTransition,
  StarLoopEntryState,
  Token,
  type Transition,
} from "antlr4ng";
import type { Form, FormSymbol } from "../../language/syntax.js";
import { stateTypeOf } from "../antlr4ng/atn-states.js";
import { type Grammar, grammarsOf } from "../model/grammar.js";
import { Relexer } from "../run/relexer.js";
import { fixedTokens } from "./fixed-tokens.js";
import { type GrammarSymbol, symbolsOf } from "./minimal-replacements.js";
import { labelOf } from "./shortest-sentences.js";

/** How many parts that may be left out a form has, at most. */
const mostExtras = 2;
/** Bounds of what is worth trying; a rule with more forms gives those with the fewest extras. */
const mostForms = 200;
const mostSymbols = 16;
const mostSteps = 50_000;

/** The forms of the rules of a grammar and its islands, by the name of a rule; worked out when they are asked for. */
export function formsOf(grammar: Grammar): (rule: string) => readonly Form[] {
  const known = new Map<string, readonly Form[]>();
  let makers: readonly ((rule: string) => readonly Form[])[] | undefined;
  return (rule) => {
    makers ??= grammarsOf(grammar).map(formMaker);
    const forms = known.get(rule) ?? makers.flatMap((make) => make(rule));
    known.set(rule, forms);
    return forms;
  };
}

function formMaker(grammar: Grammar): (rule: string) => readonly Form[] {
  const relexer = new Relexer(grammar);
  const { atn, vocabulary, ruleNames } = grammar.createParser(new CommonTokenStream(relexer.at("", 0)));
  const { rules, tokens } = symbolsOf(grammar);
  const fixed = fixedTokens(relexer.atn, vocabulary);
  const countTokens = (text: string) => relexer.read(text, 0).tokens.filter(({ start, stop }) => start <= stop).length;
  const made = new Map<string, FormSymbol>();
  const symbol = (kind: FormSymbol["kind"], choices: readonly GrammarSymbol[], isFixed: boolean): FormSymbol => {
    const names = choices.map(({ name }) => name);
    const key = `${kind} ${names.join(" ")}`;
    const texts = choices.flatMap(({ replacement }) => replacement ?? []);
    const text = texts.reduce((a, b) => (b.length < a.length ? b : a), texts[0] as string);
    const count = text === undefined ? 1 : kind === "token" ? 1 : countTokens(text);
    const known = made.get(key) ?? { kind, names, text, tokens: count, isFixed };
    made.set(key, known);
    return known;
  };
  const symbolOf = (transition: Transition): FormSymbol | undefined => {
    if (transition instanceof RuleTransition) {
      return symbol("rule", [rules[transition.target.ruleIndex] as GrammarSymbol], false);
    }
    const types = labelOf(transition, Token.MIN_USER_TOKEN_TYPE, tokens.length - 1).toArray();
    if (types.includes(Token.EOF)) return undefined;
    return symbol(
      "token",
      types.map((type) => tokens[type] as GrammarSymbol),
      types.every((type) => fixed.has(type)) && types.length === 1,
    );
  };
  return (name) => {
    const rule = ruleNames.indexOf(name);
    if (rule < 0) return [];
    return waysThrough(atn, { rule, symbolOf, self: () => symbol("rule", [rules[rule] as GrammarSymbol], false) });
  };
}

interface RuleOf {
  readonly rule: number;
  /** What a step takes; undefined for the end of the text. */
  readonly symbolOf: (transition: Transition) => FormSymbol | undefined;
  /** The rule as a symbol. */
  readonly self: () => FormSymbol;
}

/** A part of a way through a rule. */
interface Way {
  readonly state: ATNState;
  readonly symbols: readonly FormSymbol[];
  readonly extras: number;
  /** The loops that were gone through: once is enough. */
  readonly loops: readonly ATNState[];
}

/** The ways through a rule, those with the fewest extras first, each sequence of symbols once. */
function waysThrough(atn: ATN, { rule, symbolOf, self }: RuleOf): readonly Form[] {
  const found = new Map<string, Form>();
  const start = atn.ruleToStartState[rule] as ATNState;
  let waiting: Way[] = [{ state: start, symbols: [], extras: 0, loops: [] }];
  let steps = 0;
  for (let extras = 0; extras <= mostExtras; extras++) {
    const stack = waiting.reverse();
    waiting = [];
    for (let way = stack.pop(); way && found.size < mostForms && steps < mostSteps; way = stack.pop(), steps++) {
      if (way.state === atn.ruleToStopState[rule]) note(found, way);
      else if (way.symbols.length <= mostSymbols) {
        const next = [...stepsFrom(way, symbolOf, self)].reverse();
        stack.push(...next.filter((each) => each.extras === extras));
        waiting.push(...next.filter((each) => each.extras > extras));
      }
    }
  }
  return [...found.values()];
}

function note(found: Map<string, Form>, { symbols, extras }: Way): void {
  const key = symbols.map(({ kind, names }) => `${kind} ${names.join(" ")}`).join("|");
  if (!found.has(key)) found.set(key, { symbols, extras });
}

function* stepsFrom(way: Way, symbolOf: RuleOf["symbolOf"], self: RuleOf["self"]): Iterable<Way> {
  const { state, symbols } = way;
  for (const transition of state.transitions) {
    if (transition instanceof RuleTransition || !transition.isEpsilon) {
      const symbol = symbolOf(transition);
      const next = transition instanceof RuleTransition ? transition.followState : transition.target;
      yield { ...way, state: next, symbols: symbol ? [...symbols, symbol] : symbols };
      continue;
    }
    const { target } = transition;
    const isLoop = stateTypeOf(target) === ATNState.STAR_BLOCK_START;
    if (state instanceof PlusLoopbackState && stateTypeOf(target) === ATNState.PLUS_BLOCK_START) continue;
    if (isLoop && way.loops.includes(target)) continue;
    const loops = isLoop ? [...way.loops, target] : way.loops;
    const extras = way.extras + (isLoop || isOptionalPart(state, transition) ? 1 : 0);
    // Of a left-recursive rule, what is left of an operator is the rule again, not only what ends the recursion.
    const isRecursion = isLoop && state instanceof StarLoopEntryState && state.precedenceRuleDecision;
    yield { state: target, symbols: isRecursion ? [self()] : symbols, extras, loops };
  }
}

/** Tells whether a step takes something that another step from the same state passes by. */
function isOptionalPart(state: ATNState, transition: Transition): boolean {
  if (stateTypeOf(state) !== ATNState.BLOCK_START) return false;
  const { endState } = state as BlockStartState;
  const passesBy = ({ target }: Transition) => target === endState || isStepTo(target, endState);
  return state.transitions.some(passesBy) && !passesBy(transition);
}

/** Tells whether the only way from a state is an empty step to another. */
function isStepTo({ transitions }: ATNState, end: ATNState | undefined): boolean {
  const [only, ...others] = transitions;
  return others.length === 0 && only !== undefined && only.isEpsilon && only.target === end;
}
