/**
 * The course of a search that is asked for candidates before it is known what became of those it gave. A generator cannot
 * go back, so there are two of the same search: one leads, on assumptions about what is undecided; the other follows with
 * the answers that are known. Where an assumption was wrong, the follower takes over, and a third one is led to where it
 * stands, by the answers so far and in the time in which all wait for tests.
 */
import type { Search } from "../search/search.js";
import type { Candidate } from "./candidate.js";

/** A candidate and where it stands in the search. */
export interface Draw {
  readonly candidate: Candidate;
  /** Number of the round, from 0. */
  readonly round: number;
  /** Number in its round, from 0. */
  readonly index: number;
  /** The run of the search that knows the candidate as its own. */
  readonly line: object;
}

/** How long the follower is led at a time, in milliseconds. */
const slice = 5;

export class SpeculativeSearch {
  readonly #begin: () => Search<Candidate, unknown>;
  /** The lead's answers to the rounds so far, known or assumed: the index of the accepted candidate, or -1. */
  readonly #answers: number[] = [];
  /** How many of these answers are known. */
  #decided = 0;
  #lead: Replica;
  /** Never ahead of what is decided; undefined if nothing is ever assumed. */
  #follower: Replica | undefined;

  /**
   * @param begin begins the search; each time the same one
   * @param isAhead whether to go on by assumptions
   */
  constructor(begin: () => Search<Candidate, unknown>, isAhead: boolean) {
    this.#begin = begin;
    this.#lead = new Replica(begin());
    this.#follower = isAhead ? new Replica(begin()) : undefined;
  }

  /** Whether the search is over, if all assumptions are right. */
  get isOver(): boolean {
    return this.#lead.isOver;
  }

  /** The next candidate of the round; undefined if there is none left. */
  draw(): Draw | undefined {
    return this.#lead.draw();
  }

  /**
   * Goes on to the next round, for nothing in this one is interesting.
   * @param isKnown whether that is known
   * @returns false if it would have to be assumed, and that is not possible yet
   */
  goOn(isKnown: boolean): boolean {
    if (!isKnown && !this.#mayAssume) return false;
    this.#answer(-1, undefined);
    return true;
  }

  /**
   * Goes on as if a candidate of this round were interesting.
   * @returns false if that is not possible yet
   */
  assume({ candidate, index }: Draw): boolean {
    if (!this.#mayAssume) return false;
    this.#answer(index, candidate);
    return true;
  }

  /** Goes back to a candidate that turned out otherwise than assumed. Nothing that was drawn behind it counts any more. */
  correct({ candidate, round, index, line }: Draw, isInteresting: boolean): void {
    let own: Candidate | undefined = candidate;
    if (this.#lead !== line || this.#lead.round !== round) {
      const follower = this.#follower as Replica;
      while (follower.round < round) follower.follow(this.#answers[follower.round] as number);
      own = follower.candidateAt(index);
      this.#lead.leave();
      this.#lead = follower;
      this.#follower = new Replica(this.#begin());
      this.#answers.length = round;
    }
    if (isInteresting) this.#answer(index, own);
  }

  /** All rounds before this one are decided as was assumed. */
  decide(round: number): void {
    this.#decided = round;
  }

  /** Number of the lead's round. */
  get round(): number {
    return this.#lead.round;
  }

  /** Whether the follower has not been told of everything that is decided. */
  get isBehind(): boolean {
    return this.#follower !== undefined && this.#follower.round < this.#decided;
  }

  /** Leads the follower for a while. */
  catchUp(): void {
    const start = performance.now();
    while (this.#follower && this.isBehind && performance.now() - start < slice) {
      this.#follower.follow(this.#answers[this.#follower.round] as number);
    }
  }

  /** Ends the search half-way. */
  leave(): void {
    this.#lead.leave();
    this.#follower?.leave();
  }

  get #mayAssume(): boolean {
    return this.#follower !== undefined && !this.isBehind;
  }

  #answer(index: number, candidate: Candidate | undefined): void {
    this.#answers.push(index);
    this.#lead.answer(candidate);
  }
}

/** One run of the search. */
class Replica {
  round = 0;
  readonly #search: Search<Candidate, unknown>;
  #step: IteratorResult<Iterable<Candidate>, unknown> | undefined;
  #candidates: Iterator<Candidate> | undefined;
  #drawn = 0;

  constructor(search: Search<Candidate, unknown>) {
    this.#search = search;
  }

  get isOver(): boolean {
    return this.#now.done === true;
  }

  draw(): Draw | undefined {
    const step = this.#now;
    if (step.done) return undefined;
    this.#candidates ??= step.value[Symbol.iterator]();
    const { done, value } = this.#candidates.next();
    return done ? undefined : { candidate: value, round: this.round, index: this.#drawn++, line: this };
  }

  answer(candidate: Candidate | undefined): void {
    const { done } = this.#now;
    if (done) throw new RangeError("A search that is over takes no answer.");
    this.leave();
    this.#drawn = 0;
    this.round++;
    this.#step = this.#search.next(candidate);
  }

  /** Goes the way of another line: answers with the candidate at an index, or with none. */
  follow(index: number): void {
    this.answer(this.candidateAt(index));
  }

  /** Draws until the candidate at an index of the round; of -1 there is none. */
  candidateAt(index: number): Candidate | undefined {
    let place: Draw | undefined;
    while (this.#drawn <= index) {
      place = this.draw();
      if (!place) throw new RangeError("A search must be the same each time it is begun; this one was not.");
    }
    return place?.candidate;
  }

  /** Leaves the round half-way. */
  leave(): void {
    this.#candidates?.return?.();
    this.#candidates = undefined;
  }

  /** The search begins when it is first asked: a follower may never be needed. */
  get #now(): IteratorResult<Iterable<Candidate>, unknown> {
    this.#step ??= this.#search.next();
    return this.#step;
  }
}
