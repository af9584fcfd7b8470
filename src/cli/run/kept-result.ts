import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type JournalFile, type ResultFile, ResultFileError } from "../../tools.js";
import { count } from "../output/progress.js";

/**
 * The result on the disk. While a run goes the way of an earlier one again, the file stays as the earlier one left it: it
 * never gets larger.
 */
export class KeptResult {
  readonly #file: ResultFile;
  readonly #journal: JournalFile;
  #isWritten = false;
  #ahead: Buffer | undefined;

  constructor(file: ResultFile, journal: JournalFile) {
    this.#file = file;
    this.#journal = journal;
    const found = existsSync(file.path) ? readFileSync(file.path) : undefined;
    if (found && journal.hasAccepted(found)) this.#ahead = found;
  }

  /** The size in bytes of the result of an earlier run, as long as this one has not come as far. */
  get ahead(): number | undefined {
    return this.#ahead?.length;
  }

  /**
   * Takes a result that is smaller than the one before.
   * @throws ResultFileError if it cannot be written; the message says where else it is
   */
  accept(bytes: Uint8Array): void {
    const ahead = this.#ahead;
    if (ahead && bytes.length >= ahead.length && !ahead.equals(bytes)) return;
    this.#ahead = undefined;
    this.#journal.accept(bytes);
    if (!ahead || bytes.length < ahead.length) this.#write(bytes);
    this.#isWritten = true;
  }

  #write(bytes: Uint8Array): void {
    try {
      this.#file.write(bytes);
    } catch (error) {
      if (!(error instanceof ResultFileError) || !this.#isWritten) throw error;
      throw new ResultFileError(`${error.message}\n${rescue(bytes, this.#file.path)}`);
    }
  }
}

/** Saves a result where temporary files are, and says so. */
function rescue(bytes: Uint8Array, path: string): string {
  const size = count(bytes.length, "byte");
  try {
    const saved = join(mkdtempSync(join(tmpdir(), "rescued-by-treemin-")), basename(path));
    writeFileSync(saved, bytes);
    return `The best result so far, ${size}, is saved as ${saved}.`;
  } catch {
    return `The best result so far, ${size}, could not be saved in ${tmpdir()} either. The same command again goes on.`;
  }
}
