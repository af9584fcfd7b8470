import { commonEnd, commonStart } from "../tree/common-ends.js";
import { keyOf } from "../tree/text-key.js";

/** How many changes the predictor remembers. */
const mostChanges = 100_000;

/**
 * Predicts outcomes. A change that was interesting in one text is mostly interesting, too, in a text that has been reduced in the
 * meantime. So speculative tests after a misprediction are still useful: they predict the outcomes of the same changes. Most
 * changes are not interesting, so a change that was never tested is predicted not to be.
 */
export class OutcomePredictor {
  readonly #outcomes = new Map<string, boolean>();

  /** Whether a change is predicted to be interesting: the outcome when it was last tested. */
  predictsInteresting(change: string): boolean {
    return this.#outcomes.get(change) ?? false;
  }

  /** Remembers the outcome of a change to some text. */
  learn(change: string, isInteresting: boolean): void {
    if (this.#outcomes.size >= mostChanges) this.#outcomes.clear();
    this.#outcomes.set(change, isInteresting);
  }
}

/** How many UTF-16 units of the beginning and of the end of a changed part identify it. */
const identifying = 512;

/**
 * Identifies the change from one text to another by the part that goes and the part that replaces it, wherever that is. Long
 * parts are identified by their lengths, beginnings and ends: confusing two changes costs no more than a test.
 * @param before the text that the change is made in
 * @param after the text that it makes
 */
export function changeBetween(before: string, after: string): string {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  const parts = [before, after].map((text) => {
    const [from, to] = [start, text.length - end];
    const [first, last] = [
      text.slice(from, Math.min(from + identifying, to)),
      text.slice(Math.max(from, to - identifying), to),
    ];
    return `${to - from} ${first} ${last}`;
  });
  return keyOf(parts.join(" ")).digest;
}
