import type { Outcome } from "../oracle/oracle.js";

/**
 * What a reduction remembers beyond its process. A search is deterministic, so one that is asked again and answered from what
 * is known goes the same way, without a test, to where it had got to.
 */
export interface Journal {
  /** How long the test of the input took, in milliseconds, if the input is known to be interesting. */
  readonly duration: number | undefined;
  /** The known outcomes, each with what identifies its text, in the order in which they were recorded. */
  readonly outcomes: Iterable<readonly [digest: string, outcome: Outcome]>;
  /** Is told that the input is interesting. */
  checked(duration: number): void;
  /** Is told of every outcome that was not known. */
  record(digest: string, outcome: Outcome): void;
}

/**
 * Outcomes of an earlier run, each of which is given once: a text that was tested twice, because its first outcome had been
 * forgotten, is forgotten and asked for twice again.
 */
export class JournalReplay {
  readonly #outcomes = new Map<string, Outcome[]>();

  constructor(outcomes: Journal["outcomes"]) {
    for (const [digest, outcome] of outcomes) {
      const others = this.#outcomes.get(digest);
      if (others) others.push(outcome);
      else this.#outcomes.set(digest, [outcome]);
    }
  }

  /** The next outcome of a text, if there is one. */
  take(digest: string): Outcome | undefined {
    const outcomes = this.#outcomes.get(digest);
    const outcome = outcomes?.shift();
    if (outcomes?.length === 0) this.#outcomes.delete(digest);
    return outcome;
  }
}
