/**
 * Unit derivations: which symbols a rule derives with nothing beside them, so that they may stand alone where the rule is
 * expected. Perses (Sun et al., "Perses: Syntax-Guided Program Reduction", ICSE 2018) calls them the sub-rules of a rule and
 * takes them from a normalised grammar. This file finds them in the ATN, so `a : b c?` derives `b` alone, too. Elements of
 * lists do not count: `a : b*` derives lists.
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
import type { UnitDerivations } from "./symbols.js";

/** The names of a parser's symbols. */
export interface SymbolNames {
  /** By index. */
  readonly rules: readonly string[];
  /** By token type. */
  readonly tokens: readonly string[];
}

/**
 * Computes what each rule of a parser derives alone. Predicates count as true.
 * @param atn of the parser
 * @param names of its rules and tokens
 */
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

/** What the search in one rule uses of the whole grammar. */
interface GrammarFacts {
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

/** The rules and tokens on single transitions of a rule where the rest of the path takes nothing. */
function directUnits(atn: ATN, rule: number, { nullable, repeated, names }: GrammarFacts) {
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

/** Tells whether a transition matches the end of the text, which takes nothing from it. */
function takesEnd({ label }: Transition): boolean {
  return label?.contains(Token.EOF) ?? false;
}

function tokensOf(transition: Transition, { tokens }: SymbolNames): readonly string[] {
  const types = labelOf(transition, Token.MIN_USER_TOKEN_TYPE, tokens.length - 1).toArray();
  return types.filter((type) => type !== Token.EOF).map((type) => tokens[type] as string);
}
