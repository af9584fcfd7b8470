/** The removal of elements of several lists that belong together. */
import { editsKeeping, keepOnly, type Level, levelOfList } from "../../search/level.js";
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
    const isGone = (node: Node) => isRemoved(edits, node) && !isRemoved(this.tree.edits, node);
    return this.#levels().reduce((after, { level, gone }) => {
      const kept = keptOf(level, gone).filter((i) => !isGone(level.nodes[i] as Node));
      return editsKeeping(level, kept, after);
    }, edits);
  }

  override apply(): void {
    for (const { level, gone } of this.#levels()) keepOnly(this.tree, level, keptOf(level, gone));
  }

  #isThere({ iteration, list }: ListElement): boolean {
    const { tree } = this;
    return tree.has(iteration) && tree.has(list) && !isRemoved(tree.edits, list);
  }

  /** The lists of the elements, and which of their nodes are removed. */
  #levels(): readonly { readonly level: Level; readonly gone: ReadonlySet<Node> }[] {
    const byList = new Map<QuantifierNode, Set<Node>>();
    for (const element of this.elements) {
      const { list, iteration } = element;
      if (this.#isThere(element)) byList.set(list, (byList.get(list) ?? new Set()).add(iteration));
    }
    return [...byList].map(([list, gone]) => ({ level: levelOfList(this.tree, list), gone }));
  }
}

function keptOf({ nodes }: Level, gone: ReadonlySet<Node>): readonly number[] {
  return [...nodes.keys()].filter((i) => {
    const node = nodes[i] as Node;
    return node.from < node.to && !gone.has(node);
  });
}
