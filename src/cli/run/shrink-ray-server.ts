/** Reduces for Shrink Ray, as a program of its option --reduce-with: https://github.com/DRMacIver/shrinkray, pull requests 81 and 90. */
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { type Grammar, reduce } from "../../index.js";
import { decode } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";

/** What a {@link ShrinkRayServer} works with. */
export interface ServerOptions {
  /** Where queries go. */
  readonly output: Writable;
  /** How many queries may wait for an answer. */
  readonly jobs: number;
  /** The pipeline. */
  readonly reduce: string;
  /** The language of a test case. */
  readonly languageFor: (text: string) => Promise<Grammar>;
  /** Is called with each warning. */
  readonly note: (line: string) => void;
}

/** A message: the outcome of a query, or a test case to reduce. */
interface Message {
  /** In Base64. */
  readonly content: string;
  readonly interesting: boolean;
}

/**
 * Reduces each test case that it is sent. It asks whether a candidate is interesting by a query, `{"content": BASE64}`, and gets the same
 * with the outcome as `interesting`. A message about what was not asked for is a test case to reduce. At its end, the server says
 * `{"idle": true}`, and waits for the next one. Earlier versions of Shrink Ray send a test case as `{"reduce": BASE64}`.
 */
export class ShrinkRayServer {
  readonly #options: ServerOptions;
  /** Those that wait for the answers to a query, by its content. */
  readonly #waiting = new Map<string, ((isInteresting: boolean) => void)[]>();
  /** Ends the reduction that is running. */
  #abort = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #failure: unknown;

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  /**
   * Serves until the input ends.
   * @throws UsageError if a line is no message; and what `reduce` throws
   */
  async run(input: Readable): Promise<void> {
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    try {
      for await (const line of lines) {
        if (this.#failure !== undefined) break;
        if (line.trim() !== "") this.#receive(readMessage(line), () => lines.close());
      }
    } finally {
      this.#abort.abort();
      await this.#running;
    }
    if (this.#failure !== undefined) throw this.#failure;
  }

  #receive({ content, interesting }: Message, leave: () => void): void {
    const waiting = this.#waiting.get(content);
    if (waiting) {
      waiting.shift()?.(interesting);
      if (waiting.length === 0) this.#waiting.delete(content);
    } else if (interesting) {
      this.#abort.abort();
      const abort = new AbortController();
      this.#abort = abort;
      this.#running = this.#running
        .then(() => this.#reduce(Buffer.from(content, "base64"), abort.signal))
        .catch((error: unknown) => {
          this.#failure = error;
          leave();
        });
    }
  }

  /** Reduces a test case and says that it is done, unless another one has come in the meantime. */
  async #reduce(input: Uint8Array, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const { jobs, reduce: notation, languageFor, note } = this.#options;
    const { text, encode } = decode(input);
    await reduce({
      input,
      language: await languageFor(text),
      reduce: notation,
      test: (candidate) => (candidate === text ? true : this.#ask(encode(candidate))),
      jobs,
      // Shrink Ray has tested the input, and looks after flaky tests and slow ones.
      watch: false,
      timeout: Number.POSITIVE_INFINITY,
      signal,
      onEvent: (event) => {
        if (event.kind === "warning") note(event.message);
      },
    });
    if (!signal.aborted) this.#send({ idle: true });
  }

  #ask(bytes: Uint8Array): Promise<boolean> {
    const content = Buffer.from(bytes).toString("base64");
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(content);
      if (waiting) waiting.push(resolve);
      else this.#waiting.set(content, [resolve]);
      this.#send({ content });
    });
  }

  #send(message: object): void {
    this.#options.output.write(`${JSON.stringify(message)}\n`);
  }
}

/** @throws UsageError if the line is no message */
function readMessage(line: string): Message {
  try {
    const { content, interesting, reduce: start } = JSON.parse(line) as Record<string, unknown>;
    if (typeof start === "string") return { content: start, interesting: true };
    if (typeof content === "string" && typeof interesting === "boolean") return { content, interesting };
  } catch {
    // the message below says it
  }
  const shown = line.length > 200 ? `${line.slice(0, 200)}…` : line;
  throw new UsageError(
    `This is no message of Shrink Ray: ${shown}\nCall: shrinkray TEST INPUT --reduce-with 'treemin serve --protocol shrinkray'`,
  );
}
