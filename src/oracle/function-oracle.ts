import { type Inspection, type Oracle, type Outcome, type Predicate, toOutcome } from "./oracle.js";

/** An oracle that calls a function in this process. What throws never reached the point: it is invalid. */
export class FunctionOracle implements Oracle {
  timeout = Number.POSITIVE_INFINITY;
  readonly #predicate: Predicate;

  constructor(predicate: Predicate) {
    this.#predicate = predicate;
  }

  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    const answer = this.#call(text);
    const outcome = answer instanceof Promise ? await this.#inTime(answer, signal) : answer;
    return outcome instanceof Error ? "invalid" : outcome;
  }

  async inspect(text: string, signal: AbortSignal): Promise<Inspection> {
    const start = performance.now();
    const answer = this.#call(text);
    const outcome = answer instanceof Promise ? await this.#inTime(answer, signal) : answer;
    const explanation = outcome instanceof Error ? [`It threw ${outcome}.`] : [`It answered ${outcome}.`];
    return {
      outcome: outcome instanceof Error ? "invalid" : outcome,
      duration: performance.now() - start,
      explanation: ["The test is a function.", ...explanation],
    };
  }

  async close(): Promise<void> {}

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
      const timer = Number.isFinite(this.timeout) ? setTimeout(() => resolve("timeout"), this.timeout) : undefined;
      const abort = () => reject(signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort, { once: true });
      answer.then(resolve).finally(() => {
        clearTimeout(timer);
        signal.removeEventListener("abort", abort);
      });
    });
  }
}
