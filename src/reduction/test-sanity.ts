/** Checks the test before anything is accepted: the input must be interesting, and unrelated texts must not be. */

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

/** A text that no sensible test accepts. */
const unrelatedText = "unrelated text\n";

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
      if (tests > 1) guard.reportContradiction(text);
      return inspection;
    }
    const isLast = tests >= (guard.expectsFlakiness ? mostInputTests : 1) || guard.isLimitReached;
    if (isLast || inspection.outcome === "timeout") throw new NotInterestingError(inspection);
  }
}

/**
 * Tests an unrelated text, or a folder with such a text, and, if the test accepts it, the empty text. The search tests the empty text in any case.
 * @param input the text of the input; `folder.unrelated` is the unrelated text in the form of a folder
 * @param options the oracle, the statistics that count the tests, and the signal that ends them
 * @returns a warning if the unrelated text is interesting
 * @throws SuspiciousTestError if both are
 */
export async function checkTestSanity(
  { text: input, folder }: { readonly text: string; readonly folder?: { readonly unrelated: string } },
  options: SanityOptions,
): Promise<string | undefined> {
  const { guard, statistics, limitTests } = options;
  const unrelated = folder?.unrelated ?? unrelatedText;
  if (!guard.isWatching || unrelated.length >= input.length || statistics.tests >= limitTests) return undefined;
  if (!(await isInteresting(unrelated, options))) {
    guard.rememberRefused(unrelated);
    return undefined;
  }
  if (statistics.tests < limitTests && (await isInteresting("", options)))
    throw new SuspiciousTestError(await options.oracle.inspect(unrelated, options.signal));
  return warningAbout("an unrelated text");
}

async function isInteresting(text: string, { guard, store, signal }: SanityOptions): Promise<boolean> {
  const candidateText = store.candidateText(text);
  let outcome = store.find(candidateText);
  if (outcome === undefined) {
    outcome = await guard.testAndConfirm(text, signal);
    store.remember(candidateText, outcome);
  }
  store.decide(candidateText, outcome);
  return outcome === "interesting";
}

function warningAbout(text: string): string {
  return `The test finds ${text} interesting. Does it look at its input?`;
}

/** The warning when a reduction accepts the empty text. */
export const emptyWarning = warningAbout("an empty file");
