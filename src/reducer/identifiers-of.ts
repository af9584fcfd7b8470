import type { Syntax, TokenText } from "../language/syntax.js";
import { tokenText } from "../language/token-text.js";
import type { Reduced } from "../search/working-tree.js";
import type { Tree } from "../tree/node.js";
import { preorder } from "../tree/walk.js";

/** Where identifiers are looked for. */
interface IdentifierSearch {
  readonly tree: Tree;
  /** Answers which tokens are identifiers. */
  readonly syntax: Syntax;
  /** At most so many are found. */
  readonly most: number;
}

const word = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/**
 * Indices of the tokens that are identifiers, in the order of the text.
 * @param reduced the tree and its edits; tokens that they remove are left out
 * @param search the parsed tree, its language, and how many identifiers are looked for at most
 */
export function identifiersOf({ root, edits }: Reduced, { tree, syntax, most }: IdentifierSearch): readonly number[] {
  const tokens: number[] = [];
  const isChanged = (token: number) => edits.some(({ from, to }) => from <= token && token < to);
  for (const node of root ? preorder(root) : []) {
    if (tokens.length === most) break;
    if (node.kind !== "token" || node.category !== "plain" || isChanged(node.from)) continue;
    if (isIdentifier(tokenText(tree, node), syntax)) tokens.push(node.from);
  }
  return tokens;
}

/** Whether a token is an identifier. */
export function isIdentifier(token: TokenText, syntax: Syntax): boolean | undefined {
  return isWord(token.text) && syntax.lexemes(token)?.isIdentifier;
}

/** Whether a text has only letters, digits, `_` and `$`, and begins with none of the digits. */
export function isWord(text: string): boolean {
  return word.test(text);
}
