import { randomBytes } from "node:crypto";
import { constants, copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { companionOf } from "./companion-file.js";
import { ResultFileError } from "./result-file.js";

/** Who holds a lock. */
interface Holder {
  readonly pid: number;
  /** When the process began, since a number may be given to another process later; null where the system does not tell. */
  readonly started: string | null;
  readonly host: string;
}

/** One reduction at a time writes to a result: a file beside it names the process that does. */
export class Lock {
  readonly path: string;
  readonly #content: string;

  /**
   * Takes the lock of a result, or takes it over from a process that is no more.
   * @throws ResultFileError if another process holds it, or there can be no file
   */
  constructor(result: string) {
    this.path = companionOf(result, ".lock");
    const me: Holder = { pid: process.pid, started: look(process.pid)?.started ?? null, host: hostname() };
    this.#content = `${JSON.stringify(me)}\n`;
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

/** Who wrote a lock, or undefined if that cannot be read. */
function holderOf(content: string): Holder | undefined {
  try {
    const { pid, started = null, host } = JSON.parse(content);
    return Number.isInteger(pid) && pid > 0 ? { pid, started, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process lives. Of another machine's nothing is known, so it does. */
function isAlive({ pid, started, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
  }
  const now = look(pid);
  if (now === undefined) return true; // the system does not tell more
  return !now.isZombie && (started === null || now.started === started);
}

/** A process as Linux tells of it; undefined elsewhere. */
function look(pid: number): { readonly isZombie: boolean; readonly started: string | null } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // Behind the name, which may have any character in it: the state, and as the twentieth the start in ticks.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { isZombie: fields[0] === "Z", started: fields[19] ?? null };
  } catch {
    return undefined;
  }
}
