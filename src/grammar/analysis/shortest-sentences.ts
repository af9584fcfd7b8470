/** The cheapest sentences of a grammar's rules, as a fixpoint over an ATN of its parser or its lexer. */
import { type ATN, type ATNState, IntervalSet, RuleTransition, Transition } from "antlr4ng";

/** A derived text: what it costs, and what it is made of: a part, nothing, or what two others are made of. */
export interface Sentence {
  readonly cost: number;
  readonly part?: string;
  readonly halves?: readonly [Sentence, Sentence];
}

/** What derives no text. */
export const empty: Sentence = { cost: 0 };

/** The parts of a sentence in their order. */
export function partsOf(sentence: Sentence): readonly string[] {
  const parts: string[] = [];
  const stack = [sentence];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.part !== undefined) parts.push(each.part);
    if (each.halves) stack.push(each.halves[1], each.halves[0]);
  }
  return parts;
}

/** What a predicate costs: a sentence that does without is preferred, for who knows whether the predicate holds. */
export const predicateCost = 1_000_000;

/** The cheapest sentence of every rule: goes over those of which a part got cheaper until none does. Those given stay. */
export function shortestRules(
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
export interface Costs {
  readonly label: (transition: Transition) => Sentence | undefined;
  readonly rules: readonly (Sentence | undefined)[];
}

/** The cheapest way between two states of a rule. Of several as cheap the first in the order of the alternatives. */
export function shortestPath(from: ATNState, to: ATNState, costs: Costs): Sentence | undefined {
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
export function labelOf({ label, transitionType }: Transition, first: number, last: number): IntervalSet {
  if (!label) return IntervalSet.of(first, last); // a wildcard
  return transitionType === Transition.NOT_SET ? label.complement(first, last) : label;
}
