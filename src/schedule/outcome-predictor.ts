/**
 * Foretells outcomes. A change that was interesting, or not, when it was made to one text mostly is so when it is made to
 * another that has been reduced in the meantime: what runs ahead of an accepted candidate is lost, but not for nothing. A
 * change that was never made is expected to fail, for most do, unless the last ones all were interesting.
 */
import { createHash } from "node:crypto";

/** How many changes are remembered. */
const mostChanges = 100_000;

/** After so many interesting candidates in a row, the next one is expected to be so, too. */
const shortestRun = 3;

export class OutcomePredictor {
  readonly #outcomes = new Map<string, boolean>();
  #run = 0;

  /** Whether a change is to be expected to be interesting. */
  expects(change: string): boolean {
    return this.recall(change) ?? this.#run >= shortestRun;
  }

  /** Whether a change was interesting when it was last made; undefined if it never was. */
  recall(change: string): boolean | undefined {
    return this.#outcomes.get(change);
  }

  /** The next candidate in order is decided. */
  decided(isInteresting: boolean): void {
    this.#run = isInteresting ? this.#run + 1 : 0;
  }

  /** A change was made to some text, in whatever order. */
  learn(change: string, isInteresting: boolean): void {
    if (this.#outcomes.size >= mostChanges) this.#outcomes.clear();
    this.#outcomes.set(change, isInteresting);
  }
}

/** How many units are compared at a time. */
const block = 2048;

/** How much of the beginning and of the end tells one change from others. */
const shown = 512;

/**
 * Identifies what makes one text of another: what goes and what comes, wherever that is. Long ones are told apart by their
 * lengths and their ends, for a mistake costs no more than a test.
 */
export function changeBetween(before: string, after: string): string {
  const start = commonStart(before, after);
  const kept = commonEnd(before, after, Math.min(before.length, after.length) - start);
  const hash = createHash("sha256");
  for (const text of [before, after]) {
    const [from, to] = [start, text.length - kept];
    hash.update(`${to - from} ${text.slice(from, Math.min(from + shown, to))} `, "utf16le");
    hash.update(text.slice(Math.max(from, to - shown), to), "utf16le");
  }
  return hash.digest("base64");
}

/** How many units two texts have in common at the beginning. Stretches that are equal are compared as a whole. */
function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start + block <= most && one.slice(start, start + block) === other.slice(start, start + block)) start += block;
  while (start < most && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  return start;
}

/** How many units, at most so many, two texts have in common at the end. */
function commonEnd(one: string, other: string, most: number): number {
  let end = 0;
  const [here, there] = [one.length, other.length];
  const isEqual = () => one.slice(here - end - block, here - end) === other.slice(there - end - block, there - end);
  while (end + block <= most && isEqual()) end += block;
  while (end < most && one.charCodeAt(here - end - 1) === other.charCodeAt(there - end - 1)) end++;
  return end;
}
