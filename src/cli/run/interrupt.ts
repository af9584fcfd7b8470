import { ExitCode } from "../options/exit-codes.js";

/** Turns the first signal into the end of the reduction, and the second into the end of the process. */
export class Interrupt {
  exitCode: number | undefined;
  #first = 0;
  readonly #controller = new AbortController();
  readonly #say: (line: string) => void;
  readonly #kept: string;
  readonly #handlers = [
    ["SIGHUP", ExitCode.sighup],
    ["SIGINT", ExitCode.sigint],
    ["SIGTERM", ExitCode.sigterm],
  ].map(([signal, code]) => ({ signal: signal as NodeJS.Signals, handler: () => this.#interrupt(code as number) }));

  /**
   * @param say is told of the first signal
   * @param kept what is not lost by it, with its verb
   */
  constructor(say: (line: string) => void, kept = "the best result so far is") {
    this.#say = say;
    this.#kept = kept;
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
    this.#say(`Stopping; ${this.#kept} kept. Again to stop at once.`);
    this.#controller.abort();
  }
}
