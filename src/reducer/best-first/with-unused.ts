/** A removal together with everything that only it uses. */

import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { TokenRange } from "../../tree/node.js";
import type { ElementSet } from "./element-set.js";
import { Proposal } from "./proposal.js";

/** A removal together with the removal of the elements that only it uses. */
export class WithUnused extends Proposal {
  /** The removal. */
  readonly user: Proposal;
  /** What nothing else uses. */
  readonly unused: ElementSet;
  #ranges: readonly TokenRange[] = [];
  /** The ranges of `user` that these were made of. */
  #own: readonly TokenRange[] | undefined;

  constructor(tree: WorkingTree, user: Proposal, unused: ElementSet) {
    super(tree, "with unused", user.outer);
    this.user = user;
    this.unused = unused;
    this.gain = this.currentGain();
  }

  override get ranges(): readonly TokenRange[] {
    const own = this.user.ranges;
    if (own !== this.#own) this.#ranges = [...own, ...this.unused.ranges];
    this.#own = own;
    return this.#ranges;
  }

  override get isOpened(): boolean {
    return this.user.isOpened;
  }

  override currentGain(): number {
    const [own, others] = [this.user.currentGain(), this.unused.currentGain()];
    return own > 0 && others > 0 ? own + others : 0;
  }

  override editsAfter(edits: Edits): Edits {
    return this.unused.editsAfter(this.user.editsAfter(edits));
  }

  override apply(): void {
    this.user.apply();
    this.unused.apply();
  }
}
