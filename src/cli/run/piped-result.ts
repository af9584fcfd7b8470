import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ResultFileError, temporaryFolder } from "../../tools.js";

/** The name of standard input and standard output where a file is expected. */
export const pipe = "-";

/** A result that goes to standard output. Until the end of the run, it is in a file of its own, which the run replaces. */
export class PipedResult {
  readonly #folder = mkdtempSync(join(temporaryFolder(), "treemin-output-"));
  readonly #remove = () => rmSync(this.#folder, { recursive: true, force: true });
  /** Path of the file. */
  readonly path = join(this.#folder, "result");

  constructor() {
    process.once("exit", this.#remove);
  }

  /**
   * Writes the result to standard output, if there is one, and removes its file.
   * @throws ResultFileError if it cannot be written, as on a full disk; the result is then saved elsewhere. A reader that is gone is no error.
   */
  async deliver(): Promise<void> {
    const bytes = existsSync(this.path) ? readFileSync(this.path) : undefined;
    const error = bytes && (await written(bytes));
    this.#remove();
    process.off("exit", this.#remove);
    if (!error || error.code === "EPIPE") return;
    const saved = join(mkdtempSync(join(temporaryFolder(), "rescued-by-treemin-")), "result");
    writeFileSync(saved, bytes);
    throw new ResultFileError(`Standard output cannot be written (${error.code}). The result is in ${saved}.`);
  }
}

/** Writes to standard output; returns what is wrong if that fails. */
function written(bytes: Uint8Array): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => process.stdout.write(bytes, (error) => resolve(error ?? undefined)));
}
