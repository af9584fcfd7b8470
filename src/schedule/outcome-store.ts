import type { Outcome } from "../oracle/oracle.js";
import { type CacheKind, CandidateText, type TextSource } from "./candidate.js";
import { type Journal, JournalReplay, type StuckAnswer } from "./journal.js";

/** How much memory each of the two caches may take, in bytes. */
const cacheBytes = 64e6;

/** Roughly how much memory one outcome takes, in bytes. */
const entrySize = 200;

/**
 * All outcomes that are known: from this run (cache) and from an earlier one (journal).
 *
 * Outcomes of decided candidates are kept apart from those of speculative tests. So cache hits, and the outcomes that are forgotten
 * to save memory, depend only on the order of the search and not on the number of jobs.
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

  /** From now on, outcomes of texts with more than `length` UTF-16 units are forgotten first when memory is needed. */
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

/** An outcome, and the length of its text in UTF-16 units. */
interface CachedOutcome {
  readonly outcome: Outcome;
  readonly length: number;
}

/**
 * Remembers outcomes by digest. A text that is longer than the best one is never tested again, so when memory is needed the
 * outcomes of longer texts go first (Hodován and Kiss, AST 2017; Tian et al., "Caching and Eviction for Program
 * Reduction"), then the oldest ones.
 */
export class OutcomeCache {
  readonly #entries = new Map<string, CachedOutcome>();
  readonly #capacity: number;
  #longest = Number.POSITIVE_INFINITY;

  /** @param bytes roughly how much memory the cache may take */
  constructor(bytes: number) {
    this.#capacity = Math.max(1, Math.floor(bytes / entrySize));
  }

  /** How many outcomes the cache holds. */
  get size(): number {
    return this.#entries.size;
  }

  /** Returns the outcome with this digest, or undefined if the cache does not hold it. */
  get(digest: string): Outcome | undefined {
    return this.#entries.get(digest)?.outcome;
  }

  /** @param length length of the text in UTF-16 units */
  set(digest: string, outcome: Outcome, length: number): void {
    this.#entries.set(digest, { outcome, length });
    if (this.#entries.size > this.#capacity) this.#makeRoom();
  }

  /** Forgets one outcome. */
  delete(digest: string): void {
    this.#entries.delete(digest);
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
    this.#longest = Number.POSITIVE_INFINITY;
  }

  /** Declares that no text of more than `length` UTF-16 units will be looked up again. */
  forgetLonger(length: number): void {
    this.#longest = length;
  }

  /** Frees at least half of the capacity, so that this rarely happens. */
  #makeRoom(): void {
    for (const [digest, { length }] of this.#entries) if (length > this.#longest) this.#entries.delete(digest);
    for (const digest of this.#entries.keys()) {
      if (this.#entries.size <= this.#capacity / 2) break;
      this.#entries.delete(digest);
    }
  }
}
