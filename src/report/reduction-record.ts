import type { ReductionEvent } from "../schedule/statistics.js";
import { editsBetween, type TextEdit } from "../tree/text-edits.js";
import { composeEdits } from "./compose-edits.js";
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
  /** Whether the edits are edits of the input: so it is after going back to a longer text. Else they are edits of the step before. */
  readonly isFresh: boolean;
  /** What makes its text. */
  readonly edits: readonly TextEdit[];
}

/** How many steps are kept; when there are more, each second one is joined with the next. */
const mostSteps = 20_000;
/** How much the edits of all kept steps may weigh before steps are joined. */
const mostWeight = 200_000;
/** The cost of an edit compared with an inserted character. It is low, because inserted text counts as new and the rest as kept. */
const price = 2;
/** A text of this length that an edit puts in weighs as much as the edit, in UTF-16 units. */
const weighing = 16;

/**
 * Collects what a report shows from the events of a reduction: of each step what it changed. Its size is bounded, however many steps
 * there are.
 */
export class ReductionRecord {
  /** The steps that are kept, the input first, the result last. */
  readonly steps: RecordedStep[] = [];
  readonly #phases = new PhaseRecords();
  /** Warnings of the reduction. */
  readonly warnings: string[] = [];
  /** Text of the input. */
  input = "";
  #text = "";
  #weight = 0;
  #mostWeight = mostWeight;
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

  /** Text of the last step. */
  get result(): string {
    return this.#text;
  }

  /** What makes the last step's text of the input. */
  get edits(): readonly TextEdit[] {
    return joinAll(this.steps)?.edits ?? [];
  }

  #accept({ text, size, phase, statistics }: Extract<ReductionEvent, { readonly kind: "accepted" }>): void {
    const last = this.steps.at(-1);
    if (!last) this.input = text;
    // After a flaky test has led astray, an earlier text that is longer is the best again.
    const isFresh = !last || text.length > this.#text.length;
    const edits = editsBetween(isFresh ? this.input : this.#text, text, price);
    this.#text = text;
    const step = { number: this.#count++, tests: statistics.tests, size, phase, isFresh, edits };
    // The last step is always there; whether it stays is decided by the next one.
    const isDropped = last && last.number % this.#stride !== 0;
    this.#push(isDropped ? join(this.#pop(last), step) : step);
    if (this.#weight > this.#mostWeight || this.steps.length > mostSteps) this.#thinOut();
  }

  #push(step: RecordedStep): void {
    this.steps.push(step);
    this.#weight += weightOf(step);
  }

  #pop(last: RecordedStep): RecordedStep {
    this.#weight -= weightOf(last);
    this.steps.pop();
    return last;
  }

  #thinOut(): void {
    if (this.steps.length < 4) return;
    this.#stride *= 2;
    const steps = this.steps.splice(0);
    this.#weight = 0;
    let waiting: RecordedStep | undefined;
    for (const [i, step] of steps.entries()) {
      const joined = waiting ? join(waiting, step) : step;
      const isKept = step.number % this.#stride === 0 || i === steps.length - 1;
      if (isKept) this.#push(joined);
      waiting = isKept ? undefined : joined;
    }
    // Long texts that are put in weigh the same afterwards; without more room, every step would thin out again.
    if (this.#weight > this.#mostWeight / 2) this.#mostWeight *= 2;
  }
}

/** Two steps as one: the second, with what both have changed. */
function join(first: RecordedStep, second: RecordedStep): RecordedStep {
  if (second.isFresh) return second;
  return { ...second, isFresh: first.isFresh, edits: composeEdits(first.edits, second.edits) };
}

/** All steps as one. Neighbours are joined first, so that each edit is copied as often as the number of steps can be halved. */
function joinAll(steps: readonly RecordedStep[]): RecordedStep | undefined {
  let list = steps;
  while (list.length > 1)
    list = list.flatMap((step, i) =>
      i % 2 === 1 ? [] : [list[i + 1] ? join(step, list[i + 1] as RecordedStep) : step],
    );
  return list[0];
}

function weightOf({ edits }: RecordedStep): number {
  return edits.reduce((sum, [, , text]) => sum + 1 + text.length / weighing, 0);
}
