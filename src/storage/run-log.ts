import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { ComparisonRun } from "../report/comparison-run.js";
import { ResultFileError } from "./result-file.js";

/** A file of finished runs, one JSON object a line, to which runs are only ever added: a comparison can go on where it ended. */
export class RunLog {
  /** Path of the file. */
  readonly path: string;
  /** The runs that were in the file when it was opened. */
  readonly runs: readonly ComparisonRun[];

  /**
   * Opens a file, or makes one.
   * @throws ResultFileError if it cannot be read or written, or holds something else
   */
  constructor(path: string) {
    this.path = path;
    const text = this.#attempt(() => (existsSync(path) ? readFileSync(path, "utf8") : ""));
    const lines = text.split("\n").filter((line) => line !== "");
    const foreign = lines.findIndex((line) => !line.startsWith(beginning));
    if (foreign >= 0) throw this.#cannotUse(`its line ${foreign + 1} is no run`);
    this.runs = lines.flatMap(readRun);
    // Whoever was killed while writing may have left half a line; the next run begins a line of its own.
    this.#append(text === "" || text.endsWith("\n") ? "" : "\n");
  }

  /**
   * Adds a run.
   * @throws ResultFileError if it cannot be written
   */
  append(run: ComparisonRun): void {
    const { id, ...rest } = run;
    this.#append(`${JSON.stringify({ id, ...rest })}\n`);
  }

  #append(text: string): void {
    this.#attempt(() => appendFileSync(this.path, text));
  }

  #attempt<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      throw this.#cannotUse(error instanceof Error ? error.message : String(error));
    }
  }

  #cannotUse(reason: string): ResultFileError {
    return new ResultFileError(`${this.path} cannot be used: ${reason}. Choose another place with --results.`);
  }
}

/** What each line begins with, be it whole or not. */
const beginning = '{"id":"';

/** The run of a line, or nothing of half a line: whoever wrote it was killed. */
function readRun(line: string): readonly ComparisonRun[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
