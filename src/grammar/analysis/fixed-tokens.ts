/** Which token types have one text only: the lexer's rule for them is a straight line of single characters. */
import { type ATN, type ATNState, RuleTransition, type Vocabulary } from "antlr4ng";

/** The token types of a grammar that have one text only. */
export function fixedTokens(lexer: ATN, vocabulary: Vocabulary): ReadonlySet<number> {
  const fixed = new Set<number>();
  const variable = new Set<number>();
  lexer.ruleToTokenType.forEach((type, rule) => {
    const start = lexer.ruleToStartState[rule];
    const isFixed = start && isStraight(start, lexer.ruleToStopState[rule]);
    (isFixed ? fixed : variable).add(type);
  });
  for (let type = 1; type <= lexer.maxTokenType; type++) if (vocabulary.getLiteralName(type) !== null) fixed.add(type);
  return new Set([...fixed].filter((type) => !variable.has(type)));
}

/** Tells whether there is one way only between two states, and on it one character only at each step. */
function isStraight(start: ATNState, stop: ATNState | null | undefined): boolean {
  let state = start;
  while (state !== stop) {
    const [only, ...others] = state.transitions;
    if (!only || others.length > 0 || only instanceof RuleTransition) return false;
    if (!only.isEpsilon && only.label?.length !== 1) return false;
    state = only.target;
  }
  return true;
}
