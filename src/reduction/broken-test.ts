/** Notices that the test has stopped working, because something that it needs has changed during the reduction. */

import { OracleError } from "../process/oracle-error.js";
import type { FlakinessGuard } from "../schedule/flakiness-guard.js";
import type { ReductionContext } from "./context.js";

/** What {@link checkTestWorks} tests with. */
interface TestCheck {
  readonly guard: FlakinessGuard;
  readonly signal: AbortSignal;
}

/**
 * Checks, after a contradiction, that the test still tells interesting texts from others. If it does not, forgets the outcomes that
 * may be wrong.
 * @param context the reduction, whose store of outcomes is emptied if need be
 * @param check the guard that noticed the contradiction, and the signal that ends its tests
 * @throws OracleError if it does not
 */
export async function checkTestWorks({ input, store }: ReductionContext, { guard, signal }: TestCheck): Promise<void> {
  const answer = await guard.findStuckAnswer(signal);
  if (answer === undefined) return;
  store.forget(answer);
  if (answer === "interesting") throw new OracleError(acceptsAll);
  const inspection = await guard.inspect(input.text, signal).catch(() => undefined);
  throw new OracleError([refusesAll, ...(inspection?.explanation ?? [])].join("\n"));
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
