/**
 * Guesses from tokens which parts of a text use which others. Names are identifiers and strings. An element of a list declares the first
 * name in it, as a JSON member declares its key and a function its name, and is used wherever else that name occurs.
 */
import type { WorkingTree } from "../../search/working-tree.js";
import type { IterationNode, QuantifierNode, RuleNode, TokenRange } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { Reached } from "./reached.js";
import { mostOccurrences, type Name, type NamesOfText, readNames } from "./read-names.js";
import { type NameContext, TokenNames } from "./token-names.js";

/** The consequences of a removal. */
export interface Consequences {
  /** The outermost list elements that nothing uses any more, in the order of the text. */
  readonly unused: readonly ListElement[];
  /** Whether the text that stays uses something that is removed. */
  readonly breaksUses: boolean;
}

/** A declaration, and the nodes elsewhere that consist of its name alone, in the order of the text. */
export interface Declaration {
  readonly name: string;
  readonly element: ListElement;
  readonly uses: readonly RuleNode[];
}

/**
 * Examining removals ends after so many times the number of tokens in the text, because removals overlap in deep trees; in long texts
 * it ends after `mostTokensOfRemovals` tokens.
 */
const mostReadings = 50;
const mostTokensOfRemovals = 4_000_000;

/** The uses of a name are only replaced together if there are at most so many. */
const mostReplacedUses = 16;

/** The names of a text, and the parts that declare and use them. */
export class References {
  readonly #tree: WorkingTree;
  readonly #text: NamesOfText;
  readonly #first: number;
  /** For each token, its index among the tokens that are names, plus 1; 0 if it is no name. */
  readonly #places: Int32Array;
  /** For each token the number of the last removal that it was part of. */
  readonly #removedBy: Uint32Array;
  #removal = 0;
  /** How many more tokens `without` may read, and how often `unneeded` may still read all tokens. */
  #budget: number;
  #readings = mostReadings;

