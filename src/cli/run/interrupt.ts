import { ExitCode } from "../options/exit-codes.js";

/** Handles SIGHUP, SIGINT and SIGTERM: the first one stops the reduction, a second one ends the process. */
export class Interrupt {
  /** The exit code for the first signal. Undefined before it. */
  exitCode: number | undefined;
  /** Time of the first signal, in milliseconds. */
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
   * Installs the handlers.
   * @param say prints a line at the first signal
   * @param kept what the signal does not destroy, with its verb, for that line
   */
  constructor(say: (line: string) => void, kept = "the best result so far is") {
    this.#say = say;
    this.#kept = kept;
    for (const { signal, handler } of this.#handlers) process.on(signal, handler);
  }

  /** Aborts at the first signal. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops the reduction as a limit does. */
  stop(): void {
    this.#controller.abort();
  }

  /** Removes the handlers. */
  release(): void {
    for (const { signal, handler } of this.#handlers) process.off(signal, handler);
  }

  #interrupt(code: number): void {
    if (this.exitCode !== undefined) {
      // Signals in quick succession, from a double key press or a supervisor, count as one.
      if (performance.now() - this.#first > 500) process.exit(code);
      return;
    }
    this.#first = performance.now();
    this.exitCode = code;
    this.#say(`Stopping; ${this.#kept} kept. Interrupt again to end at once.`);
    this.#controller.abort();
  }
}
