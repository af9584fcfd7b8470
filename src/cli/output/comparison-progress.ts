import type { ComparisonRun, ReductionEvent } from "../../index.js";
import { Progress, type ProgressOptions, printable, seconds } from "./progress.js";

/** Shows on standard error how a comparison goes: each run as a reduction, and a line when it is over. */
export class ComparisonProgress {
  readonly #options: Omit<ProgressOptions, "input">;
  #progress: Progress;
  #case: string | undefined;
  #isParsed = false;

  constructor(options: Omit<ProgressOptions, "input">) {
    this.#options = options;
    this.#progress = new Progress({ ...options, input: "" });
  }

  /** To be given all events of all runs. What is told of how an input was parsed is the same for every algorithm. */
  readonly tell = (event: ReductionEvent, { case: name }: Pick<ComparisonRun, "case">): void => {
    if (name !== this.#case) {
      this.#progress.clear();
      this.#progress = new Progress({ ...this.#options, input: printable(name) });
      this.#case = name;
      this.#isParsed = false;
    }
    if (event.kind === "parsed" && this.#isParsed) return;
    this.#isParsed ||= event.kind === "parsed";
    this.#progress.tell(event);
  };

  /** A run is over. */
  finish({ case: name, algorithm, repetition, size, statistics }: ComparisonRun): void {
    if (this.#options.quiet) return;
    const turn = repetition > 1 ? ` (${repetition})` : "";
    const { tests, time } = statistics;
    this.say(`${printable(name)}, ${algorithm}${turn}: ${size.after} bytes, ${tests} tests, ${seconds(time)}`);
  }

  say(line: string): void {
    this.#progress.say(line);
  }

  clear(): void {
    this.#progress.clear();
  }
}
