/**
 * Which symbols may stand alone where a rule is expected: those that the rule derives with nothing beside them. Perses (Sun
 * et al., ICSE 2018) calls them the sub-rules of a rule and reads them off a normalised grammar; here they are found in the
 * ATN, so `a : b c?` derives `b` alone, too. An element of a list does not count as alone: `a : b*` derives lists.
 */
import {
  type ATN,
  type ATNState,
  PlusBlockStartState,
  RuleTransition,
  StarBlockStartState,
  Token,
  type Transition,
} from "antlr4ng";
import { labelOf } from "./shortest-sentences.js";

/** By the name of a rule, the names of the rules and tokens that it derives alone, itself included. */
export type UnitDerivations = ReadonlyMap<string, ReadonlySet<string>>;

/** Names of the symbols of a parser, by index and by token type. */
export interface SymbolNames {
  readonly rules: readonly string[];
  readonly tokens: readonly string[];
}

/** Works out what each rule of a parser derives alone. Predicates are taken as true. */
export function unitDerivations(atn: ATN, names: SymbolNames): UnitDerivations {
  const nullable = nullableRules(atn);
  const repeated = repeatedStates(atn);
  const direct = names.rules.map((_, rule) => directUnits(atn, rule, { nullable, repeated, names }));
  const units = new Map<string, Set<string>>();
  names.rules.forEach((name, rule) => {
    const rules = new Set([rule]);
    const symbols = new Set<string>();
    for (const each of rules) {
      symbols.add(names.rules[each] as string);
      for (const token of direct[each]?.tokens ?? []) symbols.add(token);
      for (const other of direct[each]?.rules ?? []) rules.add(other);
    }
    units.set(name, symbols);
  });
  return units;
}

/** What is known of the rules while one of them is looked at. */
interface Knowledge {
  readonly nullable: ReadonlySet<number>;
  /** The states within `*` and `+`. */
  readonly repeated: ReadonlySet<ATNState>;
  readonly names: SymbolNames;
}

/** The states within the lists of a grammar. */
function repeatedStates(atn: ATN): ReadonlySet<ATNState> {
  const repeated = new Set<ATNState>();
  for (const block of atn.states) {
    if (!(block instanceof StarBlockStartState || block instanceof PlusBlockStartState)) continue;
    const inside = new Set<ATNState>([block]);
    for (const state of inside) {
      if (state === block.endState) continue;
      repeated.add(state);
      for (const step of state.transitions) inside.add(step instanceof RuleTransition ? step.followState : step.target);
    }
  }
  return repeated;
}

/** The rules that derive the empty text. */
function nullableRules(atn: ATN): ReadonlySet<number> {
  const nullable = new Set<number>();
  for (let before = -1; before < nullable.size; ) {
    before = nullable.size;
    atn.ruleToStartState.forEach((start, rule) => {
      const stop = atn.ruleToStopState[rule];
      if (start && stop && !nullable.has(rule) && silentlyReached(start, nullable).has(stop)) nullable.add(rule);
    });
  }
  return nullable;
}

/** What one step of a rule takes when all other steps on the way from its start to its end take nothing. */
function directUnits(atn: ATN, rule: number, { nullable, repeated, names }: Knowledge) {
  const rules = new Set<number>();
  const tokens = new Set<string>();
  const [start, stop] = [atn.ruleToStartState[rule], atn.ruleToStopState[rule]];
  if (!start || !stop) return { rules, tokens };
  const endings = new Map<ATNState, boolean>();
  const isEnding = (state: ATNState) => {
    const known = endings.get(state) ?? silentlyReached(state, nullable).has(stop);
    endings.set(state, known);
    return known;
  };
  for (const state of silentlyReached(start, nullable)) {
    if (repeated.has(state)) continue;
    for (const transition of state.transitions) {
      if (transition instanceof RuleTransition) {
        if (isEnding(transition.followState)) rules.add(transition.target.ruleIndex);
      } else if (!transition.isEpsilon && isEnding(transition.target)) {
        for (const token of tokensOf(transition, names)) tokens.add(token);
      }
    }
  }
  return { rules, tokens };
}

/** The states that are reached without a token. */
function silentlyReached(start: ATNState, nullable: ReadonlySet<number>): ReadonlySet<ATNState> {
  const reached = new Set([start]);
  for (const state of reached) for (const next of silentSteps(state, nullable)) reached.add(next);
  return reached;
}

function* silentSteps(state: ATNState, nullable: ReadonlySet<number>): Iterable<ATNState> {
  for (const transition of state.transitions) {
    if (transition instanceof RuleTransition) {
      if (nullable.has(transition.target.ruleIndex)) yield transition.followState;
    } else if (transition.isEpsilon || takesEnd(transition)) {
      yield transition.target;
    }
  }
}

/** The end of the text is no part of it. */
function takesEnd({ label }: Transition): boolean {
  return label?.contains(Token.EOF) ?? false;
}

function tokensOf(transition: Transition, { tokens }: SymbolNames): readonly string[] {
  const types = labelOf(transition, Token.MIN_USER_TOKEN_TYPE, tokens.length - 1).toArray();
  return types.filter((type) => type !== Token.EOF).map((type) => tokens[type] as string);
}
