import type { ReductionEvent } from "../schedule/statistics.js";
import { type Origin, originsAfter } from "./origins.js";
import { PhaseRecords } from "./phase-records.js";

/** A result that was the best for a while. */
export interface RecordedStep {
  /** Its number, from 0 for the input. */
  readonly number: number;
  /** Tests begun before it was accepted. */
  readonly tests: number;
  /** Length in bytes. */
  readonly size: number;
  /** What proposed it. */
  readonly phase: string;
  /** Where its parts come from. */
  readonly origins: readonly Origin[];
}

/** How many parts the kept steps may have in all; when there are more, every second step is dropped. */
const mostParts = 100_000;
/** How many steps are kept. */
const mostSteps = 1000;

/** Collects what a report shows from the events of a reduction. Its size is bounded, however many steps there are. */
export class ReductionRecord {
  /** The steps that are kept, the input first, the result last. */
  readonly steps: RecordedStep[] = [];
  readonly #phases = new PhaseRecords();
  /** Warnings of the reduction. */
  readonly warnings: string[] = [];
  /** Text of the input. */
  input = "";
  #text = "";
  #parts = 0;
  #count = 0;
  #stride = 1;

  /** Takes every event of a reduction. */
  readonly tell = (event: ReductionEvent): void => {
    if (event.kind === "warning") this.warnings.push(event.message);
    this.#phases.tell(event);
    if (event.kind === "accepted") this.#accept(event);
  };

  /** What each kind of step was worth. */
  get phases(): PhaseRecords["phases"] {
    return this.#phases.phases;
  }

  /** How many steps there were, also those that are not kept. */
  get count(): number {
    return this.#count;
  }

  #accept({ text, size, phase, statistics }: Extract<ReductionEvent, { readonly kind: "accepted" }>): void {
    const last = this.steps.at(-1);
    const whole: readonly Origin[] = [[0, last ? this.input.length : text.length]];
    // After a flaky test has led astray, an earlier text that is longer is the best again.
    const isBack = !last || text.length > this.#text.length;
    const origins = isBack
      ? originsAfter(last ? this.input : text, text, whole)
      : originsAfter(this.#text, text, last.origins);
    if (!last) this.input = text;
    this.#text = text;
    // The last step is always there; whether it stays is decided by the next one.
    if (last && last.number % this.#stride !== 0) this.#parts -= this.steps.pop()?.origins.length ?? 0;
    this.steps.push({ number: this.#count++, tests: statistics.tests, size, phase, origins });
    this.#parts += origins.length;
    if (this.#parts > mostParts || this.steps.length > mostSteps) this.#thinOut();
  }

  #thinOut(): void {
    if (this.steps.length < 4) return;
    this.#stride *= 2;
    const kept = this.steps.filter(({ number }, i) => number % this.#stride === 0 || i === this.steps.length - 1);
    this.steps.splice(0, this.steps.length, ...kept);
    this.#parts = kept.reduce((sum, { origins }) => sum + origins.length, 0);
  }
}
