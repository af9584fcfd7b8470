import { closeSync, openSync, readdirSync, readlinkSync, readSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** The environment variable that marks the processes of a test: the run's name and the test's number. */
export const markName = "TREEMIN_TEST";

/** How long after the end of a test processes are looked for, in milliseconds. */
const interval = 400;

/** Whose processes are looked for. */
export interface Family {
  /** The run's name, with which the mark begins. */
  readonly run: string;
  /** Where the folders of tests are, each called like its test. */
  readonly homes: readonly string[];
}

/**
 * Finds processes that a test left behind in a session of their own, where a signal to its process group does not reach
 * them: by their environment or, should they have emptied it, by their working directory. Works where `/proc` tells these
 * (Linux); elsewhere it finds none.
 */
export class Orphans {
  readonly #family: Family;
  readonly #isOver: (test: number) => boolean;
  /** Room for what is read of a process. A mark that is farther behind is not found. */
  readonly #environment = Buffer.allocUnsafe(1 << 18);
  /** Processes that are none of ours and cannot become one: only they need not be looked at every time. */
  #strangers = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #looks = 0;

  /** @param isOver tells whether a test has ended, so that nothing of it may be left */
  constructor(family: Family, isOver: (test: number) => boolean) {
    this.#family = family;
    this.#isOver = isOver;
  }

  /** A test has ended: looks soon for what it left, and again while there is something. */
  look(): void {
    // A process that is just being replaced by another program has no environment for a moment, so one look is not enough.
    this.#looks = 2;
    this.#timer ??= setInterval(() => this.#tick(), interval).unref();
  }

  /** Ends the watch and all processes of the family that are left. */
  async end(): Promise<void> {
    this.#rest();
    this.#strangers.clear();
    for (let quiet = 0, looks = 0; quiet < 2 && looks < 50; looks++) {
      quiet = this.#sweep(() => true) ? 0 : quiet + 1;
      await sleep(10);
    }
  }

  #tick(): void {
    this.#looks = this.#sweep(this.#isOver) ? 2 : this.#looks - 1;
    if (this.#looks <= 0) this.#rest();
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Ends the processes of the tests that are over; tells whether there were any. */
  #sweep(isOver: (test: number) => boolean): boolean {
    let found = false;
    const strangers = new Set<number>();
    for (const pid of processes()) {
      const test = this.#strangers.has(pid) ? "none" : this.#testOf(pid);
      if (test === "none") strangers.add(pid);
      else if (test !== undefined && isOver(test)) found = kill(pid) || found;
    }
    this.#strangers = strangers;
    return found;
  }

  /** The test that a process belongs to, `"none"` if it belongs to none, undefined if there is no telling now. */
  #testOf(pid: number): number | "none" | undefined {
    try {
      const length = readFile(`/proc/${pid}/environ`, this.#environment);
      const mark = `${this.#family.run}.`;
      const at = this.#environment.subarray(0, length).indexOf(mark);
      if (at >= 0) {
        return Number.parseInt(this.#environment.toString("latin1", at + mark.length, at + mark.length + 12), 10);
      }
      return this.#testIn(readlinkSync(`/proc/${pid}/cwd`)) ?? (length > 0 ? "none" : undefined);
    } catch (error) {
      // What we may not look at, we could not end either.
      return (error as NodeJS.ErrnoException).code === "EACCES" ? "none" : undefined;
    }
  }

  /** The test whose folder a folder is, or lies in. */
  #testIn(folder: string): number | undefined {
    const home = this.#family.homes.find((each) => folder.startsWith(`${each}/`));
    const test = home === undefined ? Number.NaN : Number.parseInt(folder.slice(home.length + 1), 10);
    return Number.isNaN(test) ? undefined : test;
  }
}

/** The numbers of all processes but this one. */
function processes(): readonly number[] {
  try {
    return readdirSync("/proc")
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  } catch {
    return [];
  }
}

/** Reads as much of a file as fits into a buffer, and gives its length. */
function readFile(path: string, into: Buffer): number {
  const file = openSync(path, "r");
  try {
    let length = 0;
    for (let read = -1; read !== 0 && length < into.length; length += read) {
      read = readSync(file, into, length, into.length - length, null);
    }
    return length;
  } finally {
    closeSync(file);
  }
}

function kill(pid: number): boolean {
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}
