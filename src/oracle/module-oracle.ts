import { Worker } from "node:worker_threads";
import { OracleError } from "../process/oracle-error.js";
import { TimeLimit } from "../process/time-limit.js";
import type { Inspection, Oracle, Outcome } from "./oracle.js";

/** What the worker answers to a text: the outcome, or what the module threw (then the candidate is invalid). */
export interface ModuleAnswer {
  readonly outcome: Outcome;
  readonly error?: string;
}

/** What the worker says first: whether the module can be used. */
export interface ModuleReady {
  readonly problem?: string;
}

/**
 * An oracle that calls the default export of a JavaScript or TypeScript module, a `(text: string) => boolean | Outcome` or the promise of
 * one, in workers: it can be stopped when it hangs, and several can run at once.
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
    await this.#start(signal).then((worker) => this.#idle.push(worker));
    const start = performance.now();
    const { outcome, error } = await this.#ask(text, signal);
    const end = error === undefined ? `It answered ${outcome}.` : `It threw ${error}`;
    return { outcome, duration: performance.now() - start, explanation: [`Module: ${this.#url}`, end] };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  async #ask(text: string, signal: AbortSignal): Promise<ModuleAnswer> {
    const worker = this.#idle.pop() ?? (await this.#start(signal));
    try {
      worker.postMessage(text);
      const answer = await this.#next<ModuleAnswer>(worker, signal);
      this.#idle.push(worker);
      return answer;
    } catch (reason) {
      // A worker cannot be told to stop calling the module, only to stop altogether.
      await worker.terminate();
      if (reason === "timeout") return { outcome: "timeout" };
      if (reason instanceof OracleError) return { outcome: "invalid", error: reason.message };
      throw reason;
    }
  }

  /** A worker that has loaded the module. */
  async #start(signal: AbortSignal): Promise<Worker> {
    const worker = new Worker(new URL("./module-worker.js", import.meta.url), { workerData: this.#url });
    this.#all.add(worker);
    // The module may throw or exit while nobody waits for an answer; another worker then takes its place.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      this.#all.delete(worker);
      if (this.#idle.includes(worker)) this.#idle.splice(this.#idle.indexOf(worker), 1);
    });
    try {
      const { problem } = await this.#next<ModuleReady>(worker, signal);
      if (problem !== undefined) throw new OracleError(problem);
      return worker;
    } catch (reason) {
      await worker.terminate();
      throw reason === "timeout"
        ? new OracleError(`${this.#url} was not loaded within ${this.timeLimit.duration / 1000} s.`)
        : reason;
    }
  }

  /** The next message of a worker; rejects with `"timeout"` if it does not come in time. */
  #next<M>(worker: Worker, signal: AbortSignal): Promise<M> {
    return new Promise((resolve, reject) => {
      const expire = () => settle(() => reject("timeout"));
      const abort = () => settle(() => reject(signal.reason));
      const answered = (message: M) => settle(() => resolve(message));
      const failed = (error: unknown) =>
        settle(() => reject(new OracleError(`${this.#url} ended its worker: ${error}`)));
      const exited = () => settle(() => reject(new OracleError(`${this.#url} ended its worker.`)));
      const settle = (finish: () => void) => {
        release();
        signal.removeEventListener("abort", abort);
        worker.off("message", answered).off("error", failed).off("exit", exited);
        finish();
      };
      const release = this.timeLimit.watch(expire);
      if (signal.aborted) return abort();
      signal.addEventListener("abort", abort, { once: true });
      worker.once("message", answered).once("error", failed).once("exit", exited);
    });
  }
}
