/** Notices that the test has stopped working, because something that it needs has changed during the reduction. */

import type { ErrorRates } from "../schedule/error-rates.js";
import type { FlakinessGuard } from "../schedule/flakiness-guard.js";
import type { FlakinessWatch } from "../schedule/flakiness-watch.js";
import type { ReductionContext } from "./context.js";

/** What {@link whyBroken} tests with. */
interface TestCheck {
  readonly guard: FlakinessGuard;
  readonly watch: FlakinessWatch;
  readonly signal: AbortSignal;
}

/**
 * Checks, after a contradiction, that the test still tells interesting texts from others. If it does not, forgets the outcomes that
 * may be wrong.
 * @param context the reduction, whose store of outcomes is emptied if need be
 * @param check what tests, what noticed the contradiction, and the signal that ends the tests
 * @returns what to tell the user if it does not
 */
export async function whyBroken(
  { input, store }: ReductionContext,
  { guard, watch, signal }: TestCheck,
): Promise<string | undefined> {
  const answer = await watch.findStuckAnswer(signal);
  if (answer === undefined) return undefined;
  store.forget(answer);
  if (answer === "interesting") return acceptsAll;
  const inspection = await guard.inspect(input.text, signal).catch(() => undefined);
  return [refusesAll, ...(inspection?.explanation ?? [])].join("\n");
}

const refusesAll =
  "The test has stopped working: it does not find the input interesting any more. The best result is kept. Check what the test " +
  "needs, and start the same reduction again to continue. If the test fails only sometimes, test each text several times (repeat).";

const acceptsAll =
  "The test has stopped working: it now finds an unrelated text interesting. So the result may be wrong. Check what the test needs, " +
  "and start the same reduction again from the input.";

/** The warning when a test has contradicted itself too often to go on looking for a reliable text. */
export const doubtful =
  "The test contradicts itself again and again, so the result may not be interesting. Make the test more reliable, or let it confirm " +
  "each interesting text (confirm).";

/**
 * The warning that a test is flaky.
 * @param rates how often it is wrong, if that was measured
 */
export function describeRates({ falsePositives = 0, falseNegatives = 0 }: Partial<ErrorRates> = {}): string {
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return (
    "The test is flaky: it answers the same text differently. " +
    `It seems to accept ${percent(falsePositives)} of uninteresting texts and to reject ${percent(falseNegatives)} of interesting ones. ` +
    "From now on, each text is tested until a wrong acceptance is unlikely."
  );
}
