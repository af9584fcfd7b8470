/** The tokens and list elements that are left of a text, for changes that are found by the positions of tokens. */
import type { WorkingTree } from "../../search/working-tree.js";
import { contains, type RuleNode, type TokenNode, type TokenRange, textOf } from "../../tree/node.js";
import { type NameContext, nameOf } from "../names/token-names.js";
import { walkTokens } from "../names/walk-tokens.js";
import type { ListElement } from "../splice.js";

/** A token of the text as it was parsed. */
export interface LeftToken {
  readonly token: TokenNode;
  readonly text: string;
  /** The name that it is; undefined if it is none. */
  readonly name: string | undefined;
  /** The outermost node that consists of this token alone and that a minimal replacement can replace. */
  readonly same: RuleNode | undefined;
}

/** An element of a list, of which something is left. */
export interface LeftElement extends ListElement {
  /** The innermost element around it. */
  readonly outer: LeftElement | undefined;
  /** The number of tokens before it. */
  readonly before: number;
}

/** What is left of a text. */
export interface LeftText {
  /** In the order of the text, without inserted replacement texts. */
  readonly tokens: readonly LeftToken[];
  /** The elements of all lists in the order of their beginnings; if two begin together, the outer one comes first. */
  readonly elements: readonly LeftElement[];
}

/**
 * Reads what is left of a text.
 * @param tree the tree as it is now
 * @param context the tree as it was parsed, and its language
 */
export function leftTextOf(tree: WorkingTree, context: NameContext): LeftText {
  const left: LeftToken[] = [];
  const elements: LeftElement[] = [];
  walkTokens<LeftElement>(tree, {
    isGone: (node) => tree.weightOf(node) === 0,
    begin: (element, outer) => {
      const begun = { ...element, outer, before: left.length };
      elements.push(begun);
      return begun;
    },
    visit: (token, { same }) => {
      const text = textOf(context.tree, token);
      if (!tree.isGone(token.from, token.to)) left.push({ token, text, name: nameOf(token, context), same });
    },
  });
  return { tokens: left, elements };
}

/**
 * The index of the bracket that matches the bracket at `at`; -1 if there is none.
 * @param tokens in the order of the text
 * @param at the index of the bracket
 * @param step 1 to find the closing bracket, -1 to find the opening one
 */
export function matching(tokens: readonly LeftToken[], at: number, step: 1 | -1): number {
  let depth = 0;
  for (let i = at; i >= 0 && i < tokens.length; i += step) {
    const { text } = tokens[i] as LeftToken;
    depth += step * turnOf(text);
    if (depth === 0) return i;
  }
  return -1;
}

/**
 * 1 for a bracket that opens, -1 for one that closes, 0 for other texts.
 * @param text the text of a token
 */
export function turnOf(text: string): number {
  const at = text.length === 1 ? "([{)]}".indexOf(text) : -1;
  return at < 0 ? 0 : at < 3 ? 1 : -1;
}

/**
 * The elements of the list in round brackets; none if there are other brackets, no list, or other commas than those between the elements.
 * @param left what is left of the text
 * @param open the index of the opening bracket
 */
export function listInBrackets({ tokens, elements }: LeftText, open: number): readonly LeftElement[] {
  const close = tokens[open]?.text === "(" ? matching(tokens, open, 1) : -1;
  const end = tokens[close]?.token.to ?? 0;
  const length = 1 + commas(tokens.slice(open + 1, close));
  for (const { before, list } of elements) {
    if (before !== open + 1 || list.to >= end) continue;
    const own = elements.filter((each) => each.list === list);
    if (own.length === length) return own;
  }
  return [];
}

/** The number of commas outside brackets; one at the end does not count. */
function commas(tokens: readonly LeftToken[]): number {
  let [depth, count] = [0, 0];
  for (const { text } of tokens.slice(0, -1)) {
    depth += turnOf(text);
    if (text === "," && depth === 0) count++;
  }
  return count;
}

/**
 * The tokens in a range.
 * @param left what is left of the text
 * @param range of tokens as they were parsed
 */
export function tokensIn({ tokens }: LeftText, range: TokenRange): readonly LeftToken[] {
  return tokens.filter(({ token }) => contains(range, token));
}

/**
 * The names of all tokens; those of the parameters of a function with a name differ from others from the parameters to the end of its block.
 * @param tokens in the order of the text
 * @returns for each token its name; undefined if it is none
 */
export function scopedNames(tokens: readonly LeftToken[]): readonly (string | undefined)[] {
  const names = tokens.map(({ name }) => name);
  for (let open = 1; open < tokens.length; open++) {
    const end = tokens[open]?.text === "(" && tokens[open - 1]?.name !== undefined ? matching(tokens, open, 1) : -1;
    const close = end >= 0 && tokens[end + 1]?.text === "{" ? matching(tokens, end + 1, 1) : -1;
    if (close < 0) continue;
    const own = new Set(tokens.slice(open, end).map(({ name }) => name));
    for (let i = open; i < close; i++) {
      const { name } = tokens[i] as LeftToken;
      if (name !== undefined && own.has(name)) names[i] = `${name} ${open}`;
    }
  }
  return names;
}

/**
 * The tokens that are a name, but not that of a member.
 * @param name none if undefined
 * @param tokens in the order of the text
 */
export function usesOf(name: string | undefined, tokens: readonly LeftToken[]): readonly LeftToken[] {
  return tokens.filter((each, i) => name !== undefined && each.name === name && !isAccess(tokens[i - 1]));
}

/**
 * Whether a token is between an object and a member.
 * @param token any token
 */
export function isAccess(token: LeftToken | undefined): boolean {
  return /^(\.|->|::)$/.test(token?.text ?? "");
}
