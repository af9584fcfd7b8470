import { type ATN, type ATNState, RuleTransition, type Vocabulary } from "antlr4ng";

/**
 * The token types of a grammar that have only one text: literals, and tokens whose lexer rule is a sequence of characters.
 * @param lexer the ATN of the lexer
 * @param vocabulary names the literals
 */
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

/** Tells whether there is only one path between two states, with only one character at each step. */
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
