/** Proposes changes to the nodes of a tree, from the root down, as far as they may be worth a test. */
import type { WorkingTree } from "../../search/working-tree.js";
import { contains, type Node, type QuantifierNode } from "../../tree/node.js";
import type { NameContext } from "../names/token-names.js";
import type { ListElement } from "../splice.js";
import { ElementList, ElementRun } from "./element-run.js";
import type { NameProposals } from "./name-proposals.js";
import type { Proposal } from "./proposal.js";
import type { ProposalQueue } from "./proposal-queue.js";
import { ReplaceableNode, Replacement } from "./replacement.js";
import { WithUnused } from "./with-unused.js";

/** If a change would remove more than this share of the text, the changes inside it are proposed at once. */
const mostAtOnce = 0.5;

/** The queue that receives the proposals, and what they are derived from. */
interface TreeProposalsContext extends NameContext {
  readonly queue: ProposalQueue<Proposal>;
  readonly names: NameProposals;
}

/** The proposals that belong to nodes and lists of the tree. */
export class TreeProposals {
  readonly #tree: WorkingTree;
  readonly #context: TreeProposalsContext;
  /** Weight of the text. */
  size: number;
  /** The nodes that were followed down since a node was hoisted. */
  #followed = new WeakSet<Node>();
  /** Proposing that is still to be done: a stack instead of recursion, because trees are deep. */
  readonly #toOpen: (() => void)[] = [];
  readonly #places = new Map<Node, ReplaceableNode>();
  readonly #listOf = new Map<QuantifierNode, ElementList>();

  constructor(tree: WorkingTree, context: TreeProposalsContext) {
    this.#tree = tree;
    this.#context = context;
    this.size = tree.weight;
    if (tree.root) this.#proposeNode(tree.root, {});
    this.openAll();
  }

