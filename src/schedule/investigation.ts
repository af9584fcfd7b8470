/** Finds out what a test that contradicted itself is still good for. */

import { type ErrorRates, rateOf, type Tally } from "./error-rates.js";
import type { StuckAnswer } from "./journal.js";
import type { RepeatedTest } from "./repeated-test.js";
import { decideByTests, tally } from "./tested-often.js";

/** How often a text is tested to estimate error rates. */
const testsPerEstimate = 8;

/** What is known when a test has contradicted itself. */
export interface Evidence {
  /** Accepted texts, the input first. */
  readonly accepted: readonly string[];
  /** A text that the test refused before anything was accepted; undefined if there is none. */
  readonly refused: string | undefined;
  /** The text that had two outcomes. */
  readonly contradicted: string;
}

/** What was measured. */
export interface Measurement {
  readonly rates: ErrorRates;
  /** Undefined if the test tells interesting texts from others. */
  readonly stuck: StuckAnswer | undefined;
}

/**
 * Measures how often the test is wrong. It assumes that the input is interesting, that the refused text (or else the empty text) is
 * not, and that the contradicted text is what most of its tests say. The test is stuck if it refuses both the input and the last
 * accepted text each time, or accepts the refused one each time.
 * @param test is asked several times for each text; these tests count
 * @param evidence the texts whose outcome is thought to be known
 * @param signal ends the tests
 */
export async function measure(
  test: RepeatedTest,
  { accepted, refused, contradicted }: Evidence,
  signal: AbortSignal,
): Promise<Measurement> {
  const tallyOf = (text: string) => tally(test, { text, tests: testsPerEstimate, signal });
  const [input = ""] = accepted;
  const best = accepted.at(-1) ?? input;
  const [ofInteresting, ofUninteresting]: [Tally[], Tally[]] = [[await tallyOf(input)], [await tallyOf(refused ?? "")]];
  const rates = () => ({
    falsePositives: rateOf(ofUninteresting, "interesting"),
    falseNegatives: rateOf(ofInteresting, "uninteresting"),
  });
  if (isNever(ofInteresting) && (best === input || isNever([await tallyOf(best)]))) {
    return { rates: rates(), stuck: "uninteresting" };
  }
  if (refused !== undefined && isAlways(ofUninteresting)) return { rates: rates(), stuck: "interesting" };
  if (contradicted !== input && contradicted !== refused) {
    const other = await tallyOf(contradicted);
    (2 * other.interesting > other.tests ? ofInteresting : ofUninteresting).push(other);
  }
  return { rates: rates(), stuck: undefined };
}

function isNever(tallies: readonly Tally[]): boolean {
  return tallies.every(({ interesting }) => interesting === 0);
}

function isAlways(tallies: readonly Tally[]): boolean {
  return tallies.every(({ interesting, tests }) => interesting === tests);
}

/**
 * Returns the accepted texts up to the last one that is reliably interesting; at least the input. The search is a bisection, for
 * once a wrong text was accepted, later ones are probably wrong, too.
 * @param test is asked as often as the rates require
 * @param evidence accepted texts in order, the input first, and how often the test is wrong
 * @param signal ends the tests
 */
export async function reliableTexts(
  test: RepeatedTest,
  { accepted, rates }: { readonly accepted: readonly string[]; readonly rates: ErrorRates },
  signal: AbortSignal,
): Promise<readonly string[]> {
  let [good, bad] = [0, accepted.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if ((await decideByTests(test, { text: accepted[middle] as string, rates, signal })) === "interesting")
      good = middle;
    else bad = middle;
  }
  return accepted.slice(0, good + 1);
}
