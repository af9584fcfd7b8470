/**
 * Foretells outcomes. A change that was interesting, or not, when it was made to one text mostly is so when it is made to
 * another that has been reduced in the meantime: what runs ahead of an accepted candidate is lost, but not for nothing.
 */
import { createHash } from "node:crypto";

/** How many changes are remembered. */
const mostChanges = 100_000;

export class Foresight {
  readonly #outcomes = new Map<string, boolean>();

  /** Whether a change is to be expected to be interesting; one that was never made is not. */
  expects(change: string): boolean {
    return this.#outcomes.get(change) ?? false;
  }

  learn(change: string, isInteresting: boolean): void {
    if (this.#outcomes.size >= mostChanges) this.#outcomes.clear();
    this.#outcomes.set(change, isInteresting);
  }
}

/** Identifies what makes one text of another: what goes and what comes, wherever that is. */
export function changeBetween(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let [end, afterEnd] = [before.length, after.length];
  while (afterEnd > start && end > start && before.charCodeAt(end - 1) === after.charCodeAt(afterEnd - 1)) {
    end--;
    afterEnd--;
  }
  const hash = createHash("sha256").update(before.slice(start, end), "utf16le");
  return hash.update("\0").update(after.slice(start, afterEnd), "utf16le").digest("base64");
}
