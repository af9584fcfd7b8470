/** The names, brackets and list elements of a text as flat lists. Names are read many times, and each walk through the tree is slow. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Node, QuantifierNode, TokenNaming, TokenNode, TokenRange, Tree } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { walkTokens } from "./walk-tokens.js";

/**
 * A text as flat lists. They stay true while parts of the tree are only removed. Numbers and nodes are in arrays of their own, because
 * objects for all tokens would keep the garbage collector busy.
 */
export interface NamedText {
  /** The tokens that are names or begin with a bracket, ascending. */
  readonly tokens: Int32Array;
  /** For each of them the number of its name; 0 if it is no name. */
  readonly names: Int32Array;
  /** For each of them 1 if it opens a bracket, -1 if it closes one, 2 if it is a string, otherwise 0. */
  readonly signs: Int8Array;
  /** For each of them the index of the innermost list element around it; -1 if there is none. */
  readonly elementOf: Int32Array;
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
  const lists = new TokenLists(tree.root ?? { from: 0, to: 0 });
  const elements: ListElement[] = [];
  const outerOf: number[] = [];
  const elementsOf = new Map<QuantifierNode, number[]>();
  let hasEmpty = false;
  const read = (token: number, name: number | undefined, { element = -1, same }: FoundIn) => {
    const sign = signOf(text.charCodeAt(starts[token] as number));
    if (name !== undefined || sign === 1 || sign === -1) lists.add({ token, name: name ?? 0, sign, element, same });
  };
  walkTokens<number>(tree, {
    isGone: ({ from, to }) => from < to && tree.isGone(from, to),
    begin: (element, outer = -1) => {
      const { iteration, list } = element;
      hasEmpty ||= iteration.from === iteration.to;
      const index = elements.push(element) - 1;
      outerOf.push(outer);
      const others = elementsOf.get(list);
      if (others) others.push(index);
      else elementsOf.set(list, [index]);
      return index;
    },
    visit: (node, around) => read(node.from, numbers.numberOf(node), around),
    visitFlat: (node, naming, { element, same = node as Node }) => {
      const around = { element, same };
      for (let token = node.from, { to } = node; token < to; token++) {
        if (!tree.isGone(token, token + 1)) read(token, numbers.numberAt(token, naming), around);
      }
    },
  });
  return { ...lists.finish(), elements, outer: outerOf, elementsOf, hasEmpty };
}

/** Where a token was found; see {@link NamedText}. */
interface FoundIn {
  readonly element: number | undefined;
  readonly same: Node | undefined;
}

/** What is noted of a token. */
interface FoundToken extends FoundIn {
  readonly token: number;
  readonly name: number;
  readonly sign: number;
  readonly element: number;
}

/** The lists of {@link NamedText} with an item for each token. */
class TokenLists {
  readonly #tokens: Int32Array;
  readonly #names: Int32Array;
  readonly #signs: Int8Array;
  readonly #elementOf: Int32Array;
  readonly #same: (Node | undefined)[] = [];

  /** @param all the tokens that may be added */
  constructor({ from, to }: TokenRange) {
    this.#tokens = new Int32Array(to - from);
    this.#names = new Int32Array(to - from);
    this.#signs = new Int8Array(to - from);
    this.#elementOf = new Int32Array(to - from);
  }

  add({ token, name, sign, element, same }: FoundToken): void {
    const count = this.#same.push(same) - 1;
    this.#tokens[count] = token;
    this.#names[count] = name;
    this.#signs[count] = sign;
    this.#elementOf[count] = element;
  }

  finish(): Pick<NamedText, "tokens" | "names" | "signs" | "elementOf" | "same"> {
    const same = this.#same;
    return {
      tokens: this.#tokens.slice(0, same.length),
      names: this.#names.slice(0, same.length),
      signs: this.#signs.slice(0, same.length),
      elementOf: this.#elementOf.slice(0, same.length),
      same,
    };
  }
}

/** By UTF-16 unit: 1 if it opens a bracket, -1 if it closes one, 2 if it begins a string, otherwise 0. */
const signOfUnit = new Int8Array(128);
for (const [sign, units] of [
  [1, "([{"],
  [-1, ")]}"],
  [2, "\"'`"],
] as const) {
  for (const unit of units) signOfUnit[unit.charCodeAt(0)] = sign;
}

function signOf(first: number): number {
  return signOfUnit[first] ?? 0;
}
