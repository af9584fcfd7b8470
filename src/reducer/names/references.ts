/**
 * Which parts of a text use which, as far as tokens tell. Names are identifiers and strings. An element of a list declares the first
 * name in it, as a JSON member its key and a function its name, and is used wherever else that name occurs.
 */
import type { WorkingTree } from "../../search/working-tree.js";
import type { IterationNode, QuantifierNode, RuleNode, TokenRange } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { Reached } from "./reached.js";
import { mostOccurrences, type Name, type NamesOfText, readNames } from "./read-names.js";
import { type NameContext, TokenNames } from "./token-names.js";

/** What follows from a removal. */
export interface Consequences {
  /** The outermost list elements that nothing uses any more, in the order of the text. */
  readonly unused: readonly ListElement[];
  /** Whether something is removed that is used by what stays. */
  readonly breaksUses: boolean;
}

/** A declaration, and the nodes that consist of nothing but its name elsewhere, in the order of the text. */
export interface Declaration {
  readonly name: string;
  readonly element: ListElement;
  readonly uses: readonly RuleNode[];
}

/**
 * No more removals are looked at once that took so many times the time in which all tokens are read: in deep trees, they overlap. In long
 * texts, it is once so many tokens have been looked at.
 */
const mostReadings = 50;
const mostTokensOfRemovals = 4_000_000;

/** Of a name with more uses, these are not replaced together. */
const mostReplacedUses = 16;

/** The names of a text, and which parts of it they hold together. */
export class References {
  readonly #tree: WorkingTree;
  readonly #text: NamesOfText;
  readonly #first: number;
  /** For each token one more than the index of its name among all tokens that are names; 0 if it is none. */
  readonly #places: Int32Array;
  /** For each token the number of the last removal that it was part of. */
  readonly #removedBy: Uint32Array;
  #removal = 0;
  /** How many more tokens may be looked at by `without`, and how often `unneeded` may look at all tokens. */
  #budget: number;
  #readings = mostReadings;

  /**
   * @param tree the tree as it is now
   * @param context the tree that it was, and its language
   * @param known the names of the tokens of that, if they are kept
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

  /** For each name that does not occur too often, the list elements that hold its occurrences: around each the innermost element. */
  *elementsOfNames(): Iterable<readonly [string, readonly ListElement[]]> {
    for (const { text, elements } of this.#text.names) {
      if (elements.size > 0 && elements.size <= mostOccurrences) yield [text, outermost(elements)];
    }
  }

  /**
   * What declares a name, if all else with that name can be replaced.
   * @param strings whether strings are uses, too, and what follows the first use may declare, if it is the only declaration
   */
  *declarations({ strings }: { readonly strings: boolean }): Iterable<Declaration> {
    for (const { text, tokens, declarations, nodes, hasStrings } of this.#text.names) {
      const before = declarations.findLast(({ iteration }) => iteration.from <= (tokens[0] as number));
      const element = before ?? (strings && declarations.length === 1 ? declarations[0] : undefined);
      if (!element || tokens.length < 2 || tokens.length > mostReplacedUses + 1) continue;
      if (hasStrings && !strings) continue;
      const { from, to } = element.iteration;
      const others = tokens.flatMap((token, i) => (from <= token && token < to ? [] : [nodes[i]]));
      if (this.#tree.isProtected(element.iteration)) continue;
      const uses = others.filter((use) => use !== undefined && !this.#tree.isProtected(use));
      if (uses.length > 0 && uses.length === others.length) yield { name: text, element, uses: uses as RuleNode[] };
    }
  }

  /** Tells what follows from the removal of some ranges; nothing is known of it after very many questions. */
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
   * What of some elements of a list can go without breaking a use: neither what is outside of all of them needs it, nor what that
   * needs. Nothing is known of it after very many questions.
   * @param isDeep whether entries of dictionaries inside of the elements may go, too
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

  /** The name that a token is; undefined if it is none. */
  #nameAt(token: number): Name | undefined {
    const place = this.#places[token - this.#first] as number;
    return place === 0 ? undefined : this.#text.nameOf[place - 1];
  }

  /** Marks tokens as removed; adds to `waiting` the names among those that were not, unless they are waiting already. */
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

  /** Whether an element stays although nothing outside of it has its name any more. */
  #isUnused({ iteration: { from, to } }: ListElement, { tokens }: Name, ranges: readonly TokenRange[]): boolean {
    const isIn = (token: number) => from <= token && token < to;
    return (
      !ranges.some((range) => range.from < to && from < range.to) &&
      !(this.#isRemoved(from) && this.#isRemoved(to - 1)) &&
      tokens.every((token) => isIn(token) || this.#isRemoved(token))
    );
  }

  /** Whether all declarations of a name go, but not all uses. */
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
 * The elements that lie in no other one, in the order of the text.
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
