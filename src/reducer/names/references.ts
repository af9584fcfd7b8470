/**
 * Which parts of a text use which, as far as tokens tell. Names are identifiers and strings. An element of a list declares the first
 * name in it, as a JSON member its key and a function its name, and is used wherever else that name occurs.
 */
import type { Syntax } from "../../language/syntax.js";
import type { WorkingTree } from "../../search/working-tree.js";
import type { IterationNode, Node, QuantifierNode, RuleNode, TokenNode, TokenRange, Tree } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { Declarations, type ElementReading } from "./declarations.js";
import { Reached } from "./reached.js";

/** What names are read from. */
export interface NameContext {
  readonly tree: Tree;
  readonly syntax: Syntax;
}

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

/** A name with more occurrences is left out: it is rarely one thing. */
const mostOccurrences = 64;

/**
 * No more removals are looked at once that took so many times the time in which all tokens are read: in deep trees, they overlap. In long
 * texts, it is once so many tokens have been looked at.
 */
const mostReadings = 50;
const mostTokensOfRemovals = 4_000_000;

/** Of a name with more uses, these are not replaced together. */
const mostReplacedUses = 16;

/** A name of the text. */
interface Name {
  /** The tokens that are this name, ascending. */
  readonly tokens: number[];
  /** For each of them the outermost node that is no more than it, and that a minimal replacement can take the place of. */
  readonly nodes: (RuleNode | undefined)[];
  /** Whether some of them are strings. */
  hasStrings: boolean;
  /** The innermost list elements around them. */
  readonly elements: Set<ListElement>;
  /** The elements that declare it; one that is inside another comes later. */
  readonly declarations: ListElement[];
}

type Reading = ElementReading<Name>;

/** Where a name is. */
interface NamePlace {
  /** The innermost list element around it. */
  readonly around: Reading | undefined;
  /** The outermost node that is no more than it; undefined if none has a minimal replacement. */
  readonly same: RuleNode | undefined;
}

/** The names of a text, and which parts of it they hold together. */
export class References {
  readonly #tree: WorkingTree;
  readonly #names = new Map<string, Name>();
  readonly #nameAt = new Map<number, Name>();
  readonly #declarations = new Declarations<Name>();
  /** The list elements that have a name. */
  readonly #named = new Set<ListElement>();
  readonly #first: number;
  /** For each token the number of the last removal that it was part of. */
  readonly #removedBy: Uint32Array;
  #removal = 0;
  /** How many more tokens may be looked at by `without`, and how often `unneeded` may look at all tokens. */
  #budget: number;
  #readings = mostReadings;

  constructor(tree: WorkingTree, context: NameContext) {
    this.#tree = tree;
    const { from, to } = tree.root ?? { from: 0, to: 0 };
    this.#first = from;
    this.#removedBy = new Uint32Array(to - from);
    this.#budget = Math.min(mostReadings * (to - from), mostTokensOfRemovals);
    this.#read(context);
  }

  /** For each name that does not occur too often, the list elements that hold its occurrences: around each the innermost element. */
  *elementsOfNames(): Iterable<readonly [string, readonly ListElement[]]> {
    for (const [name, { elements }] of this.#names) {
      if (elements.size > 0 && elements.size <= mostOccurrences) yield [name, outermost(elements)];
    }
  }

