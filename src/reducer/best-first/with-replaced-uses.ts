/** The removal of the elements that declare or pass a name; minimal replacements replace its uses. */
import type { WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { RuleNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { ElementSet } from "./element-set.js";

/** What is removed, and what is replaced. */
interface ElementsAndUses {
  /** The name that they have in common. */
  readonly name: string;
  /** The removed elements, none inside another. */
  readonly elements: readonly ListElement[];
  /** The replaced nodes, all outside the elements. */
  readonly uses: readonly RuleNode[];
}

/** The removal of elements; uses become their minimal replacements. */
export class WithReplacedUses extends ElementSet {
  readonly #uses: readonly RuleNode[];

  constructor(tree: WorkingTree, { name, elements, uses }: ElementsAndUses) {
    super(tree, elements, { name, kind: "uses replaced" });
    this.#uses = uses;
    this.ranges = [...this.ranges, ...uses].sort((a, b) => a.from - b.from);
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
