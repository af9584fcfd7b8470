/** Tests a text so often that a flaky test tells something about it. */

import type { Outcome } from "../oracle/oracle.js";
import { decide, type ErrorRates, type Tally } from "./error-rates.js";
import type { RepeatedTest } from "./repeated-test.js";

/** How often a text is tested to decide on it. A text that is undecided then is not accepted. */
const mostToDecide = 200;

/**
 * Tests a text several times and counts how often it is interesting.
 * @param test is asked each time
 * @param use the text, the number of tests, and the signal that ends them
 * @throws TestLimitError if the limit of tests is reached before
 */
export async function tally(
  test: RepeatedTest,
  { text, tests, signal }: { readonly text: string; readonly tests: number; readonly signal: AbortSignal },
): Promise<Tally> {
  let interesting = 0;
  for (let i = 0; i < tests; i++) {
    await test.pause();
    if ((await test.test(text, signal)) === "interesting") interesting++;
  }
  return { interesting, tests };
}

/**
 * Tests a text until its outcomes are enough to decide on it. A text that stays undecided is uninteresting.
 * @param test is asked each time
 * @param use the text, how often the test is wrong, and the signal that ends the tests
 * @throws TestLimitError if the limit of tests is reached before
 */
export async function decideByTests(
  test: RepeatedTest,
  { text, rates, signal }: { readonly text: string; readonly rates: ErrorRates; readonly signal: AbortSignal },
): Promise<Outcome> {
  let [interesting, tests] = [0, 0];
  for (;;) {
    await test.pause();
    const outcome = await test.test(text, signal);
    if (outcome === "interesting") interesting++;
    tests++;
    const decision = decide({ interesting, tests }, rates) ?? (tests >= mostToDecide ? "uninteresting" : undefined);
    if (decision !== undefined) return decision === "interesting" || outcome === "interesting" ? decision : outcome;
  }
}
