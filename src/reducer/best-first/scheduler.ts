/** Decides which change is tried next. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { Node, QuantifierNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";
import { ElementSet } from "./element-set.js";
import { NameProposals } from "./name-proposals.js";
import type { Proposal } from "./proposal.js";
import { ProposalQueue } from "./proposal-queue.js";
import type { NameContext } from "./references.js";
import { Place, Replacement } from "./replacement.js";
import { ElementList, Run } from "./run.js";
import { type FailedAround, type ModelledChange, SuccessModel } from "./success-model.js";
import { WithUnused } from "./with-unused.js";

/** A change that failed may be tried again when this share of the rest of the text has gone since. */
const shareBeforeRetry = 0.5;

/** What is inside a change is proposed without a test of the change if it is less likely to succeed than this. */
const hopeless = 0.1;

/** A change that is less likely to succeed than this is left aside until this share of the text is left, or all others have been tried. */
const asleep = 0.001;
const shareBeforeWaking = 0.9;

/** What is inside a change is proposed at once if the change would remove more than this share of the text. */
const mostAtOnce = 0.5;

/** Changes are joined only if each is at least this likely to succeed, and as long as all of them together are this likely. */
const leastLikelyToJoin = 0.6;
const leastLikelyTogether = 0.3;

/** Changes to be tried in one test. */
export interface Attempt {
  readonly proposals: readonly Proposal[];
  /** All edits of the text after the changes. */
  readonly edits: Edits;
}

/** The changes that can be tried in a tree, and what is known of them. */
export class Scheduler {
  readonly #tree: WorkingTree;
  readonly #context: NameContext;
  readonly #model: SuccessModel;
  readonly #queue = new ProposalQueue<Proposal>();
  /** Number of tokens of the text. */
  #size: number;
  readonly #names: NameProposals;
  /** Changes that are left aside, and the size of the text when there were none last. */
  #sleeping: Proposal[] = [];
  #sizeAtWake: number;
  /** Whether all other changes have been tried. */
  #isDraining = false;
  /** The nodes that were followed down since a node was hoisted. */
  #followed = new WeakSet<Node>();
  /** What is to be opened: a stack instead of recursion, because trees are deep. */
  readonly #toOpen: (() => void)[] = [];
  readonly #places = new Map<Node, Place>();
  readonly #listOf = new Map<QuantifierNode, ElementList>();

  constructor(tree: WorkingTree, context: NameContext) {
    this.#tree = tree;
    this.#context = context;
    this.#names = new NameProposals(tree, context);
    this.#size = this.#weight();
    this.#sizeAtWake = this.#size;
    this.#model = new SuccessModel(tree.root ?? { from: 0, to: 0 });
    if (tree.root) this.#proposeNode(tree.root, {});
    this.#openAll();
  }

