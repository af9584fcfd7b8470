/**
 * What a person has changed in the course of a run: passes that were skipped, and texts that took the place of the best one.
 *
 * Each is tied to a number of decided candidates. The decided sequence is the same for any number of jobs, so a later run that
 * gets the interventions from the journal takes the same course.
 */
import type { RunStatistics } from "./run-statistics.js";

/** A change of the course of a run. */
export type Intervention =
  | {
      /** A pass was skipped: from there on, candidates of a phase are refused without a test, until one of another phase is decided. */
      readonly kind: "skip";
      /** How many candidates had been decided before. */
      readonly at: number;
      /** Name of the phase. */
      readonly phase: string;
    }
  | {
      /** A text became the best one, and the search began anew with it. */
      readonly kind: "text";
      /** How many candidates had been decided before. */
      readonly at: number;
      /** The text, which is known to be interesting. */
      readonly text: string;
    };

/** The part of a running search that interventions use. */
export interface InterruptedSearch {
  /** How many candidates are drawn and not yet decided. */
  readonly pending: number;
  /** Goes on with the search. */
  wake(): void;
}

/** The interventions of a run, those of the run that it continues included. */
export class Interventions {
  readonly #statistics: RunStatistics;
  readonly #record: (intervention: Intervention) => void;
  /** Those that are in force or will be, in the order in which they were made. */
  #open: readonly Intervention[];
  #search: InterruptedSearch | undefined;
  #isPaused = false;

  /**
   * @param known those of an earlier run
   * @param record is called with each new one
   */
  constructor(
    statistics: RunStatistics,
    known: readonly Intervention[] = [],
    record: (intervention: Intervention) => void = () => undefined,
  ) {
    this.#statistics = statistics;
    this.#open = known;
    this.#record = record;
  }

  /** Sets the search that is running. */
  attach(search: InterruptedSearch): void {
    this.#search = search;
  }

  /** Whether no test of a candidate may begin. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  set isPaused(isPaused: boolean) {
    this.#isPaused = isPaused;
    this.#search?.wake();
  }

  /** Skips a pass, from the next candidate on that is drawn. */
  skip(phase: string): void {
    this.#add({ kind: "skip", at: this.#statistics.decided + (this.#search?.pending ?? 0), phase });
  }

  /** Puts an interesting text in the place of the best one, before any other candidate is decided. */
  replace(text: string): void {
    this.#add({ kind: "text", at: this.#statistics.decided, text });
  }

  /**
   * Whether a candidate is refused because its pass is skipped: no candidate of another phase has come since.
   * @param index how many candidates come before it
   * @param row how many of these, the last ones, are of the same phase, as far as they are not yet decided
   */
  isSkipped(phase: string, index: number, row: number): boolean {
    const { decided } = this.#statistics;
    return this.#open.some(
      (each) =>
        each.kind === "skip" && each.phase === phase && index >= each.at && index - row <= Math.max(each.at, decided),
    );
  }

  /** Ends the skipping of other passes. Called with the phase of each candidate just before the candidate is counted as decided. */
  passBy(phase: string): void {
    const { decided } = this.#statistics;
    const isOver = (each: Intervention) => each.kind === "skip" && decided >= each.at && phase !== each.phase;
    if (this.#open.some(isOver)) this.#open = this.#open.filter((each) => !isOver(each));
  }

  /** Whether a text must replace the best one now, before another candidate is decided. */
  get isTextDue(): boolean {
    return this.#nextText >= 0;
  }

  /** Returns the text that replaces the best one, and forgets all earlier interventions. */
  takeText(): string | undefined {
    const at = this.#nextText;
    const taken = this.#open[at];
    this.#open = this.#open.slice(at + 1);
    return taken?.kind === "text" ? taken.text : undefined;
  }

  get #nextText(): number {
    const { decided } = this.#statistics;
    return this.#open.findIndex(({ kind, at }) => kind === "text" && at <= decided);
  }

  #add(intervention: Intervention): void {
    this.#open = [...this.#open, intervention];
    this.#record(intervention);
    this.#search?.wake();
  }
}
