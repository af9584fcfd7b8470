import { OracleError } from "../process/oracle-error.js";
import type { TimeLimit } from "../system/time-limit.js";

/**
 * What a test says about a candidate.
 * - `interesting`: it still shows the behaviour. Only such a candidate is accepted.
 * - `uninteresting`: it ran, and the behaviour is gone.
 * - `invalid`: the test could not look for the behaviour, for example because the candidate did not compile.
 * - `timeout`: the test did not end in time.
 */
export type Outcome = "interesting" | "uninteresting" | "invalid" | "timeout";

/** Runs the interestingness test on texts. */
export interface Oracle {
  /**
   * Tests one text. Calls may overlap.
   * @param signal cancels the test when it aborts: the test is ended and the promise rejects with the signal's reason
   * @throws OracleError if the test itself cannot be run
   */
  test(text: string, signal: AbortSignal): Promise<Outcome>;
  /**
   * Tests a text and explains the outcome to the user.
   * @param onText is called with what a command prints, as it comes
   * @throws OracleError if the test itself cannot be run
   */
  inspect(text: string, signal: AbortSignal, onText?: (text: string) => void): Promise<Inspection>;
  /** Makes the golden run: runs the test on the input, to compare later runs with. Undefined if the test needs no golden run. */
  readonly prepare?: ((input: string, signal: AbortSignal) => Promise<void>) | undefined;
  /** Takes the text that was accepted last: later ones are made from it. */
  readonly accept?: ((text: string) => void) | undefined;
  /** How long each test may take. */
  readonly timeLimit: TimeLimit;
  /** Ends all running tests and removes all that they left behind. */
  close(): Promise<void>;
}

/** The outcome of one test, explained. */
export interface Inspection {
  /** The outcome of the test. */
  readonly outcome: Outcome;
  /** Wall time in milliseconds. */
  readonly duration: number;
  /** What was run and how it ended, as lines to print. */
  readonly explanation: readonly string[];
  /** What a command printed, as lines to print; the last part of `explanation`. */
  readonly printed?: readonly string[];
  /** The exit code of a command, or the signal that ended it. */
  readonly ending?: string;
  /** The error that a function threw, as a text. */
  readonly thrown?: string;
  /** What a function threw. */
  readonly error?: unknown;
}

/** An interestingness test that is a function; `true` means interesting and `false` uninteresting. */
export type Predicate = (text: string) => boolean | Outcome | Promise<boolean | Outcome>;

const outcomes: readonly unknown[] = ["interesting", "uninteresting", "invalid", "timeout"] satisfies Outcome[];

/**
 * Converts what a predicate returned to an outcome. Whatever JavaScript takes for false, such as `undefined`, means uninteresting.
 * @param answer what the predicate returned, which JavaScript does not check; a promise must have been awaited
 * @throws OracleError for any other value: it could be meant as a yes
 */
export function toOutcome(answer: unknown): Outcome {
  if (answer === true) return "interesting";
  if (!answer) return "uninteresting";
  if (outcomes.includes(answer)) return answer as Outcome;
  // Nobody waits for the promise, so that what it rejects with would end the process.
  if (isThenable(answer)) answer.then(undefined, () => undefined);
  const remedy = isThenable(answer)
    ? "Use reduce(), which waits for promises, or answer at once."
    : 'It must return true, false, "interesting", "uninteresting", "invalid" or "timeout"; Boolean(…) makes a boolean.';
  throw new OracleError(`The test returned ${shown(answer)}. ${remedy}`);
}

/**
 * Whether a value is a promise, of Node or of a library.
 * @param value anything
 */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}

/** A value in a message: a string in quotes and cut, an object or a function by its kind. */
function shown(value: unknown): string {
  if (typeof value === "string") {
    const more = value.length - 40;
    return more > 0 ? `'${value.slice(0, 40)}'... ${more} more characters` : `'${value}'`;
  }
  if (typeof value !== "object" && typeof value !== "function") return String(value);
  return `[${Object.prototype.toString.call(value).slice("[object ".length, -1)}]`;
}
