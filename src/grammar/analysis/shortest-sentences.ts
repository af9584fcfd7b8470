/** The cheapest sentences of a grammar's rules, computed as a fixpoint over the ATN of its parser or its lexer. */
import { type ATN, type ATNState, IntervalSet, RuleTransition, Transition } from "antlr4ng";

/** A derived text and its cost. It consists of one part, of nothing, or of two other sentences. */
export interface ShortestSentence {
  readonly cost: number;
  readonly part?: string;
  readonly halves?: readonly [ShortestSentence, ShortestSentence];
}

/** The empty sentence. */
export const empty: ShortestSentence = { cost: 0 };

/**
 * The parts of a sentence in order.
 * @param sentence may be nested to any depth
 */
export function partsOf(sentence: ShortestSentence): readonly string[] {
  const parts: string[] = [];
  const stack = [sentence];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.part !== undefined) parts.push(each.part);
    if (each.halves) stack.push(each.halves[1], each.halves[0]);
  }
  return parts;
}

/** The cost of a predicate. A sentence without predicates is preferred, because it is unknown whether a predicate holds. */
export const predicateCost = 1_000_000;

/**
 * The cheapest sentence of each rule. Recomputes the rules that use a rule whose sentence got cheaper, until none does.
 * @param atn of the parser or the lexer
 * @param label the cheapest sentence of a transition that takes a symbol; undefined if there is none
 * @param given sentences that are fixed, by rule
 */
export function shortestRules(
  atn: ATN,
  label: (transition: Transition) => ShortestSentence | undefined,
  given: readonly (ShortestSentence | undefined)[] = [],
) {
  const rules: (ShortestSentence | undefined)[] = atn.ruleToStartState.map((_, rule) => given[rule]);
  const labels = new Map<Transition, ShortestSentence | undefined>();
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
    // In the order of the rules, so that the choice between equally cheap sentences is deterministic.
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

/** The sentences that the transitions of a path derive. */
export interface PathSentences {
  readonly label: (transition: Transition) => ShortestSentence | undefined;
  readonly rules: readonly (ShortestSentence | undefined)[];
}

/**
 * The sentence of the cheapest path between two states of a rule, of equally cheap ones the first in the order of the
 * alternatives; undefined if there is no path.
 * @param from a state of the rule
 * @param to another state of the same rule
 * @param costs the cheapest sentences of transitions and of the rules that they call
 */
export function shortestPath(from: ATNState, to: ATNState, costs: PathSentences): ShortestSentence | undefined {
  const best = new Map<ATNState, ShortestSentence>([[from, empty]]);
  const queue = [from];
  for (let state = queue.shift(); state; state = queue.shift()) {
    if (state === to) continue;
    const before = best.get(state) as ShortestSentence;
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

function join(left: ShortestSentence, right: ShortestSentence): ShortestSentence {
  if (right === empty) return left;
  return left === empty ? right : { cost: left.cost + right.cost, halves: [left, right] };
}

function stepOf(transition: Transition, { label }: PathSentences): ShortestSentence | undefined {
  if (transition.transitionType === Transition.PREDICATE) return { cost: predicateCost };
  return transition.isEpsilon ? empty : label(transition);
}

/**
 * The symbols from `first` to `last` that a transition accepts.
 * @param transition one that reads a symbol
 * @param first the smallest symbol of the vocabulary
 * @param last the largest one
 */
export function labelOf({ label, transitionType }: Transition, first: number, last: number): IntervalSet {
  if (!label) return IntervalSet.of(first, last); // a wildcard
  return transitionType === Transition.NOT_SET ? label.complement(first, last) : label;
}
