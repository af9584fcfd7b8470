/** What is tested before anything is accepted: that the input is interesting, and that the test looks at it. */

import type { Inspection, Oracle } from "../oracle/oracle.js";
import type { FlakinessGuard } from "../schedule/flakiness-guard.js";
import type { RunRules } from "../schedule/run-rules.js";

/** The input does not show the behaviour to begin with. */
export class NotInterestingError extends Error {
  override readonly name = "NotInterestingError";
  readonly inspection: Inspection;

  constructor(inspection: Inspection) {
    super(`The input is not interesting: the test said ${inspection.outcome}.`);
    this.inspection = inspection;
  }
}

/** The test finds everything interesting. */
export class SuspiciousTestError extends Error {
  override readonly name = "SuspiciousTestError";

  constructor() {
    super("The test finds an empty file and an unrelated text interesting: it does not seem to look at its input.");
  }
}

/** What no test case has anything to do with. */
const unrelatedText = "unrelated text\n";

/** How often the input is tested before it is said not to be interesting, if the test may be flaky. */
const mostChecks = 3;

/** What a check takes. */
export interface SanityOptions extends Pick<RunRules, "statistics" | "store" | "signal" | "limitTests"> {
  readonly oracle: Oracle;
  readonly guard: FlakinessGuard;
}

/** Lets the oracle learn what the test does on the input, if it wants to. That is a test. */
export async function prepare(input: string, { oracle, statistics, signal }: SanityOptions): Promise<void> {
  if (!oracle.prepare) return;
  // What the test does on the input is what is looked for.
  await statistics.count(
    async () => await oracle.prepare?.(input, signal),
    () => "interesting",
  );
}

/**
 * Tests the input.
 * @throws NotInterestingError if it is not interesting
 */
export async function checkInput(
  text: string,
  { oracle, guard, statistics, signal }: SanityOptions,
): Promise<Inspection> {
  let first: Inspection | undefined;
  for (let i = 0; i < (guard.isWatching ? mostChecks : 1); i++) {
    const inspection = await statistics.count(
      () => oracle.inspect(text, signal),
      ({ outcome }) => outcome,
    );
    first ??= inspection;
    if (inspection.outcome === "interesting") {
      if (i > 0) guard.reportContradiction(text);
      return inspection;
    }
    if (inspection.outcome === "timeout") break;
  }
  throw new NotInterestingError(first as Inspection);
}

/**
 * Tests a text that should not be interesting. Another one, the empty text, is what searches begin with.
 * @returns a warning if it is interesting
 * @throws SuspiciousTestError if both are
 */
export async function checkTestSanity(input: string, checks: SanityOptions): Promise<string | undefined> {
  const { guard, statistics, limitTests } = checks;
  if (!guard.isWatching || unrelatedText.length >= input.length || statistics.tests >= limitTests) return undefined;
  if (!(await isInteresting(unrelatedText, checks))) return undefined;
  if (statistics.tests < limitTests && (await isInteresting("", checks))) throw new SuspiciousTestError();
  return suspicionOf("an unrelated text");
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

/** What is to be said of a test that accepts something that has nothing to do with the input. */
function suspicionOf(name: string): string {
  return `The test finds ${name} interesting. Does it look at its input?`;
}

export const emptyWarning = suspicionOf("an empty file");
