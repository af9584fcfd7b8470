/** A reduction that can be watched: read from the lines of events that treemin writes. */
import { type Origin, originsAfter } from "treemin/report/origins";
import { inInput, keptRanges } from "./ranges.ts";

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

/** A candidate that was tested: where it differs from the best text of that moment. */
export interface TestedCandidate {
  readonly outcome: Outcome;
  readonly phase: string;
  /** In UTF-16 units. */
  readonly length: number;
  readonly at: number;
  readonly removed: number;
  /** Number of the step whose text was the best. */
  readonly step: number;
}

/** The best text after a step, and where its parts are in the input. */
export interface State {
  readonly step: number;
  readonly text: string;
  readonly origins: readonly Origin[];
}

/** How many steps are computed again at most to go back by one. */
const distance = 16;

/** In how many steps a refused test is looked for. */
const mostStepsLookedAt = 40;

/** Grows while lines are added. */
export class Recording {
  readonly steps: Step[] = [];
  readonly tests: TestedCandidate[] = [];
  readonly warnings: string[] = [];
  /** How the text was parsed. */
  problem: string | undefined;
  isFinished = false;
  readonly #lines: string[] = [];
  #rest = "";
  /** Every sixteenth state. */
  readonly #kept: State[] = [];
  #near: State | undefined;

  /** Takes a part of a file of events. */
  add(part: string): void {
    this.#lines.push(part);
    const lines = (this.#rest + part).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") this.#take(JSON.parse(line));
  }

  /** All lines, as they came. */
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
    const kept = this.#kept[Math.min(Math.floor(step / distance), this.#kept.length - 1)];
    let state = this.#near && this.#near.step <= step && this.#near.step >= (kept?.step ?? 0) ? this.#near : kept;
    state ??= { step: 0, text: this.input, origins: [[0, this.input.length]] };
    while (state.step < step) {
      state = this.#after(state);
      if (state.step % distance === 0 && this.#kept.length === state.step / distance) this.#kept.push(state);
    }
    if (this.#kept.length === 0) this.#kept.push(state);
    this.#near = state;
    return state;
  }

  /**
   * What became of a place of the input: the number of the step that has taken it away, or of the last test that tried to and was refused.
   * Looks for such a test among those of the last steps.
   */
  fateOf(place: number): { readonly gone: number } | { readonly refused: number } | undefined {
    const last = this.steps.length - 1;
    const isKept = (step: number) =>
      keptRanges(this.stateAt(step).origins).some(([from, to]) => from <= place && place < to);
    if (last < 0) return undefined;
    if (!isKept(last)) {
      let [low, high] = [0, last];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (isKept(middle)) low = middle;
        else high = middle;
      }
      return { gone: high };
    }
    let best: { readonly refused: number; readonly removed: number } | undefined;
    for (let i = this.tests.length - 1; i >= 0; i--) {
      const { step, at, removed, outcome } = this.tests[i] as TestedCandidate;
      if (step < last - mostStepsLookedAt) break;
      if (outcome === "interesting" || (best && removed >= best.removed)) continue;
      const covers = inInput(this.stateAt(step).origins, at, at + removed).some(
        ([from, to]) => from <= place && place < to,
      );
      if (covers) best = { refused: i, removed };
    }
    return best;
  }

  #after({ step, text, origins }: State): State {
    const { at, removed, inserted } = this.steps[step + 1] as Step;
    const next = text.slice(0, at) + inserted + text.slice(at + removed);
    const whole: readonly Origin[] = [[0, this.input.length]];
    // After a flaky test has led astray, an earlier text that is longer is the best again.
    const isBack = next.length > text.length;
    const after = isBack ? originsAfter(this.input, next, whole) : originsAfter(text, next, origins);
    return { step: step + 1, text: next, origins: after };
  }

  #take(event: Record<string, unknown>): void {
    switch (event.kind) {
      case "tested": {
        const { outcome, phase, length, at = 0, removed = 0 } = event as unknown as TestedCandidate;
        this.tests.push({ outcome, phase, length, at, removed, step: Math.max(0, this.steps.length - 1) });
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
        this.problem = event.problem as string | undefined;
        break;
      case "finished":
        this.isFinished = true;
    }
  }
}
