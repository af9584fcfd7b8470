import type { ChildProcess } from "node:child_process";
import type { Readable } from "node:stream";

/** One of the streams that a process prints on. */
export type StreamName = "stdout" | "stderr";

/** How much is kept of each stream, in bytes. */
const kept = 1 << 20;

/** The beginning of what a process prints; the rest is read and thrown away, so that it need not wait. */
export class CapturedOutput {
  readonly #chunks: { readonly stream: StreamName; readonly bytes: Buffer }[] = [];
  readonly #lengths = { stdout: 0, stderr: 0 };
  readonly #streams: readonly Readable[];
  #reads = 0;

  constructor(child: ChildProcess, names: readonly StreamName[]) {
    this.#streams = names.flatMap((name) => child[name] ?? []);
    for (const name of names) child[name]?.on("data", (bytes: Buffer) => this.#take(name, bytes));
  }

  /**
   * Reads what is there when the process has ended and closes the streams. Somebody whom the process left behind may hold
   * them, so nobody waits for their end.
   */
  async finish(): Promise<void> {
    // A turn of the event loop in which nothing came says that nothing is there. Whoever never stops is not read to the end.
    for (let turn = 0, before = -1; turn < 64 && this.#reads > before && !this.#isEnded; turn++) {
      before = this.#reads;
      for (let wait = 0; wait < 2; wait++) await new Promise((resolve) => setImmediate(resolve));
    }
    for (const stream of this.#streams) stream.destroy();
  }

  /** What was printed on one stream. */
  textOf(stream: StreamName): string {
    const parts = this.#chunks.filter((chunk) => chunk.stream === stream).map(({ bytes }) => bytes);
    return Buffer.concat(parts).toString("utf8");
  }

  /** The beginning of what was printed on all streams, as it came. */
  beginning(length: number): string {
    const parts = this.#chunks.map(({ bytes }) => bytes);
    return Buffer.concat(parts).subarray(0, length).toString("utf8");
  }

  get #isEnded(): boolean {
    return this.#streams.every((stream) => stream.readableEnded);
  }

  #take(stream: StreamName, bytes: Buffer): void {
    this.#reads++;
    const room = kept - this.#lengths[stream];
    // A copy, because a chunk may be a small part of a large buffer.
    if (room > 0) this.#chunks.push({ stream, bytes: Buffer.from(bytes.subarray(0, room)) });
    this.#lengths[stream] += bytes.length;
  }
}
