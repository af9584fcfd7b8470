/** Decides which change is tried next. */

import type { WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { QuantifierNode } from "../../tree/node.js";
import { touches } from "../../tree/protection.js";
import type { NameContext } from "../names/token-names.js";
import { ElementRun } from "./element-run.js";
import { ElementSet } from "./element-set.js";
import { mainListOf } from "./main-list.js";
import { NameProposals } from "./name-proposals.js";
import type { Proposal } from "./proposal.js";
import { ProposalQueue } from "./proposal-queue.js";
import { Replacement } from "./replacement.js";
import { type FailedAround, type ModelledChange, SuccessModel } from "./success-model.js";
import { TreeProposals } from "./tree-proposals.js";
import { WithUnused } from "./with-unused.js";

/** A failed change may be tried again once this share of the rest of the text has been removed. */
const shareBeforeRetry = 0.5;

/** If a change is less likely to succeed than this, the changes inside it are proposed before it is tested. */
const hopeless = 0.1;

/**
 * Until it has been tried, the removal of a single element of at least this weight is assumed to succeed at least this often if the element is
 * between the least and the greatest of these shares of the text: its parts may only be needed as long as the rest of it is there.
 */
const leastWeightOfElement = 16;
const leastShareOfElement = 0.04;
const mostShareOfElement = 0.25;
const leastProbability = 0.05;

/**
 * Changes less likely to succeed than `asleep` are postponed until this share of the text is left. Changes of single places are tried one
 * by one in the last phase in any case, so they are postponed sooner; removals of names are tried at the end even if they are unlikely.
 */
const asleep = 0.001;
const asleepIfPlain = 0.02;
const shareBeforeWaking = 0.9;

/** Changes are joined only if each is more likely to succeed than this, and until all together are less likely to succeed than that. */
const leastLikelyToJoin = 0.6;
const leastLikelyTogether = 0.3;

/**
 * Changes around the list that holds most of the text are preferred if less than this share of the text is there. A change of part of that is
 * expected to make this many times that part of the list removable: it often also makes other changes possible.
 */
const mostAround = 0.1;
const shareOfUsed = 2;

/** Changes to be tried in one test. */
export interface Attempt {
  readonly proposals: readonly Proposal[];
  /** The weight of the tokens removed. */
  readonly gain: number;
  /** All edits of the text after the changes. */
  readonly edits: Edits;
}

/** Holds the changes that can be tried in a tree, and chooses the next ones by what it has learned. */
export class Scheduler {
  readonly #tree: WorkingTree;
  readonly #model: SuccessModel;
  readonly #queue = new ProposalQueue<Proposal>();
  readonly #names: NameProposals;
  readonly #proposals: TreeProposals;
  /** Postponed changes, and the size of the text when they were last put back into the queue. */
  #sleeping: Proposal[] = [];
  #sizeAtWake: number;
  /** Whether all likely changes have been tried since the last success. */
  #isDraining = false;
  /** How many attempts in a row failed. */
  #failures = 0;

  constructor(tree: WorkingTree, context: NameContext) {
    this.#tree = tree;
    this.#model = new SuccessModel(tree.root ?? { from: 0, to: 0 });
    this.#names = new NameProposals(tree, context);
    this.#proposals = new TreeProposals(tree, { ...context, queue: this.#queue, names: this.#names });
    this.#sizeAtWake = this.size;
  }

  /** Weight of the text. */
  get size(): number {
    return this.#proposals.size;
  }

  /** The next attempt; undefined if nothing is worth a test before the last phase. */
  next(): Attempt | undefined {
    this.#proposeNames();
    for (;;) {
      const best = this.#queue.best(
        (proposal) => this.#consider(proposal),
        (proposal) => this.#update(proposal),
      );
      if (!best) {
        this.#sleeping = this.#sleeping.filter((each) => each.kind === "name" && each.failedAt === 0);
        if (!this.#wake()) return undefined;
        this.#isDraining = true;
        continue;
      }
      const proposals = this.#join(best.proposal, best.probability);
      const gain = proposals.reduce((sum, each) => sum + each.gain, 0);
      const edits = proposals.reduce((after, each) => each.editsAfter(after), this.#tree.edits);
      return { proposals, gain, edits };
    }
  }

  /**
   * The probability that a change is interesting. If it is unlikely, the changes inside it are proposed at once. Most have less gain, so
   * that the same pass through the queue still considers them.
   */
  #consider(proposal: Proposal): number {
    const probability = this.#probability(proposal);
    if (probability === undefined) return 0;
    if (probability < hopeless && !proposal.isOpened) {
      this.#proposals.open(proposal);
      this.#proposals.openAll();
    }
    const isPlain = proposal instanceof ElementRun || proposal instanceof Replacement;
    if (probability < (isPlain ? asleepIfPlain : asleep) && !this.#isDraining) {
      this.#queue.delete(proposal);
      this.#sleeping.push(proposal);
    }
    return probability;
  }

  /** Puts all postponed changes back into the queue; returns whether there were any. */
  #wake(): boolean {
    this.#sizeAtWake = this.size;
    const sleeping = this.#sleeping;
    this.#sleeping = [];
    for (const proposal of sleeping) if (proposal.gain > 0) this.#queue.add(proposal);
    return sleeping.length > 0;
  }

  /** Makes the changes of an attempt that was interesting, or learns that it was not. */
  settle({ proposals }: Attempt, isInteresting: boolean): void {
    this.#failures = isInteresting ? 0 : this.#failures + 1;
    const change: ModelledChange = {
      ranges: proposals.flatMap(({ ranges }) => ranges),
      kinds: [...new Set(proposals.flatMap((each) => this.#kindsOf(each)))],
    };
    if (isInteresting) {
      for (const proposal of proposals) this.#succeeded(proposal);
      this.#proposals.size = this.#tree.weight;
      this.#isDraining = false;
      if (this.size <= shareBeforeWaking * this.#sizeAtWake) this.#wake();
      this.#model.succeeded(change);
    } else {
      const blame = this.#model.failed(change);
      if (proposals.length === 1) this.#failed(proposals[0] as Proposal, blame);
      else for (const proposal of proposals) proposal.failedTogetherAt = this.size;
    }
    this.#proposals.openAll();
  }

  /** Reads the names of the text, and proposes what follows from them. */
  #proposeNames(): void {
    if (!this.#names.isDue(this.size, this.#failures)) return;
    const isByNames = (each: Proposal) => each instanceof ElementSet || each instanceof WithUnused;
    for (const each of this.#queue.items()) if (isByNames(each)) this.#queue.delete(each);
    this.#sleeping = this.#sleeping.filter((each) => !isByNames(each));
    const others = this.#queue.items();
    const sets = [...this.#names.read(this.size)];
    this.#preferAround(mainListOf(this.#tree));
    for (const set of sets) this.#queue.add(set);
    for (const each of others) this.#proposals.proposeByNames(each);
  }

  /**
   * Makes changes around a list worth more if little text is there and uses what the list declares, as the last lines of a program use a
   * library: each of these tokens keeps its share of the list.
   */
  #preferAround(list: QuantifierNode | undefined): void {
    const inside = list ? this.#tree.weightOf(list) : 0;
    const around = this.size - inside;
    const isPreferred = list && around < mostAround * this.size && this.#names.areUsed(list);
    const factor = 1 + (shareOfUsed * inside) / around;
    this.#queue.weigh(({ ranges }) => (isPreferred && !ranges.some((each) => touches([list], each)) ? factor : 1));
  }

  /**
   * The probability that a change is interesting; undefined if it is not to be tried now.
   * @param least only greater probabilities matter: others need not be exact, and some of them take long to compute
   */
  #probability(proposal: Proposal, least = 0): number | undefined {
    if (proposal.failedAt > 0) {
      if (proposal instanceof ElementRun && (proposal.whole || !proposal.elements.isSettled)) return undefined;
      if (!this.#hasChangedSince(proposal)) return undefined;
    }
    const { outer, ranges } = proposal;
    const around: FailedAround | undefined =
      outer && outer.failedAt > 0 && !this.#hasChangedSince(outer) ? outer : undefined;
    const probability = this.#model.probability({ ranges, kinds: this.#kindsOf(proposal) }, around, least);
    const isLikely = proposal instanceof ElementRun && this.#isLargeAndUntried(proposal);
    return isLikely ? Math.max(probability, leastProbability) : probability;
  }

  /** Whether nothing is known of the removal of a large element, except perhaps of its parts. */
  #isLargeAndUntried({ failedAt, gain, indices }: ElementRun): boolean {
    const share = gain / this.size;
    const isLarge = gain >= leastWeightOfElement && share >= leastShareOfElement && share <= mostShareOfElement;
    return failedAt === 0 && indices.length === 1 && isLarge;
  }

  /** Whether much of the rest of the text has been removed since a change failed. */
  #hasChangedSince({ failedAt, gain }: Proposal): boolean {
    return this.size - gain < (1 - shareBeforeRetry) * (failedAt - gain);
  }

  #kindsOf(proposal: Proposal): readonly string[] {
    const kinds = [proposal.kind];
    if (proposal.breaksUses) kinds.push("breaks uses");
    if (proposal.failedAt > 0) kinds.push("again");
    if (proposal instanceof ElementRun && proposal.elements.hasUntriedBehind(proposal))
      kinds.push(proposal.elements.earlyKind);
    return kinds;
  }

  /** Updates the gain of a proposal, and drops the proposal if there is none; returns the gain. */
  #update(proposal: Proposal): number {
    const gain = proposal.currentGain();
    if (gain === proposal.gain) return gain;
    proposal.gain = gain;
    if (gain > 0) this.#queue.add(proposal);
    else {
      this.#queue.delete(proposal);
      if (proposal instanceof ElementRun) proposal.elements.setUntried(proposal, false);
    }
    return gain;
  }

  /** Joins other changes to the best one as long as the expected gain of the test grows. */
  #join(best: Proposal, probability: number): readonly Proposal[] {
    const joined = [best];
    if (probability < leastLikelyTogether || !this.#mayJoin(best)) return joined;
    let { worth } = best;
    let together = probability;
    const others = this.#queue.likely(leastLikelyToJoin, worth * probability, (each) =>
      this.#mayJoin(each) && each !== best ? (this.#probability(each, leastLikelyToJoin) ?? 0) : 0,
    );
    for (const { proposal, probability: own } of others) {
      if (own * (worth + proposal.worth) <= worth || joined.some((each) => haveCommonTokens(each, proposal))) continue;
      const { gain } = proposal;
      if (this.#update(proposal) < gain) continue;
      joined.push(proposal);
      worth += proposal.worth;
      together *= own;
      if (together < leastLikelyTogether) break;
    }
    return joined;
  }

  /** Whether a change may be joined with others: only removals that have not been tried. */
  #mayJoin(proposal: Proposal): boolean {
    if (proposal.failedAt > 0 || proposal.failedTogetherAt === this.size) return false;
    return (
      proposal instanceof ElementRun ||
      proposal instanceof ElementSet ||
      (proposal instanceof Replacement && !proposal.by)
    );
  }

  #succeeded(proposal: Proposal): void {
    this.#queue.delete(proposal);
    if (proposal instanceof WithUnused) {
      this.#succeeded(proposal.user);
      this.#succeeded(proposal.unused);
      return;
    }
    proposal.apply();
    if (proposal instanceof ElementRun) {
      const { elements, sibling, whole } = proposal;
      elements.setUntried(proposal, false);
      // The other half is needed, because the removal of both failed.
      const isNeeded = whole && whole.failedAt > 0 && !this.#hasChangedSince(whole);
      if (isNeeded && sibling && sibling.failedAt === 0 && sibling.currentGain() > 0) {
        this.#failed(sibling, this.#model.failed({ ranges: sibling.ranges, kinds: [] }));
      }
    }
    if (proposal instanceof Replacement) this.#proposals.replaced(proposal);
  }

  #failed(proposal: Proposal, blame: number): void {
    const isRetry = proposal.failedAt > 0;
    proposal.failedAt = this.size;
    proposal.blame = blame;
    if (proposal instanceof ElementSet) {
      if (proposal.name === undefined) this.#queue.delete(proposal);
      else this.#names.failed(proposal, this.size);
    }
    if (proposal instanceof WithUnused) {
      this.#queue.delete(proposal);
      this.#proposals.open(proposal);
    }
    if (proposal instanceof ElementRun) {
      proposal.elements.setUntried(proposal, false);
      if (proposal.whole) this.#queue.delete(proposal);
      // Once much else has been removed, the whole list is tried again.
      if (isRetry && proposal.indices.length > 1) proposal.isOpened = false;
      this.#proposals.open(proposal);
    }
    if (proposal instanceof Replacement && !proposal.by) this.#proposals.open(proposal, proposal);
  }
}

function haveCommonTokens(one: Proposal, other: Proposal): boolean {
  return one.ranges.some((range) => touches(other.ranges, range));
}
