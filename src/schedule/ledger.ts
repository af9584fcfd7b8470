import type { Outcome } from "../oracle/oracle.js";
import { CandidateText, type TextSource } from "./candidate-text.js";
import { type Journal, JournalReplay } from "./journal.js";
import { type CacheKind, OutcomeCache } from "./outcome-cache.js";
import type { Statistics, Step } from "./statistics.js";

/** How much memory remembered outcomes may take, in bytes. */
const cacheBytes = 64e6;

/** The books of a run: what was tested and with what outcome, what is best so far, what it cost. */
export class Ledger implements Statistics {
  readonly outcomes: Record<Outcome, number> = { interesting: 0, uninteresting: 0, invalid: 0, timeout: 0 };
  readonly steps: Step[] = [];
  tests = 0;
  cancelled = 0;
  wasted = 0;
  cacheHits = 0;
  skipped = 0;
  recalled = 0;
  readonly #cache: OutcomeCache | undefined;
  readonly #kind: CacheKind;
  readonly #journal: Journal | undefined;
  readonly #recollection: JournalReplay | undefined;
  readonly #start = performance.now();
  #best: string;
  #running = 0;
  /** When the number of running tests last changed. */
  #since = 0;
  #busy = 0;
  #testTime = 0;

  /**
   * @param input the text that all candidates are compared with
   * @param kind what outcomes are remembered by
   * @param journal what is known of an earlier run, and where outcomes are written down for a later one
   */
  constructor(input: string, kind: CacheKind, journal?: Journal) {
    this.#best = input;
    this.#kind = kind;
    this.#journal = journal;
    this.#recollection = journal && new JournalReplay(journal.outcomes);
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
    return this.#busy + (this.#running > 0 ? performance.now() - this.#since : 0);
  }

  get testTime(): number {
    return this.#testTime + this.#running * (performance.now() - this.#since);
  }

  /** What is to be tested. Its text is built when it is first asked for. */
  candidateText(source: TextSource | string): CandidateText {
    return new CandidateText(typeof source === "string" ? { text: () => source } : source, this.#kind);
  }

  /**
   * The outcome of a text if no test is needed: it was tested, or it is longer than the best and nobody wants it.
   * @param best what is best, or will be
   */
  known(exhibit: CandidateText, best = this.#best): Outcome | undefined {
    if (exhibit.length > best.length) {
      this.skipped++;
      return "uninteresting";
    }
    const isBest = exhibit.length === best.length && exhibit.text === best;
    const outcome = isBest ? "interesting" : this.#cache?.get(exhibit.digest);
    if (outcome === undefined) return this.recall(exhibit);
    this.cacheHits++;
    return outcome;
  }

  /** The outcome of a text if an earlier run tested it; from then on it is remembered as if it had been tested now. */
  recall(exhibit: CandidateText): Outcome | undefined {
    const outcome = this.#recollection?.take(exhibit.digest);
    if (outcome === undefined) return undefined;
    this.recalled++;
    this.#cache?.set(exhibit.digest, outcome, exhibit.length);
    return outcome;
  }

  /** A test begins. */
  begin(): void {
    this.tests++;
    this.#count(1);
  }

  /** A test has ended, with an outcome or without one. */
  end(outcome: Outcome | undefined): void {
    this.#count(-1);
    if (outcome === undefined) this.cancelled++;
    else this.outcomes[outcome]++;
  }

  /** Runs a test and books it; one that fails has no outcome. */
  async book<T>(test: () => Promise<T>, outcomeOf: (answer: T) => Outcome): Promise<T> {
    let outcome: Outcome | undefined;
    this.begin();
    try {
      const answer = await test();
      outcome = outcomeOf(answer);
      return answer;
    } finally {
      this.end(outcome);
    }
  }

  /** From now on, this is known of a text. */
  remember(exhibit: CandidateText, outcome: Outcome): void {
    this.#cache?.set(exhibit.digest, outcome, exhibit.length);
    this.#journal?.record(exhibit.digest, outcome);
  }

  /** Nothing that was remembered is to be believed any more. */
  forget(): void {
    this.#cache?.clear();
  }

  #count(change: number): void {
    const now = performance.now();
    if (this.#running > 0) this.#busy += now - this.#since;
    this.#testTime += this.#running * (now - this.#since);
    this.#since = now;
    this.#running += change;
  }

  /**
   * A candidate was accepted.
   * @param size its length in bytes
   */
  accept(text: string, phase: string, size: number): void {
    this.#best = text;
    this.#cache?.forgetLonger(text.length);
    this.steps.push({ tests: this.recalled + this.tests, size, time: this.time, phase });
  }

  /** The figures as they are now. */
  snapshot(): Statistics {
    const { tests, outcomes, cancelled, wasted, cacheHits, skipped, recalled } = this;
    const { time, oracleTime, testTime, steps } = this;
    const counts = { tests, outcomes: { ...outcomes }, cancelled, wasted, cacheHits, skipped, recalled };
    return { ...counts, time, oracleTime, testTime, steps: [...steps] };
  }
}
