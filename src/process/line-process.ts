import { TimeLimit, waitWithin } from "../system/time-limit.js";
import { LinePipe } from "./line-pipe.js";

/** Why a process gives no answer. The message is the end of a sentence that begins with its name. */
export class NoAnswerError extends Error {
  /** Name of the class. */
  override readonly name = "NoAnswerError";
}

/** A process that answers each line on its standard input with one line on its standard output. */
export class LineProcess {
  #pipe: LinePipe | undefined;
  #answer: string | undefined;
  /** Why there are no more answers. */
  #end: string | undefined;
  #isAsked = false;
  /** Wakes the caller that waits for an answer. */
  #wake: () => void = () => undefined;

  /**
   * Starts a process.
   * @throws OracleError if it cannot be started
   */
  static async start(command: readonly string[]): Promise<LineProcess> {
    const started = new LineProcess();
    started.#pipe = await LinePipe.start(command, {
      line: (line) => started.#receive(line),
      end: (reason) => {
        started.#end = reason;
        started.#wake();
      },
    });
    return started;
  }

  /** The end of its output on standard error. */
  get error(): string {
    return this.#pipe?.error ?? "";
  }

  /**
   * Sends a line and waits for the answer.
   * @param timeout in milliseconds
   * @throws NoAnswerError if there is no answer, or more than one line; the process is then ended
   */
  async ask(line: string, timeout: number): Promise<string> {
    if (this.#end !== undefined) throw new NoAnswerError(this.#end);
    this.#isAsked = true;
    this.#pipe?.send(line);
    const wait = { signal: new AbortController().signal, timeLimit: new TimeLimit(timeout) };
    await waitWithin<void>(wait, ({ resolve }) => {
      this.#wake = resolve;
      return { expire: () => this.#pipe?.close(`did not answer within ${timeout / 1000} s`) };
    });
    const answer = this.#answer;
    this.#answer = undefined;
    this.#isAsked = false;
    if (answer === undefined) throw new NoAnswerError(this.#end ?? "gave no answer");
    return answer;
  }

  /** Ends the process and what is left of its group. */
  close(): void {
    this.#pipe?.close();
  }

  #receive(line: string): void {
    if (!this.#isAsked || this.#answer !== undefined) this.#pipe?.close("printed a line that it was not asked for");
    else {
      this.#answer = line;
      this.#wake();
    }
  }
}
