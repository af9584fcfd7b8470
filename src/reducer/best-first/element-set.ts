/** The removal of elements of several lists that belong together. */
import { levelOfList, type Removal, removal } from "../../search/level.js";
import { isRemoved, type WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { Node, QuantifierNode, TokenRange } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { Proposal } from "./proposal.js";

/**
 * What the elements have in common: each has a name that nothing else uses, nothing outside a run needs them (nor, with `entries`, the
 * entries of dictionaries inside elements that stay), or they merely belong to one list.
 */
export type SetKind = "unused names" | "unneeded" | "entries" | "one list";

/** Elements that all use one name, or stand for it, or the element that declares it. */
export interface NamedSet {
  readonly name: string;
  readonly kind: "name" | "named" | "uses replaced";
}

/** The removal of some elements, none inside another. */
export class ElementSet extends Proposal {
  readonly elements: readonly ListElement[];
  /** The name that all of them use; undefined if they have something else in common. */
  readonly name: string | undefined;
  override ranges: readonly TokenRange[];
  override readonly isOpened = true;

  constructor(tree: WorkingTree, elements: readonly ListElement[], common: SetKind | NamedSet) {
    super(tree, typeof common === "string" ? common : common.kind, undefined);
    this.elements = elements;
    this.ranges = elements.map(({ iteration: { from, to } }) => ({ from, to }));
    this.name = typeof common === "string" ? undefined : common.name;
    this.gain = this.currentGain();
  }

  override currentGain(): number {
    let gain = 0;
    for (const element of this.elements) if (this.#isThere(element)) gain += this.tree.weightOf(element.iteration);
    return gain;
  }

  override editsAfter(edits: Edits): Edits {
    return [...this.#byList()].reduce((after, going) => this.#removalOf(going, edits, after).editsFor([]), edits);
  }

  override apply(): void {
    for (const going of this.#byList()) this.#removalOf(going, this.tree.edits).apply([]);
  }

  #isThere({ iteration, list }: ListElement): boolean {
    const { tree } = this;
    return tree.has(iteration) && tree.has(list) && !isRemoved(tree.edits, list);
  }

  /** The lists of the elements, and which of their nodes are removed. */
  #byList(): ReadonlyMap<QuantifierNode, ReadonlySet<Node>> {
    const byList = new Map<QuantifierNode, Set<Node>>();
    for (const element of this.elements) {
      const { list, iteration } = element;
      if (this.#isThere(element)) byList.set(list, (byList.get(list) ?? new Set()).add(iteration));
    }
    return byList;
  }

  /**
   * The removal of the elements of one list. An element of which nothing was left before may be one of them: the separators behind it go.
   * @param edits if these remove other elements of the list, those have gone, too
   * @param base the edits that have been made already
   */
  #removalOf([list, going]: readonly [QuantifierNode, ReadonlySet<Node>], edits: Edits, base: Edits = edits): Removal {
    const { tree } = this;
    const level = levelOfList(tree, list);
    const mayGo = (node: Node) =>
      node.from === node.to || going.has(node) || (isRemoved(edits, node) && !isRemoved(tree.edits, node));
    const configuration = [...level.nodes.keys()].filter((i) => mayGo(level.nodes[i] as Node));
    return removal(tree, level, configuration, base);
  }
}
