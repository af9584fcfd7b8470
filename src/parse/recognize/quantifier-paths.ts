/**
 * Recovers the iterations of `?`, `*` and `+` from the way that a parse took through the ATN of its rule, so that no
 * grammar has to be rewritten.
 *
 * While a rule is parsed, each child (a token or a rule) is matched in a known ATN state. Between the state behind one
 * child and the state of the next lie only epsilon transitions, and the blocks of quantifiers that these enter and leave
 * are the iterations that begin and end there.
 */
import { type ATN, type ATNState, RuleStopState, RuleTransition } from "antlr4ng";
import {
  isEmptyTransition,
  isPrecedenceLoop,
  isQuantifierBlock,
  loopBlockOf,
} from "../../grammar/antlr4ng/atn-states.js";

/** Blocks entered (their state number) and left (`leave`) on a way, in order. */
export type BlockEvents = readonly number[];

/** Marks the end of the innermost block. */
export const leave = -1;

/** Finds ways through one ATN. Ways are remembered: a grammar has few of them, a parse takes each very often. */
export class QuantifierPaths {
  readonly #atn: ATN;
  /** States that begin a block of a quantifier. */
  readonly #begins = new Set<number>();
  /** States that end one. */
  readonly #ends = new Set<number>();
  /** By both ends; null where there is no way. */
  readonly #ways = new Map<number, BlockEvents | null>();
  readonly #behind: Int32Array;

  constructor(atn: ATN) {
    this.#atn = atn;
    const precedenceBlocks = new Set<ATNState | undefined>();
    for (const state of atn.states) if (state && isPrecedenceLoop(state)) precedenceBlocks.add(loopBlockOf(state));
    for (const state of atn.states) {
      if (!isQuantifierBlock(state) || precedenceBlocks.has(state)) continue;
      this.#begins.add(state.stateNumber);
      this.#ends.add((state.endState as ATNState).stateNumber);
    }
    this.#behind = Int32Array.from(atn.states, (state, number) => {
      const transition = state?.transitions[0];
      if (!transition) return number;
      return (transition instanceof RuleTransition ? transition.followState : transition.target).stateNumber;
    });
  }

  /** The state behind a token or rule that was matched in `state`. */
  behind(state: number): number {
    return this.#behind[state] ?? state;
  }

  /** The state that the children behind the first of a left-recursive rule start from. */
  recursion(rule: number): number {
    for (const state of this.#atn.states) {
      if (state?.ruleIndex === rule && isPrecedenceLoop(state))
        return loopBlockOf(state)?.stateNumber ?? state.stateNumber;
    }
    return this.start(rule);
  }

  /** The first state of a rule. */
  start(rule: number): number {
    return this.#atn.ruleToStartState[rule]?.stateNumber ?? 0;
  }

  /** The events on the way from one state, which is about to be entered, to another; null if there is none. */
  between(from: number, to: number): BlockEvents | null {
    const key = from * this.#atn.states.length + to;
    let way = this.#ways.get(key);
    if (way === undefined) {
      way = this.#search(from, to);
      this.#ways.set(key, way);
    }
    return way;
  }

  /** Depth first in the order of the transitions, so the innermost greedy loop goes on if it can. */
  #search(from: number, to: number): BlockEvents | null {
    interface Way {
      readonly state: number;
      readonly events: BlockEvents;
    }
    const seen = new Set<number>();
    const stack: Way[] = [{ state: from, events: [] }];
    for (let way = stack.pop(); way; way = stack.pop()) {
      if (seen.has(way.state)) continue;
      seen.add(way.state);
      const events = [...way.events, ...this.#eventsAt(way.state)];
      if (way.state === to) return events;
      const state = this.#atn.states[way.state];
      // From the end of a rule, the ATN goes on behind all of its calls: in this very rule, if it calls itself.
      if (!state || state instanceof RuleStopState) continue;
      const next = state.transitions.filter(isEmptyTransition);
      for (const { target } of next.reverse()) stack.push({ state: target.stateNumber, events });
    }
    return null;
  }

  #eventsAt(state: number): BlockEvents {
    if (this.#ends.has(state)) return [leave];
    return this.#begins.has(state) ? [state] : [];
  }
}
