/** Neighbours in a list, and their removal. */
import { type Removal, removal } from "../../search/level.js";
import { isRemoved, type WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { Node, QuantifierNode, TokenRange } from "../../tree/node.js";
import { Proposal } from "./proposal.js";

/** A list whose elements are removed in runs. */
export class ElementList {
  readonly list: QuantifierNode;
  /** The kind of change. Lists of the same quantifier of the grammar have the same kind. */
  readonly kind: string;
  /** The kind of the removals that have untried ones behind them. */
  readonly earlyKind: string;
  /** The smallest removal around the list. */
  readonly outer: Proposal | undefined;
  /** Whether the list is no longer in the tree, or has got other elements. */
  isOver = false;
  readonly #tree: WorkingTree;
  readonly #nodes: readonly Node[];
  /** The edits that `left` was asked about last, and what it answered. */
  #leftAfter: Edits | undefined;
  #left: readonly number[] = [];
  readonly #untried = new Set<ElementRun>();
  /** Where the last untried run in the text begins; undefined if it must be searched for. */
  #last: number | undefined;

  constructor(tree: WorkingTree, list: QuantifierNode, outer: Proposal | undefined) {
    this.#tree = tree;
    this.list = list;
    this.outer = outer;
    this.kind = `list ${list.block ?? ""}`;
    this.earlyKind = `early in ${this.kind}`;
    this.#nodes = tree.childrenOf(list);
  }

  /** The element at an index. */
  at(index: number): Node {
    return this.#nodes[index] as Node;
  }

  /** Indices of the elements that are left after some edits. */
  left(edits: Edits): readonly number[] {
    if (edits === this.#leftAfter) return this.#left;
    const left: number[] = [];
    for (let i = 0; i < this.#nodes.length; i++) {
      const node = this.at(i);
      if (node.from < node.to && !isRemoved(edits, node)) left.push(i);
    }
    this.#leftAfter = edits;
    this.#left = left;
    return left;
  }

  /** Those of some elements that are left after some edits. */
  leftOf(indices: readonly number[], edits: Edits): readonly number[] {
    return indices.filter((i) => !isRemoved(edits, this.at(i)));
  }

  /** Indices of the elements that are left after some edits and may be removed. */
  removable(edits: Edits): readonly number[] {
    return this.left(edits).filter((i) => !this.#tree.isProtected(this.at(i)));
  }

  /** Indices of the elements that are protected. */
  protected(): readonly number[] {
    return [...this.#nodes.keys()].filter((i) => this.#tree.isProtected(this.at(i)));
  }

  /** Weight of some elements. */
  weightOf(indices: readonly number[]): number {
    let sum = 0;
    for (const i of indices) sum += this.#tree.weightOf(this.at(i));
    return sum;
  }

  /** The removal of some of the elements that are left after some edits. Those that have gone need no cuts any more. */
  removalOf(indices: readonly number[], edits: Edits): Removal {
    const left = this.left(edits);
    const going = new Set(indices);
    const level = { nodes: left.map((i) => this.at(i)), lists: left.map(() => this.list) };
    const configuration = [...left.keys()].filter((i) => going.has(left[i] as number));
    return removal(this.#tree, level, configuration, edits);
  }

  /** Notes whether a run is still to be tried. */
  setUntried(run: ElementRun, isUntried: boolean): void {
    if (isUntried) this.#untried.add(run);
    else this.#untried.delete(run);
    // Many runs are added between two questions.
    this.#last = isUntried && this.#last !== undefined ? Math.max(this.#last, run.from) : undefined;
  }

  /** Whether no run is left to try. */
  get isSettled(): boolean {
    return this.#untried.size === 0;
  }

  /** Whether a later run is untried: it may depend on this one, as uses depend on a declaration. */
  hasUntriedBehind(run: ElementRun): boolean {
    if (this.#last === undefined) {
      this.#last = 0;
      for (const { from } of this.#untried) this.#last = Math.max(this.#last, from);
    }
    return this.#last > run.from;
  }
}

/** The removal of neighbours in a list. */
export class ElementRun extends Proposal {
  readonly elements: ElementList;
  /** The run that this one is a half of; undefined for the whole list. */
  readonly whole: ElementRun | undefined;
  /** The other half. */
  sibling: ElementRun | undefined;
  /** Whether its halves (or, for a single element, the changes inside it) have been proposed. */
  override isOpened = false;
  indices: readonly number[];
  override ranges: readonly TokenRange[];

  constructor(tree: WorkingTree, elements: ElementList, indices: readonly number[], whole?: ElementRun) {
    const size = whole || indices.length === 1 ? 31 - Math.clz32(indices.length) : "all";
    super(tree, `${elements.kind} ${size}`, whole ?? elements.outer);
    this.elements = elements;
    this.whole = whole;
    this.indices = indices;
    this.ranges = rangesOf(elements, indices);
    this.gain = this.currentGain();
  }

  /** Its first token. */
  get from(): number {
    return (this.ranges[0] as TokenRange).from;
  }

  override currentGain(): number {
    const { elements, tree } = this;
    if (elements.isOver || tree.isGone(elements.list.from, elements.list.to)) return 0;
    const indices = this.whole ? elements.leftOf(this.indices, tree.edits) : elements.removable(tree.edits);
    if (indices.length === 0) return 0;
    if (indices.length < this.indices.length) {
      this.indices = indices;
      this.ranges = rangesOf(elements, indices);
    }
    const isReplaced = elements.list.replacement !== "" && indices.length === elements.left(tree.edits).length;
    let weight = isReplaced ? -1 : 0;
    for (const range of this.ranges) weight += tree.weightOf(range);
    return weight;
  }

  override editsAfter(edits: Edits): Edits {
    return this.elements.removalOf(this.indices, edits).editsFor([]);
  }

  override apply(): void {
    this.elements.removalOf(this.indices, this.tree.edits).apply([]);
  }

  /** Its halves, split where their weights differ least. Each half is the sibling of the other. */
  halves(): readonly [ElementRun, ElementRun] {
    const middle = this.#middle();
    const half = (indices: readonly number[]) => new ElementRun(this.tree, this.elements, indices, this);
    const [first, second] = [half(this.indices.slice(0, middle)), half(this.indices.slice(middle))];
    first.sibling = second;
    second.sibling = first;
    return [first, second];
  }

  #middle(): number {
    const total = this.elements.weightOf(this.indices);
    let [middle, least, before] = [1, Number.POSITIVE_INFINITY, 0];
    for (let i = 1; i < this.indices.length; i++) {
      before += this.tree.weightOf(this.elements.at(this.indices[i - 1] as number));
      const difference = Math.abs(total - 2 * before);
      if (difference < least) [middle, least] = [i, difference];
    }
    return middle;
  }
}

/** The ranges of tokens of some elements, neighbours joined. */
function rangesOf(elements: ElementList, indices: readonly number[]): readonly TokenRange[] {
  const ranges: { from: number; to: number }[] = [];
  for (const i of indices) {
    const { from, to } = elements.at(i);
    const last = ranges.at(-1);
    if (last?.to === from) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges;
}
