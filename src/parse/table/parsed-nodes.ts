/**
 * Nodes of a tree over a parsed text. They keep their place in the parse table and look everything else up there: of a large
 * text there are millions, and what each of them does not keep is what the tree does not take.
 */
import type { IterationNode, Node, QuantifierNode, RuleNode, TokenCategory, TokenNode } from "../../tree/node.js";
import type { ParseTable } from "./parse-table.js";

/** What nodes look themselves up in. */
export interface NodeSource {
  readonly table: ParseTable;
  childrenOf(entry: number): readonly Node[];
  /** The iterations from the one entry to its younger sibling, the other one. */
  iterations(first: number, last: number): readonly IterationNode[];
  nameOf(entry: number): string;
  replacementOf(entry: number): string;
  replacementOfBlock(entry: number): string;
  nameOfToken(token: number): string;
  replacementOfToken(token: number): string;
  categoryOf(token: number): TokenCategory;
}

const isArray: <N extends Node>(children: readonly N[] | N) => children is readonly N[] = Array.isArray;

/** The only child itself, or all if there are several. */
function withoutArray<N extends Node>(children: readonly N[]): readonly N[] | N {
  const [only] = children;
  return only && children.length === 1 ? only : children;
}

/** A rule or an iteration: what has an entry of its own. */
class ParsedEntry {
  readonly #source: NodeSource;
  readonly #entry: number;
  /** An only child by itself: half of all nodes have one, and the array around it would be larger than the node. */
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
    this.#children ??= withoutArray(this.#source.childrenOf(this.#entry));
    return isArray(this.#children) ? this.#children : [this.#children];
  }

  protected get itsName(): string {
    return this.#source.nameOf(this.#entry);
  }

  protected get itsReplacement(): string {
    return this.#source.replacementOf(this.#entry);
  }
}

export class ParsedRule extends ParsedEntry implements RuleNode {
  get kind(): "rule" {
    return "rule";
  }

  get name(): string {
    return this.itsName;
  }

  get slot(): string {
    return this.itsName;
  }

  get replacement(): string {
    return this.itsReplacement;
  }
}

export class ParsedIteration extends ParsedEntry implements IterationNode {
  get kind(): "iteration" {
    return "iteration";
  }

  get replacement(): "" {
    return "";
  }

  get separators(): number {
    return 0;
  }
}

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
    this.#children ??= withoutArray(this.#source.iterations(this.#first, this.#last));
    return isArray(this.#children) ? this.#children : [this.#children];
  }
}

const none: readonly never[] = [];

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
