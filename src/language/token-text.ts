import type { TokenNode, Tree } from "../tree/node.js";
import type { TokenText } from "./syntax.js";

/** The text of a token that is a single mark: one character that is no letter, digit or underscore. */
export const mark = /^[^\p{L}\p{N}_]$/u;

/**
 * A token of a tree, as its language knows it.
 * @param token its index and the name of its type
 * @param text its text, if that is no longer the one in the tree
 */
export function tokenText(
  { text: whole, tokens }: Tree,
  { from, name }: Pick<TokenNode, "from" | "name">,
  text = whole.slice(tokens.starts[from], tokens.ends[from]),
): TokenText {
  return { name, text, context: tokens.contexts?.[from] ?? 0 };
}
