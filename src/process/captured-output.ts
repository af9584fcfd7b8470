import type { ChildProcess } from "node:child_process";
import type { Readable } from "node:stream";

/** The name of an output stream of a process. */
export type StreamName = "stdout" | "stderr";

/** How much of each stream is kept, in bytes. */
export const keptOutput = 1 << 20;

/** At most so many turns of the event loop are spent on reading the rest of the output when a process has ended. */
const lastTurns = 64;

/**
 * The beginning of what a process prints: the first megabyte of each stream. The rest is read and discarded, so that the process
 * never waits for a reader.
 */
export class CapturedOutput {
  readonly #chunks: { readonly stream: StreamName; readonly bytes: Buffer }[] = [];
  readonly #lengths = { stdout: 0, stderr: 0 };
  readonly #streams: readonly Readable[];
  #reads = 0;

  readonly #onText: ((text: string) => void) | undefined;

  /**
   * @param names of the streams to capture, which must be pipes
   * @param onText is called with each part of the output when it arrives
   */
  constructor(child: ChildProcess, names: readonly StreamName[], onText?: (text: string) => void) {
    this.#onText = onText;
    this.#streams = names.flatMap((name) => child[name] ?? []);
    for (const name of names) child[name]?.on("data", (bytes: Buffer) => this.#add(name, bytes));
  }

  /**
   * Reads the output that is left when the process has ended, and closes the streams. It does not wait for their end, because
   * a process that the test left behind may keep them open.
   */
  async finish(): Promise<void> {
    // If nothing arrives in a turn of the event loop, nothing is left. An orphan that prints without end is cut off.
    for (let turn = 0, before = -1; turn < lastTurns && this.#reads > before && !this.#isEnded; turn++) {
      before = this.#reads;
      for (let wait = 0; wait < 2; wait++) await new Promise((resolve) => setImmediate(resolve));
    }
    for (const stream of this.#streams) stream.destroy();
  }

  /** The captured text of one stream. */
  textOf(stream: StreamName): string {
    const parts = this.#chunks.filter((chunk) => chunk.stream === stream).map(({ bytes }) => bytes);
    return Buffer.concat(parts).toString("utf8");
  }

  /**
   * The beginning of the captured text of all streams, in the order in which it was read.
   * @param length in bytes
   */
  beginning(length: number): string {
    const parts = this.#chunks.map(({ bytes }) => bytes);
    return Buffer.concat(parts).subarray(0, length).toString("utf8");
  }

  get #isEnded(): boolean {
    return this.#streams.every((stream) => stream.readableEnded);
  }

  #add(stream: StreamName, bytes: Buffer): void {
    this.#reads++;
    this.#onText?.(bytes.toString("utf8"));
    const room = keptOutput - this.#lengths[stream];
    // A copy, because a chunk may be a small part of a large buffer.
    if (room > 0) this.#chunks.push({ stream, bytes: Buffer.from(bytes.subarray(0, room)) });
    this.#lengths[stream] += bytes.length;
  }
}
