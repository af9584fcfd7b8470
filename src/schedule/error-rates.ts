/**
 * Decides on a text by the answers of a flaky test: Wald's sequential probability ratio test ("Sequential Tests of
 * Statistical Hypotheses", Annals of Mathematical Statistics 16(2), 1945).
 */

/** How often a flaky test is wrong, as shares from 0 to 1. */
export interface ErrorRates {
  /** The share of tests of uninteresting texts that are `interesting`. */
  readonly falsePositives: number;
  /** The share of tests of interesting texts that are not `interesting`. */
  readonly falseNegatives: number;
}

/** How many tests of a text were `interesting`. */
export interface Tally {
  readonly interesting: number;
  readonly tests: number;
}

/** Above these log odds a text is accepted: an uninteresting text gets there once in ten thousand times. */
const accepted = Math.log(1e4);
/** Below these log odds a text is rejected: an interesting text gets there once in ten times. */
const rejected = Math.log(0.1);
/** The highest estimate. A test that is wrong about half of the time says nothing. */
const highestRate = 0.4;

/**
 * Estimates the share of wrong answers.
 * @param tallies tests of texts that are all interesting, or all uninteresting
 * @param wrong the wrong answer for these texts
 * @returns a rate above 0, since the tests are few, and at most 0.4
 */
export function rateOf(tallies: readonly Tally[], wrong: "interesting" | "uninteresting"): number {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const tests = sum((tally) => tally.tests);
  const interesting = sum((tally) => tally.interesting);
  const wrongAnswers = wrong === "interesting" ? interesting : tests - interesting;
  return Math.min((wrongAnswers + 0.5) / (tests + 1), highestRate);
}

/**
 * Decides whether a text is interesting; undefined if the text needs more tests.
 * @param tally the tests of this text so far
 * @param rates each above 0 and below one half
 */
export function decide(
  { interesting, tests }: Tally,
  { falsePositives, falseNegatives }: ErrorRates,
): "interesting" | "uninteresting" | undefined {
  const logOdds =
    interesting * Math.log((1 - falseNegatives) / falsePositives) +
    (tests - interesting) * Math.log(falseNegatives / (1 - falsePositives));
  if (logOdds >= accepted) return "interesting";
  return logOdds <= rejected ? "uninteresting" : undefined;
}
