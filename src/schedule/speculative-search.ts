/**
 * A search that goes on before earlier outcomes are known, and can be rolled back.
 *
 * Generators cannot rewind, so there are two replicas of the search. One leads and is answered with predictions. The other
 * follows with final answers only. After a misprediction the follower takes over as the leader. A new follower catches up
 * with the final answers while tests are running, unless that takes longer than it could save; until then, nothing is predicted.
 */
import type { Round, Search } from "../search/search.js";
import type { Candidate } from "./candidate.js";

/** A candidate and its position in the search. */
export interface Draw {
  readonly candidate: Candidate;
  /** Number of the round, from 0. */
  readonly round: number;
  /** Number of the candidate in its round, from 0. */
  readonly index: number;
  /** The replica that yielded the candidate. Only this replica takes the object as an answer. */
  readonly replica: object;
}

/** How long the follower catches up before tests may begin or end again, in milliseconds. */
const slice = 5;

/** Work that takes longer than this at once keeps the next tests waiting, in milliseconds. Shorter work costs only processor time. */
const longWork = 50;
const costOfShortWork = 0.2;

/** The number of recent answers from which the distance to the next misprediction is estimated. */
const mostRecent = 32;

/** Answers a search with predictions, and rolls it back when a prediction was wrong. */
export class SpeculativeSearch {
  readonly #begin: () => Search<Candidate, unknown>;
  /** The leader's answers so far, final or predicted: the index of the interesting candidate in its round, or -1. */
  readonly #answers: number[] = [];
  /** How many of these answers are final. */
  #decided = 0;
  readonly #isSpeculative: boolean;
  #leader: Replica;
  /** Never ahead of the final answers. Undefined if nothing is predicted. */
  #follower: Replica | undefined;

  /**
   * @param begin begins the search; each call must begin the same search
   * @param isSpeculative whether the search may go on with predicted answers
   */
  constructor(begin: () => Search<Candidate, unknown>, isSpeculative: boolean) {
    this.#begin = begin;
    this.#leader = new Replica(begin());
    this.#isSpeculative = isSpeculative;
    this.#follower = isSpeculative ? new Replica(begin()) : undefined;
  }

  /** Whether the search is over, provided that all predictions are right. */
  get isOver(): boolean {
    return this.#leader.isOver;
  }

  /** Number of the leader's round. */
  get round(): number {
    return this.#leader.round;
  }

  /** Whether the follower has not yet received all final answers. */
  get isBehind(): boolean {
    return this.#follower !== undefined && this.#follower.round < this.#decided;
  }

  /** Fetches the candidates of the leader's round. Undefined if that has been done, or need not be done. */
  get fetch(): (() => Promise<void>) | undefined {
    return this.#leader.fetch;
  }

  /** Returns the next candidate of the leader's round; undefined if there is none left. */
  draw(): Draw | undefined {
    return this.#leader.draw();
  }

