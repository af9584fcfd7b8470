/** Reads which names a text has, and which list elements hold and declare them. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Node, RuleNode, TokenNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { Declarations, type ElementReading } from "./declarations.js";
import type { NameContext, TokenNames } from "./token-names.js";
import { type TokenSurroundings, type TokenVisitor, walkTokens } from "./walk-tokens.js";

/** Names with more occurrences are left out: they rarely name a single thing. */
export const mostOccurrences = 64;

/** A name of the text. */
export interface Name {
  readonly text: string;
  /** The tokens that are this name, ascending; at most one more than {@link mostOccurrences} of them. */
  readonly tokens: number[];
  /** For each of these tokens, the outermost node that consists of it alone and that a minimal replacement can replace. */
  readonly nodes: (RuleNode | undefined)[];
  /** Whether some of them are strings. */
  hasStrings: boolean;
  /** The innermost list elements around its tokens; at most one more than {@link mostOccurrences} of them. */
  readonly elements: Set<ListElement>;
  /** The elements that declare it; inner elements come after outer ones. */
  readonly declarations: ListElement[];
  /** Whether some of its tokens are removed, and the consequences have not been examined yet. */
  isWaiting: boolean;
}

/** The names of a text, in the order of the text. */
export interface NamesOfText {
  /** The names, in the order of their first tokens. */
  readonly names: readonly Name[];
  /** The tokens that are names, ascending. */
  readonly tokens: readonly number[];
  /** The name that each of them is. */
  readonly nameOf: readonly Name[];
  /** Which elements are about which names. */
  readonly declarations: Declarations<Name>;
}

/**
 * Reads the names of what is left of a tree.
 * @param tree the tree as it is now
 * @param context the tree as it was parsed, and its language
 * @param known the names of the parsed tree's tokens
 */
export function readNames(tree: WorkingTree, context: NameContext, known: TokenNames): NamesOfText {
  const reader = new NameReader(tree, context, known);
  walkTokens(tree, reader);
  return reader.finish();
}

/** Reads the tokens of a text one by one. */
class NameReader implements TokenVisitor<ElementReading<Name>> {
  readonly #tree: WorkingTree;
  readonly #context: NameContext;
  readonly #known: TokenNames;
  /** The names by their numbers. */
  readonly #byNumber: (Name | undefined)[] = [];
  readonly #names: Name[] = [];
  readonly #tokens: number[] = [];
  readonly #nameOf: Name[] = [];
  readonly #declarations = new Declarations<Name>();
  /** The list elements that have a name. */
  readonly #named = new Set<ListElement>();

  constructor(tree: WorkingTree, context: NameContext, known: TokenNames) {
    this.#tree = tree;
    this.#context = context;
    this.#known = known;
  }

  isGone({ from, to }: Node): boolean {
    return from < to && this.#tree.isGone(from, to);
  }

  begin(element: ListElement, outer: ElementReading<Name> | undefined): ElementReading<Name> {
    return this.#declarations.begin(element, outer);
  }

  visit(token: TokenNode, { element, same }: TokenSurroundings<ElementReading<Name>>): void {
    const { text, tokens } = this.#context.tree;
    const first = text[tokens.starts[token.from] as number] as string;
    this.#declarations.readBracket(first);
    const number = this.#known.numberOf(token);
    if (number === undefined) return;
    const before = this.#byNumber[number];
    const name = before ?? this.#begin(number);
    this.#tokens.push(token.from);
    this.#nameOf.push(name);
    this.#declarations.readName(name, !before, element);
    name.hasStrings ||= "\"'`".includes(first);
    if (name.tokens.length <= mostOccurrences) {
      name.tokens.push(token.from);
      name.nodes.push(same);
    }
    if (element && name.elements.size <= mostOccurrences) name.elements.add(element.element);
    this.#declare(name, element);
  }

  #begin(number: number): Name {
    const name: Name = {
      text: this.#known.textOf(number),
      tokens: [],
      nodes: [],
      hasStrings: false,
      elements: new Set(),
      declarations: [],
      isWaiting: false,
    };
    this.#byNumber[number] = name;
    this.#names.push(name);
    return name;
  }

  /** Makes a name the declared name of those elements around it that had no name yet. */
  #declare(name: Name, innermost: ElementReading<Name> | undefined): void {
    const { length } = name.declarations;
    for (let at = innermost; at && !this.#named.has(at.element); at = at.outer) {
      this.#named.add(at.element);
      name.declarations.splice(length, 0, at.element);
    }
  }

  /** All that has been read. */
  finish(): NamesOfText {
    this.#declarations.end(({ tokens }) => tokens.length <= mostOccurrences);
    return {
      names: this.#names,
      tokens: this.#tokens,
      nameOf: this.#nameOf,
      declarations: this.#declarations,
    };
  }
}
