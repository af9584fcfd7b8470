import { ExitCode } from "./exit-codes.js";
import type { Progress } from "./progress.js";

/** Turns the first signal into the end of the reduction, and the second into the end of the process. */
export class Interrupt {
  exitCode: number | undefined;
  #first = 0;
  readonly #controller = new AbortController();
  readonly #progress: Progress;
  readonly #handlers = [
    ["SIGHUP", ExitCode.sighup],
    ["SIGINT", ExitCode.sigint],
    ["SIGTERM", ExitCode.sigterm],
  ].map(([signal, code]) => ({ signal: signal as NodeJS.Signals, handler: () => this.#interrupt(code as number) }));

  constructor(progress: Progress) {
    this.#progress = progress;
    for (const { signal, handler } of this.#handlers) process.on(signal, handler);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  release(): void {
    for (const { signal, handler } of this.#handlers) process.off(signal, handler);
  }

  #interrupt(code: number): void {
    if (this.exitCode !== undefined) {
      // Whoever repeats a signal at once, a nervous finger or a supervisor, does not mean to leave something behind.
      if (performance.now() - this.#first > 500) process.exit(code);
      return;
    }
    this.#first = performance.now();
    this.exitCode = code;
    this.#progress.say("Stopping; the best result so far is kept. Again to stop at once.");
    this.#controller.abort();
  }
}