  /**
   * Goes on to the next round as if no candidate of this round were interesting.
   * @param isFinal whether this answer is known to be right
   * @returns false if the answer would be a prediction and no prediction is possible yet
   */
  skipRound(isFinal: boolean): boolean {
    if (!isFinal && !this.#mayPredict) return false;
    this.#answer(-1, undefined);
    return true;
  }

  /**
   * Goes on to the next round as if a candidate of this round were interesting.
   * @returns false if no prediction is possible yet
   */
  predictInteresting({ candidate, index }: Draw): boolean {
    if (!this.#mayPredict) return false;
    this.#answer(index, candidate);
    return true;
  }

  /**
   * Rolls back to a candidate whose outcome was mispredicted. All draws behind this candidate are void.
   * @throws RangeError if the replicas yield different candidates
   */
  rollBack({ candidate, round, index, replica }: Draw, isInteresting: boolean): void {
    let ownCandidate: Candidate | undefined = candidate;
    if (this.#leader !== replica || this.#leader.round !== round) {
      const follower = this.#follower ?? new Replica(this.#begin());
      while (follower.round < round) follower.follow(this.#answers[follower.round] as number);
      ownCandidate = follower.candidateAt(index);
      this.#leader.leaveRound();
      this.#leader = follower;
      this.#follower = undefined;
      this.#answers.length = round;
    }
    if (isInteresting) this.#answer(index, ownCandidate);
  }

  /** Declares that the answers to all rounds before this one are final. */
  decideBefore(round: number): void {
    this.#decided = round;
  }

  /**
   * Begins to follow again after a misprediction, if that is likely to save time: a new follower repeats the whole search, and tests run
   * ahead only until the next misprediction.
   * @param testTime how long a test takes, in milliseconds
   */
  followIfWorthwhile(testTime: number): void {
    if (!this.#isSpeculative || this.#follower) return;
    const recent = this.#answers.slice(-mostRecent);
    const ahead = (recent.length + 1) / (recent.filter((index) => index >= 0).length + 1);
    if (this.#leader.cost > ahead * testTime) return;
    this.#follower = new Replica(this.#begin());
  }

  /** Lets the follower catch up with the final answers for a few milliseconds. */
  catchUp(): void {
    const start = performance.now();
    while (this.#follower && this.isBehind && performance.now() - start < slice) {
      this.#follower.follow(this.#answers[this.#follower.round] as number);
    }
  }

  /** Ends the search early. */
  leave(): void {
    this.#leader.leaveRound();
    this.#follower?.leaveRound();
  }

  get #mayPredict(): boolean {
    return this.#follower !== undefined && !this.isBehind;
  }

  #answer(index: number, candidate: Candidate | undefined): void {
    this.#answers.push(index);
    this.#leader.answer(candidate);
  }
}

/** One instance of the search. */
class Replica {
  round = 0;
  /** What repeating all of this would cost while tests are running, in milliseconds. */
  cost = 0;
  readonly #search: Search<Candidate, unknown>;
  #step: IteratorResult<Round<Candidate>, unknown> | undefined;
  #candidates: Iterator<Candidate> | undefined;
  #drawn = 0;
  #isFetched = false;

  constructor(search: Search<Candidate, unknown>) {
    this.#search = search;
  }

  get isOver(): boolean {
    return this.#currentStep.done === true;
  }

  get fetch(): (() => Promise<void>) | undefined {
    const step = this.#currentStep;
    const fetch = step.done || this.#isFetched ? undefined : step.value.fetch;
    if (!fetch) return undefined;
    return async () => {
      await fetch();
      this.#isFetched = true;
    };
  }

  draw(): Draw | undefined {
    const step = this.#currentStep;
    if (step.done) return undefined;
    this.#candidates ??= step.value[Symbol.iterator]();
    const candidates = this.#candidates;
    const { done, value } = this.#timed(() => candidates.next());
    return done ? undefined : { candidate: value, round: this.round, index: this.#drawn++, replica: this };
  }

  answer(candidate: Candidate | undefined): void {
    if (this.#currentStep.done) throw new RangeError("A search that is over takes no answer.");
    this.leaveRound();
    this.#drawn = 0;
    this.#isFetched = false;
    this.round++;
    this.#step = this.#timed(() => this.#search.next(candidate));
  }

  /** Gives the answer that another replica got: the candidate at an index of the round, or none for -1. */
  follow(index: number): void {
    this.answer(this.candidateAt(index));
  }

  /** Draws up to the candidate at an index of the round; draws nothing for -1. */
  candidateAt(index: number): Candidate | undefined {
    let draw: Draw | undefined;
    while (this.#drawn <= index) {
      draw = this.draw();
      if (!draw) throw new RangeError("A search must be the same each time it is begun; this one was not.");
    }
    return draw?.candidate;
  }

  /** Ends the iteration over the round's candidates early. */
  leaveRound(): void {
    this.#candidates?.return?.();
    this.#candidates = undefined;
  }

  #timed<T>(work: () => T): T {
    const start = performance.now();
    const result = work();
    const time = performance.now() - start;
    this.cost += time > longWork ? time : costOfShortWork * time;
    return result;
  }

  /** Starts the search on first use, for a follower may never be needed. */
  get #currentStep(): IteratorResult<Round<Candidate>, unknown> {
    this.#step ??= this.#timed(() => this.#search.next());
    return this.#step;
  }
}