  /** Proposes changes to a node. Opens it at once if it cannot be removed or its removal would be very large. */
  #proposeNode(node: Node, { element, outerPlace, outer, isOpened = false }: ProposalOptions): void {
    if (node.from === node.to || this.#tree.isGone(node.from, node.to) || this.#places.has(node)) return;
    const place = new ReplaceableNode(this.#tree, { node, element, outer: outerPlace, followed: this.#followed });
    place.isOpened = isOpened;
    this.#places.set(node, place);
    const removal = place.minimalReplacement(this.#tree, outer);
    if (removal) {
      this.#context.queue.add(removal);
      this.proposeByNames(removal);
    }
    for (const each of place.replacementsBelow(this.#tree, this.#context.syntax, outer)) this.#context.queue.add(each);
    if (!removal || removal.gain > mostAtOnce * this.size) this.#openPlace(place, removal ?? outer);
  }

  /** Makes the next `openAll` propose the changes inside a node. */
  #openPlace(place: ReplaceableNode, outer: Proposal | undefined): void {
    if (place.isOpened) return;
    place.isOpened = true;
    this.#toOpen.push(() => {
      if (this.#places.get(place.node) !== place) return;
      for (const child of this.#tree.childrenOf(place.node)) {
        if (child.kind === "quantifier") this.#proposeList(child, outer);
        else this.#proposeNode(child, { outerPlace: place, outer });
      }
    });
  }

  /** Proposes the changes inside everything that has been opened. */
  openAll(): void {
    for (let open = this.#toOpen.pop(); open; open = this.#toOpen.pop()) open();
  }

  #proposeList(list: QuantifierNode, outer: Proposal | undefined): void {
    if (this.#listOf.has(list)) return;
    const elements = new ElementList(this.#tree, list, outer);
    this.#listOf.set(list, elements);
    const indices = elements.removable(this.#tree.edits);
    if (indices.length > 0) this.#proposeRun(new ElementRun(this.#tree, elements, indices));
    // A protected element stays, but what is inside it need not.
    for (const i of elements.protected()) this.#proposeElement(elements, i, outer);
  }

  #proposeRun(run: ElementRun): void {
    if (run.gain > 0) {
      run.elements.setUntried(run, true);
      this.#context.queue.add(run);
      this.proposeByNames(run);
    } else if (run.elements.weightOf(run.indices) > 0) run.failedAt = this.size;
    else return;
    if (run.gain <= 0 || run.gain > mostAtOnce * this.size) this.open(run);
  }

  /**
   * Makes the next `openAll` propose the halves of a run, or the changes inside a single element or a node.
   * @param outer the smallest removal around the changes inside a node
   */
  open(proposal: Proposal, outer: Proposal | undefined = proposal.outer): void {
    if (proposal instanceof WithUnused) {
      this.open(proposal.user);
      return;
    }
    if (proposal instanceof Replacement) this.#openPlace(proposal.place, outer);
    if (!(proposal instanceof ElementRun) || proposal.isOpened) return;
    proposal.isOpened = true;
    this.#toOpen.push(() => this.#openRun(proposal));
  }

  #openRun(run: ElementRun): void {
    const { elements, indices } = run;
    if (elements.isOver) return;
    if (indices.length > 1) {
      // The later half comes first, because it may use what the other one declares.
      for (const half of [...run.halves()].reverse()) this.#proposeRun(half);
      return;
    }
    this.#proposeElement(elements, indices[0] as number, run);
  }

  #proposeElement(elements: ElementList, index: number, outer: Proposal | undefined): void {
    for (const node of this.#tree.currentNodes(elements.at(index))) {
      const element = node.kind === "iteration" ? { iteration: node, list: elements.list } : undefined;
      this.#proposeNode(node, { element, outer });
    }
  }

  /** Proposes a removal extended by what only it uses, and one that keeps what others use. */
  proposeByNames(user: Proposal): void {
    if (user instanceof Replacement && user.by) return;
    const proposal = this.#context.names.withUnused(user);
    if (proposal) this.#context.queue.add(proposal);
    if (!(user instanceof ElementRun)) return;
    for (const each of this.#context.names.unneeded(user)) this.#context.queue.add(each);
  }

  /** Drops the proposals for nodes that are no longer in the tree, and proposes changes to the nodes that replaced them. */
  replaced({ by, outer, place }: Replacement): void {
    this.#dropPlace(place);
    if (!by) return;
    const before = this.#places.get(by);
    for (const node of this.#between(place.node, by)) this.#dropNode(node);
    if (by.kind === "quantifier") {
      const { list } = place.element as ListElement;
      const around = this.#listOf.get(list)?.outer;
      this.#dropList(list);
      for (const each of this.#tree.childrenOf(by)) this.#dropPlace(this.#places.get(each));
      this.#proposeList(list, around);
      return;
    }
    this.#followed = new WeakSet();
    for (const now of this.#tree.currentNodes(place.node)) {
      this.#proposeNode(now, { outer, isOpened: before?.isOpened ?? false });
    }
  }

  /** The nodes on the way from one node down to another, without the first. */
  #between(node: Node, below: Node): readonly Node[] {
    const path: Node[] = [];
    for (let at: Node | undefined = node; at && at !== below; ) {
      const children = this.#tree.childrenOf(at);
      const isAround = (child: Node) => child.from < child.to && contains(child, below);
      at = children.includes(below) ? below : children.find(isAround);
      if (at) path.push(at);
    }
    return path;
  }

  /** Drops a node that is no longer in the tree, although some of its tokens are. */
  #dropNode(node: Node): void {
    this.#tree.apply({ edits: this.#tree.edits, instead: [[node, []]] });
    if (node.kind === "quantifier") this.#dropList(node);
    else this.#dropPlace(this.#places.get(node));
  }

  #dropPlace(place: ReplaceableNode | undefined): void {
    if (!place) return;
    this.#places.delete(place.node);
    for (const each of place.replacements) this.#context.queue.delete(each);
  }

  #dropList(list: QuantifierNode): void {
    const elements = this.#listOf.get(list);
    if (!elements) return;
    elements.isOver = true;
    this.#listOf.delete(list);
  }
}

/** Where the node is that changes are proposed for. */
interface ProposalOptions {
  readonly element?: ListElement | undefined;
  readonly outerPlace?: ReplaceableNode;
  readonly outer?: Proposal | undefined;
  /** Whether the changes inside it have been proposed. */
  readonly isOpened?: boolean;
}
