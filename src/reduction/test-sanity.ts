/** Checks the test before anything is accepted: the input must be interesting. */

import type { Inspection, Oracle } from "../oracle/oracle.js";
import type { FlakinessGuard } from "../schedule/flakiness-guard.js";
import type { RunRules } from "../schedule/run-rules.js";

/** The input is not interesting, so there is nothing to reduce. */
export class NotInterestingError extends Error {
  /** Name of the class. */
  override readonly name = "NotInterestingError";
  /** The test of the input and its output. What a function threw is also the error's `cause`. */
  readonly inspection: Inspection;

  /** @param inspection the test of the input */
  constructor(inspection: Inspection) {
    super(
      `The input is not interesting: the test said ${inspection.outcome}.`,
      inspection.error === undefined ? {} : { cause: inspection.error },
    );
    this.inspection = inspection;
  }
}

/** The test accepts the empty text and an unrelated text, so it probably ignores its input. */
export class SuspiciousTestError extends Error {
  /** Name of the class. */
  override readonly name = "SuspiciousTestError";
  /** The test of the unrelated text. */
  readonly inspection: Inspection;

  /**
   * The message names both texts.
   * @param inspection the test of the unrelated text
   */
  constructor(inspection: Inspection) {
    super("The test finds an empty file and an unrelated text interesting: it does not seem to look at its input.");
    this.inspection = inspection;
  }
}

/** How often the input of a possibly flaky test is tested before it counts as uninteresting, not counting repetitions. */
export const mostInputTests = 3;

/** What the initial checks run the test with. */
export interface SanityOptions extends Pick<RunRules, "statistics" | "store" | "signal" | "limitTests"> {
  readonly oracle: Oracle;
  readonly guard: FlakinessGuard;
}

/**
 * Runs the test on the input once for an oracle that compares later runs with this one. The run counts as a test.
 * @param input the text of the input
 * @param options the oracle, the statistics that count the run, and the signal that ends it
 */
export async function prepare(input: string, { oracle, statistics, signal }: SanityOptions): Promise<void> {
  if (!oracle.prepare) return;
  // The behaviour on the input is the behaviour to keep, so this run is interesting by definition.
  await statistics.count(
    input,
    async () => await oracle.prepare?.(input, signal),
    () => "interesting",
  );
}

/**
 * Tests the input: once, or up to three times if the test may be flaky, each time as often as tests are repeated.
 * @param text the input
 * @param options the guard that runs the tests, and the signal that stops them
 * @param onText is called with what a command prints, as it comes
 * @throws NotInterestingError if no test finds it interesting
 */
export async function checkInput(
  text: string,
  { guard, signal }: SanityOptions,
  onText: (text: string) => void,
): Promise<Inspection> {
  for (let tests = 1; ; tests++) {
    const inspection = await guard.inspect(text, signal, onText);
    if (inspection.outcome === "interesting") {
      if (tests > 1) guard.watch?.reportContradiction(text);
      return inspection;
    }
    const isLast = tests >= (guard.expectsFlakiness ? mostInputTests : 1) || guard.isLimitReached;
    if (isLast || inspection.outcome === "timeout") throw new NotInterestingError(inspection);
  }
}

function warningAbout(text: string): string {
  return `The test finds ${text} interesting. Does it look at its input?`;
}

/** The warning when a reduction accepts the empty text. */
export const emptyWarning = warningAbout("an empty file");
/** The warning when the test accepts an unrelated text. */
export const unrelatedWarning = warningAbout("an unrelated text");
