import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { readPlainFile } from "../system/plain-file.js";
import { createFile, linkOrCopy } from "../system/publish-file.js";
import { reasonOf } from "../system/reason-of.js";
import { companionOf } from "./companion-file.js";
import { isHolderRunning, isVisible, type LockHolder, printHolder, readHolder } from "./lock-holder.js";
import { ResultFileError } from "./result-file.js";
import { temporaryPrefix } from "./temporary-files.js";

/** How often taking a lock is tried while other processes take and release it. */
const attempts = 10;

/** Ensures that one process at a time writes a result. The lock is a file in the result's folder that names this process. */
export class Lock {
  /** The path of the lock's file. */
  readonly path: string;
  readonly #content = printHolder();

  /**
   * Takes the lock of a result. The lock of a process that is not running any more is taken over.
   * @param result the path of the result
   * @throws ResultFileError if another process holds the lock, its file cannot be written, or something else has its name
   */
  constructor(result: string) {
    this.path = companionOf(result, ".lock");
    // Each attempt either takes the lock or removes that of a dead process. Other processes may do so at the same time.
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (this.#create()) {
        process.once("exit", this.release);
        return;
      }
      const found = this.#read();
      if (found === undefined) continue;
      const holder = readHolder(found);
      if (holder && isHolderRunning(holder)) throw heldBy(holder, { result, lock: this.path });
      // After a crash of the machine, the content may be missing.
      if (!holder && !/^\0*$/.test(found)) throw this.#inTheWay("it is not a lock of treemin's");
      this.#discard(found);
    }
    throw new ResultFileError(`${this.path} keeps changing. Remove it if no treemin is running.`);
  }

  /** Releases the lock, unless another process has taken it over. */
  readonly release = (): void => {
    process.off("exit", this.release);
    try {
      if (this.#read() === this.#content) rmSync(this.path, { force: true });
    } catch {
      // Another file has its name now, or it cannot be removed; the next run sees that this process has ended.
    }
  };

  /** Creates the lock's file; returns false if there is one already. */
  #create(): boolean {
    try {
      createFile(this.path, this.#content, { prefix: temporaryPrefix(this.path) });
      return true;
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      throw new ResultFileError(`${this.path} cannot be written: ${reasonOf(error)}. Choose another place with -o.`);
    }
  }

  #read(): string | undefined {
    try {
      return readPlainFile(this.path)?.toString();
    } catch (error) {
      throw this.#inTheWay(reasonOf(error));
    }
  }

  /** Removes the lock of a dead process. If another process has taken it over in the meantime, its lock is put back. */
  #discard(found: string): void {
    const aside = join(dirname(this.path), `${temporaryPrefix(this.path)}${randomBytes(8).toString("hex")}.tmp`);
    try {
      renameSync(this.path, aside);
      if (readFileSync(aside, "utf8") !== found) linkOrCopy(aside, this.path);
    } catch (error) {
      if (codeOf(error) !== "ENOENT" && codeOf(error) !== "EEXIST") throw this.#inTheWay(reasonOf(error));
    } finally {
      rmSync(aside, { force: true });
    }
  }

  #inTheWay(reason: string): ResultFileError {
    return new ResultFileError(
      `${this.path} is in the way: ${reason}. Move it elsewhere, or choose another place for the result with -o.`,
    );
  }
}

function heldBy(
  holder: LockHolder,
  { result, lock }: { readonly result: string; readonly lock: string },
): ResultFileError {
  const { pid, host } = holder;
  const where = host === hostname() ? "in another container (PID namespace) of this machine" : `on ${host}`;
  const [place, remedy] = isVisible(holder)
    ? ["", `Wait for it, or end it (kill ${pid})`]
    : [` ${where}`, `Wait for it, or, if it is not running any more, remove ${lock}`];
  return new ResultFileError(
    `${result} is being written by another treemin, process ${pid}${place}. ${remedy}; or choose another place with -o.`,
  );
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
