import type { Outcome } from "../oracle/oracle.js";
import type { CandidateText } from "./candidate.js";
import type { Draw } from "./speculative-search.js";

/** A drawn candidate that has not been decided, because its test or that of an earlier candidate has not ended. */
export interface PendingCandidate {
  readonly draw: Draw;
  readonly text: CandidateText;
  /** Undefined while the test is running. */
  outcome: Outcome | undefined;
  /** Whether the search went on as if the candidate were interesting. */
  isPredicted: boolean;
  /** Whether it is refused because a person skips its pass. */
  readonly isSkipped?: boolean;
  /** Cancels the test. Undefined if the candidate needed no test. */
  readonly test?: AbortController;
}

/**
 * Whether the outcome of a pending candidate is known and differs from the prediction.
 * @param candidate waits for its outcome, or for those before it
 */
export function isMispredicted({ outcome, isPredicted }: PendingCandidate): boolean {
  return outcome !== undefined && (outcome === "interesting") !== isPredicted;
}

/** How many candidates may be pending. */
const mostCandidates = 10_000;
/** How many UTF-16 units the tested texts may have together, unless all of them are being tested. */
const mostUnits = 2 ** 26;

/** The pending candidates in the order of the search. */
export class PendingCandidates {
  readonly #candidates: PendingCandidate[] = [];
  readonly #jobs: () => number;
  /** How many of the candidates were tested, and how many UTF-16 units their texts have. Other texts are hardly ever built. */
  #tests = 0;
  #units = 0;
  /** How many candidates of the same phase each candidate was pushed behind, itself included. */
  readonly #rows = new WeakMap<PendingCandidate, number>();

  /** @param jobs returns how many tested candidates may be pending whatever their length */
  constructor(jobs: () => number) {
    this.#jobs = jobs;
  }

  /** How many candidates are pending. */
  get length(): number {
    return this.#candidates.length;
  }

  /** The candidate to decide next. */
  get first(): PendingCandidate | undefined {
    return this.#candidates[0];
  }

  /** The candidate that was drawn last. */
  get last(): PendingCandidate | undefined {
    return this.#candidates.at(-1);
  }

  /** The last candidate that is predicted to be interesting: the best text for all candidates drawn after it. */
  get lastPredicted(): PendingCandidate | undefined {
    return this.#candidates.findLast(({ isPredicted }) => isPredicted);
  }

  /** Whether no further candidate may become pending. */
  get isFull(): boolean {
    return this.length >= mostCandidates || (this.#units >= mostUnits && this.#tests >= this.#jobs());
  }

  /** The first mispredicted candidate. */
  get firstMispredicted(): PendingCandidate | undefined {
    return this.#candidates.find(isMispredicted);
  }

  /** How many candidates of a phase are pending in a row, counted from the last one. */
  rowOf(phase: string): number {
    const { last } = this;
    return last?.draw.candidate.phase === phase ? (this.#rows.get(last) ?? 0) : 0;
  }

  /** Adds a candidate behind all others. */
  push(candidate: PendingCandidate): void {
    this.#rows.set(candidate, this.rowOf(candidate.draw.candidate.phase) + 1);
    this.#candidates.push(candidate);
    this.#count(candidate, 1);
  }

  /** Removes the first candidate and returns it. */
  shift(): PendingCandidate | undefined {
    return this.#remove(0, 1)[0];
  }

  /** Removes all candidates behind one and returns them. */
  takeBehind(candidate: PendingCandidate): readonly PendingCandidate[] {
    return this.#remove(this.#candidates.indexOf(candidate) + 1);
  }

  /** Removes all candidates and returns them. */
  takeAll(): readonly PendingCandidate[] {
    return this.#remove(0);
  }

  /** What the pending test of the same text is predicted to find; undefined if there is none. */
  predictionFor(text: CandidateText): "interesting" | "uninteresting" | undefined {
    const isSame = ({ text: other, test }: PendingCandidate) =>
      test && other.length === text.length && other.text === text.text;
    const same = this.#candidates.find(isSame);
    return same && (same.isPredicted ? "interesting" : "uninteresting");
  }

  #remove(from: number, count = this.length): readonly PendingCandidate[] {
    const removed = this.#candidates.splice(from, count);
    for (const candidate of removed) this.#count(candidate, -1);
    return removed;
  }

  #count({ text, test }: PendingCandidate, sign: 1 | -1): void {
    if (!test) return;
    this.#tests += sign;
    this.#units += sign * text.length;
  }
}
