import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isProcOwn } from "../system/process-status.js";
import type { MarkedRun } from "./orphans.js";

/**
 * A shell script that waits for the end of its input, which comes when this process ends, in whatever way. Then the script kills
 * the process groups that the last line lists, and is replaced by the program that does the rest. A waiting shell takes far less
 * memory than a waiting Node process.
 */
const script = `
groups=
while read -r line; do groups=$line; done
for group in $groups; do kill -s KILL -- "-$group"; done
exec "$@"`;

/** If a watchdog lives for less than this time, in milliseconds, it is not replaced at once, because the next one may end as soon. */
const shortestLife = 1000;

/** A process that kills the processes of tests and removes their folders if this process is killed. */
export class Watchdog {
  readonly #run: MarkedRun;
  #child: ChildProcess | undefined;
  #isToldSoon = false;

  constructor(run: MarkedRun) {
    this.#run = run;
  }

  /** Starts the watchdog unless it is running. To be called before a test begins. */
  start(): void {
    this.#child ??= this.#spawn();
  }

  /**
   * Tells the watchdog which process groups are running, if processes cannot be found by their mark. To be called when a test has
   * begun or ended. All changes in one turn of the event loop are sent together.
   * @param groups returns the numbers of the process groups
   */
  update(groups: () => Iterable<number>): void {
    if (isProcOwn || this.#isToldSoon) return;
    this.#isToldSoon = true;
    setImmediate(() => {
      this.#isToldSoon = false;
      this.#child?.stdin?.write(`${[...groups()].join(" ")}\n`);
    });
  }

  /** Ends the watchdog: there is nothing left to clean up. */
  stop(): void {
    this.#child?.kill("SIGKILL"); // before it notices the end of its input
    this.#child?.stdin?.destroy();
    this.#child = undefined;
  }

  /** Starts another watchdog if one was killed: at once, or before the next test if it has not lived long. */
  #replace(child: ChildProcess, lived: number): void {
    if (this.#child === child) this.#child = lived > shortestLife ? this.#spawn() : undefined;
  }

  #spawn(): ChildProcess {
    const program = fileURLToPath(new URL("./watchdog-process.js", import.meta.url));
    const { name, folders } = this.#run;
    // Node options of this process, such as a port to listen on, may be wrong for another.
    const { NODE_OPTIONS, ...env } = process.env;
    const child = spawn("/bin/sh", ["-c", script, "treemin-watchdog", process.execPath, program, name, ...folders], {
      cwd: "/",
      env,
      stdio: ["pipe", "ignore", "ignore"],
      detached: true, // so that Ctrl-C does not reach it
    });
    // If the watchdog cannot be started, tests are run without it.
    child.on("error", () => undefined);
    const start = performance.now();
    child.on("exit", () => this.#replace(child, performance.now() - start));
    child.stdin.on("error", () => undefined);
    child.unref();
    (child.stdin as unknown as { unref?: () => void }).unref?.();
    return child;
  }
}
