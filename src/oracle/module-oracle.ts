import { Worker } from "node:worker_threads";
import { type Inspection, type Oracle, OracleError, type Outcome } from "./oracle.js";

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
 * An oracle that calls the default export of a JavaScript module, a `(text: string) => boolean | Outcome` or the promise of
 * one, in workers: it can be stopped when it hangs, and several can run at once.
 */
export class ModuleOracle implements Oracle {
  timeout = Number.POSITIVE_INFINITY;
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
    await this.#start().then((worker) => this.#idle.push(worker));
    const start = performance.now();
    const { outcome, error } = await this.#ask(text, signal);
    const end = error === undefined ? `It answered ${outcome}.` : `It threw ${error}`;
    return { outcome, duration: performance.now() - start, explanation: [`Module: ${this.#url}`, end] };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  async #ask(text: string, signal: AbortSignal): Promise<ModuleAnswer> {
    const worker = this.#idle.pop() ?? (await this.#start());
    try {
      const answer = await this.#exchange(worker, text, signal);
      this.#idle.push(worker);
      return answer;
    } catch (reason) {
      // A worker cannot be told to stop calling the module, only to stop altogether.
      this.#all.delete(worker);
      await worker.terminate();
      if (reason === "timeout") return { outcome: "timeout" };
      throw reason;
    }
  }

  #exchange(worker: Worker, text: string, signal: AbortSignal): Promise<ModuleAnswer> {
    return new Promise((resolve, reject) => {
      const timer = Number.isFinite(this.timeout)
        ? setTimeout(() => settle(() => reject("timeout")), this.timeout)
        : undefined;
      const abort = () => settle(() => reject(signal.reason));
      const answered = (answer: ModuleAnswer) => settle(() => resolve(answer));
      const died = (error: unknown) => settle(() => reject(new OracleError(`${this.#url} ended its worker: ${error}`)));
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener("abort", abort);
        worker.off("message", answered).off("error", died).off("exit", died);
        finish();
      };
      if (signal.aborted) return abort();
      signal.addEventListener("abort", abort, { once: true });
      worker.once("message", answered).once("error", died).once("exit", died);
      worker.postMessage(text);
    });
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL("./module-worker.js", import.meta.url), { workerData: this.#url });
    this.#all.add(worker);
    const { problem } = await new Promise<ModuleReady>((resolve, reject) => {
      const ended = () => resolve({ problem: `${this.#url} ended its worker while it was loaded.` });
      worker.once("message", resolve).once("error", reject).once("exit", ended);
    });
    if (problem !== undefined) throw new OracleError(problem);
    worker.removeAllListeners("error").removeAllListeners("exit");
    return worker;
  }
}
