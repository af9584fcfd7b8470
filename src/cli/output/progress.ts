import type { NotInterestingError, ReductionEvent, Statistics, Stopped } from "../../index.js";
import { longestTimeout, type WorkersStatistics } from "../../tools.js";
import { printable, shortened } from "./printable.js";

/** What to print. */
export interface ProgressOptions {
  /** Print only warnings and errors. */
  readonly quiet: boolean;
  /** Print every test and every accepted result. */
  readonly verbose: boolean;
  /** Print plain lines, even on a terminal. */
  readonly plain?: boolean;
  /** Name of the input in messages. */
  readonly input: string;
  /** The limit of the time of a test, in milliseconds, if the user has set one. */
  readonly timeout?: number | undefined;
}

/** What takes the place of the progress line for a while. */
export interface Screen {
  /** Whether lines must not be printed now. */
  readonly isOpen: boolean;
  /** Takes lines that are to be printed later. */
  keep(lines: readonly string[]): void;
}

/** Whether standard error is a terminal on which lines can change. */
export function isTerminal(): boolean {
  const { TERM, CI } = process.env;
  return process.stderr.isTTY === true && TERM !== "dumb" && (CI ?? "") === "";
}

/** Least time between two updates of the progress line on a terminal, and between two lines elsewhere, in milliseconds. */
const liveInterval = 100;
const plainInterval = 10_000;

/** What to do if the test of the input does not end in time. */
const timeoutRemedy =
  "If the test only needs longer, set a longer limit: --timeout SECONDS. If it never ends, correct it.";

/** When the limit of a test is named while the input is being tested, in milliseconds. */
const longWait = 10_000;

/** The warning that nearly all tests are ended by the time limit comes after this number of them, if the others are fewer than this share. */
const manyTimeouts = 10;
const shareOfOthers = 0.2;

/** The last phase of a reduction, in which hardly anything gets smaller. */
const lastPhase = "respace";

