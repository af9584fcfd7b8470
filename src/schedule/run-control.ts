import type { Inspection, Outcome } from "../oracle/oracle.js";

/** The part of a running reduction that a control uses. */
export interface ControlledRun {
  /** Whether no test of a candidate may begin. */
  isPaused: boolean;
  /** The best text so far. */
  readonly best: string;
  /** Why no text can replace the best one; undefined if one can. */
  readonly refusal: string | undefined;
  /** Skips a pass. */
  skip(phase: string): void;
  /** Replaces the best text by an interesting one. */
  replace(text: string): void;
  /** Tests a text and remembers the outcome. */
  test(text: string): Promise<Outcome>;
  /** Tests a text and explains the outcome. */
  inspect(text: string): Promise<Inspection>;
}

/** What happened to an edited text: it was `accepted`, or why it was not. */
export type Trial = "accepted" | "unchanged" | "longer" | Exclude<Outcome, "interesting">;

/** Lets a person change the course of a running reduction. Use it for one reduction only; it has no effect before that begins. */
export class RunControl {
  #run: ControlledRun | undefined;

  /**
   * Connects the control with a run.
   * @param run the running reduction
   */
  attach(run: ControlledRun): void {
    this.#run = run;
  }

  /** Whether no test of a candidate may begin. */
  get isPaused(): boolean {
    return this.#run?.isPaused ?? false;
  }

  /** Pauses the run: no further test of a candidate begins. Running tests end, and time limits keep running. */
  pause(): void {
    if (this.#run) this.#run.isPaused = true;
  }

  /** Ends a pause. */
  goOn(): void {
    if (this.#run) this.#run.isPaused = false;
  }

  /**
   * Refuses all further candidates of a pass without a test, until one of another pass is decided. The pass may come again later; the result
   * then has no guarantee.
   * @param phase the name of the pass, which must be running
   */
  skip(phase: string): void {
    this.#run?.skip(phase);
  }

  /** Why {@link tryText} cannot be used; undefined if it can. */
  get refusal(): string | undefined {
    return this.#run ? this.#run.refusal : "The reduction has not begun.";
  }

  /**
   * Tests a text. If it is interesting and not longer than the best one, it takes its place, and the search begins anew with it.
   * Other candidates may be tested meanwhile, unless the run is paused.
   * @param text the edited text
   * @throws TypeError if no text can take the place of the best one; and what the test throws
   */
  async tryText(text: string): Promise<Trial> {
    const run = this.#run;
    if (!run || run.refusal !== undefined) throw new TypeError(this.refusal);
    const isLonger = () => text.length > run.best.length;
    if (text === run.best) return "unchanged";
    if (isLonger()) return "longer";
    const outcome = await run.test(text);
    if (outcome !== "interesting") return outcome;
    if (isLonger()) return "longer";
    run.replace(text);
    return "accepted";
  }

  /**
   * Tests a text once more and explains the outcome, which decides nothing.
   * @param text any text
   * @returns undefined before the reduction begins
   * @throws what the test throws
   */
  async inspect(text: string): Promise<Inspection | undefined> {
    return await this.#run?.inspect(text);
  }
}
