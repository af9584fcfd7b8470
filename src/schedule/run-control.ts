import type { Inspection, Outcome } from "../oracle/oracle.js";
import type { Interventions } from "./interventions.js";
import type { RunStatistics } from "./run-statistics.js";

/** A running reduction, as a control reaches it. */
export interface ControlledRun {
  readonly statistics: RunStatistics;
  readonly interventions: Interventions;
  /** Tests a text and remembers the outcome. */
  readonly test: (text: string) => Promise<Outcome>;
  /** Tests a text and explains the outcome. */
  readonly inspect: (text: string) => Promise<Inspection>;
  /** Why no text can take the place of the best one; undefined if one can. */
  readonly refusal: string | undefined;
}

/** What became of a text that was to take the place of the best one: `accepted`, or why it was not. */
export type Trial = "accepted" | "unchanged" | "longer" | Exclude<Outcome, "interesting">;

/** Lets the person who watches a reduction change its course. Give it to one reduction; before that begins, nothing happens. */
export class RunControl {
  #run: ControlledRun | undefined;

  /** Connects the control with a run. */
  attach(run: ControlledRun): void {
    this.#run = run;
  }

  /** Whether no test of a candidate may begin. Tests that are running end. Limits of time go on. */
  get isPaused(): boolean {
    return this.#run?.interventions.isPaused ?? false;
  }

  set isPaused(isPaused: boolean) {
    if (this.#run) this.#run.interventions.isPaused = isPaused;
  }

  /**
   * Refuses all further candidates of a pass without a test, until one of another pass is decided. The pass may come again later; the result
   * then has no guarantee.
   * @param phase the name of the pass, which must be at work
   */
  skip(phase: string): void {
    this.#run?.interventions.skip(phase);
  }

  /** Why {@link tryText} cannot be used; undefined if it can. */
  get refusal(): string | undefined {
    return this.#run ? this.#run.refusal : "The reduction has not begun.";
  }

  /**
   * Tests a text. If it is interesting and not longer than the best one, it takes its place, and the search begins anew with it.
   * Other candidates may be tested meanwhile, unless the run is paused.
   * @throws what the test throws
   */
  async tryText(text: string): Promise<Trial> {
    const run = this.#run;
    if (!run || run.refusal !== undefined) throw new TypeError(this.refusal);
    const { statistics, interventions } = run;
    const longer = () => text.length > statistics.best.length;
    if (text === statistics.best) return "unchanged";
    if (longer()) return "longer";
    const outcome = await run.test(text);
    if (outcome !== "interesting") return outcome;
    if (longer()) return "longer";
    interventions.replace(text);
    return "accepted";
  }

  /**
   * Tests a text once more and explains the outcome, which changes nothing.
   * @throws what the test throws
   */
  async inspect(text: string): Promise<Inspection | undefined> {
    return await this.#run?.inspect(text);
  }
}
