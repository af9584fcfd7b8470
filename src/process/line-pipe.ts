import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { atExit } from "../system/at-exit.js";
import { LineReader } from "../system/line-reader.js";
import { exhaustedRemedies, OracleError } from "./oracle-error.js";
import { markName } from "./orphans.js";
import { newRunName } from "./run-name.js";
import { Watchdog } from "./watchdog.js";

/** The longest line that is read by default, in UTF-16 units. */
const longestLine = 1 << 26;

/** How much of the end of standard error is kept, in UTF-16 units. */
const keptError = 2000;

/** The events of a pipe. */
export interface LinePipeEvents {
  /** A line was printed. */
  readonly line: (line: string) => void;
  /** The process has ended, or was ended. The reason is the end of a sentence that begins with its name. Happens once. */
  readonly end: (reason: string) => void;
  /** The longest line that is read, in UTF-16 units. Default: 2^26. */
  readonly longest?: number;
  /**
   * How long a closed process may take to end by itself after the end of its standard input, in milliseconds. Default: 0. If this
   * process is killed, the other one is not ended by force either, but must notice the end of its input.
   */
  readonly grace?: number;
}

/**
 * A process that reads lines on its standard input and prints lines on its standard output. It runs in the working directory, in a
 * session of its own, and ends when this process ends, in whatever way.
 */
export class LinePipe {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #watchdog: Watchdog | undefined;
  readonly #forgetExit: () => void;
  readonly #lines: LineReader;
  readonly #events: LinePipeEvents;
  #error = "";
  #isOver = false;
  #isGone = false;
  /** Resolves when the process has ended. */
  readonly exited: Promise<void>;

  /**
   * Starts a process.
   * @throws OracleError if it cannot be started
   */
  static async start(command: readonly string[], events: LinePipeEvents): Promise<LinePipe> {
    const started = new LinePipe(command, events);
    const [program = ""] = command;
    await new Promise<void>((resolve, reject) => {
      const fail = ({ code, message }: NodeJS.ErrnoException) => {
        const remedy = exhaustedRemedies[code ?? ""] ?? "Check the path, and that it is executable.";
        reject(new OracleError(`${program} cannot be run (${code ?? message}). ${remedy}`));
      };
      started.#child.once("spawn", resolve).once("error", fail);
    });
    return started;
  }

  private constructor([program = "", ...words]: readonly string[], events: LinePipeEvents) {
    const name = newRunName();
    this.#events = events;
    this.#watchdog = events.grace === undefined ? new Watchdog({ name, folders: [] }) : undefined;
    this.#watchdog?.start();
    this.#child = spawn(program, words, {
      env: this.#watchdog ? { ...process.env, [markName]: `${name}.0` } : process.env,
      stdio: ["pipe", "pipe", "pipe"],
      detached: true, // a session and process group of its own
    });
    this.#lines = new LineReader(events.longest ?? longestLine, (line) => {
      if (!this.#isOver) events.line(line);
    });
    this.#forgetExit = atExit(() => this.#watchdog && this.#killGroup());
    this.#watchdog?.update(() => (this.#child.pid === undefined ? [] : [this.#child.pid]));
    this.exited = new Promise((resolve) => {
      for (const event of ["exit", "error"]) this.#child.once(event, () => resolve());
    });
    this.#listen();
  }

  /** The end of its output on standard error. */
  get error(): string {
    return this.#error.trim();
  }

  /** Sends a line, unless the process has ended. */
  send(line: string): void {
    if (!this.#isOver) this.#child.stdin.write(`${line}\n`);
  }

  /** Ends the process and what is left of its group. */
  close(reason = "was ended"): void {
    this.#finish(reason);
    this.#watchdog?.stop();
    this.#forgetExit();
  }

  #listen(): void {
    this.#child.on("error", ({ code, message }: NodeJS.ErrnoException) =>
      this.close(`cannot be run (${code ?? message})`),
    );
    this.#child.on("exit", () => {
      this.#isGone = true;
      this.#killGroup(); // which may hold the streams open
    });
    this.#child.on("close", (code, signal) =>
      this.#finish(signal ? `was ended by ${signal}` : `ended with exit code ${code}`),
    );
    this.#child.stdin.on("error", () => undefined); // its end tells more
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (!this.#isOver && !this.#lines.read(text)) {
        this.#finish(`printed a line of more than ${this.#events.longest ?? longestLine} characters`);
      }
    });
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#error = (this.#error + text).slice(-keptError);
    });
  }

  /** Ends the process, by force if it has no grace time, and reports the reason. */
  #finish(why: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { grace } = this.#events;
    this.#lines.clear();
    if (grace === undefined || this.#isGone) {
      this.#child.stdin.destroy();
      this.#child.stdout.destroy();
      this.#killGroup();
    } else {
      this.#child.stdin.end();
      this.#child.stdout.resume();
      const timer = setTimeout(() => this.#killGroup(), grace);
      this.#child.once("exit", () => clearTimeout(timer));
    }
    this.#events.end(why);
  }

  #killGroup(): void {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // No process of the group is left.
    }
  }
}
