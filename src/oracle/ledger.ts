import type { Statistics, Step } from "../report/statistics.js";
import { type CacheKind, OutcomeCache } from "./cache.js";
import { Exhibit, type Source } from "./exhibit.js";
import type { Outcome } from "./oracle.js";

/** How much memory remembered outcomes may take, in bytes. */
const cacheBytes = 64e6;

/** The books of a run: what was tested and with what outcome, what is best so far, what it cost. */
export class Ledger implements Statistics {
  readonly outcomes: Record<Outcome, number> = { interesting: 0, uninteresting: 0, invalid: 0, timeout: 0 };
  readonly steps: Step[] = [];
  tests = 0;
  cancelled = 0;
  cacheHits = 0;
  skipped = 0;
  readonly #cache: OutcomeCache | undefined;
  readonly #kind: CacheKind;
  readonly #start = performance.now();
  #best: string;
  #running = 0;
  #busySince = 0;
  #busy = 0;

  /**
   * @param input the text that all candidates are compared with
   * @param kind what outcomes are remembered by
   */
  constructor(input: string, kind: CacheKind) {
    this.#best = input;
    this.#kind = kind;
    this.#cache = kind === "none" ? undefined : new OutcomeCache(cacheBytes);
  }

  /** The shortest text that was accepted. */
  get best(): string {
    return this.#best;
  }

  get time(): number {
    return performance.now() - this.#start;
  }

  get oracleTime(): number {
    return this.#busy + (this.#running > 0 ? performance.now() - this.#busySince : 0);
  }

  /** What is to be tested. Its text is built when it is first asked for. */
  exhibit(source: Source | string): Exhibit {
    return new Exhibit(typeof source === "string" ? { text: () => source } : source, this.#kind);
  }

  /** The outcome of a text if no test is needed: it was tested, or it is longer than the best and nobody wants it. */
  known(exhibit: Exhibit): Outcome | undefined {
    if (exhibit.length > this.#best.length) {
      this.skipped++;
      return "uninteresting";
    }
    const outcome = this.#cache?.get(exhibit.digest) ?? (this.#isBest(exhibit) ? "interesting" : undefined);
    if (outcome !== undefined) this.cacheHits++;
    return outcome;
  }

  #isBest(exhibit: Exhibit): boolean {
    return exhibit.length === this.#best.length && exhibit.text === this.#best;
  }

  /** A test begins. */
  begin(): void {
    this.tests++;
    if (this.#running++ === 0) this.#busySince = performance.now();
  }

  /** A test has ended, with an outcome or without one. */
  end(exhibit: Exhibit, outcome: Outcome | undefined): void {
    if (--this.#running === 0) this.#busy += performance.now() - this.#busySince;
    if (outcome === undefined) {
      this.cancelled++;
      return;
    }
    this.outcomes[outcome]++;
    this.#cache?.set(exhibit.digest, outcome, exhibit.length);
  }

  /**
   * A candidate was accepted.
   * @param size its length in bytes
   */
  accept(text: string, phase: string, size: number): void {
    this.#best = text;
    this.#cache?.forgetLonger(text.length);
    this.steps.push({ tests: this.tests, size, time: this.time, phase });
  }

  /** The figures as they are now. */
  snapshot(): Statistics {
    const { tests, outcomes, cancelled, cacheHits, skipped, time, oracleTime, steps } = this;
    return { tests, outcomes: { ...outcomes }, cancelled, cacheHits, skipped, time, oracleTime, steps: [...steps] };
  }
}
