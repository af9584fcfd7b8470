import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../tools.js";

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

  /** Writes the result to standard output, if there is one, and removes its file. */
  deliver(): void {
    if (existsSync(this.path)) process.stdout.write(readFileSync(this.path));
    this.#remove();
    process.off("exit", this.#remove);
  }
}
