import type { Outcome } from "../oracle/oracle.js";
import type { RunningTest, Statistics, Step, WorkersStatistics } from "./statistics.js";

/** How a decided candidate got its outcome. */
export type OutcomeSource = "test" | "cache" | "journal" | "length" | "skip";

/** Counts and times a run while it goes on, and holds the best text so far. */
export class RunStatistics implements Statistics {
  readonly outcomes: Record<Outcome, number> = { interesting: 0, uninteresting: 0, invalid: 0, timeout: 0 };
  readonly steps: Step[] = [];
  tests = 0;
  cancelled = 0;
  wasted = 0;
  cacheHits = 0;
  skipped = 0;
  recalled = 0;
  /** How many candidates of searches were decided, in this run and in the one that it continues. */
  decided = 0;
  /** Whether candidates were refused because a person skipped a pass. */
  hasSkippedPass = false;
  /** Returns the figures of the workers that run the tests, if there are any. */
  readWorkers: () => WorkersStatistics | undefined = () => undefined;
  readonly #start = performance.now();
  #best: string;
  readonly #running = new Set<RunningTest>();
  /** When the number of running tests last changed. */
  #changedAt = 0;
  #oracleTime = 0;
  #testTime = 0;

  /** @param input the best text as long as nothing has been accepted */
  constructor(input: string) {
    this.#best = input;
  }

  /** The text that was accepted last: the shortest one, unless a flaky test made the run go back to an earlier text. */
  get best(): string {
    return this.#best;
  }

  get time(): number {
    return performance.now() - this.#start;
  }

  get workers(): WorkersStatistics | undefined {
    return this.readWorkers();
  }

  get oracleTime(): number {
    return this.#oracleTime + (this.#running.size > 0 ? performance.now() - this.#changedAt : 0);
  }

  get testTime(): number {
    return this.#testTime + this.#running.size * (performance.now() - this.#changedAt);
  }

  /** The tests that are running, the oldest first. */
  get running(): readonly RunningTest[] {
    return [...this.#running];
  }

  /** Counts a test of a text that begins. */
  begin(text: string): RunningTest {
    this.tests++;
    this.#addTimes();
    const test = { text, begun: this.time };
    this.#running.add(test);
    return test;
  }

  /** Counts a test that has ended; one without an outcome was cancelled or failed. */
  end(test: RunningTest, outcome: Outcome | undefined): void {
    this.#addTimes();
    this.#running.delete(test);
    if (outcome === undefined) this.cancelled++;
    else this.outcomes[outcome]++;
  }

  /**
   * Runs a test and counts it. A test that throws counts as cancelled.
   * @param text what is tested
   * @param outcomeOf reads the outcome from what the test returns
   */
  async count<T>(text: string, test: () => Promise<T>, outcomeOf: (answer: T) => Outcome): Promise<T> {
    let outcome: Outcome | undefined;
    const running = this.begin(text);
    try {
      const answer = await test();
      outcome = outcomeOf(answer);
      return answer;
    } finally {
      this.end(running, outcome);
    }
  }

  /** Counts a candidate once it is decided. Callers do so in the order of the search. */
  countDecided(source: OutcomeSource): void {
    if (source === "cache") this.cacheHits++;
    else if (source === "length" || source === "skip") this.skipped++;
    else if (source === "journal") this.recalled++;
    if (source === "skip") this.hasSkippedPass = true;
  }

  /**
   * Makes a text the best one and records the step.
   * @param size length of the text in bytes
   */
  accept(text: string, phase: string, size: number): void {
    this.#best = text;
    this.steps.push({ tests: this.recalled + this.tests, size, time: this.time, phase });
  }

  /** Replaces the text of the best folder by another text of the same folder, in which references have been replaced by contents. */
  rewrite(text: string): void {
    this.#best = text;
  }

  /** Returns a copy of the figures as they are now. */
  snapshot(): Statistics {
    const { tests, outcomes, cancelled, wasted, cacheHits, skipped, recalled } = this;
    const { time, oracleTime, testTime, steps } = this;
    const counts = { tests, outcomes: { ...outcomes }, cancelled, wasted, cacheHits, skipped, recalled };
    const { workers } = this;
    return { ...counts, time, oracleTime, testTime, steps: [...steps], ...(workers && { workers }) };
  }

  /** Adds the times since the number of running tests last changed. */
  #addTimes(): void {
    const now = performance.now();
    if (this.#running.size > 0) this.#oracleTime += now - this.#changedAt;
    this.#testTime += this.#running.size * (now - this.#changedAt);
    this.#changedAt = now;
  }
}