/** Shows the progress of a reduction on standard error: one changing line on a terminal, a line every 10 s elsewhere. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #live: boolean;
  /** What takes the place of the progress line. */
  screen: Screen | undefined;
  #drawn = performance.now();
  #line = "";
  #hasToldOfLastPhase = false;
  /** Redraws the line while the input is being tested, which may take long. */
  #clock: NodeJS.Timeout | undefined;
  /** What the test of the input printed last. */
  #printed = "";
  /** The limit of the time of a test, in milliseconds, once it is known. */
  #timeout = 0;
  #hasWarnedOfTimeouts = false;

  /** @param options what to print */
  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#live = isTerminal() && options.plain !== true;
  }

  /** Says that the input is being tested, and for how long, until that test has ended. */
  begin(): void {
    if (this.#options.quiet) return;
    const start = performance.now();
    const show = () => {
      const elapsed = performance.now() - start;
      const limit =
        elapsed < longWait ? "" : ` (at most ${seconds(this.#options.timeout ?? longestTimeout, 0)}: --timeout)`;
      this.#show(`testing the input … ${seconds(elapsed, 0)}${limit}${this.#printed}`);
    };
    if (process.stderr.isTTY) show();
    this.#clock = setInterval(show, this.#live ? 1000 : plainInterval).unref();
  }

  /** To be called when the reduction has ended: removes the progress line. */
  end(): void {
    clearInterval(this.#clock);
    this.clear();
  }

  /** Takes every event of a reduction. */
  readonly tell = (event: ReductionEvent): void => {
    const { quiet, verbose, input } = this.#options;
    if (event.kind === "warning") this.say(`warning: ${event.message}`);
    if (event.kind === "checked") this.#timeout = event.timeout;
    if (event.kind === "tested") this.#warnOfTimeouts(event.statistics);
    if (event.kind === "parsed") {
      if (event.problem) this.say(`warning: ${describeProblem(input, event)}`);
      for (const note of event.notes) {
        if (note.kind === "warning") this.say(...`warning: ${note.text}`.split("\n"));
        else if (verbose) this.say(...note.text.split("\n"));
      }
    }
    if (quiet) return;
    switch (event.kind) {
      case "printed":
        if (event.text.trim() !== "") this.#printed = `: ${lastLine(event.text)}`;
        break;
      case "checked":
        clearInterval(this.#clock);
        this.clear();
        if (verbose)
          this.say(`The input is interesting (${seconds(event.duration)}); timeout ${seconds(event.timeout)}.`);
        break;
      case "tested":
        if (verbose) this.say(`${event.statistics.tests} ${event.phase}: ${event.outcome}`);
        this.#update(event.phase, event.statistics);
        break;
      case "accepted":
        if (verbose) this.say(`${event.statistics.tests} ${event.phase}: accepted, ${event.size} bytes`);
        this.#update(event.phase, event.statistics);
        break;
    }
  };

  /** Prints lines that stay. They may contain untrusted text. */
  say(...lines: readonly string[]): void {
    if (this.screen?.isOpen) {
      this.screen.keep(lines);
      return;
    }
    this.clear();
    process.stderr.write(lines.map((line) => `${printable(line)}\n`).join(""));
  }

  /** Removes the progress line from the terminal. */
  clear(): void {
    if (this.#line !== "") process.stderr.write("\r\u001b[K");
    this.#line = "";
  }

  #update(phase: string, statistics: Statistics): void {
    const now = performance.now();
    if (now - this.#drawn < (this.#live ? liveInterval : plainInterval)) return;
    this.#drawn = now;
    this.#tellOfLastPhase(phase);
    this.#show(describe(phase, statistics));
  }

  /** Says once that nearly all tests are ended by the time limit, so that hardly anything can be removed. */
  #warnOfTimeouts({ tests, outcomes }: Statistics): void {
    const { timeout } = outcomes;
    if (this.#hasWarnedOfTimeouts || timeout < manyTimeouts || tests - timeout > shareOfOthers * tests) return;
    this.#hasWarnedOfTimeouts = true;
    this.say(
      `warning: ${timeout} of ${count(tests, "test")} did not end within ${seconds(this.#timeout)}, so hardly anything can be removed. ` +
        "If tests need longer, set a longer limit: --timeout SECONDS. If candidates hang, that is as good as it gets.",
    );
  }

  #tellOfLastPhase(phase: string): void {
    if (phase !== lastPhase || this.#hasToldOfLastPhase) return;
    this.#hasToldOfLastPhase = true;
    this.say("Polishing: only layout is left to remove. Stopping is safe (Ctrl-C): the result so far is in its file.");
  }

  /** Shows a line that may change. On a terminal, it replaces the previous one. It may contain untrusted text. */
  #show(text: string): void {
    if (this.screen?.isOpen) return;
    const line = printable(text);
    if (!this.#live) {
      process.stderr.write(`${line}\n`);
      return;
    }
    const shown = line.slice(0, Math.max(20, (process.stderr.columns || 80) - 1));
    process.stderr.write(`\r\u001b[K${shown}`);
    this.#line = shown;
  }
}

/**
 * Describes in a line where a text does not fit the grammar, and how such parts are reduced.
 * @param input its name in messages
 * @param parsed the first problem, the language, and how much of the text does not fit
 */
export function describeProblem(
  input: string,
  {
    problem,
    language,
    unfit,
  }: Pick<Extract<ReductionEvent, { readonly kind: "parsed" }>, "problem" | "language" | "unfit">,
): string {
  const { file, line, column, message } = problem ?? { line: 1, column: 1, message: "", file: undefined };
  const structure = "reduced by structure: lines, brackets, words";
  const remedy =
    file !== undefined
      ? `Parts of files that are not in the language of the file are ${structure}`
      : unfit > 0.9
        ? `Almost none of it is ${language}, so it is ${structure.replace("structure:", "structure alone:")}`
        : `Parts that are not ${language} are ${structure}`;
  return `${file ?? input}:${line}:${column}: ${shortened(withoutTokens(message))}. ${remedy}.`;
}

/** Leaves out the tokens that the parser expected, which are names of the grammar. */
function withoutTokens(message: string): string {
  return message.replace(/ expecting \{[\s\S]*/, "");
}

/**
 * Describes in lines why there is nothing to reduce, with the output of the test.
 * @param input its name in messages
 * @param error has the inspection of the test
 */
export function describeRefusal(input: string, { inspection }: NotInterestingError): readonly string[] {
  const explanation = inspection.explanation.flatMap((lines) => lines.split("\n"));
  const remedy = inspection.outcome === "timeout" ? [timeoutRemedy] : [];
  return [`error: ${input} is not interesting to begin with.`, ...explanation, ...remedy];
}

/**
 * Describes in words how many workers there are.
 * @param statistics of the workers as they are now
 */
export function describeWorkers({ workers, slots }: WorkersStatistics): string {
  return `${count(workers.length, "worker")} with ${count(slots, "slot")}`;
}

/**
 * How many slots are in use. Tests that are on their way to a worker may be more than that.
 * @param statistics of the workers as they are now
 */
export function slotsInUse({ busy, slots }: WorkersStatistics): number {
  return Math.min(busy, slots);
}

function describe(phase: string, { steps, tests, outcomes, time, workers }: Statistics): string {
  const rate = ((1000 * tests) / Math.max(time, 1)).toFixed(1);
  const [from, to] = [steps[0]?.size, steps.at(-1)?.size];
  const sizes = from === undefined ? "the input is being tested" : `${from} → ${to} bytes`;
  const elsewhere = workers
    ? `; ${count(workers.workers.length, "worker")}, ${slotsInUse(workers)} of ${count(workers.slots, "slot")} in use, ${workers.losses} lost`
    : "";
  return `${phase}: ${sizes}, ${count(tests, "test")} (${rate}/s), ${outcomes.interesting} interesting${elsewhere}`;
}

/**
 * Writes a count with its noun: `1 test`, `2 tests`.
 * @param number not negative
 * @param thing the noun in the singular
 */
export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

/** Why a run ended early, in a user's words: what aborts a run is Ctrl-C or another signal. */
export function reasonOf(stopped: Stopped): string {
  return stopped === "aborted" ? "interrupted" : stopped;
}

/**
 * Writes a time in seconds: with one decimal below 10 s, else without.
 * @param time in milliseconds
 * @param decimals below 10 s
 */
export function seconds(time: number, decimals = 1): string {
  return `${(time / 1000).toFixed(time < 10_000 ? decimals : 0)} s`;
}

/** The last line of a text that is not empty; an empty text if there is none. */
function lastLine(text: string): string {
  return text.trimEnd().split("\n").at(-1)?.trim() ?? "";
}
