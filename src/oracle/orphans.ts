import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

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
    this.#timer ??= setInterval(() => void this.#sweep(this.#isOver), interval).unref();
  }

  /** Ends the watch and all processes of the run that are left. */
  async stop(): Promise<void> {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    // A process that is just being replaced by another program has no environment for a moment, so one look is not enough.
    for (let quiet = 0, looks = 0; quiet < 2 && looks < 50; looks++) {
      quiet = (await this.#sweep(() => true)) ? 0 : quiet + 1;
      await sleep(10);
    }
  }

  /** Ends the processes of the tests that are over; tells whether there were any. */
  async #sweep(isOver: (test: number) => boolean): Promise<boolean> {
    let found = false;
    for (const entry of await readdir("/proc").catch(() => [])) {
      const pid = Number(entry);
      if (!Number.isInteger(pid) || pid === process.pid) continue;
      const test = this.#testOf(await readFile(`/proc/${pid}/environ`, "latin1").catch(() => ""));
      if (test !== undefined && isOver(test)) found = kill(pid) || found;
    }
    return found;
  }

  /** The test whose mark an environment carries. */
  #testOf(environment: string): number | undefined {
    const mark = `${markName}=${this.#run}.`;
    const at = environment.indexOf(mark);
    return at < 0 ? undefined : Number.parseInt(environment.slice(at + mark.length), 10);
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
