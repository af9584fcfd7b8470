import type { Outcome } from "../oracle/oracle.js";
import { CandidateText, type TextSource } from "./candidate-text.js";
import { type Journal, JournalReplay, type StuckAnswer } from "./journal.js";
import { type CacheKind, OutcomeCache } from "./outcome-cache.js";

/** How much memory each of the two caches may take, in bytes. */
const cacheBytes = 64e6;

/**
 * All outcomes that are known: from this run (cache) and from an earlier one (journal).
 *
 * Outcomes of decided candidates are kept apart from those of tests that ran ahead. So what was decided before, and what is
 * forgotten to save memory, depend only on the order of the search and not on the number of jobs.
 */
export class OutcomeStore {
  readonly #kind: CacheKind;
  readonly #journal: Journal | undefined;
  readonly #replay: JournalReplay | undefined;
  readonly #decided: OutcomeCache | undefined;
  readonly #ahead: OutcomeCache | undefined;

  /**
   * @param kind how outcomes are identified
   * @param journal the outcomes of an earlier run, and where this run records its own
   */
  constructor(kind: CacheKind, journal?: Journal) {
    this.#kind = kind;
    this.#journal = journal;
    this.#replay = journal && new JournalReplay(journal.outcomes);
    if (kind === "none") return;
    this.#decided = new OutcomeCache(cacheBytes);
    this.#ahead = new OutcomeCache(cacheBytes);
  }

  /** Wraps a text, or a source that builds the text when it is first needed. */
  candidateText(source: TextSource | string): CandidateText {
    return new CandidateText(typeof source === "string" ? { text: () => source } : source, this.#kind);
  }

  /** Returns the outcome of a text if it is known. Finding changes nothing, so a search that runs ahead may ask. */
  find(text: CandidateText): Outcome | undefined {
    const outcome = this.#decided?.get(text.digest) ?? this.#ahead?.get(text.digest);
    return outcome ?? this.#replay?.next(text.digest);
  }

  /** Stores the outcome of a test that has ended, also in the journal. */
  remember(text: CandidateText, outcome: Outcome): void {
    this.#ahead?.set(text.digest, outcome, text.length);
    this.#journal?.record(text.digest, outcome);
  }

  /**
   * Marks a text as decided. Callers do so in the order of the search.
   * @returns where its outcome comes from: an earlier decision, the journal, or else a test of this run
   */
  decide(text: CandidateText, outcome: Outcome): "cache" | "journal" | "test" {
    if (this.#decided?.get(text.digest) !== undefined) return "cache";
    this.#ahead?.delete(text.digest);
    this.#decided?.set(text.digest, outcome, text.length);
    return this.#replay?.take(text.digest) === undefined ? "test" : "journal";
  }

  /** Lets outcomes of texts of more than `length` UTF-16 units go first when memory is needed. */
  forgetLonger(length: number): void {
    this.#decided?.forgetLonger(length);
    this.#ahead?.forgetLonger(length);
  }

  /**
   * Forgets the outcomes of this run, which a contradiction has made doubtful, also those in the journal (see {@link Journal}).
   * @param doubtful the answer that the test gave wrongly
   */
  forget(doubtful: StuckAnswer): void {
    this.#decided?.clear();
    this.#ahead?.clear();
    this.#journal?.distrust(doubtful);
  }
}
