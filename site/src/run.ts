import type { Answer, Setup } from "./messages.ts";
import { Recording } from "./recording.ts";

/** How a run ended. */
export interface Ending {
  readonly kind: "done" | "failed" | "stopped" | "endless";
  readonly message: string;
  readonly guarantee?: string | undefined;
  /** In milliseconds. */
  readonly time: number;
}

/** Limit and listener of a run. */
interface RunOptions {
  /** How long a test may take, in milliseconds. */
  readonly limit: number;
  /** Is called when something was recorded. */
  readonly onProgress: () => void;
}

/** A reduction in a worker. */
export class Run {
  readonly recording = new Recording();
  readonly setup: Setup;
  /** Resolves when the input is known to be interesting. */
  readonly begun: Promise<void>;
  /** Resolves when the run has ended, in whatever way. */
  readonly ended: Promise<Ending>;
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #options: RunOptions;
  readonly #start = performance.now();
  #begin: () => void = () => {};
  #end: (ending: Ending) => void = () => {};
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: Setup, options: RunOptions) {
    this.setup = setup;
    this.#options = options;
    this.begun = new Promise((resolve) => {
      this.#begin = resolve;
    });
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.#take(data));
    this.#worker.addEventListener("error", ({ message }) => this.#finish("failed", message));
    this.#worker.postMessage({ kind: "reduce", setup });
  }

  /** Ends the run at once. The recording keeps what was found so far. */
  stop(): void {
    this.#finish("stopped", "Stopped.");
  }

  #take(answer: Answer): void {
    clearTimeout(this.#watchdog);
    if (answer.kind === "failed") this.#finish("failed", answer.message);
    if (answer.kind === "done") this.#finish("done", "Done.", answer.guarantee);
    if (answer.kind !== "lines") return;
    this.recording.add(answer.lines);
    if (this.recording.steps.length > 0) this.#begin();
    if (answer.isTesting) {
      const { limit } = this.#options;
      const message = `A test did not end within ${limit / 1000} s, so the reduction was ended.`;
      this.#watchdog = setTimeout(() => this.#finish("endless", message), limit);
    }
    this.#options.onProgress();
  }

  #finish(kind: Ending["kind"], message: string, guarantee?: string): void {
    clearTimeout(this.#watchdog);
    this.#worker.terminate();
    this.#end({ kind, message, guarantee, time: performance.now() - this.#start });
  }
}
