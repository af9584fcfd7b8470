import { appendFileSync, readFileSync, statSync } from "node:fs";
import type { ComparisonRun } from "../report/comparison-run.js";
import { reasonOf } from "../system/reason-of.js";
import { ResultFileError } from "./result-file.js";

/** The file of a comparison's finished runs, one JSON object a line. Runs are only appended, so an interrupted comparison can continue. */
export class RunLog {
  /** Path of the file. */
  readonly path: string;
  /** The runs that were in the file when it was opened. */
  readonly runs: readonly ComparisonRun[];

  /**
   * Opens a file, or creates it.
   * @param path of the file, which may exist
   * @throws ResultFileError if it cannot be read or written, or contains anything but runs
   */
  constructor(path: string) {
    this.path = path;
    const text = this.#attempt(() => {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats && !stats.isFile()) throw new Error("it is not a file");
      return stats ? readFileSync(path, "utf8") : "";
    });
    const lines = text.split("\n").filter((line) => line !== "");
    const foreign = lines.findIndex((line) => !line.startsWith(beginning));
    if (foreign >= 0) throw this.#cannotUse(`its line ${foreign + 1} is not a run`);
    this.runs = lines.flatMap(readRun);
    // A process that was killed while it wrote may have left half a line.
    this.#append(text === "" || text.endsWith("\n") ? "" : "\n");
  }

  /**
   * Appends a run.
   * @param run a run that has ended
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
      throw this.#cannotUse(reasonOf(error));
    }
  }

  #cannotUse(reason: string): ResultFileError {
    return new ResultFileError(`${this.path} cannot be used: ${reason}. Choose another place with --results.`);
  }
}

/** The beginning of every line, including half lines. */
const beginning = '{"id":"';

/** The run that a line describes; an empty list for half a line. */
function readRun(line: string): readonly ComparisonRun[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
