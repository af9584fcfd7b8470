/** How many tokens a parsed text has. */
import { Token } from "antlr4ng";
import { error, hidden, type Tokens } from "./parse-table.js";

/** How many tokens a content has: all that are not hidden, those that the lexer could read, and errors. */
export interface TokenCounts {
  readonly visible: number;
  readonly readable: number;
  readonly errors: number;
}

/**
 * Counts tokens.
 * @param tokens of a whole text
 */
export function count({ types, categories: categoryOf }: Tokens): TokenCounts {
  let [visible, readable, errors] = [0, 0, 0];
  for (let i = 0; i < types.length; i++) {
    if (categoryOf[i] === hidden) continue;
    visible++;
    if (types[i] !== Token.INVALID_TYPE) readable++;
    if (categoryOf[i] === error) errors++;
  }
  return { visible, readable, errors };
}
