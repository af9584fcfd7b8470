import type { TokenNode, Tree } from "../tree/node.js";
import type { TokenText } from "./syntax.js";

/**
 * A token of a tree, as its language knows it.
 * @param token its index and the name of its type
 */
export function tokenText({ text, tokens }: Tree, { from, name }: Pick<TokenNode, "from" | "name">): TokenText {
  return { name, text: text.slice(tokens.starts[from], tokens.ends[from]), context: tokens.contexts?.[from] ?? 0 };
}
