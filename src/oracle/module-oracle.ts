import { Worker } from "node:worker_threads";
import { OracleError } from "../process/oracle-error.js";
import { TimeLimit, waitWithin } from "../system/time-limit.js";
import type { Inspection, Oracle, Outcome } from "./oracle.js";

/** What the worker answers to a text. */
export interface ModuleAnswer extends ModuleReady {
  readonly outcome: Outcome;
  /** What the module threw; the outcome is then `invalid`. */
  readonly error?: string;
  /** What it returned, if that was neither a boolean nor an outcome. */
  readonly returned?: string;
}

/** The worker's first message, and a part of each later one. */
export interface ModuleReady {
  /** Why the module cannot be used; left out if it can. */
  readonly problem?: string;
}

/**
 * An oracle that calls the default export of a JavaScript or TypeScript module, a `Predicate`, in workers: a call that hangs can
 * be ended, and several can run at once.
 */
export class ModuleOracle implements Oracle {
  readonly timeLimit = new TimeLimit();
  readonly #url: string;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();

  /** @param url the module's `file:` URL */
  constructor(url: string) {
    this.#url = url;
  }

  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    return (await this.#ask(text, signal)).outcome;
  }

  async inspect(text: string, signal: AbortSignal): Promise<Inspection> {
    // The duration must not include the start of the worker.
    if (this.#idle.length === 0) this.#idle.push(await this.#start(signal));
    const start = performance.now();
    const { outcome, error, returned } = await this.#ask(text, signal);
    const answer = returned === undefined ? `answered ${outcome}` : `returned ${returned}, which counts as false`;
    const sentence = error === undefined ? `It ${answer}.` : `It threw ${error}`;
    const duration = performance.now() - start;
    const explanation = [`Module: ${this.#url}`, sentence];
    return { outcome, duration, explanation, ...(error !== undefined && { thrown: error }) };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  async #ask(text: string, signal: AbortSignal): Promise<ModuleAnswer> {
    const answer = await this.#call(text, signal);
    if (answer.problem !== undefined) throw new OracleError(answer.problem);
    return answer;
  }

  async #call(text: string, signal: AbortSignal): Promise<ModuleAnswer> {
    const worker = this.#idle.pop() ?? (await this.#start(signal));
    try {
      worker.postMessage(text);
      const answer = await this.#nextMessage<ModuleAnswer>(worker, signal);
      this.#idle.push(worker);
      return answer;
    } catch (reason) {
      // A call of the module can only be interrupted by ending its worker.
      await worker.terminate();
      if (reason === "timeout") return { outcome: "timeout" };
      if (reason instanceof OracleError) return { outcome: "invalid", error: reason.message };
      throw reason;
    }
  }

  /** Starts a worker and waits until it has loaded the module. */
  async #start(signal: AbortSignal): Promise<Worker> {
    const worker = new Worker(new URL("./module-worker.js", import.meta.url), { workerData: this.#url });
    this.#all.add(worker);
    // The module may throw or exit between two tests. The next test then starts another worker.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      this.#all.delete(worker);
      if (this.#idle.includes(worker)) this.#idle.splice(this.#idle.indexOf(worker), 1);
    });
    try {
      const { problem } = await this.#nextMessage<ModuleReady>(worker, signal);
      if (problem !== undefined) throw new OracleError(problem);
      return worker;
    } catch (reason) {
      await worker.terminate();
      throw reason === "timeout" ? this.#loadedTooLate() : reason;
    }
  }

  /** Waits for the next message of a worker; rejects with `"timeout"` if it does not come in time. */
  #nextMessage<M>(worker: Worker, signal: AbortSignal): Promise<M> {
    return waitWithin<M>({ signal, timeLimit: this.timeLimit }, ({ resolve, reject }) => {
      const failed = (error: unknown) => reject(new OracleError(`${this.#url} ended its worker: ${error}`));
      const exited = () => reject(new OracleError(`${this.#url} ended its worker.`));
      worker.once("message", resolve).once("error", failed).once("exit", exited);
      return {
        expire: () => reject("timeout"),
        release: () => worker.off("message", resolve).off("error", failed).off("exit", exited),
      };
    });
  }

  #loadedTooLate(): OracleError {
    const seconds = this.timeLimit.duration / 1000;
    return new OracleError(`${this.#url} was not loaded within ${seconds} s. Set a longer time limit with --timeout.`);
  }
}
