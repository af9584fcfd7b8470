import { Session } from "node:inspector";

/** The parts of this process' code that have run, as V8 counts them. Node's and treemin's own code is left out. */
export class Coverage {
  readonly #session = new Session();
  readonly #isOwn: (url: string) => boolean;
  readonly #known = new Set<string>();

  /** @param isOwn whether the code at a URL is treemin's */
  constructor(isOwn: (url: string) => boolean) {
    this.#isOwn = isOwn;
    this.#session.connect();
    this.#session.post("Profiler.enable");
    this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  /** How many parts have run since the last call that had never run before. */
  take(): number {
    const before = this.#known.size;
    this.#session.post("Profiler.takePreciseCoverage", (error, taken) => {
      if (error) throw error;
      for (const { url, functions } of taken.result) {
        if (!url.startsWith("file:") || this.#isOwn(url)) continue;
        for (const { ranges } of functions) {
          for (const { startOffset, endOffset, count } of ranges) {
            if (count > 0) this.#known.add(`${url} ${startOffset} ${endOffset}`);
          }
        }
      }
    });
    return this.#known.size - before;
  }

  close(): void {
    this.#session.post("Profiler.stopPreciseCoverage");
    this.#session.disconnect();
  }
}
