/** Reads which names a text has, and which list elements hold and declare them. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Node, RuleNode, TokenNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { Declarations, type ElementReading } from "./declarations.js";
import type { NameContext, TokenNames } from "./token-names.js";
import { type TokenSurroundings, type TokenVisitor, walkTokens } from "./walk-tokens.js";

/** A name with more occurrences is left out: it is rarely one thing. */
export const mostOccurrences = 64;

/** A name of the text. */
export interface Name {
  readonly text: string;
  /** The tokens that are this name, ascending; those after the first {@link mostOccurrences} are not noted, but for one. */
  readonly tokens: number[];
  /** For each of these the outermost node that is no more than it, and that a minimal replacement can take the place of. */
  readonly nodes: (RuleNode | undefined)[];
  /** Whether some of them are strings. */
  hasStrings: boolean;
  /** The innermost list elements around all of its tokens; those after the first {@link mostOccurrences} are not noted, but for one. */
  readonly elements: Set<ListElement>;
  /** The elements that declare it; one that is inside another comes later. */
  readonly declarations: ListElement[];
  /** Whether some of its tokens go, and what follows from that has not been looked at. */
  isWaiting: boolean;
}

/** What the names of a text are, in the order of the text. */
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
 * @param context the tree that it was, and its language
 * @param known the names of the tokens of that
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

  /** Notes that a name is the first one in the elements around it that had none. */
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
