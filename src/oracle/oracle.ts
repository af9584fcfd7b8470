import type { TimeLimit } from "../process/time-limit.js";

/**
 * What a test says of a candidate.
 * - `interesting`: it still shows the behaviour. Only such a candidate is accepted.
 * - `uninteresting`: it ran, and the behaviour is gone.
 * - `invalid`: it never reached the point, for example did not compile.
 * - `timeout`: the test did not end in time.
 */
export type Outcome = "interesting" | "uninteresting" | "invalid" | "timeout";

/** Answers whether a test case is interesting. */
export interface Oracle {
  /**
   * Tests one text. Calls may overlap.
   * @param signal when it aborts, the answer is no longer wanted: the test is ended and the promise rejects
   */
  test(text: string, signal: AbortSignal): Promise<Outcome>;
  /** Tests a text and tells what a person would want to see of it. */
  inspect(text: string, signal: AbortSignal): Promise<Inspection>;
  /** Runs the test on the input to learn what it does there. Undefined if tests are not compared with that. */
  readonly prepare?: ((input: string, signal: AbortSignal) => Promise<void>) | undefined;
  /** How long a test may take. */
  readonly timeLimit: TimeLimit;
  /** Ends all that is still running and leaves nothing behind. */
  close(): Promise<void>;
}

/** One test, explained. */
export interface Inspection {
  /** The outcome of the test. */
  readonly outcome: Outcome;
  /** Wall time in milliseconds. */
  readonly duration: number;
  /** What was run and how it ended, as lines to print. */
  readonly explanation: readonly string[];
}

/** A predicate of a test case; `true` and `false` stand for interesting and uninteresting. */
export type Predicate = (text: string) => boolean | Outcome | Promise<boolean | Outcome>;

/** What a predicate returned, as an outcome. */
export function toOutcome(answer: unknown): Outcome {
  if (answer === true) return "interesting";
  if (answer === "interesting" || answer === "invalid" || answer === "timeout") return answer;
  return "uninteresting";
}
