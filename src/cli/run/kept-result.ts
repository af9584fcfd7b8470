import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type Aside,
  haveSameContent,
  type JournalFile,
  type ResultFile,
  ResultFileError,
  temporaryFolder,
} from "../../tools.js";
import { count } from "../output/progress.js";

/**
 * The result file of a run that may continue an earlier one. While the run repeats the steps of the earlier run, the file keeps
 * the smaller result of that run, so it never grows. Any other content is kept under another name before it is replaced.
 */
export class KeptResult {
  readonly #file: ResultFile;
  readonly #journal: JournalFile;
  #isWritten = false;
  readonly #warn: (message: string) => void;
  #ahead: Buffer | undefined;
  #aside: Aside | undefined;
  /** What the file must hold at the end. */
  #best: Uint8Array | undefined;
  /** What the file holds at the beginning if it is not the result of an earlier run. */
  #foreign: Buffer | undefined;

  /**
   * Reads the file. Its content counts as the result of an earlier run only if the journal says so.
   * @param warn is called at the end if other content is kept under another name or has replaced the result
   */
  constructor(file: ResultFile, journal: JournalFile, warn: (message: string) => void) {
    this.#file = file;
    this.#journal = journal;
    this.#warn = warn;
    const found = existsSync(file.path) ? readFileSync(file.path) : undefined;
    if (found && journal.hasAccepted(found)) this.#ahead = this.#best = found;
    else this.#foreign = found;
  }

  /** Size in bytes of the earlier run's result, until this run reaches it. Undefined from then on. */
  get ahead(): number | undefined {
    return this.#ahead?.length;
  }

  /**
   * Writes an accepted result, unless the file holds a smaller one of an earlier run. If writing fails, the result is saved to
   * the temporary folder.
   * @throws ResultFileError if writing fails; the message names the saved file
   */
  accept(bytes: Uint8Array): void {
    const ahead = this.#ahead;
    if (ahead && bytes.length >= ahead.length && !ahead.equals(bytes)) return;
    this.#ahead = undefined;
    this.#best = bytes;
    this.#keepForeign(bytes);
    this.#journal.accept(bytes);
    if (!ahead || bytes.length < ahead.length) this.#orRescue(bytes, () => this.#file.write(bytes));
    this.#isWritten = true;
  }

  /** To be called at the end: says where other content is kept. If the result is the same again, it is not kept any longer. */
  conclude(): void {
    if (!this.#aside) return;
    const { path, isNew } = this.#aside;
    const result = this.#file.path;
    if (!haveSameContent(result, path))
      this.#warn(`${result} held another reduction's text, which is kept as ${path}.`);
    else if (isNew) rmSync(path);
  }

  /**
   * Makes sure at the end that the file holds the best result, and writes it again if somebody has removed or changed it.
   * @throws ResultFileError as {@link accept}
   */
  restore(): void {
    const best = this.#best;
    if (!best || this.#file.holds(best)) return;
    const { path } = this.#file;
    this.#isWritten = true; // by an earlier run if not by this one
    this.#orRescue(best, () => {
      const aside = existsSync(path) ? this.#file.keepAside().path : undefined;
      this.#file.write(best);
      const change = aside === undefined ? "was removed" : `was changed (the change is kept as ${aside})`;
      this.#warn(`${path} ${change} after it had been written; the result has been written again.`);
    });
  }

  #keepForeign(bytes: Uint8Array): void {
    const foreign = this.#foreign;
    this.#foreign = undefined;
    if (!foreign || foreign.length === 0 || foreign.equals(bytes)) return;
    this.#aside = this.#file.keepAside();
  }

  #orRescue(bytes: Uint8Array, write: () => void): void {
    try {
      write();
    } catch (error) {
      if (!(error instanceof ResultFileError) || !this.#isWritten) throw error;
      throw new ResultFileError(`${error.message}\n${rescue(bytes, this.#file.path)}`);
    }
  }
}

/** Saves a result to the temporary folder. Returns a sentence that tells the path. */
function rescue(bytes: Uint8Array, path: string): string {
  const size = count(bytes.length, "byte");
  try {
    const saved = join(mkdtempSync(join(temporaryFolder(), "rescued-by-treemin-")), basename(path));
    writeFileSync(saved, bytes);
    return `The best result so far, ${size}, is saved as ${saved}.`;
  } catch {
    return `The best result so far, ${size}, could not be saved in ${temporaryFolder()} either. Run the same command again to continue.`;
  }
}