  /** What is to be tried next; undefined if nothing is worth a test before the last phase. */
  next(): Attempt | undefined {
    for (;;) {
      this.#proposeNames();
      const best = this.#queue.best((proposal) => this.#consider(proposal));
      if (!best) {
        if (!this.#wake()) return undefined;
        this.#isDraining = true;
        continue;
      }
      if (!this.#refresh(best.proposal)) continue;
      const proposals = this.#join(best.proposal, best.probability);
      return { proposals, edits: proposals.reduce((edits, each) => each.editsAfter(edits), this.#tree.edits) };
    }
  }

  /**
   * The probability that a change is interesting. What is inside an unlikely one is proposed at once; that has less gain, so that it
   * is still considered in the same pass through the queue.
   */
  #consider(proposal: Proposal): number {
    const probability = this.#probability(proposal);
    if (probability === undefined) return 0;
    if (probability < hopeless && !isOpened(proposal)) {
      this.#open(proposal);
      this.#openAll();
    }
    if (probability < asleep && !this.#isDraining) {
      this.#queue.remove(proposal);
      this.#sleeping.push(proposal);
    }
    return probability;
  }

  /** Lets all changes that were left aside be considered again; returns whether there were any. */
  #wake(): boolean {
    this.#sizeAtWake = this.#size;
    const sleeping = this.#sleeping;
    this.#sleeping = [];
    for (const proposal of sleeping) if (proposal.gain > 0) this.#queue.add(proposal);
    return sleeping.length > 0;
  }

  /** Makes the changes of an attempt that was interesting, or learns that it was not. */
  settle({ proposals }: Attempt, isInteresting: boolean): void {
    const change: ModelledChange = {
      ranges: proposals.flatMap(({ ranges }) => ranges),
      kinds: [...new Set(proposals.flatMap((each) => this.#kindsOf(each)))],
    };
    if (isInteresting) {
      for (const proposal of proposals) this.#succeeded(proposal);
      this.#size = this.#weight();
      this.#isDraining = false;
      if (this.#size <= shareBeforeWaking * this.#sizeAtWake) this.#wake();
      this.#model.succeeded(change);
      this.#openAll();
      return;
    }
    const blame = this.#model.failed(change);
    const [only, ...others] = proposals;
    if (only && others.length === 0) this.#failed(only, blame);
    else for (const proposal of proposals) proposal.failedTogetherAt = this.#size;
    this.#openAll();
  }

  /** Proposes what can be done to a node, and to what is inside it if there is no reason to wait. */
  #proposeNode(node: Node, { element, outerPlace, outer, isOpened = false }: ProposalOptions): void {
    if (node.from === node.to || this.#tree.isGone(node.from, node.to) || this.#places.has(node)) return;
    const place = new Place(this.#tree, { node, element, outer: outerPlace, followed: this.#followed });
    place.isOpened = isOpened;
    this.#places.set(node, place);
    const removal = place.minimalReplacement(this.#tree, outer);
    if (removal) {
      this.#queue.add(removal);
      this.#proposeWithUnused(removal);
    }
    for (const each of place.replacementsBelow(this.#tree, this.#context.syntax, outer)) this.#queue.add(each);
    if (!removal || removal.gain > mostAtOnce * this.#size) this.#openPlace(place, removal ?? outer);
  }

  #openPlace(place: Place, outer: Proposal | undefined): void {
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

  #openAll(): void {
    for (let open = this.#toOpen.pop(); open; open = this.#toOpen.pop()) open();
  }

  #proposeList(list: QuantifierNode, outer: Proposal | undefined): void {
    if (this.#listOf.has(list)) return;
    const elements = new ElementList(this.#tree, list, outer);
    this.#listOf.set(list, elements);
    const indices = elements.left(this.#tree.edits);
    if (indices.length > 0) this.#proposeRun(new Run(this.#tree, elements, indices));
  }

  #proposeRun(run: Run): void {
    if (run.elements.weightOf(run.indices) === 0) return;
    if (run.gain > 0) {
      run.elements.setUntried(run, true);
      this.#queue.add(run);
      this.#proposeWithUnused(run);
    } else run.failedAt = this.#size;
    if (run.gain <= 0 || run.gain > mostAtOnce * this.#size) this.#open(run);
  }

  /** Proposes the halves of a run, or what is inside a single element or a node. */
  #open(proposal: Proposal): void {
    if (proposal instanceof WithUnused) {
      this.#open(proposal.user);
      return;
    }
    if (proposal instanceof Replacement) this.#openPlace(proposal.place, proposal.outer);
    if (!(proposal instanceof Run) || proposal.isOpened) return;
    proposal.isOpened = true;
    this.#toOpen.push(() => this.#openRun(proposal));
  }

  #openRun(run: Run): void {
    const { elements, indices } = run;
    if (elements.isOver) return;
    if (indices.length > 1) {
      // The later half comes first, for it may use what the other one declares.
      for (const half of [...run.halves()].reverse()) this.#proposeRun(half);
      return;
    }
    for (const node of this.#tree.currentNodes(elements.at(indices[0] as number))) {
      const element = node.kind === "iteration" ? { iteration: node, list: elements.list } : undefined;
      this.#proposeNode(node, { element, outer: run });
    }
  }

  /** Reads the names of the text, and proposes what follows from them. */
  #proposeNames(): void {
    if (!this.#names.isDue(this.#size)) return;
    const isByNames = (each: Proposal) => each instanceof ElementSet || each instanceof WithUnused;
    this.#queue.removeIf(isByNames);
    this.#sleeping = this.#sleeping.filter((each) => !isByNames(each));
    const others = this.#queue.items();
    for (const set of this.#names.read(this.#size)) this.#queue.add(set);
    for (const each of others) this.#proposeWithUnused(each);
  }

  /** Proposes the same removal together with what only it uses. */
  #proposeWithUnused(user: Proposal): void {
    if (user instanceof Replacement && user.by) return;
    const proposal = this.#names.withUnused(user);
    if (proposal) this.#queue.add(proposal);
  }

  /** The probability that a change is interesting; undefined if it is not to be tried now. */
  #probability(proposal: Proposal): number | undefined {
    if (proposal.failedAt > 0) {
      if (proposal instanceof Run && (proposal.whole || !proposal.elements.isSettled)) return undefined;
      if (!this.#hasChangedSince(proposal)) return undefined;
    }
    const { outer, ranges } = proposal;
    const around: FailedAround | undefined =
      outer && outer.failedAt > 0 && !this.#hasChangedSince(outer) ? outer : undefined;
    return this.#model.probability({ ranges, kinds: this.#kindsOf(proposal) }, around);
  }

  /** Whether much of the rest of the text has gone since a change failed. */
  #hasChangedSince({ failedAt, gain }: Proposal): boolean {
    return this.#size - gain < (1 - shareBeforeRetry) * (failedAt - gain);
  }

  #kindsOf(proposal: Proposal): readonly string[] {
    const kinds = [proposal.kind];
    if (proposal.breaksUses) kinds.push("breaks uses");
    if (proposal.failedAt > 0) kinds.push("again");
    if (proposal instanceof Run && proposal.elements.hasUntriedBehind(proposal))
      kinds.push(`early in ${proposal.elements.kind}`);
    return kinds;
  }

  /** Brings a proposal up to date; returns whether it was. */
  #refresh(proposal: Proposal): boolean {
    const gain = proposal.currentGain();
    if (gain === proposal.gain) return true;
    this.#queue.remove(proposal);
    if (proposal instanceof Run && gain <= 0) proposal.elements.setUntried(proposal, false);
    proposal.gain = gain;
    if (gain > 0) this.#queue.add(proposal);
    return false;
  }

  /** Joins other changes to the best one as long as the expected gain of the test grows. */
  #join(best: Proposal, probability: number): readonly Proposal[] {
    const joined = [best];
    if (probability < leastLikelyTogether || !this.#mayJoin(best)) return joined;
    let { gain } = best;
    let together = probability;
    const others = this.#queue.likely(leastLikelyToJoin, gain * probability, (each) =>
      this.#mayJoin(each) && each !== best ? (this.#probability(each) ?? 0) : 0,
    );
    for (const { proposal, probability: own } of others) {
      if (own * (gain + proposal.gain) <= gain || joined.some((each) => areNested(each, proposal))) continue;
      if (!this.#refresh(proposal)) continue;
      joined.push(proposal);
      gain += proposal.gain;
      together *= own;
      if (together < leastLikelyTogether) break;
    }
    return joined;
  }

  /** Removals that have not been tried may be joined. */
  #mayJoin(proposal: Proposal): boolean {
    if (proposal.failedAt > 0 || proposal.failedTogetherAt === this.#size) return false;
    return (
      proposal instanceof Run || proposal instanceof ElementSet || (proposal instanceof Replacement && !proposal.by)
    );
  }

  #succeeded(proposal: Proposal): void {
    this.#queue.remove(proposal);
    if (proposal instanceof WithUnused) {
      this.#succeeded(proposal.user);
      this.#succeeded(proposal.unused);
      return;
    }
    proposal.apply();
    if (proposal instanceof Run) {
      const { elements, sibling, whole } = proposal;
      elements.setUntried(proposal, false);
      // The other half is needed: both could not go.
      const isNeeded = whole && whole.failedAt > 0 && !this.#hasChangedSince(whole);
      if (isNeeded && sibling && sibling.failedAt === 0 && sibling.currentGain() > 0) {
        this.#failed(sibling, this.#model.failed({ ranges: sibling.ranges, kinds: [] }));
      }
    }
    if (proposal instanceof Replacement) this.#replaced(proposal);
  }

  /** Drops what was proposed for nodes that are no longer there, and proposes what can be done to what stands there now. */
  #replaced({ by, outer, place }: Replacement): void {
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

  /** The nodes from one node down to another one, without the first. */
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

  #dropPlace(place: Place | undefined): void {
    if (!place) return;
    this.#places.delete(place.node);
    for (const each of place.replacements) this.#queue.remove(each);
  }

  #dropList(list: QuantifierNode): void {
    const elements = this.#listOf.get(list);
    if (!elements) return;
    elements.isOver = true;
    this.#listOf.delete(list);
  }

  #failed(proposal: Proposal, blame: number): void {
    const isRetry = proposal.failedAt > 0;
    proposal.failedAt = this.#size;
    proposal.blame = blame;
    if (proposal instanceof ElementSet) {
      if (proposal.name === undefined) this.#queue.remove(proposal);
      for (const set of this.#names.failed(proposal, this.#size)) this.#queue.add(set);
    }
    if (proposal instanceof WithUnused) {
      this.#queue.remove(proposal);
      this.#open(proposal);
    }
    if (proposal instanceof Run) {
      proposal.elements.setUntried(proposal, false);
      if (proposal.whole) this.#queue.remove(proposal);
      // Once much else has gone, a list is begun again as a whole.
      if (isRetry && proposal.indices.length > 1) proposal.isOpened = false;
      this.#open(proposal);
    }
    if (proposal instanceof Replacement && !proposal.by) this.#openPlace(proposal.place, proposal);
  }

  #weight(): number {
    return this.#tree.root ? this.#tree.weightOf(this.#tree.root) : 0;
  }
}

/** Where a node is that something is proposed for. */
interface ProposalOptions {
  readonly element?: ListElement | undefined;
  readonly outerPlace?: Place;
  readonly outer?: Proposal | undefined;
  /** Whether what is inside it has been proposed. */
  readonly isOpened?: boolean;
}

/** Whether what is inside a change has been proposed. */
function isOpened(proposal: Proposal): boolean {
  if (proposal instanceof WithUnused) return isOpened(proposal.user);
  if (proposal instanceof Run) return proposal.isOpened;
  return !(proposal instanceof Replacement) || proposal.by !== undefined || proposal.place.isOpened;
}

function areNested(one: Proposal, other: Proposal): boolean {
  if (one instanceof ElementSet || other instanceof ElementSet) {
    return one.ranges.some((a) => other.ranges.some((b) => a.from < b.to && b.from < a.to));
  }
  const [a, b] = [one.extent, other.extent];
  return a.from < b.to && b.from < a.to;
}

function contains(outer: { readonly from: number; readonly to: number }, inner: typeof outer): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}
