/** Candidates on trial, and what is assumed of them while their tests run. */

import type { Outcome } from "../oracle/oracle.js";
import type { CandidateText } from "./candidate-text.js";
import type { OutcomePredictor } from "./outcome-predictor.js";
import type { Draw } from "./speculative-search.js";
import type { RunningTest } from "./stale-tests.js";

/** A candidate on trial. */
export interface PendingTest {
  readonly place: Draw;
  readonly exhibit: CandidateText;
  outcome: Outcome | undefined;
  /** Whether what was drawn behind it is based on it being interesting. */
  isAssumed: boolean;
  /** Whether that was assumed otherwise at first. */
  isRevised?: boolean;
  /** What it changes; undefined if nothing is foretold. */
  readonly change?: string | undefined;
  /** Undefined if it needs no test. */
  readonly test?: RunningTest;
}

/** Whether a trial turned out otherwise than assumed. */
export function isContradicted({ outcome, isAssumed }: PendingTest): boolean {
  return outcome !== undefined && (outcome === "interesting") !== isAssumed;
}

/**
 * Whether the same change turned out otherwise elsewhere since the trial began. Once is enough: where that differs from
 * place to place, it would go back and forth.
 */
export function isUnlikely(
  { outcome, isAssumed, isRevised, change }: PendingTest,
  foresight: OutcomePredictor | undefined,
): boolean {
  if (outcome !== undefined || isRevised || change === undefined) return false;
  return foresight?.recall(change) === !isAssumed;
}

/** A test that has just begun. */
export function running(controller: AbortController): RunningTest {
  const start = performance.now();
  return {
    get age() {
      return performance.now() - start;
    },
    cancel: () => controller.abort(),
  };
}

/** How many trials may be undecided, and how many UTF-16 units they may have together, unless all of them are running. */
const mostTrials = 10_000;
const mostUnits = 2 ** 26;

/** The trials that are undecided, in order. */
export class PendingTests {
  readonly #trials: PendingTest[] = [];
  readonly #jobs: number;
  #units = 0;

  /** @param jobs how many there may be however long they are */
  constructor(jobs: number) {
    this.#jobs = jobs;
  }

  get length(): number {
    return this.#trials.length;
  }

  get first(): PendingTest | undefined {
    return this.#trials[0];
  }

  get last(): PendingTest | undefined {
    return this.#trials.at(-1);
  }

  /** The last one that is assumed to be interesting. */
  get lastAssumed(): PendingTest | undefined {
    return this.#trials.findLast(({ isAssumed }) => isAssumed);
  }

  /** Whether there are as many as are kept. */
  get isFull(): boolean {
    return this.length >= mostTrials || (this.#units >= mostUnits && this.length >= this.#jobs);
  }

  push(trial: PendingTest): void {
    this.#trials.push(trial);
    this.#units += trial.exhibit.length;
  }

  shift(): PendingTest | undefined {
    const [trial] = this.#remove(0, 1);
    return trial;
  }

  /** Takes all that come after one. */
  takeBehind(trial: PendingTest): readonly PendingTest[] {
    return this.#remove(this.#trials.indexOf(trial) + 1);
  }

  takeAll(): readonly PendingTest[] {
    return this.#remove(0);
  }

  find(isWanted: (trial: PendingTest) => boolean): PendingTest | undefined {
    return this.#trials.find(isWanted);
  }

  /** Whether a text is on trial. */
  has(exhibit: CandidateText): boolean {
    return this.#trials.some(({ exhibit: other }) => other.length === exhibit.length && other.text === exhibit.text);
  }

  #remove(from: number, count = this.length): readonly PendingTest[] {
    const removed = this.#trials.splice(from, count);
    for (const { exhibit } of removed) this.#units -= exhibit.length;
    return removed;
  }
}
