/** Distinguishes the states of an ATN that antlr4ng tells apart only by an undocumented static number of their class. */
import { ATNState, type DecisionState, RuleTransition, StarLoopEntryState, type Transition } from "antlr4ng";

/**
 * The type of a state.
 * @param state of any ATN
 * @returns one of the constants of `ATNState`, for example `ATNState.BLOCK_START`
 */
export function stateTypeOf(state: ATNState): number {
  return (state.constructor as typeof ATNState).stateType;
}

/**
 * Tells whether a state decides if a loop that antlr-ng made from left recursion runs once more or ends. Such a loop is no
 * quantifier of the grammar.
 * @param state of a parser's ATN
 */
export function isPrecedenceLoop(state: ATNState): boolean {
  return state instanceof StarLoopEntryState && state.precedenceRuleDecision;
}

/**
 * The state that begins the block of a loop; undefined if the state enters no loop.
 * @param loop any state
 */
export function loopBlockOf(loop: ATNState): ATNState | undefined {
  const isBlock = (state: ATNState) => stateTypeOf(state) === ATNState.STAR_BLOCK_START;
  return loop.transitions.map(({ target }) => target).find(isBlock);
}

/**
 * Tells whether a transition takes nothing from the input and calls no rule.
 * @param transition of a parser's or lexer's ATN
 */
export function isEmptyTransition(transition: Transition): boolean {
  return transition.isEpsilon && !(transition instanceof RuleTransition);
}

/**
 * Tells whether a state begins the block of `?`, `*` or `+`. The block of `?` differs from one of alternatives by the transition
 * that leads past it.
 * @param state null gives false
 */
export function isQuantifierBlock(state: ATNState | null): state is DecisionState & { endState: ATNState } {
  if (!state || !("endState" in state) || !state.endState) return false;
  const type = stateTypeOf(state);
  if (type === ATNState.STAR_BLOCK_START || type === ATNState.PLUS_BLOCK_START) return true;
  const leadsPast = (transition: Transition) => isEmptyTransition(transition) && transition.target === state.endState;
  return type === ATNState.BLOCK_START && state.transitions.some(leadsPast);
}
