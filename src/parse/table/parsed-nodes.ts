/**
 * The nodes of a parsed text. A large text has millions of them, so they keep only their index in the parse table and look
 * everything else up there.
 */
import type {
  IterationNode,
  Node,
  QuantifierNode,
  RuleNode,
  TokenCategory,
  TokenNaming,
  TokenNode,
} from "../../tree/node.js";
import type { ParseTable } from "./parse-table.js";

/** Where nodes look themselves up. An entry is an index in the parse table, a token one in its tokens. */
export interface NodeSource extends TokenNaming {
  readonly table: ParseTable;
  childrenOf(entry: number): readonly Node[];
  /** The iterations from one entry to a later sibling. */
  iterations(first: number, last: number): readonly IterationNode[];
  /** Whether an entry has few entries below it, and no node below it is a list or empty. */
  isFlat(entry: number): boolean;
  nameOf(entry: number): string;
  replacementOf(entry: number): string;
  replacementOfBlock(entry: number): string;
  replacementOfToken(token: number): string;
  categoryOf(token: number): TokenCategory;
}

const isArray: <N extends Node>(children: readonly N[] | N) => children is readonly N[] = Array.isArray;

/** The only child itself, or the array if there are none or several. */
function withoutArray<N extends Node>(children: readonly N[]): readonly N[] | N {
  const [only] = children;
  return only && children.length === 1 ? only : children;
}

/** A node with an entry of its own: a rule or an iteration. */
class ParentEntry {
  readonly #source: NodeSource;
  readonly #entry: number;
  /** An only child is kept without an array: half of all nodes have one, and the array would be larger than the node. */
  #children: readonly Node[] | Node | undefined;

  constructor(source: NodeSource, entry: number) {
    this.#source = source;
    this.#entry = entry;
  }

  get from(): number {
    return this.#source.table.froms[this.#entry] as number;
  }

  get to(): number {
    return this.#source.table.tos[this.#entry] as number;
  }

  get children(): readonly Node[] {
    this.#children ??= withoutArray(this.childrenAnew());
    return isArray(this.#children) ? this.#children : [this.#children];
  }

  childrenAnew(): readonly Node[] {
    return this.#source.childrenOf(this.#entry);
  }

  protected get flatEntry(): TokenNaming | undefined {
    return this.#children === undefined && this.#source.isFlat(this.#entry) ? this.#source : undefined;
  }

  protected get entryName(): string {
    return this.#source.nameOf(this.#entry);
  }

  protected get entryReplacement(): string {
    return this.#source.replacementOf(this.#entry);
  }
}

/** A rule of a parsed text. */
export class ParsedRule extends ParentEntry implements RuleNode {
  get kind(): "rule" {
    return "rule";
  }

  get name(): string {
    return this.entryName;
  }

  get slot(): string {
    return this.entryName;
  }

  get replacement(): string {
    return this.entryReplacement;
  }

  get flat(): TokenNaming | undefined {
    return this.flatEntry;
  }
}

/** An iteration of a parsed text. */
export class ParsedIteration extends ParentEntry implements IterationNode {
  get kind(): "iteration" {
    return "iteration";
  }

  get replacement(): "" {
    return "";
  }

  get separators(): number {
    return 0;
  }

  get flat(): TokenNaming | undefined {
    return this.flatEntry;
  }
}

/** A quantifier of a parsed text: the iterations from one entry to a later sibling. */
export class ParsedQuantifier implements QuantifierNode {
  readonly #source: NodeSource;
  readonly #first: number;
  readonly #last: number;
  #children: readonly IterationNode[] | IterationNode | undefined;

  constructor(source: NodeSource, first: number, last: number) {
    this.#source = source;
    this.#first = first;
    this.#last = last;
  }

  get kind(): "quantifier" {
    return "quantifier";
  }

  get from(): number {
    return this.#source.table.froms[this.#first] as number;
  }

  get to(): number {
    return this.#source.table.tos[this.#last] as number;
  }

  get replacement(): string {
    return this.#source.replacementOfBlock(this.#first);
  }

  get block(): number {
    return (this.#source.table.symbols[this.#first] as number) >> 1;
  }

  get children(): readonly IterationNode[] {
    this.#children ??= withoutArray(this.childrenAnew());
    return isArray(this.#children) ? this.#children : [this.#children];
  }

  childrenAnew(): readonly IterationNode[] {
    return this.#source.iterations(this.#first, this.#last);
  }
}

const none: readonly never[] = [];

/** A token of a parsed text. */
export class ParsedToken implements TokenNode {
  readonly #source: NodeSource;
  readonly #token: number;

  constructor(source: NodeSource, token: number) {
    this.#source = source;
    this.#token = token;
  }

  get kind(): "token" {
    return "token";
  }

  get name(): string {
    return this.#source.nameOfToken(this.#token);
  }

  get slot(): string {
    return this.name;
  }

  get from(): number {
    return this.#token;
  }

  get to(): number {
    return this.#token + 1;
  }

  get replacement(): string {
    return this.#source.replacementOfToken(this.#token);
  }

  get category(): TokenCategory {
    return this.#source.categoryOf(this.#token);
  }

  get children(): readonly never[] {
    return none;
  }
}