  /**
   * What declares a name, if all else with that name can be replaced.
   * @param strings whether strings are uses, too, and what follows the first use may declare, if it is the only declaration
   */
  *declarations({ strings }: { readonly strings: boolean }): Iterable<Declaration> {
    for (const [name, { tokens, declarations, nodes, hasStrings }] of this.#names) {
      const before = declarations.findLast(({ iteration }) => iteration.from <= (tokens[0] as number));
      const element = before ?? (strings && declarations.length === 1 ? declarations[0] : undefined);
      if (!element || tokens.length < 2 || tokens.length > mostReplacedUses + 1) continue;
      if (hasStrings && !strings) continue;
      const { from, to } = element.iteration;
      const others = tokens.flatMap((token, i) => (from <= token && token < to ? [] : [nodes[i]]));
      if (this.#tree.isProtected(element.iteration)) continue;
      const uses = others.filter((use) => use !== undefined && !this.#tree.isProtected(use));
      if (uses.length > 0 && uses.length === others.length) yield { name, element, uses: uses as RuleNode[] };
    }
  }

  /** Tells what follows from the removal of some ranges; nothing is known of it after very many questions. */
  without(ranges: readonly TokenRange[]): Consequences {
    if (this.#budget < 0) return { unused: [], breaksUses: false };
    this.#removal++;
    const unused: ListElement[] = [];
    const touched = ranges.flatMap((range) => this.#remove(range));
    const all = new Set(touched);
    for (let name = touched.pop(); name; name = touched.pop()) {
      if (name.tokens.length > mostOccurrences) continue;
      for (const element of name.declarations) {
        if (!this.#isUnused(element, name, ranges)) continue;
        unused.push(element);
        touched.push(...this.#remove(element.iteration));
      }
    }
    return { unused: outermost(unused), breaksUses: [...all].some((name) => this.#isBroken(name)) };
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
    const reached = new Reached(this.#declarations, list, iterations);
    for (const [token, name] of this.#nameAt) if (!this.#isRemoved(token)) reached.use(name);
    for (const reading of reached.needed) {
      const { from, to } = reading.element.iteration;
      for (let token = from; token < to; token++) {
        if (this.#tree.isGone(token, token + 1)) continue;
        const entry = isDeep ? this.#declarations.entryAt(token, reading) : undefined;
        if (entry) {
          reached.pass(entry);
          token = entry.element.iteration.to - 1;
          continue;
        }
        const name = this.#nameAt.get(token);
        if (name) reached.use(name);
      }
    }
    return outermost(reached.unneeded());
  }

  #read(context: NameContext): void {
    const stack: {
      readonly node: Node;
      readonly list?: QuantifierNode;
      readonly around: Reading | undefined;
      readonly same?: RuleNode | undefined;
    }[] = [];
    if (this.#tree.root) stack.push({ node: this.#tree.root, around: undefined });
    for (let each = stack.pop(); each; each = stack.pop()) {
      const { node, list, around, same } = each;
      if (node.from < node.to && this.#tree.isGone(node.from, node.to)) continue;
      if (node.kind === "token") {
        this.#readToken(node, context, { around, same });
        continue;
      }
      const isElement = list && node.kind === "iteration";
      const reading = isElement ? this.#declarations.begin({ iteration: node, list }, around) : around;
      const isSame = same || (node.kind === "rule" && node.to === node.from + 1 && node.replacement !== "");
      const place = { around: reading, same: isSame ? (same ?? (node as RuleNode)) : undefined };
      const inside = node.kind === "quantifier" ? { list: node, ...place } : place;
      for (const child of [...this.#tree.childrenOf(node)].reverse()) stack.push({ node: child, ...inside });
    }
    this.#declarations.end(({ tokens }) => tokens.length <= mostOccurrences);
  }

  #readToken(token: TokenNode, context: NameContext, place: NamePlace): void {
    const { text, tokens } = context.tree;
    const first = text[tokens.starts[token.from] as number] as string;
    this.#declarations.readBracket(first);
    const name = nameOf(token, context);
    if (name !== undefined) this.#add(name, token.from, { ...place, isString: "\"'`".includes(first) });
  }

  #add(text: string, token: number, { around, same, isString }: NamePlace & { readonly isString: boolean }): void {
    const known = this.#names.get(text);
    const name = known ?? { tokens: [], nodes: [], hasStrings: false, elements: new Set(), declarations: [] };
    this.#names.set(text, name);
    this.#nameAt.set(token, name);
    this.#declarations.readName(name, !known, around);
    name.tokens.push(token);
    name.nodes.push(same);
    name.hasStrings ||= isString;
    if (around) name.elements.add(around.element);
    const declarations: ListElement[] = [];
    for (let at = around; at && !this.#named.has(at.element); at = at.outer) {
      this.#named.add(at.element);
      declarations.push(at.element);
    }
    name.declarations.push(...declarations.reverse());
  }

  /** Marks tokens as removed; returns the names among those that were not. */
  #remove({ from, to }: TokenRange): Name[] {
    const names: Name[] = [];
    this.#budget -= to - from;
    for (let token = from; token < to; token++) {
      if (this.#removedBy[token - this.#first] === this.#removal) continue;
      this.#removedBy[token - this.#first] = this.#removal;
      const name = this.#nameAt.get(token);
      if (name) names.push(name);
    }
    return names;
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

const word = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/**
 * The name that a token is, without quotes; undefined if it is none.
 * @param token a token of the tree
 * @param context the tree and its language
 */
export function nameOf({ name, from }: TokenNode, { tree, syntax }: NameContext): string | undefined {
  const text = tree.text.slice(tree.tokens.starts[from], tree.tokens.ends[from]);
  const context = tree.tokens.contexts?.[from] ?? 0;
  const known = syntax.nameOf?.({ name, text, context }, { tree, from });
  if (known !== undefined) return known === false ? undefined : known;
  const quoted = /^(["'`])(.*[\p{ID_Continue}$>)\]])\1$/su.exec(text);
  // What follows the last slash of a string such as "#/definitions/name" is the name that it refers to.
  if (quoted) return (quoted[2] as string).replace(/^.*\//s, "");
  if (!word.test(text)) return undefined;
  return syntax.lexemes({ name, text, context })?.isIdentifier ? text : undefined;
}
