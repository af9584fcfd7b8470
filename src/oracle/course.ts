/**
 * The course of a search that is asked for candidates before it is known what became of those it gave. A generator cannot
 * go back, so there are two of the same search: one leads, on the assumption that what is undecided comes to nothing, which
 * is right four times of five and more; the other follows with the answers that are known. Where the assumption was wrong,
 * the follower takes over, and a third one is led to where it stands, by the answers so far and in the time in which all
 * wait for tests.
 */
import type { Search } from "../reducer/search.js";
import type { Candidate } from "./candidate.js";

/** A candidate and where it stands in the search. */
export interface Place {
  readonly candidate: Candidate;
  /** Number of the round, from 0. */
  readonly round: number;
  /** Number in its round, from 0. */
  readonly index: number;
}

/** How long the follower is led at a time, in milliseconds. */
const slice = 5;

export class Course {
  readonly #begin: () => Search<Candidate, unknown>;
  /** What became of the rounds that are decided: the index of the accepted candidate, or -1. */
  readonly #answers: number[] = [];
  #lead: Line;
  /** Never ahead of what is decided; undefined if the search never goes beyond it. */
  #follower: Line | undefined;

  /**
   * @param begin begins the search; each time the same one
   * @param isAhead whether to go beyond rounds that are not decided
   */
  constructor(begin: () => Search<Candidate, unknown>, isAhead: boolean) {
    this.#begin = begin;
    this.#lead = new Line(begin());
    this.#follower = isAhead ? new Line(begin()) : undefined;
  }

  /** Whether the search is over, if what is undecided comes to nothing. */
  get isOver(): boolean {
    return this.#lead.isOver;
  }

  /** The next candidate of the round; undefined if there is none left. */
  draw(): Place | undefined {
    return this.#lead.draw();
  }

  /**
   * Goes on to the next round.
   * @param isDecided whether all candidates so far came to nothing
   * @returns false if that is not possible yet, because it would have to be on an assumption
   */
  goOn(isDecided: boolean): boolean {
    if (isDecided) this.decide(this.#lead.round + 1);
    else if (!this.#follower || this.isBehind) return false;
    this.#lead.answer(undefined);
    return true;
  }

  /** All rounds before this one came to nothing, as far as it was not known. */
  decide(round: number): void {
    while (this.#answers.length < round) this.#answers.push(-1);
  }

  /** A candidate is accepted. Nothing that was drawn behind it counts any more. */
  accept({ candidate, round, index }: Place): void {
    this.decide(round);
    if (this.#lead.round === round) {
      this.#lead.answer(candidate);
    } else {
      const follower = this.#follower as Line;
      this.#lead.leave();
      this.#follower = new Line(this.#begin());
      while (follower.round < round) follower.follow(this.#answers[follower.round] as number);
      follower.follow(index);
      this.#lead = follower;
    }
    this.#answers.push(index);
  }

  /** Whether the follower has not been told of everything that is decided. */
  get isBehind(): boolean {
    return this.#follower !== undefined && this.#follower.round < this.#answers.length;
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
}

/** One run of the search. */
class Line {
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

  draw(): Place | undefined {
    const step = this.#now;
    if (step.done) return undefined;
    this.#candidates ??= step.value[Symbol.iterator]();
    const { done, value } = this.#candidates.next();
    return done ? undefined : { candidate: value, round: this.round, index: this.#drawn++ };
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
    let place: Place | undefined;
    while (this.#drawn <= index) {
      place = this.draw();
      if (!place) throw new RangeError("A search must be the same each time it is begun; this one was not.");
    }
    this.answer(place?.candidate);
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
