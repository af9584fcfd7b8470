import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { Node, TokenRange } from "../../tree/node.js";

/** A change that may be tried. */
export abstract class Proposal {
  /** The working tree that it changes. */
  protected readonly tree: WorkingTree;
  /** The kind of change; the success model learns which kinds succeed. */
  readonly kind: string;
  /** The smallest removal around it; undefined if there is none. */
  readonly outer: Proposal | undefined;
  /** Weight of the tokens that it would have removed when this was computed last; never less than now. */
  gain = 0;
  /** What the queue sorts it by. */
  worth = 0;
  /** The weight of the text when it failed last; 0 if it has not been tried. */
  failedAt = 0;
  /** The weight of the text when it failed together with others. They are tried separately until the text has become smaller. */
  failedTogetherAt = 0;
  /** Whether it removes something that is used elsewhere. */
  breaksUses = false;
  /** The probability that it failed because something in it is needed. */
  blame = 1;

  constructor(tree: WorkingTree, kind: string, outer: Proposal | undefined) {
    this.tree = tree;
    this.kind = kind;
    this.outer = outer;
  }

  /** The ranges of tokens that it removes; the same array as long as they are the same. */
  abstract readonly ranges: readonly TokenRange[];

  /** Whether the changes inside it have been proposed, if there are any. */
  abstract readonly isOpened: boolean;

  /** Weight of the tokens that it would remove now; 0 or less if there is nothing left to try. */
  abstract currentGain(): number;

  /** All edits of the text after the change. */
  abstract editsAfter(edits: Edits): Edits;

  /** Makes the change in the working tree. */
  abstract apply(): void;

  /** Whether a node has been removed or replaced. */
  protected isOver(node: Node): boolean {
    return this.tree.isGone(node.from, node.to) || !this.tree.has(node);
  }
}
