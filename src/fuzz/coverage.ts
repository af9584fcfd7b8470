import { Session } from "node:inspector";

/** A range of code that ran: UTF-16 offsets in its file, the end exclusive. */
type CodeRange = readonly [start: number, end: number];

/** The code that ran, by file and function. */
export type Ran = ReadonlyMap<string, readonly CodeRange[]>;

/** No code. */
export const nothing: Ran = new Map();

/** Tells which of this process' code runs, as V8 counts it. Node's and treemin's own code is left out. */
export class Coverage {
  /** What ran in the last call of a function that is watched. */
  ran: Ran = nothing;
  readonly #session = new Session();
  readonly #isOwn: (url: string) => boolean;
  readonly #known = new Map<string, readonly CodeRange[]>();

  /** @param isOwn whether the code at a URL is treemin's */
  constructor(isOwn: (url: string) => boolean) {
    this.#isOwn = isOwn;
    this.#session.connect();
    this.#session.post("Profiler.enable");
    this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  /**
   * Wraps a function such that each call records which code it runs. Code that runs before and after the call, for example on
   * timers, does not count.
   */
  watch<A extends unknown[], R>(call: (...args: A) => R): (...args: A) => R {
    const note = () => {
      this.ran = this.#take();
    };
    return (...args) => {
      this.#take();
      this.ran = nothing;
      let result: R;
      try {
        result = call(...args);
      } catch (error) {
        note();
        throw error;
      }
      if (!(result instanceof Promise)) note();
      return result instanceof Promise ? (result.finally(note) as R) : result;
    };
  }

  /** What has run since the last call. */
  #take(): Ran {
    const ran = new Map<string, readonly CodeRange[]>();
    this.#session.post("Profiler.takePreciseCoverage", (error, taken) => {
      if (error) throw error;
      for (const { url, functions } of taken.result) {
        if (!url.startsWith("file:") || this.#isOwn(url)) continue;
        for (const { ranges } of functions) {
          const [whole] = ranges;
          if (whole && whole.count > 0)
            ran.set(`${url} ${whole.startOffset} ${whole.endOffset}`, rangesThatRan(ranges));
        }
      }
    });
    return ran;
  }

  /** What of this had never run before, and from now on has. */
  news(ran: Ran): Ran {
    const found = without(ran, this.#known);
    for (const [place, ranges] of found) this.#known.set(place, [...(this.#known.get(place) ?? []), ...ranges]);
    return found;
  }

  close(): void {
    this.#session.post("Profiler.stopPreciseCoverage");
    this.#session.disconnect();
  }
}

/**
 * What is in the first, but not in the second.
 * @param ran the code that ran
 * @param other the code that is taken away
 */
export function without(ran: Ran, other: Ran): Ran {
  const rest = new Map<string, readonly CodeRange[]>();
  for (const [place, ranges] of ran) {
    const left = (other.get(place) ?? []).reduce(cut, ranges);
    if (left.length > 0) rest.set(place, left);
  }
  return rest;
}

function cut(ranges: readonly CodeRange[], [from, to]: CodeRange): readonly CodeRange[] {
  return ranges.flatMap(([start, end]) => {
    const parts: readonly CodeRange[] = [
      [start, Math.min(end, from)],
      [Math.max(start, to), end],
    ];
    return parts.filter(([first, last]) => first < last);
  });
}

/** The ranges of one function that ran. V8 gives outer ranges first; a range in another one counts by itself. */
function rangesThatRan(
  ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[],
): readonly CodeRange[] {
  let ran: readonly CodeRange[] = [];
  for (const { startOffset, endOffset, count } of ranges) {
    const range: CodeRange = [startOffset, endOffset];
    const others = cut(ran, range);
    ran = count > 0 ? [...others, range] : others;
  }
  return ran;
}
