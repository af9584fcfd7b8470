import { TimeLimit } from "../process/time-limit.js";
import { type Inspection, type Oracle, type Outcome, type Predicate, toOutcome } from "./oracle.js";

/** An oracle that calls a function in this process. What throws never reached the point: it is invalid. */
export class FunctionOracle implements Oracle {
  readonly timeLimit = new TimeLimit();
  readonly #predicate: Predicate;

  constructor(predicate: Predicate) {
    this.#predicate = predicate;
  }

  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    const answer = await this.#ask(text, signal);
    return answer instanceof Error ? "invalid" : answer;
  }

  async inspect(text: string, signal: AbortSignal): Promise<Inspection> {
    const start = performance.now();
    const answer = await this.#ask(text, signal);
    const said = answer instanceof Error ? `It threw ${answer}.` : `It answered ${answer}.`;
    return {
      outcome: answer instanceof Error ? "invalid" : answer,
      duration: performance.now() - start,
      explanation: ["The test is a function.", said],
    };
  }

  async close(): Promise<void> {}

  async #ask(text: string, signal: AbortSignal): Promise<Outcome | Error> {
    const answer = this.#call(text);
    return answer instanceof Promise ? this.#inTime(answer, signal) : answer;
  }

  #call(text: string): Outcome | Error | Promise<Outcome | Error> {
    const failed = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
    try {
      const answer = this.#predicate(text);
      return answer instanceof Promise ? answer.then(toOutcome, failed) : toOutcome(answer);
    } catch (error) {
      return failed(error);
    }
  }

  #inTime(answer: Promise<Outcome | Error>, signal: AbortSignal): Promise<Outcome | Error> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        release();
        signal.removeEventListener("abort", abort);
        finish();
      };
      const abort = () => settle(() => reject(signal.reason));
      const release = this.timeLimit.watch(() => settle(() => resolve("timeout")));
      if (signal.aborted) return abort();
      signal.addEventListener("abort", abort, { once: true });
      answer.then((outcome) => settle(() => resolve(outcome)));
    });
  }
}
