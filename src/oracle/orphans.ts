import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

/** The environment variable that marks the processes of a test: the run's name and the test's number. */
export const markName = "TREEMIN_TEST";

/** How often processes are looked for, in milliseconds. */
const interval = 400;

/**
 * Finds processes that a test left behind in a session of their own, where a signal to its process group does not reach
 * them. Works where `/proc` tells the environment of processes (Linux); elsewhere it finds none.
 */
export class Orphans {
  readonly #run: string;
  readonly #isOver: (test: number) => boolean;
  #timer: NodeJS.Timeout | undefined;

  /** @param isOver tells whether a test has ended, so that nothing of it may be left */
  constructor(run: string, isOver: (test: number) => boolean) {
    this.#run = run;
    this.#isOver = isOver;
  }

  /** Looks for orphans from now on, now and then, until {@link stop}. */
  watch(): void {
    this.#timer ??= setInterval(() => this.#sweep().catch(() => undefined), interval).unref();
  }

  /** Ends the watch and all processes of the run that are left. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (let found = true, tries = 0; found && tries < 10; tries++) {
      found = false;
      for (const pid of pidsIn(list(() => readdirSync("/proc")))) {
        const environment = read(() => readFileSync(`/proc/${pid}/environ`, "latin1"));
        if (this.#testOf(environment) !== undefined) found = kill(pid) || found;
      }
    }
  }

  async #sweep(): Promise<void> {
    for (const pid of pidsIn(await readdir("/proc"))) {
      const environment = await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "");
      const test = this.#testOf(environment);
      if (test !== undefined && this.#isOver(test)) kill(pid);
    }
  }

  /** The test whose mark an environment carries. */
  #testOf(environment: string): number | undefined {
    const mark = `${markName}=${this.#run}.`;
    const at = environment.indexOf(mark);
    return at < 0 ? undefined : Number.parseInt(environment.slice(at + mark.length), 10);
  }
}

function pidsIn(entries: readonly string[]): number[] {
  return entries
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

function list(get: () => string[]): string[] {
  try {
    return get();
  } catch {
    return [];
  }
}

function read(get: () => string): string {
  try {
    return get();
  } catch {
    return "";
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
