/**
 * Recovers the iterations of `?`, `*` and `+` from the path of a parse through the ATN, so that no grammar has to be rewritten.
 *
 * While a rule is parsed, each child (a token or a rule) is matched in a known ATN state. Between the state behind one child
 * and the state of the next lie only epsilon transitions. The quantifier blocks that these enter and leave are the iterations
 * that begin and end there.
 */
import { type ATN, type ATNState, RuleStopState, RuleTransition } from "antlr4ng";
import {
  isEmptyTransition,
  isPrecedenceLoop,
  isQuantifierBlock,
  loopBlockOf,
} from "../../grammar/antlr4ng/atn-states.js";

/** The blocks that a path enters (numbers of their first states) and leaves ({@link leave}), in order. */
export type BlockEvents = readonly number[];

/** The event of leaving the innermost block. */
export const leave = -1;

const known = new WeakMap<ATN, QuantifierPaths>();

/**
 * Finds paths through one ATN and caches them: a grammar has few of them, and a parse takes each very often. A text with many islands
 * is many parses.
 */
export class QuantifierPaths {
  readonly #atn: ATN;
  /** States that begin a quantifier's block. */
  readonly #begins = new Set<number>();
  /** States that end a quantifier's block. */
  readonly #ends = new Set<number>();
  /** By both ends; null if there is no path. */
  readonly #paths = new Map<number, BlockEvents | null>();
  /** By state: the state behind the token or rule that it matches. */
  readonly #behind: Int32Array;

  private constructor(atn: ATN) {
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

  /** The paths of an ATN, the same object each time. */
  static of(atn: ATN): QuantifierPaths {
    const paths = known.get(atn) ?? new QuantifierPaths(atn);
    known.set(atn, paths);
    return paths;
  }

  /** The state behind the token or rule that is matched in a state. */
  behind(state: number): number {
    return this.#behind[state] ?? state;
  }

  /** The state from which the children of a left-recursive rule go on behind the first one. */
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

  /** The events on the path from one state, which is about to be entered, to another; null if there is no path. */
  between(from: number, to: number): BlockEvents | null {
    const key = from * this.#atn.states.length + to;
    let path = this.#paths.get(key);
    if (path === undefined) {
      path = this.#search(from, to);
      this.#paths.set(key, path);
    }
    return path;
  }

  /** Searches depth first in the order of the transitions, so that the innermost greedy loop continues if it can. */
  #search(from: number, to: number): BlockEvents | null {
    interface PartialPath {
      readonly state: number;
      readonly events: BlockEvents;
    }
    const seen = new Set<number>();
    const stack: PartialPath[] = [{ state: from, events: [] }];
    for (let path = stack.pop(); path; path = stack.pop()) {
      if (seen.has(path.state)) continue;
      seen.add(path.state);
      const events = [...path.events, ...this.#eventsAt(path.state)];
      if (path.state === to) return events;
      const state = this.#atn.states[path.state];
      // In the ATN, the end of a rule leads to all of its calls, even to those in the rule itself.
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
