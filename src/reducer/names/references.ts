/**
 * Guesses from tokens which parts of a text use which others. Names are identifiers and strings. An element of a list declares the first
 * name in it, as a JSON member declares its key and a function its name, and is used wherever else that name occurs.
 */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { IterationNode, QuantifierNode, RuleNode, TokenRange } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { type ElementReading, mostLevels } from "./declarations.js";
import { Reached } from "./reached.js";
import { isRare, mostOccurrences, type Name, type NamesOfText, readNames } from "./read-names.js";
import { type NameContext, TokenNames } from "./token-names.js";
import { aloneIn } from "./walk-tokens.js";

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
  /** Whether the element is a record that has the name in one of its fields, as `{"id": "a", "of": "b"}` has `a`. */
  readonly isRecord: boolean;
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
  /** The tokens of the tree. */
  readonly #range: TokenRange;
  /** For each token, how many tokens before it are names. */
  readonly #places: Int32Array;
  /** For each token that is a name, 1 if the name is declared and does not occur too often. */
  readonly #isDeclared: Uint8Array;
  /** For each token, 1 if it has gone from the tree with the edits `#edits`. */
  readonly #gone: Uint8Array;
  #edits: Edits | undefined;
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
    this.#range = { from, to };
    this.#removedBy = new Uint32Array(to - from);
    this.#budget = Math.min(mostReadings * (to - from), mostTokensOfRemovals);
    this.#text = readNames(tree, known);
    this.#gone = new Uint8Array(to - from);
    this.#places = new Int32Array(to - from + 1);
    const { tokens, nameOf } = this.#text;
    this.#isDeclared = Uint8Array.from(nameOf, (name) => +(isRare(name) && name.declarations.length > 0));
    let next = 0;
    for (let i = 0; i < tokens.length; i++) {
      const end = (tokens[i] as number) - from + 1;
      this.#places.fill(i, next, end);
      next = end;
    }
    this.#places.fill(tokens.length, next);
  }

  /**
   * For each name that does not occur too often, the innermost list elements around its occurrences, and the elements that it stands for:
   * where the innermost one begins with another name, as `"id": "a"` does, the element around that one.
   */
  *elementsOfNames(): Iterable<readonly [string, readonly ListElement[], readonly ListElement[]]> {
    for (const name of this.#text.names) {
      const { text, elements } = name;
      if (elements.length > mostOccurrences) continue;
      const inner = elements.map(({ element }) => element);
      yield [text, outermost(inner), outermost(elements.map((each) => this.#elementOf(name, each)))];
    }
  }

  /**
   * The element that a name stands for: the innermost one or, if that begins with another name, as `"id": "a"` does, the one around it. If
   * nothing else is left in its list, it is the element around that one, unless there is a bracket between both.
   */
  #elementOf(name: Name, innermost: ElementReading<Name>): ListElement {
    let at = innermost;
    for (let isFound = false, levels = mostLevels; at.outer && levels > 0; at = at.outer, levels--) {
      const { iteration, list } = at.element;
      if (isFound || at.firstNames[0] === name) {
        if (at.outer.depth < at.depth || this.#tree.weightOf(iteration) !== this.#tree.weightOf(list)) break;
      } else isFound = true;
    }
    return at.element;
  }

  /**
   * The declaration of each name of which all uses can be replaced.
   * @param strings whether to give names that occur in strings. They are also given if nothing uses them, if their only declaration follows
   * their first use, and if they only end an element; no declaration is the name alone, in which there is no value.
   * @param words whether to give other names; with both, a string in a field of a record is given with the record
   */
  *declarations(strings: boolean, words = true): Iterable<Declaration> {
    for (const name of this.#text.names) {
      const { text, tokens, declarations, nodes, hasStrings } = name;
      if (!(hasStrings ? strings : words) || tokens.length > mostReplacedUses + 1) continue;
      const before = declarations.findLast(
        ({ iteration: { from, to } }) => from <= (tokens[0] as number) && (!strings || to - from > 1),
      );
      const record = strings && words && !before ? this.#recordOf(name) : undefined;
      const element = before ?? record ?? (strings ? onlyDeclaration(name) : undefined);
      if (!element) continue;
      const { from, to } = element.iteration;
      const nodeOf = (token: number, i: number) => nodes[i] && aloneIn(nodes[i], token);
      const others = tokens.flatMap((token, i) => (from <= token && token < to ? [] : [nodeOf(token, i)]));
      const mayGo = [element.iteration, ...others].every((node) => node && !this.#tree.isProtected(node));
      if (!mayGo || !(strings || others[0])) continue;
      yield { name: text, element, uses: others as RuleNode[], isRecord: element === record };
    }
  }

  /** The record in which a string occurs first, behind the name of a field; undefined if it occurs elsewhere. */
  #recordOf(name: Name): ListElement | undefined {
    const isAlone = ({ iteration: { from, separators, to } }: ListElement) => to - from - separators === 1;
    const [first] = name.hasStrings && name.declarations.every(isAlone) ? name.elements : [];
    const element = first && this.#elementOf(name, first);
    return element === first?.element ? undefined : element;
  }

  /** The consequences of removing some ranges. After very many calls, the answer is always that there are none. */
  without(ranges: readonly TokenRange[]): Consequences {
    if (this.#budget < 0) return { unused: [], breaksUses: false };
    this.#removal++;
    this.#updateGone();
    const unused: ListElement[] = [];
    const waiting: Name[] = [];
    for (const range of ranges) this.#remove(range, waiting);
    const touched = waiting.slice();
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      name.isWaiting = false;
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
    this.#updateGone();
    const { nameOf, declarations } = this.#text;
    const reached = new Reached(declarations, list, iterations);
    let { from } = this.#range;
    for (const range of [...iterations, { from: this.#range.to, to: this.#range.to }]) {
      this.#eachName({ from, to: range.from }, (name) => reached.use(name));
      from = range.to;
    }
    for (const reading of reached.needed) {
      const { from, to } = reading.element.iteration;
      if (!isDeep) {
        this.#eachName({ from, to }, (name) => reached.use(name));
        continue;
      }
      for (let token = from; token < to; token++) {
        if (this.#gone[token - this.#range.from] === 1) continue;
        const entry = declarations.entryAt(token, reading);
        const place = this.#placeOf(token);
        if (entry) {
          reached.pass(entry);
          token = entry.element.iteration.to - 1;
        } else if (place < this.#placeOf(token + 1)) reached.use(nameOf[place] as Name);
      }
    }
    return outermost(reached.unneeded());
  }

  /**
   * Whether the text outside a list uses names that its elements declare, as they were read. Of each element, only the first name that does
   * not occur too often counts, and only if it occurs in no string.
   */
  areUsed(list: QuantifierNode): boolean {
    const { from, to } = list;
    return this.#text.declarations.of(list).some(({ firstNames, subjects }) => {
      const name = firstNames.find(isRare);
      if (!name || name.hasStrings || !subjects?.includes(name)) return false;
      return name.tokens.some((token) => token < from || to <= token);
    });
  }

  /** How many tokens before a token are names. */
  #placeOf(token: number): number {
    return this.#places[token - this.#range.from] as number;
  }

  /** Visits the names of a range that have not gone. */
  #eachName({ from, to }: TokenRange, visit: (name: Name) => void): void {
    const { tokens, nameOf } = this.#text;
    for (let place = this.#placeOf(from), end = this.#placeOf(to); place < end; place++) {
      if (this.#gone[(tokens[place] as number) - this.#range.from] === 0) visit(nameOf[place] as Name);
    }
  }

  /** Marks tokens as removed. Adds the declared names among the newly removed ones to `waiting`, unless they are waiting already. */
  #remove({ from, to }: TokenRange, waiting: Name[]): void {
    const { tokens, nameOf } = this.#text;
    const first = this.#range.from;
    this.#budget -= to - from;
    for (let place = this.#placeOf(from), end = this.#placeOf(to); place < end; place++) {
      if (this.#isDeclared[place] === 0 || this.#removedBy[(tokens[place] as number) - first] === this.#removal)
        continue;
      const name = nameOf[place] as Name;
      if (name.isWaiting) continue;
      name.isWaiting = true;
      waiting.push(name);
    }
    this.#removedBy.fill(this.#removal, from - first, to - first);
  }

  /** Notes which tokens have gone. */
  #updateGone(): void {
    const { edits } = this.#tree;
    if (edits === this.#edits) return;
    this.#edits = edits;
    const first = this.#range.from;
    for (const cut of edits) this.#gone.fill(1, Math.max(0, cut.from - first), Math.max(0, cut.to - first));
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

  /** Whether all declarations of a declared name are removed, but not all uses. */
  #isBroken({ tokens, declarations }: Name): boolean {
    return (
      declarations.every(({ iteration: { from, to } }) => this.#isRemoved(from) && this.#isRemoved(to - 1)) &&
      tokens.some((token) => !this.#isRemoved(token))
    );
  }

  #isRemoved(token: number): boolean {
    const at = token - this.#range.from;
    return this.#removedBy[at] === this.#removal || this.#gone[at] === 1;
  }
}

/**
 * The declaration of a name if it has exactly one, or else the element that it ends where it occurs first, as
 * `typedef struct { int a; } b;` ends with `b`; undefined if that holds more names behind it.
 */
function onlyDeclaration(name: Name): ListElement | undefined {
  if (name.declarations.length === 1) return name.declarations[0];
  for (let at = name.elements[0]; at?.last === name; at = at.outer) {
    const { from, to } = at.element.iteration;
    if (to - from > 2) return to - (name.tokens[0] as number) <= 2 ? at.element : undefined;
  }
  return undefined;
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
