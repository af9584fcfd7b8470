import type { Outcome } from "../oracle/oracle.js";
import type { Intervention } from "./interventions.js";

/** The same answer to every text, from a test whose surroundings have changed. */
export type StuckAnswer = "interesting" | "uninteresting";

/**
 * The outcomes of a reduction, kept beyond its process. A search is deterministic, so a search that is started again and
 * answered from recorded outcomes takes the same steps, without tests, up to where the earlier run ended.
 */
export interface Journal {
  /** How long the test of the input took, in milliseconds, if the input is known to be interesting. */
  readonly duration: number | undefined;
  /** The recorded outcomes, each with the digest of its text, in the order in which they were recorded. */
  readonly outcomes: Iterable<readonly [digest: string, outcome: Outcome]>;
  /** The interventions of the earlier run, in the order in which they were recorded. */
  readonly interventions: readonly Intervention[];
  /**
   * Records that the input is interesting.
   * @param duration how long its test took, in milliseconds
   */
  checked(duration: number): void;
  /** Records the outcome of a test. */
  record(digest: string, outcome: Outcome): void;
  /** Records that a person has changed the course of the run. */
  intervene(intervention: Intervention): void;
  /**
   * Records that the test has begun to give a wrong outcome to every text. The next run must not rely on it.
   * - `uninteresting`: outcomes after the last interesting one do not count, for until then the test had worked.
   * - `interesting`: nothing counts that was recorded so far.
   */
  distrust(answer: StuckAnswer): void;
}

/**
 * Replays the outcomes of an earlier run, each once. If the earlier run had forgotten the outcome of a text and tested it
 * again, this run forgets it at the same point, and needs the second outcome, too.
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

  /** Returns the next outcome of a text, if there is one left, and keeps it. */
  next(digest: string): Outcome | undefined {
    return this.#outcomes.get(digest)?.[0];
  }

  /** Returns the next outcome of a text, if there is one left, and removes it. */
  take(digest: string): Outcome | undefined {
    const outcomes = this.#outcomes.get(digest);
    const outcome = outcomes?.shift();
    if (outcomes?.length === 0) this.#outcomes.delete(digest);
    return outcome;
  }
}
