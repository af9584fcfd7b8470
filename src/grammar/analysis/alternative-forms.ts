/**
 * The forms of a rule: one sequence of symbols for each path through the rule in the parser's ATN, with as few optional and
 * repeated parts as possible.
 */
import {
  type ATN,
  ATNState,
  type BlockStartState,
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
import { symbolsOf } from "./minimal-replacements.js";
import { labelOf } from "./shortest-sentences.js";
import type { GrammarSymbol } from "./symbols.js";

/** How many optional parts a form may contain. */
const mostExtras = 2;
/** Limits of the search. A rule with more forms gets those with the fewest optional parts. */
const mostForms = 200;
const mostSymbols = 16;
const mostSteps = 50_000;

/**
 * Makes a function from the name of a rule to its forms, over a grammar and its islands. The forms are computed on demand.
 * @param grammar its islands are looked into when one of their rules is asked for
 */
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

/** Makes a function from the name of a rule to its forms in one grammar; none if the grammar has no such rule. */
function formMaker(grammar: Grammar): (rule: string) => readonly Form[] {
  const relexer = new Relexer(grammar);
  const { atn, vocabulary, ruleNames } = relexer.idleParser();
  const { rules, tokens } = symbolsOf(grammar);
  const fixed = fixedTokens(relexer.atn, vocabulary);
  const formSymbol = formSymbolMaker(relexer);
  const ruleSymbol = (rule: number) => formSymbol("rule", [rules[rule] as GrammarSymbol], false);
  const symbolOf = (transition: Transition): FormSymbol | undefined => {
    if (transition instanceof RuleTransition) return ruleSymbol(transition.target.ruleIndex);
    const types = labelOf(transition, Token.MIN_USER_TOKEN_TYPE, tokens.length - 1).toArray();
    if (types.includes(Token.EOF)) return undefined;
    const choices = types.map((type) => tokens[type] as GrammarSymbol);
    return formSymbol("token", choices, types.length === 1 && types.every((type) => fixed.has(type)));
  };
  return (name) => {
    const rule = ruleNames.indexOf(name);
    return rule < 0 ? [] : pathsThrough(atn, { rule, symbolOf, self: () => ruleSymbol(rule) });
  };
}

/** Makes a function that returns the same object for the same symbol, with the shortest text of its choices. */
function formSymbolMaker(
  relexer: Relexer,
): (kind: FormSymbol["kind"], choices: readonly GrammarSymbol[], isFixed: boolean) => FormSymbol {
  const countTokens = (text: string) => relexer.read(text, 0).tokens.filter(({ start, stop }) => start <= stop).length;
  const known = new Map<string, FormSymbol>();
  return (kind, choices, isFixed) => {
    const names = choices.map(({ name }) => name);
    const key = `${kind} ${names.join(" ")}`;
    const texts = choices.flatMap(({ replacement }) => replacement ?? []);
    const text = texts.reduce((a, b) => (b.length < a.length ? b : a), texts[0] as string);
    const count = kind === "token" || text === undefined ? 1 : countTokens(text);
    const symbol = known.get(key) ?? { kind, names, text, tokens: count, isFixed };
    known.set(key, symbol);
    return symbol;
  };
}

/** What the search for paths uses of a rule. */
interface RuleSearch {
  readonly rule: number;
  /** The symbol that a transition takes; undefined for the end of the text. */
  readonly symbolOf: (transition: Transition) => FormSymbol | undefined;
  /** The rule as a symbol. */
  readonly self: () => FormSymbol;
}

/** The beginning of a path through a rule. */
interface PartialPath {
  readonly state: ATNState;
  readonly symbols: readonly FormSymbol[];
  readonly extras: number;
  /** The loops on the path. Each is taken only once. */
  readonly loops: readonly ATNState[];
}

/** The forms of the paths through a rule, those with the fewest optional parts first, without duplicates. */
function pathsThrough(atn: ATN, { rule, symbolOf, self }: RuleSearch): readonly Form[] {
  const found = new Map<string, Form>();
  const start = atn.ruleToStartState[rule] as ATNState;
  let waiting: PartialPath[] = [{ state: start, symbols: [], extras: 0, loops: [] }];
  let steps = 0;
  for (let extras = 0; extras <= mostExtras; extras++) {
    const stack = waiting.reverse();
    waiting = [];
    for (let path = stack.pop(); path && found.size < mostForms && steps < mostSteps; path = stack.pop(), steps++) {
      if (path.state === atn.ruleToStopState[rule]) addForm(found, path);
      else if (path.symbols.length <= mostSymbols) {
        const next = [...stepsFrom(path, symbolOf, self)].reverse();
        stack.push(...next.filter((each) => each.extras === extras));
        waiting.push(...next.filter((each) => each.extras > extras));
      }
    }
  }
  return [...found.values()];
}

function addForm(found: Map<string, Form>, { symbols, extras }: PartialPath): void {
  const key = symbols.map(({ kind, names }) => `${kind} ${names.join(" ")}`).join("|");
  if (!found.has(key)) found.set(key, { symbols, extras });
}

function* stepsFrom(
  path: PartialPath,
  symbolOf: RuleSearch["symbolOf"],
  self: RuleSearch["self"],
): Iterable<PartialPath> {
  const { state, symbols } = path;
  for (const transition of state.transitions) {
    if (transition instanceof RuleTransition || !transition.isEpsilon) {
      const symbol = symbolOf(transition);
      const next = transition instanceof RuleTransition ? transition.followState : transition.target;
      yield { ...path, state: next, symbols: symbol ? [...symbols, symbol] : symbols };
      continue;
    }
    const { target } = transition;
    const isLoop = stateTypeOf(target) === ATNState.STAR_BLOCK_START;
    if (state instanceof PlusLoopbackState && stateTypeOf(target) === ATNState.PLUS_BLOCK_START) continue;
    if (isLoop && path.loops.includes(target)) continue;
    const loops = isLoop ? [...path.loops, target] : path.loops;
    const extras = path.extras + (isLoop || isOptionalPart(state, transition) ? 1 : 0);
    // In a left-recursive rule, the left operand is the rule itself, not only one of its non-recursive alternatives.
    const isRecursion = isLoop && state instanceof StarLoopEntryState && state.precedenceRuleDecision;
    yield { state: target, symbols: isRecursion ? [self()] : symbols, extras, loops };
  }
}

/** Tells whether a transition enters a part that another transition from the same state skips. */
function isOptionalPart(state: ATNState, transition: Transition): boolean {
  if (stateTypeOf(state) !== ATNState.BLOCK_START) return false;
  const { endState } = state as BlockStartState;
  const skips = ({ target }: Transition) => target === endState || isStepTo(target, endState);
  return state.transitions.some(skips) && !skips(transition);
}

/** Tells whether an empty transition to another state is the only one of a state. */
function isStepTo({ transitions }: ATNState, end: ATNState | undefined): boolean {
  const [only, ...others] = transitions;
  return others.length === 0 && only !== undefined && only.isEpsilon && only.target === end;
}
