import { TimeLimit, waitWithin } from "../system/time-limit.js";
import { type Inspection, isThenable, type Oracle, type Outcome, type Predicate, toOutcome } from "./oracle.js";

/**
 * An oracle that calls a function in this process. A candidate for which the function throws is invalid. The time limit only
 * holds for functions that return promises: nothing can interrupt the others.
 */
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
    const sentence = answer instanceof Error ? `It threw ${answer}.` : `It answered ${answer}.`;
    return {
      outcome: answer instanceof Error ? "invalid" : answer,
      duration: performance.now() - start,
      explanation: ["The test is a function.", sentence],
      ...(answer instanceof Error && { thrown: String(answer), error: answer }),
    };
  }

  async close(): Promise<void> {}

  async #ask(text: string, signal: AbortSignal): Promise<Outcome | Error> {
    let answer: unknown;
    try {
      answer = this.#predicate(text);
    } catch (error) {
      return asError(error);
    }
    if (!isThenable(answer)) return toOutcome(answer);
    const promised = Promise.resolve(answer).then(toOutcome, asError);
    return waitWithin<Outcome | Error>({ signal, timeLimit: this.timeLimit }, ({ resolve, reject }) => {
      promised.then(resolve, reject);
      return { expire: () => resolve("timeout") };
    });
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
