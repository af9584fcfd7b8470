import type { NotInterestingError, ReductionEvent, Statistics } from "../../index.js";

export interface ProgressOptions {
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** What the input is called in messages. */
  readonly input: string;
}

/** How often the live line is drawn, and how often a plain line is printed, in milliseconds. */
const liveInterval = 100;
const plainInterval = 10_000;

/** Shows on standard error how a reduction goes: one live line on a terminal, lines now and then elsewhere. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #live = process.stderr.isTTY === true && process.env.TERM !== "dumb";
  #drawn = 0;
  #line = "";

  constructor(options: ProgressOptions) {
    this.#options = options;
  }

  /** To be given all events of a reduction. */
  readonly tell = (event: ReductionEvent): void => {
    const { quiet, verbose, input } = this.#options;
    if (event.kind === "warning") this.say(`warning: ${event.message}`);
    if (event.kind === "parsed") {
      if (event.problem) this.say(`warning: ${describeProblem(input, event)}`);
      for (const note of event.notes) {
        if (note.kind === "warning") this.say(`warning: ${printable(note.text)}`);
        else if (verbose) this.say(note.text);
      }
    }
    if (quiet) return;
    switch (event.kind) {
      case "checked":
        if (verbose)
          this.say(`The input is interesting (${seconds(event.duration)}); timeout ${seconds(event.timeout)}.`);
        break;
      case "tested":
        if (verbose) this.say(`${event.statistics.tests} ${event.phase}: ${event.outcome}`);
        this.#update(event.phase, event.statistics);
        break;
      case "accepted":
        if (verbose) this.say(`${event.statistics.tests} ${event.phase}: accepted, ${event.bytes.length} bytes`);
        this.#update(event.phase, event.statistics);
        break;
    }
  };

  /** Prints a line for good. */
  say(line: string): void {
    this.clear();
    process.stderr.write(`${line}\n`);
  }

  /** Takes the live line away. */
  clear(): void {
    if (this.#line !== "") process.stderr.write("\r\u001b[K");
    this.#line = "";
  }

  #update(phase: string, statistics: Statistics): void {
    const now = performance.now();
    if (now - this.#drawn < (this.#live ? liveInterval : plainInterval)) return;
    this.#drawn = now;
    const line = describe(phase, statistics);
    if (!this.#live) {
      process.stderr.write(`${line}\n`);
      return;
    }
    const shown = line.slice(0, Math.max(20, process.stderr.columns - 1));
    process.stderr.write(`\r\u001b[K${shown}`);
    this.#line = shown;
  }
}

/** Where a text does not fit the grammar, and what comes of it. */
export function describeProblem(
  input: string,
  {
    problem,
    language,
    unfit,
  }: Pick<Extract<ReductionEvent, { readonly kind: "parsed" }>, "problem" | "language" | "unfit">,
): string {
  const { line, column, message } = problem ?? { line: 1, column: 1, message: "" };
  const remedy =
    unfit > 0.9
      ? `Next to nothing of it is ${language}: it goes by lines, tokens and characters`
      : `What is no ${language} goes by lines and tokens`;
  return `${input}:${line}:${column}: ${printable(message)}. ${remedy}.`;
}

/** Why there is nothing to reduce, and what the test said. */
export function describeRefusal(input: string, { inspection }: NotInterestingError): string {
  const explanation = inspection.explanation.flatMap((lines) => lines.split("\n"));
  return [`error: ${input} is not interesting to begin with.`, ...explanation].map(printable).join("\n");
}

/** A text of which some may come from the input, fit for a terminal. Tabs do no harm. */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\t]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

function describe(phase: string, { steps, tests, outcomes, time }: Statistics): string {
  const rate = ((1000 * tests) / Math.max(time, 1)).toFixed(1);
  const [from, to] = [steps[0]?.size, steps.at(-1)?.size];
  const course = from === undefined ? "the input is being tested" : `${from} → ${to} bytes`;
  return `${phase}: ${course}, ${count(tests, "test")} (${rate}/s), ${outcomes.interesting} interesting`;
}

/** A number of things: `1 test`, `2 tests`. */
export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

/** A time in milliseconds for people. */
export function seconds(time: number): string {
  return `${(time / 1000).toFixed(time < 10_000 ? 1 : 0)} s`;
}
