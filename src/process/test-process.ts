import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { type TimeLimit, waitWithin } from "../system/time-limit.js";
import { CapturedOutput, type StreamName } from "./captured-output.js";

/** How a test process is started. */
interface TestProcessOptions {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** The working directory. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** The path of the file that is standard input; undefined if standard input is empty. */
  readonly input: string | undefined;
  /** The streams whose beginning is captured; the others are discarded. */
  readonly captured: readonly StreamName[];
  /** Is called with each part of the captured output when it arrives. */
  readonly onText?: ((text: string) => void) | undefined;
}

/** How a test process ended. */
export interface ProcessEnd {
  readonly pid: number | undefined;
  /** The exit code; null if the process was ended by a signal. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The process was killed because it exceeded the time limit. */
  readonly timedOut: boolean;
  /** Undefined if no stream was captured. */
  readonly output: CapturedOutput | undefined;
}

/** A process that tests a candidate, in a session and a process group of its own, without a terminal. */
export class TestProcess {
  readonly #child: ChildProcess;
  readonly #output: CapturedOutput | undefined;

  /** @throws the system's error if the process cannot be started; some such errors are thrown by {@link ended} only */
  constructor({ command, folder, env, input, captured, onText }: TestProcessOptions) {
    const [program = "", ...rest] = command;
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
    this.#output = captured.length > 0 ? new CapturedOutput(this.#child, captured, onText) : undefined;
  }

  /** The number of the process and of its group; undefined if it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Kills the process and what is left of its group. */
  kill(): void {
    if (this.pid === undefined) return;
    try {
      process.kill(-this.pid, "SIGKILL");
    } catch {
      // No process of the group is left.
    }
  }

  /**
   * Waits for the end of the process, then kills what is left of its group.
   * @param timeLimit after which the process is killed
   * @param signal when it aborts, the process is killed and the promise rejects with the signal's reason
   * @throws the system's error if the process could not be started
   */
  async ended(timeLimit: TimeLimit, signal: AbortSignal): Promise<ProcessEnd> {
    try {
      const exit = await this.#exit(timeLimit, signal);
      return { ...exit, pid: this.pid, output: this.#output };
    } finally {
      this.kill();
      await this.#output?.finish();
    }
  }

  #exit(timeLimit: TimeLimit, signal: AbortSignal): Promise<Pick<ProcessEnd, "code" | "signal" | "timedOut">> {
    return waitWithin({ signal, timeLimit }, ({ resolve, reject }) => {
      let timedOut = false;
      this.#child.once("exit", (code, exitSignal) => resolve({ code, signal: exitSignal, timedOut }));
      this.#child.once("error", reject);
      const expire = () => {
        timedOut = true;
        this.kill();
      };
      return { expire };
    });
  }
}
