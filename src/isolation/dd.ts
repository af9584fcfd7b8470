/**
 * dd: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE TSE 28(2), 2002, section 5.
 *
 * Two configurations, one that passes and a larger one that fails, come closer to each other: parts of their difference are added to the one
 * and removed from the other, and each outcome replaces one of them by the tested configuration, or neither if it is unresolved.
 *
 * Guarantee: no single change of those that are left can be added to the passing configuration or removed from the failing one with an
 * outcome that is resolved (1-minimal difference).
 *
 * Deviations: all parts are tried before an outcome is used that brings the two less far together, as in the authors'
 * implementation. A configuration whose text equals that of one of the two counts as unresolved, because testing it again gives no
 * information.
 */

/** What a test says of a configuration. */
export type DdOutcome = "pass" | "fail" | "unresolved";

/** A set of changes. */
export type Configuration = ReadonlySet<number>;

/** A passing configuration and a failing one that contains it. */
export interface Pair {
  readonly passing: Configuration;
  readonly failing: Configuration;
}

/** Configurations to be tested in order, until one has an outcome. */
export interface DdRound {
  readonly candidates: readonly Configuration[];
  readonly until: DdOutcome;
}

/** Asks rounds, is answered with the outcomes up to the first wanted one, and gives back the pair that it found. */
export type Dd = Generator<DdRound, Pair, readonly DdOutcome[]>;

/**
 * Brings a pair as close together as the test allows; tells `onPair` of each pair on the way.
 * @param start the passing and the failing configuration, of which the failing one contains the other
 * @param onPair is called with each pair that is closer than the one before
 */
export function* dd(start: Pair, onPair: (pair: Pair) => void): Dd {
  let { passing, failing } = start;
  for (let granularity = 2; ; ) {
    const difference = [...failing].filter((each) => !passing.has(each)).sort((a, b) => a - b);
    if (difference.length <= 1) return { passing, failing };
    const count = Math.min(granularity, difference.length);
    const parts = split(difference, count);
    const larger = parts.map((part) => new Set([...passing, ...part]));
    const smaller = parts.map((part) => new Set([...failing].filter((each) => !part.includes(each))));
    const ofLarger = yield { candidates: larger, until: "fail" };
    const failed = larger[ofLarger.indexOf("fail")];
    const ofSmaller = failed ? [] : yield { candidates: smaller, until: "pass" };
    const passed = smaller[ofSmaller.indexOf("pass")];
    const nearer = larger[ofLarger.indexOf("pass")];
    const farther = smaller[ofSmaller.indexOf("fail")];
    if (failed) [failing, granularity] = [failed, 2];
    else if (passed) [passing, granularity] = [passed, 2];
    else if (nearer) [passing, granularity] = [nearer, Math.max(count - 1, 2)];
    else if (farther) [failing, granularity] = [farther, Math.max(count - 1, 2)];
    else if (count < difference.length) granularity = 2 * count;
    else return { passing, failing };
    onPair({ passing, failing });
  }
}

/** Splits a list into parts whose lengths differ by one at most. */
function split(list: readonly number[], count: number): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_, i) =>
    list.slice(Math.floor((i * list.length) / count), Math.floor(((i + 1) * list.length) / count)),
  );
}
