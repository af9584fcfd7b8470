/** The names, brackets and list elements of a text as flat lists. Names are read many times, and each walk through the tree is slow. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { QuantifierNode, RuleNode, TokenNode, Tree } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { walkTokens } from "./walk-tokens.js";

/** A token that is a name or begins with a bracket. */
interface NamedToken {
  /** Index of the token. */
  readonly token: number;
  /** The number of its name; undefined if it is no name. */
  readonly name: number | undefined;
  readonly isString: boolean;
  /** 1 if it opens a bracket, -1 if it closes one, otherwise 0. */
  readonly turn: number;
  /** The index of the innermost list element around it; -1 if there is none. */
  readonly element: number;
  /** The outermost node that consists of it alone and that a minimal replacement can replace. */
  readonly same: RuleNode | undefined;
}

/** A list element of the text. */
interface PlacedElement extends ListElement {
  /** The index of the element around it; -1 if there is none. */
  readonly outer: number;
  readonly from: number;
}

/** A text as flat lists. They stay true while parts of the tree are only removed. */
export interface NamedText {
  readonly tokens: readonly NamedToken[];
  /** In the order of their beginnings; if two begin together, the outer one comes first. */
  readonly elements: readonly PlacedElement[];
  /** Maps each list to the indices of its elements. */
  readonly elementsOf: ReadonlyMap<QuantifierNode, readonly number[]>;
  /** Whether some elements have no tokens: then the removal of one does not show in the edits. */
  readonly hasEmpty: boolean;
}

/**
 * Reads what is left of a text.
 * @param tree the tree as it is now
 * @param parsed the tree as it was parsed
 * @param numberOf returns the number of a token's name; undefined if the token is no name
 */
export function readNamedText(
  tree: WorkingTree,
  { text, tokens: { starts } }: Tree,
  numberOf: (token: TokenNode) => number | undefined,
): NamedText {
  const tokens: NamedToken[] = [];
  const elements: PlacedElement[] = [];
  const elementsOf = new Map<QuantifierNode, number[]>();
  let hasEmpty = false;
  walkTokens<number>(tree, {
    isGone: ({ from, to }) => from < to && tree.isGone(from, to),
    begin: ({ iteration, list }, outer = -1) => {
      const { from } = iteration;
      hasEmpty ||= from === iteration.to;
      const index = elements.push({ iteration, list, outer, from }) - 1;
      const others = elementsOf.get(list);
      if (others) others.push(index);
      else elementsOf.set(list, [index]);
      return index;
    },
    visit: (node, { element = -1, same }) => {
      const token = node.from;
      const first = text[starts[token] as number] as string;
      const bracket = "([{)]}".indexOf(first);
      const turn = bracket < 0 ? 0 : bracket < 3 ? 1 : -1;
      const name = numberOf(node);
      if (name === undefined && turn === 0) return;
      tokens.push({ token, name, isString: "\"'`".includes(first), turn, element, same });
    },
  });
  return { tokens, elements, elementsOf, hasEmpty };
}
