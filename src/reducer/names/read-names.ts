/** Reads which names a text has, and which list elements hold and declare them. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Cut } from "../../tree/edits.js";
import type { Node } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { Declarations, ElementReading } from "./declarations.js";
import type { NamedText } from "./named-text.js";
import type { TokenNames } from "./token-names.js";

/** Names with more occurrences are left out: they rarely name a single thing. */
export const mostOccurrences = 64;

/** A name of the text. */
export interface Name {
  readonly text: string;
  /** The tokens that are this name, ascending; at most one more than {@link mostOccurrences} of them. */
  readonly tokens: number[];
  /** For each of these tokens, a node in which `aloneIn` finds the node that consists of it alone. */
  readonly nodes: (Node | undefined)[];
  /** Whether some of them are strings. */
  hasStrings: boolean;
  /** The innermost list elements around its tokens, each once; at most one more than {@link mostOccurrences} of them. */
  readonly elements: ElementReading<Name>[];
  /** The elements that declare it; inner elements come after outer ones. */
  readonly declarations: ListElement[];
  /** Whether some of its tokens are removed, and the consequences have not been examined yet. */
  isWaiting: boolean;
}

/** Whether a name occurs so seldom that it probably names a single thing. */
export const isRare = ({ tokens }: Name): boolean => tokens.length <= mostOccurrences;

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
 * @param known the names of the parsed tree's tokens
 */
export function readNames(tree: WorkingTree, known: TokenNames): NamesOfText {
  return new NameReader(known.textOf(tree), known).read(tree);
}

/** Reads the tokens of a text one by one. */
class NameReader {
  readonly #text: NamedText;
  readonly #known: TokenNames;
  /** The names by their numbers. */
  readonly #byNumber: (Name | undefined)[] = [];
  readonly #names: Name[] = [];
  readonly #tokens: number[] = [];
  readonly #nameOf: Name[] = [];
  /** What has been read of each element; undefined for elements that are gone. */
  readonly #readings: (ElementReading<Name> | undefined)[] = [];
  readonly #declarations: Declarations<Name>;

  constructor(text: NamedText, known: TokenNames) {
    this.#text = text;
    this.#known = known;
    this.#declarations = new Declarations(text, this.#readings, isRare);
  }

  read(tree: WorkingTree): NamesOfText {
    const { tokens, names, signs } = this.#text;
    const { edits } = tree;
    let depth = 0;
    let cut = 0;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as number;
      while (cut < edits.length && (edits[cut] as Cut).to <= token) cut++;
      if (cut < edits.length && (edits[cut] as Cut).from <= token) continue;
      this.#beginUpTo(token, depth, tree);
      const sign = signs[i] as number;
      if (sign < 2) depth += sign;
      if (names[i] !== 0) this.#visit(i, depth);
    }
    this.#beginUpTo(Number.POSITIVE_INFINITY, depth, tree);
    this.#declarations.findEntries();
    return { names: this.#names, tokens: this.#tokens, nameOf: this.#nameOf, declarations: this.#declarations };
  }

  /** Begins the elements that begin before or at a token. */
  #beginUpTo(token: number, depth: number, tree: WorkingTree): void {
    const { elements, outer } = this.#text;
    const readings = this.#readings;
    for (let i = readings.length; i < elements.length; i++) {
      const element = elements[i] as ListElement;
      const { from, to } = element.iteration;
      if (from > token) return;
      const isGone = from < to && tree.isGone(from, to);
      readings.push(isGone ? undefined : new ElementReading(element, readings[outer[i] as number], depth));
    }
  }

  #visit(index: number, depth: number): void {
    const { tokens, names, signs, elementOf, same } = this.#text;
    const [token, number] = [tokens[index] as number, names[index] as number];
    const before = this.#byNumber[number];
    const name = before ?? this.#begin(number);
    const reading = this.#readings[elementOf[index] as number];
    this.#tokens.push(token);
    this.#nameOf.push(name);
    declare(name, reading);
    reading?.readName(name, !before, depth);
    if (signs[index] === 2) name.hasStrings = true;
    if (isRare(name)) {
      name.tokens.push(token);
      name.nodes.push(same[index]);
    }
    if (reading && name.elements.length <= mostOccurrences && !name.elements.includes(reading)) {
      name.elements.push(reading);
    }
  }

  #begin(number: number): Name {
    const name: Name = {
      text: this.#known.nameAt(number),
      tokens: [],
      nodes: [],
      hasStrings: false,
      elements: [],
      declarations: [],
      isWaiting: false,
    };
    this.#byNumber[number] = name;
    this.#names.push(name);
    return name;
  }
}

/** Makes a name the declared name of those elements around it that had no name yet. */
function declare(name: Name, innermost: ElementReading<Name> | undefined): void {
  const unnamed: ListElement[] = [];
  for (let at = innermost; at && at.firstNames.length === 0; at = at.outer) unnamed.push(at.element);
  for (const element of unnamed.reverse()) name.declarations.push(element);
}
