import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Family } from "./orphans.js";

/**
 * Waits for the end of its input, which comes when this process dies, however that happens. Then it ends the process groups
 * of the last line that it read and becomes the program that does the rest. Until then, it is a shell that sleeps.
 */
const script = `
groups=
while read -r line; do groups=$line; done
for group in $groups; do kill -KILL -- "-$group"; done
exec "$@"`;

/** Whether processes can be found by their mark; elsewhere the watchdog must be told of every group. */
const marksAreSeen = existsSync("/proc/self/environ");

/** A process that ends what tests have started, and removes their folders, should this process be killed. */
export class Watchdog {
  readonly #family: Family;
  #child: ChildProcess | undefined;

  constructor(family: Family) {
    this.#family = family;
  }

  /** To be called before a test begins. */
  guard(): void {
    this.#child ??= this.#start();
  }

  /**
   * To be called when a test has begun or ended.
   * @param groups the process groups that are running
   */
  tell(groups: () => Iterable<number>): void {
    if (!marksAreSeen) this.#child?.stdin?.write(`${[...groups()].join(" ")}\n`);
  }

  /** Nothing needs to be done any more. */
  dismiss(): void {
    this.#child?.kill("SIGKILL"); // before it can find its input at an end
    this.#child?.stdin?.destroy();
    this.#child = undefined;
  }

  #start(): ChildProcess {
    const program = fileURLToPath(new URL("./watchdog-process.js", import.meta.url));
    const { run, homes } = this.#family;
    // Options for this process may be wrong for another, such as a port to listen on.
    const { NODE_OPTIONS, ...env } = process.env;
    const child = spawn("/bin/sh", ["-c", script, "treemin-watchdog", process.execPath, program, run, ...homes], {
      cwd: "/",
      env,
      stdio: ["pipe", "ignore", "ignore"],
      detached: true, // Ctrl-C is not for it
    });
    // Without a watchdog, all goes on.
    child.on("error", () => undefined);
    child.stdin.on("error", () => undefined);
    child.unref();
    (child.stdin as unknown as { unref?: () => void }).unref?.();
    return child;
  }
}
