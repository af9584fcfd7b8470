/** A reduction that can be watched: read from the lines of events that treemin writes. */
import { compose, type Origin } from "treemin/report/origins";
import { differencesBetween, type ReportedChange } from "treemin/report/parts";
import { alignEdits, partsLeft } from "./edits.ts";

export const outcomes = ["interesting", "uninteresting", "invalid", "timeout"] as const;
export type Outcome = (typeof outcomes)[number];

/** A text that was the best for a while. */
export interface Step {
  /** How many tests had been recorded before. */
  readonly tests: number;
  /** In bytes. */
  readonly size: number;
  readonly phase: string;
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

/** A candidate that was tested. */
export interface TestedCandidate {
  readonly outcome: Outcome;
  readonly phase: string;
  /** In UTF-16 units. */
  readonly length: number;
  /** Where it differs from the best text of that moment. */
  readonly edits: readonly ReportedChange[];
  /** Number of the step whose text was the best. */
  readonly step: number;
}

/** The best text after a step, and where its parts are in the input. */
export interface State {
  readonly step: number;
  readonly text: string;
  readonly origins: readonly Origin[];
}

/** The line of a test. What ends at its only difference has no edits. */
interface TestedLine extends Omit<TestedCandidate, "edits" | "step"> {
  readonly at?: number;
  readonly removed?: number;
  readonly edits?: readonly ReportedChange[];
}

/** How many steps are computed again at most to go back by one step. */
const distance = 16;

/** Grows while lines are added. */
export class Recording {
  readonly steps: Step[] = [];
  readonly tests: TestedCandidate[] = [];
  readonly warnings: string[] = [];
  /** Name of the grammar that the text was parsed with. */
  language: string | undefined;
  /** How the text was parsed. */
  problem: string | undefined;
  isFinished = false;
  readonly #lines: string[] = [];
  #rest = "";
  /** Every sixteenth state. */
  readonly #kept: State[] = [];
  #near: State | undefined;
  #isBoundary: ((place: number) => boolean) | undefined;

  /** Takes a part of a file of events. */
  add(part: string): void {
    this.#lines.push(part);
    const lines = (this.#rest + part).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") this.#take(JSON.parse(line));
  }

  /** All lines, in the order in which they came. */
  get text(): string {
    return this.#lines.join("");
  }

  /** The text that is reduced. */
  get input(): string {
    return this.steps[0]?.inserted ?? "";
  }

  /** Number of the step whose text is the best when a number of tests has been recorded. */
  stepAfter(tests: number): number {
    let [low, high] = [0, this.steps.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.steps[middle] as Step).tests <= tests) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The state after a step. */
  stateAt(step: number): State {
    if (this.#kept.length === 0) this.#kept.push({ step: 0, text: this.input, origins: [[0, this.input.length]] });
    const kept = this.#kept[Math.min(Math.floor(step / distance), this.#kept.length - 1)] as State;
    let state = this.#near && this.#near.step <= step && this.#near.step >= kept.step ? this.#near : kept;
    while (state.step < step) {
      state = this.#after(state);
      if (state.step % distance === 0 && this.#kept.length === state.step / distance) this.#kept.push(state);
    }
    this.#near = state;
    return state;
  }

  /** From now on, removals are described as removals of whole tokens where the texts allow it. */
  alignTo(isBoundary: (place: number) => boolean): void {
    this.#isBoundary = isBoundary;
    this.#kept.length = 0;
    this.#near = undefined;
  }

  /** Where a candidate differs from the text of a state, which was the best when it was tested. */
  editsOf({ edits }: TestedCandidate, state: State): readonly ReportedChange[] {
    return this.#aligned(edits, state);
  }

  #aligned(edits: readonly ReportedChange[], { text, origins }: Omit<State, "step">): readonly ReportedChange[] {
    const isBoundary = this.#isBoundary;
    if (!isBoundary) return edits;
    const offsets = offsetsOf(origins);
    return alignEdits(text, edits, (place) => {
      const index = lastAtMost(offsets, place);
      const origin = origins[index];
      if (origin === undefined || typeof origin === "string") return true;
      const within = place - (offsets[index] as number);
      return within === 0 || origin[0] + within >= origin[1] || isBoundary(origin[0] + within);
    });
  }

  #after({ step, text, origins }: State): State {
    const { at, removed, inserted } = this.steps[step + 1] as Step;
    const next = text.slice(0, at) + inserted + text.slice(at + removed);
    const whole: readonly Origin[] = [[0, this.input.length]];
    // If a flaky test has led to a wrong text, an earlier, longer text is the best again.
    const isBack = next.length > text.length;
    const start = isBack ? { text: this.input, origins: whole } : { text, origins };
    const edits = this.#aligned(differencesBetween(start.text, next), start);
    return { step: step + 1, text: next, origins: compose(partsLeft(start.text, edits), start.origins) };
  }

  #take(event: Record<string, unknown>): void {
    switch (event.kind) {
      case "tested": {
        const { outcome, phase, length, at = 0, removed = 0, edits } = event as unknown as TestedLine;
        const step = Math.max(0, this.steps.length - 1);
        this.tests.push({ outcome, phase, length, edits: edits ?? [[at, removed]], step });
        break;
      }
      case "accepted": {
        const { size, phase, at, removed, inserted } = event as unknown as Step;
        this.steps.push({ tests: this.tests.length, size, phase, at, removed, inserted });
        break;
      }
      case "warning":
        this.warnings.push(String(event.message));
        break;
      case "parsed":
        this.language = event.language as string | undefined;
        this.problem = event.problem as string | undefined;
        break;
      case "finished":
        this.isFinished = true;
    }
  }
}

/** Where each part of a text begins in it. */
function offsetsOf(origins: readonly Origin[]): readonly number[] {
  let offset = 0;
  return origins.map((origin) => {
    const start = offset;
    offset += typeof origin === "string" ? origin.length : origin[1] - origin[0];
    return start;
  });
}

/** Index of the last of some sorted numbers that is at most a value; 0 if none is. */
function lastAtMost(numbers: readonly number[], value: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
