import { randomBytes } from "node:crypto";
import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { companionOf } from "./companion-file.js";
import { type Holder, holderOf, isAlive, thisProcess } from "./lock-holder.js";
import { ResultFileError } from "./result-file.js";

/** One reduction at a time writes to a result: a file beside it names the process that does. */
export class Lock {
  /** Path of the lock file. */
  readonly path: string;
  readonly #content: string;

  /**
   * Takes the lock of a result, or takes it over from a process that is no more.
   * @throws ResultFileError if another process holds it, or there can be no file
   */
  constructor(result: string) {
    this.path = companionOf(result, ".lock");
    this.#content = `${JSON.stringify(thisProcess())}\n`;
    // Each turn either takes the lock, or removes one of the dead; others may do so at the same time.
    for (let turn = 0; turn < 10; turn++) {
      if (this.#create()) {
        process.once("exit", this.release);
        return;
      }
      const found = this.#read();
      if (found === undefined) continue;
      const holder = holderOf(found);
      if (holder && isAlive(holder)) throw this.#refusal(result, holder);
      this.#discard(found);
    }
    throw new ResultFileError(`${this.path} changes all the time. Remove it if no treemin is running.`);
  }

  /** Gives the lock back. */
  readonly release = (): void => {
    process.off("exit", this.release);
    if (this.#read() === this.#content) rmSync(this.path, { force: true });
  };

  /** Makes the file, with all that is in it at once, unless there is one. */
  #create(): boolean {
    const temporary = join(dirname(this.path), `.treemin-${randomBytes(8).toString("hex")}.tmp`);
    try {
      writeFileSync(temporary, this.#content, { flag: "wx" });
      linkOrCopy(temporary, this.path);
      return true;
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      const reason = error instanceof Error ? error.message : String(error);
      throw new ResultFileError(`${this.path} cannot be written: ${reason}. Choose another place with -o.`);
    } finally {
      rmSync(temporary, { force: true });
    }
  }

  #read(): string | undefined {
    try {
      return readFileSync(this.path, "utf8");
    } catch {
      return undefined;
    }
  }

  /** Removes the lock of a dead process. One that somebody has taken meanwhile is put back. */
  #discard(found: string): void {
    const aside = `${this.path}.${randomBytes(4).toString("hex")}`;
    try {
      renameSync(this.path, aside);
      if (readFileSync(aside, "utf8") !== found) linkOrCopy(aside, this.path);
    } catch (error) {
      if (codeOf(error) !== "ENOENT" && codeOf(error) !== "EEXIST") throw error;
    } finally {
      rmSync(aside, { force: true });
    }
  }

  #refusal(result: string, { pid, host }: Holder): ResultFileError {
    const elsewhere = host === hostname() ? "" : ` on ${host}`;
    const remedy =
      elsewhere === ""
        ? `Wait for it, or end it (kill ${pid})`
        : `Wait for it, or, if it runs no more, remove ${this.path}`;
    return new ResultFileError(
      `${result} is being written by another treemin, process ${pid}${elsewhere}. ${remedy}; or choose another place with -o.`,
    );
  }
}

/** Gives a file a second name that nobody else has. Where files have one name only, it is copied. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) === "EEXIST" || codeOf(error) === "ENOENT") throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
