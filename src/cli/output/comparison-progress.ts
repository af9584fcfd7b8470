import type { ComparisonRun, ReductionEvent } from "../../index.js";
import { Progress, type ProgressOptions, seconds } from "./progress.js";

/** Shows the progress of a comparison on standard error: each run like a reduction, and a line at its end. */
export class ComparisonProgress {
  readonly #options: Omit<ProgressOptions, "input">;
  #progress: Progress;
  #case: string | undefined;
  #isParsed = false;

  /** @param options how much to print */
  constructor(options: Omit<ProgressOptions, "input">) {
    this.#options = options;
    this.#progress = new Progress({ ...options, input: "" });
  }

  /** Takes every event of every run. How an input was parsed is printed once, not for each algorithm. */
  readonly tell = (event: ReductionEvent, { case: name }: Pick<ComparisonRun, "case">): void => {
    if (name !== this.#case) {
      this.#progress.clear();
      this.#progress = new Progress({ ...this.#options, input: name });
      this.#case = name;
      this.#isParsed = false;
    }
    if (event.kind === "parsed" && this.#isParsed) return;
    this.#isParsed ||= event.kind === "parsed";
    this.#progress.tell(event);
  };

  /** Prints the result of a run that has ended. */
  finish({ case: name, algorithm, repetition, size, statistics }: ComparisonRun): void {
    if (this.#options.quiet) return;
    const turn = repetition > 1 ? ` (${repetition})` : "";
    const { tests, time } = statistics;
    this.say(`${name}, ${algorithm}${turn}: ${size.after} bytes, ${tests} tests, ${seconds(time)}`);
  }

  /** Prints lines. */
  say(...lines: readonly string[]): void {
    this.#progress.say(...lines);
  }

  /** Removes the progress line from the terminal. */
  clear(): void {
    this.#progress.clear();
  }
}
