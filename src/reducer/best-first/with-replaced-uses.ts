/** The removal of what declares or passes a name, with minimal replacements for uses. */
import type { WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { RuleNode, TokenRange } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { ElementSet } from "./element-set.js";

/** What goes, and what is replaced with it. */
interface ElementsAndUses {
  /** The name that holds them together. */
  readonly name: string;
  /** The elements that go, none inside another. */
  readonly elements: readonly ListElement[];
  /** Nodes outside of them. */
  readonly uses: readonly RuleNode[];
}

/** The removal of elements; uses become their minimal replacements. */
export class WithReplacedUses extends ElementSet {
  readonly #uses: readonly RuleNode[];

  constructor(tree: WorkingTree, { name, elements, uses }: ElementsAndUses) {
    super(tree, elements, { name, kind: "uses replaced" });
    this.#uses = uses;
  }

  override get ranges(): readonly TokenRange[] {
    return [...super.ranges, ...this.#there()].sort((a, b) => a.from - b.from);
  }

  override editsAfter(edits: Edits): Edits {
    const cuts = this.#there().map(({ from, to, replacement }) => ({ from, to, text: replacement }));
    return edit(super.editsAfter(edits), cuts);
  }

  override apply(): void {
    const uses = this.#there();
    super.apply();
    for (const use of uses) this.tree.apply(this.tree.without(use));
  }

  #there(): readonly RuleNode[] {
    return this.#uses.filter((use) => !this.isOver(use));
  }
}