  /**
   * @param tree the tree as it is now
   * @param context the tree as it was parsed, and its language
   * @param known the names of the parsed tree's tokens, if the caller keeps them
   */
  constructor(tree: WorkingTree, context: NameContext, known = new TokenNames(context)) {
    this.#tree = tree;
    const { from, to } = tree.root ?? { from: 0, to: 0 };
    this.#first = from;
    this.#removedBy = new Uint32Array(to - from);
    this.#budget = Math.min(mostReadings * (to - from), mostTokensOfRemovals);
    this.#text = readNames(tree, context, known);
    this.#places = new Int32Array(to - from);
    for (const [i, token] of this.#text.tokens.entries()) this.#places[token - from] = i + 1;
  }

  /** For each name that does not occur too often, the innermost list elements around its occurrences. */
  *elementsOfNames(): Iterable<readonly [string, readonly ListElement[]]> {
    for (const { text, elements } of this.#text.names) {
      if (elements.size > 0 && elements.size <= mostOccurrences) yield [text, outermost(elements)];
    }
  }

  /**
   * The declaration of each name of which all uses can be replaced.
   * @param kinds whether to give names that occur in strings, and others. In the former case, names are also given if nothing uses them,
   * and if their only declaration follows their first use.
   */
  *declarations(strings: boolean, words = true): Iterable<Declaration> {
    for (const { text, tokens, declarations, nodes, hasStrings } of this.#text.names) {
      const before = declarations.findLast(({ iteration }) => iteration.from <= (tokens[0] as number));
      const element = before ?? (strings && declarations.length === 1 ? declarations[0] : undefined);
      const isAsked = hasStrings ? strings : words;
      if (!element || !isAsked || tokens.length > mostReplacedUses + 1) continue;
      const { from, to } = element.iteration;
      const others = tokens.flatMap((token, i) => (from <= token && token < to ? [] : [nodes[i]]));
      const mayGo = [element.iteration, ...others].every((node) => node && !this.#tree.isProtected(node));
      if (mayGo && (strings || others[0])) yield { name: text, element, uses: others as RuleNode[] };
    }
  }

  /** The consequences of removing some ranges. After very many calls, the answer is always that there are none. */
  without(ranges: readonly TokenRange[]): Consequences {
    if (this.#budget < 0) return { unused: [], breaksUses: false };
    this.#removal++;
    const unused: ListElement[] = [];
    const waiting: Name[] = [];
    for (const range of ranges) this.#remove(range, waiting);
    const touched = waiting.slice();
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      name.isWaiting = false;
      if (name.tokens.length > mostOccurrences) continue;
      for (const element of name.declarations) {
        if (!this.#isUnused(element, name, ranges)) continue;
        unused.push(element);
        this.#remove(element.iteration, waiting);
      }
    }
    return { unused: outermost(unused), breaksUses: touched.some((name) => this.#isBroken(name)) };
  }

  /**
   * Those of some list elements that can be removed without breaking a use: the text outside the elements needs them neither directly nor
   * through other elements. After very many calls, the answer is always that there are none.
   * @param isDeep whether entries of dictionaries inside the elements may be removed, too
   */
  unneeded(
    list: QuantifierNode,
    iterations: readonly IterationNode[],
    { isDeep }: { readonly isDeep: boolean },
  ): readonly ListElement[] {
    if (this.#readings-- <= 0) return [];
    this.#removal++;
    for (const { from, to } of iterations) this.#removedBy.fill(this.#removal, from - this.#first, to - this.#first);
    const { tokens, nameOf, declarations } = this.#text;
    const reached = new Reached(declarations, list, iterations);
    for (const [i, name] of nameOf.entries()) {
      if (!reached.isUsed(name) && !this.#isRemoved(tokens[i] as number)) reached.use(name);
    }
    for (const reading of reached.needed) {
      const { from, to } = reading.element.iteration;
      for (let token = from; token < to; token++) {
        const name = this.#nameAt(token);
        const entry = isDeep ? declarations.entryAt(token, reading) : undefined;
        if ((!name && !entry) || this.#tree.isGone(token, token + 1)) continue;
        if (entry) {
          reached.pass(entry);
          token = entry.element.iteration.to - 1;
        } else if (name) reached.use(name);
      }
    }
    return outermost(reached.unneeded());
  }

  /** The name that a token is; undefined if it is no name. */
  #nameAt(token: number): Name | undefined {
    const place = this.#places[token - this.#first] as number;
    return place === 0 ? undefined : this.#text.nameOf[place - 1];
  }

  /** Marks tokens as removed. Adds the names among the newly removed ones to `waiting`, unless they are waiting already. */
  #remove({ from, to }: TokenRange, waiting: Name[]): void {
    this.#budget -= to - from;
    for (let token = from; token < to; token++) {
      if (this.#removedBy[token - this.#first] === this.#removal) continue;
      this.#removedBy[token - this.#first] = this.#removal;
      const name = this.#nameAt(token);
      if (!name || name.isWaiting) continue;
      name.isWaiting = true;
      waiting.push(name);
    }
  }

  /** Whether an element is not removed, but its name no longer occurs outside it. */
  #isUnused({ iteration: { from, to } }: ListElement, { tokens }: Name, ranges: readonly TokenRange[]): boolean {
    const isIn = (token: number) => from <= token && token < to;
    return (
      !ranges.some((range) => range.from < to && from < range.to) &&
      !(this.#isRemoved(from) && this.#isRemoved(to - 1)) &&
      tokens.every((token) => isIn(token) || this.#isRemoved(token))
    );
  }

  /** Whether all declarations of a name are removed, but not all uses. */
  #isBroken({ tokens, declarations }: Name): boolean {
    return (
      tokens.length <= mostOccurrences &&
      declarations.length > 0 &&
      declarations.every(({ iteration: { from, to } }) => this.#isRemoved(from) && this.#isRemoved(to - 1)) &&
      tokens.some((token) => !this.#isRemoved(token))
    );
  }

  #isRemoved(token: number): boolean {
    return this.#removedBy[token - this.#first] === this.#removal || this.#tree.isGone(token, token + 1);
  }
}

/**
 * The elements that are not inside another one of them, in the order of the text.
 * @param elements of lists of one tree, in any order
 */
export function outermost(elements: Iterable<ListElement>): readonly ListElement[] {
  const sorted = [...elements].sort((a, b) => a.iteration.from - b.iteration.from || b.iteration.to - a.iteration.to);
  const found: ListElement[] = [];
  let end = -1;
  for (const element of sorted) {
    if (element.iteration.to <= end) continue;
    found.push(element);
    end = element.iteration.to;
  }
  return found;
}
