import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { atExit } from "../system/at-exit.js";
import { TimeLimit, waitWithin } from "../system/time-limit.js";
import { exhaustedRemedies, OracleError } from "./oracle-error.js";
import { markName } from "./orphans.js";
import { newRunName } from "./run-name.js";
import { Watchdog } from "./watchdog.js";

/** The longest line that is read, in UTF-16 units. */
const longestLine = 1 << 26;

/** How much of the end of standard error is kept, in UTF-16 units. */
const keptError = 2000;

/** Why a process gives no answer. The message is the end of a sentence that begins with its name. */
export class NoAnswerError extends Error {
  /** Name of the class. */
  override readonly name = "NoAnswerError";
}

/**
 * A process that answers each line on its standard input with one line on its standard output. It runs in the working directory, in a
 * session of its own, and ends with this process, however that ends.
 */
export class LineProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #watchdog: Watchdog;
  readonly #forgetExit: () => void;
  /** The beginning of a line, in the parts that were read. */
  #parts: string[] = [];
  #length = 0;
  #answer: string | undefined;
  #error = "";
  /** Why there are no more answers. */
  #end: string | undefined;
  #isAsked = false;
  /** Wakes the one who waits for an answer. */
  #wake: () => void = () => undefined;

  /**
   * Starts a process.
   * @throws OracleError if it cannot be started
   */
  static async start(command: readonly string[]): Promise<LineProcess> {
    const started = new LineProcess(command);
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

  private constructor([program = "", ...words]: readonly string[]) {
    const name = newRunName();
    this.#watchdog = new Watchdog({ name, folders: [] });
    this.#watchdog.start();
    this.#child = spawn(program, words, {
      env: { ...process.env, [markName]: `${name}.0` },
      stdio: ["pipe", "pipe", "pipe"],
      detached: true, // a session and process group of its own
    });
    this.#forgetExit = atExit(() => this.#killGroup());
    this.#watchdog.update(() => (this.#child.pid === undefined ? [] : [this.#child.pid]));
    this.#child.on("error", () => this.close());
    this.#child.on("exit", () => this.#killGroup()); // which may hold the streams open
    this.#child.on("close", (code, signal) =>
      this.#finish(signal ? `was ended by ${signal}` : `ended with exit code ${code}`),
    );
    this.#child.stdin.on("error", () => undefined); // its end tells more
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#error = (this.#error + text).slice(-keptError);
    });
  }

  /** The end of what it printed on standard error. */
  get error(): string {
    return this.#error.trim();
  }

  /**
   * Sends a line and waits for the answer.
   * @param timeout in milliseconds
   * @throws NoAnswerError if there is no answer, or more than one line; the process is then ended
   */
  async ask(line: string, timeout: number): Promise<string> {
    if (this.#end !== undefined) throw new NoAnswerError(this.#end);
    this.#isAsked = true;
    this.#child.stdin.write(`${line}\n`);
    const wait = { signal: new AbortController().signal, timeLimit: new TimeLimit(timeout) };
    await waitWithin<void>(wait, ({ resolve }) => {
      this.#wake = resolve;
      return { expire: () => this.#finish(`did not answer within ${timeout / 1000} s`) };
    });
    const answer = this.#answer;
    this.#answer = undefined;
    this.#isAsked = false;
    if (answer === undefined) throw new NoAnswerError(this.#end ?? "gave no answer");
    return answer;
  }

  /** Ends the process and what is left of its group. */
  close(): void {
    this.#finish("was ended");
    this.#watchdog.stop();
    this.#forgetExit();
  }

  #read(text: string): void {
    if (this.#end !== undefined) return;
    const lines = text.split("\n");
    const rest = lines.pop() as string;
    for (const line of lines) this.#receive([...this.#parts.splice(0), line].join(""));
    this.#length = lines.length > 0 ? rest.length : this.#length + rest.length;
    this.#parts.push(rest);
    if (this.#length > longestLine) this.#finish(`printed a line of more than ${longestLine} characters`);
  }

  #receive(line: string): void {
    if (!this.#isAsked || this.#answer !== undefined) this.#finish("printed a line that it was not asked for");
    else {
      this.#answer = line;
      this.#wake();
    }
  }

  /** Notes why there are no more answers, and ends the process. */
  #finish(why: string): void {
    this.#end ??= why;
    this.#parts = [];
    this.#child.stdin.destroy();
    this.#child.stdout.destroy();
    this.#killGroup();
    this.#wake();
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
