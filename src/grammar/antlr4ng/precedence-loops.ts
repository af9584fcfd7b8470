/** The loops that antlr-ng makes of left-recursive rules; they are no quantifiers of the grammar. */
import { ATNState, StarLoopEntryState } from "antlr4ng";

/** Tells whether a state is where such a loop goes round once more or ends. */
export function isPrecedenceLoop(state: ATNState): boolean {
  return state instanceof StarLoopEntryState && state.precedenceRuleDecision;
}

/** The state that a loop's block begins with. */
export function blockOf(loop: ATNState): ATNState | undefined {
  const isBlock = (state: ATNState) => (state.constructor as typeof ATNState).stateType === ATNState.STAR_BLOCK_START;
  return loop.transitions.map(({ target }) => target).find(isBlock);
}
