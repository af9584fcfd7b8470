/** The names, brackets and list elements of a text as flat lists. Names are read many times, and each walk through the tree is slow. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Node, QuantifierNode, TokenNaming, TokenNode, Tree } from "../../tree/node.js";
import { addTo } from "../add-to.js";
import type { ListElement } from "../splice.js";
import { walkTokens } from "./walk-tokens.js";

/**
 * A text as flat lists. They stay true while parts of the tree are only removed. Numbers and nodes are in arrays of their own, because
 * objects for all tokens would keep the garbage collector busy.
 */
export interface NamedText {
  /** The tokens that are names or begin with a bracket, ascending. */
  readonly tokens: readonly number[];
  /** For each of them the number of its name; 0 if it is no name. */
  readonly names: readonly number[];
  /** For each of them 1 if it opens a bracket, -1 if it closes one, 2 if it is a string, otherwise 0. */
  readonly signs: readonly number[];
  /** For each of them the index of the innermost list element around it; -1 if there is none. */
  readonly elementOf: readonly number[];
  /**
   * For each of them the outermost node that consists of it alone and that a minimal replacement can replace, or a node around it in which
   * `aloneIn` finds that one: it is rarely asked for, and the nodes below need not be built before.
   */
  readonly same: readonly (Node | undefined)[];
  /** The list elements in the order of their beginnings; if two begin together, the outer one comes first. */
  readonly elements: readonly ListElement[];
  /** For each of them the index of the one around it; -1 if there is none. */
  readonly outer: readonly number[];
  /** Maps each list to the indices of its elements. */
  readonly elementsOf: ReadonlyMap<QuantifierNode, readonly number[]>;
  /** Whether some elements have no tokens: then the removal of one does not show in the edits. */
  readonly hasEmpty: boolean;
}

/** The numbers of the names of tokens; undefined for tokens that are no names. */
export interface NameNumbers {
  /** The number of a token's name. */
  numberOf(token: Pick<TokenNode, "from" | "name">): number | undefined;
  /** The same for a token without a node. */
  numberAt(token: number, names: TokenNaming): number | undefined;
}

/**
 * Reads what is left of a text.
 * @param tree the tree as it is now
 * @param parsed the tree as it was parsed
 * @param numbers the numbers of names
 */
export function readNamedText(tree: WorkingTree, { text, tokens: { starts } }: Tree, numbers: NameNumbers): NamedText {
  const [found, names, signs, elementOf]: [number[], number[], number[], number[]] = [[], [], [], []];
  const sameOf: (Node | undefined)[] = [];
  const elements: ListElement[] = [];
  const outerOf: number[] = [];
  const elementsOf = new Map<QuantifierNode, number[]>();
  let hasEmpty = false;
  const read = (token: number, name = 0, element = -1, same: Node | undefined) => {
    const sign = signOf(text.charAt(starts[token] as number));
    if (name === 0 && Math.abs(sign) !== 1) return;
    found.push(token);
    names.push(name);
    signs.push(sign);
    elementOf.push(element);
    sameOf.push(same);
  };
  walkTokens<number>(tree, {
    isGone: ({ from, to }) => from < to && tree.isGone(from, to),
    begin: (element, outer = -1) => {
      const { iteration, list } = element;
      hasEmpty ||= iteration.from === iteration.to;
      const index = elements.push(element) - 1;
      outerOf.push(outer);
      addTo(elementsOf, list, index);
      return index;
    },
    visit: (node, { element, same }) => read(node.from, numbers.numberOf(node), element, same),
    visitFlat: (node, naming, { element, same }) => {
      for (let token = node.from, { to } = node; token < to; token++) {
        if (!tree.isGone(token, token + 1)) read(token, numbers.numberAt(token, naming), element, same ?? node);
      }
    },
  });
  return { tokens: found, names, signs, elementOf, same: sameOf, elements, outer: outerOf, elementsOf, hasEmpty };
}

function signOf(first: string): number {
  const at = "([{)]}\"'`".indexOf(first);
  return at < 0 ? 0 : at < 3 ? 1 : at < 6 ? -1 : 2;
}
