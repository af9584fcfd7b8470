import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type Aside,
  companionOf,
  type FoundResult,
  type JournalFile,
  ResultFileError,
  type ResultPlace,
  rememberWritten,
  temporaryFolder,
  wasWritten,
} from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import { count } from "../output/progress.js";

/**
 * Checks that the place of the result is free, or holds what treemin has written.
 * @param file a file or a folder
 * @throws UsageError if it holds anything else
 */
export async function checkReplacing(file: ResultPlace): Promise<void> {
  const found = file.read();
  if (!found || found.bytes.length === 0 || existsSync(companionOf(file.path, ".journal"))) return;
  if (await wasWritten(found.bytes)) return;
  throw new UsageError(
    `${file.path} exists, and treemin did not write it. Give another -o, or --force to keep it as ${file.path}.1 and go on.`,
  );
}

/** A result that was accepted. */
interface AcceptedResult extends FoundResult {
  readonly text: string;
}

/**
 * The result file of a run that may continue an earlier one. While the run repeats the steps of the earlier run, the file keeps the
 * smaller result of that run, so it never grows. Any other content of the file is kept under another name before it is replaced.
 */
export class KeptResult {
  readonly #file: ResultPlace;
  readonly #journal: JournalFile;
  /** What this run has written to the file, or found there when it reached it; undefined until then. */
  #written: Uint8Array | undefined;
  readonly #warn: (message: string) => void;
  #ahead: FoundResult | undefined;
  #aside: Aside | undefined;
  /** What the file must hold at the end; without a text if this run has not reached it. */
  #best: (FoundResult & Partial<AcceptedResult>) | undefined;
  /** What the file holds at the beginning if it is not the result of an earlier run. */
  #foreign: FoundResult | undefined;

  /**
   * Reads the file. Its content counts as the result of an earlier run only if the journal says so.
   * @param warn is called at the end if other content is kept under another name or has replaced the result
   */
  constructor(file: ResultPlace, journal: JournalFile, warn: (message: string) => void) {
    this.#file = file;
    this.#journal = journal;
    this.#warn = warn;
    const found = file.read();
    if (found && journal.hasAccepted(found.bytes)) this.#ahead = this.#best = found;
    else this.#foreign = found;
  }

  /** Size in bytes of the earlier run's result, until this run reaches it. Undefined from then on. */
  get ahead(): number | undefined {
    return this.#ahead?.size;
  }

  /**
   * Writes an accepted result, unless the file holds a smaller one of an earlier run. If writing fails, the result is saved to
   * the temporary folder.
   * @throws ResultFileError if writing fails; the message names the saved file
   */
  accept(result: AcceptedResult): void {
    const { bytes, text, size } = result;
    const ahead = this.#ahead;
    const isReached = ahead !== undefined && areEqual(ahead, result);
    if (ahead && size >= ahead.size && !isReached) return;
    this.#ahead = undefined;
    this.#best = result;
    this.#keepForeign(result);
    this.#journal.accept(bytes);
    if (!isReached) this.#orRescue(result, () => this.#file.write(bytes, text));
    this.#written = bytes;
  }

  /** To be called at the end: says where other content is kept. If the result is the same again, it is not kept any longer. */
  conclude(): void {
    if (!this.#aside) return;
    const { path, isNew } = this.#aside;
    const result = this.#file.path;
    if (!this.#file.equals(path)) this.#warn(`${result} held an earlier result, which is kept as ${path}.`);
    else if (isNew) rmSync(path, { recursive: true });
  }

  /** Remembers what treemin has written to the file, so that a later run may replace it. */
  async remember(): Promise<void> {
    if (this.#written) await rememberWritten(this.#written);
  }

  /**
   * Makes sure at the end that the file holds the best result, and writes it again if somebody has removed or changed it.
   * @throws ResultFileError as {@link accept}
   */
  restore(): void {
    const best = this.#best;
    if (!best || this.#file.holds(best.bytes)) return;
    const { path } = this.#file;
    this.#written = best.bytes; // by an earlier run if not by this one
    this.#orRescue(best, () => {
      const aside = existsSync(path) ? this.#file.keepAside().path : undefined;
      this.#file.write(best.bytes, best.text);
      const change = aside === undefined ? "was removed" : `was changed (the change is kept as ${aside})`;
      this.#warn(`${path} ${change} after it had been written; the result has been written again.`);
    });
  }

  #keepForeign(result: FoundResult): void {
    const foreign = this.#foreign;
    this.#foreign = undefined;
    if (!foreign || foreign.bytes.length === 0 || areEqual(foreign, result)) return;
    this.#aside = this.#file.keepAside();
  }

  #orRescue(result: FoundResult & Partial<AcceptedResult>, write: () => void): void {
    try {
      write();
    } catch (error) {
      if (!(error instanceof ResultFileError) || !this.#written) throw error;
      throw new ResultFileError(`${error.message}\n${rescue(result, this.#file)}`);
    }
  }
}

function areEqual(a: FoundResult, b: FoundResult): boolean {
  return Buffer.compare(a.bytes, b.bytes) === 0;
}

/** Saves a result to the temporary folder. Returns a sentence that tells the path. */
function rescue({ bytes, text, size: length }: FoundResult & Partial<AcceptedResult>, file: ResultPlace): string {
  const size = count(length, "byte");
  try {
    const saved = join(mkdtempSync(join(temporaryFolder(), "rescued-by-treemin-")), basename(file.path));
    file.save(saved, bytes, text);
    return `The best result so far, ${size}, is saved as ${saved}.`;
  } catch {
    return `The best result so far, ${size}, could not be saved in ${temporaryFolder()} either. Run the same command again to continue.`;
  }
}
