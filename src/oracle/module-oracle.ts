import { OracleError } from "../process/oracle-error.js";
import { TimeLimit } from "../system/time-limit.js";
import { type ModuleReady, ModuleThreads, nextMessage } from "./module-threads.js";
import type { Inspection, Oracle, Outcome } from "./oracle.js";

/** What the worker answers to a text. */
export interface ModuleAnswer extends ModuleReady {
  readonly outcome: Outcome;
  /** What the module threw; the outcome is then `invalid`. */
  readonly error?: string;
  /** What it returned, if that was neither a boolean nor an outcome. */
  readonly returned?: string;
}

/**
 * An oracle that calls the default export of a JavaScript or TypeScript module, a `Predicate`, in workers: a call that hangs can
 * be ended, and several can run at once.
 */
export class ModuleOracle implements Oracle {
  readonly timeLimit = new TimeLimit();
  readonly #url: string;
  readonly #threads: ModuleThreads;

  /** @param url the module's `file:` URL */
  constructor(url: string) {
    this.#url = url;
    this.#threads = new ModuleThreads(url, this.timeLimit);
  }

  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    return (await this.#ask(text, signal)).outcome;
  }

  async inspect(text: string, signal: AbortSignal): Promise<Inspection> {
    // The duration must not include the start of the worker.
    this.#threads.give(await this.#threads.take(signal));
    const start = performance.now();
    const { outcome, error, returned } = await this.#ask(text, signal);
    const answer = returned === undefined ? `answered ${outcome}` : `returned ${returned}, which counts as false`;
    const sentence = error === undefined ? `It ${answer}.` : `It threw ${error}`;
    const duration = performance.now() - start;
    const explanation = [`Module: ${this.#url}`, sentence];
    return { outcome, duration, explanation, ...(error !== undefined && { thrown: error }) };
  }

  async close(): Promise<void> {
    await this.#threads.close();
  }

  async #ask(text: string, signal: AbortSignal): Promise<ModuleAnswer> {
    const answer = await this.#call(text, signal);
    if (answer.problem !== undefined) throw new OracleError(answer.problem);
    return answer;
  }

  async #call(text: string, signal: AbortSignal): Promise<ModuleAnswer> {
    const worker = await this.#threads.take(signal);
    try {
      worker.postMessage(text);
      const limits = { signal, timeLimit: this.timeLimit };
      const answer = await nextMessage<ModuleAnswer>(worker, this.#url, limits);
      this.#threads.give(worker);
      return answer;
    } catch (reason) {
      // A call of the module can only be interrupted by ending its worker.
      await this.#threads.replace(worker);
      if (reason === "timeout") return { outcome: "timeout" };
      if (reason instanceof OracleError) return { outcome: "invalid", error: reason.message };
      throw reason;
    }
  }
}
