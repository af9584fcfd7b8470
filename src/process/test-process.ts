import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { CapturedOutput, type StreamName } from "./captured-output.js";
import type { TimeLimit } from "./time-limit.js";

/** What is started for a candidate. */
export interface Launch {
  /** The program and its arguments. */
  readonly words: readonly string[];
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** The file to read on standard input. */
  readonly input: string | undefined;
  /** The streams whose beginning is kept. */
  readonly captured: readonly StreamName[];
}

/** How a test process ended. */
export interface Ending {
  readonly pid: number | undefined;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  readonly output: CapturedOutput | undefined;
}

/** A process that judges a candidate: in a session and a process group of its own, without a terminal. */
export class TestProcess {
  readonly #child: ChildProcess;
  readonly #output: CapturedOutput | undefined;

  /** @throws what the system says if it cannot be started; it may also say so later */
  constructor({ words, folder, env, input, captured }: Launch) {
    const [program = "", ...rest] = words;
    const file = input === undefined ? "ignore" : openSync(input, "r");
    const pipe = (name: StreamName) => (captured.includes(name) ? "pipe" : "ignore");
    try {
      this.#child = spawn(program, rest, {
        cwd: folder,
        env,
        stdio: [file, pipe("stdout"), pipe("stderr")],
        detached: true, // a session and process group of its own
      });
    } finally {
      if (typeof file === "number") closeSync(file);
    }
    this.#output = captured.length > 0 ? new CapturedOutput(this.#child, captured) : undefined;
  }

  /** The number of the process and of its group. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Ends the process and all of its group that are left. */
  kill(): void {
    if (this.pid === undefined) return;
    try {
      process.kill(-this.pid, "SIGKILL");
    } catch {
      // Nobody of the group is left.
    }
  }

  /**
   * Waits for the end, and ends what is left of the group.
   * @param timeLimit after which the process is ended
   * @param signal when it aborts, the process is ended and the promise rejects with the reason
   */
  async ended(timeLimit: TimeLimit, signal: AbortSignal): Promise<Ending> {
    try {
      const { code, signal: exitSignal, timedOut } = await this.#exit(timeLimit, signal);
      return { code, signal: exitSignal, timedOut, pid: this.pid, output: this.#output };
    } finally {
      this.kill();
      await this.#output?.finish();
    }
  }

  #exit(timeLimit: TimeLimit, signal: AbortSignal): Promise<Pick<Ending, "code" | "signal" | "timedOut">> {
    return new Promise((resolve, reject) => {
      let timedOut = false;
      const expire = () => {
        timedOut = true;
        this.kill();
      };
      const release = timeLimit.watch(expire);
      const abort = () => {
        this.kill();
        reject(signal.reason);
      };
      const settle = (finish: () => void) => {
        release();
        signal.removeEventListener("abort", abort);
        finish();
      };
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort, { once: true });
      this.#child.once("exit", (code, exitSignal) => settle(() => resolve({ code, signal: exitSignal, timedOut })));
      this.#child.once("error", (error) => settle(() => reject(error)));
    });
  }
}
