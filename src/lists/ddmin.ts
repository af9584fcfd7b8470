/**
 * ddmin: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE TSE 28(2), 2002.
 *
 * The options are those of Hodován and Kiss, "Practical Improvements to the Minimizing Delta Debugging Algorithm", ICSOFT
 * 2016 (orders, continuing behind a removed part), Kiss, "Generalizing the Split Factor of the Minimizing
 * Delta Debugging Algorithm", IEEE Access 8, 2020, and Vince, "Iterating the Minimizing Delta Debugging Algorithm", A-TEST
 * 2022 (ddmin*).
 *
 * Guarantee: the result is 1-minimal for every deterministic test. With split factor 2 and without repetition, it takes at
 * most n² + 3n tests of a list of n elements.
 *
 * Deviation: if one element is left, the empty list is tested; the paper takes the empty list as uninteresting.
 */

import type { Search } from "../search/search.js";
import { elementsOf, type Order, type Split, split, visit, without } from "./parts.js";

/** How ddmin proceeds. */
export interface DdminOptions {
  /** The order in which the subsets are tested; `skip` leaves them out. Default: `skip`. */
  readonly subsets?: Order;
  /** The order in which the complements are tested. `skip` is an error. Default: `backward`. */
  readonly complements?: Order;
  /** Whether the complements are tested before the subsets. Default: false. */
  readonly complementFirst?: boolean;
  /**
   * The number of parts at the beginning, and the factor by which it grows when nothing was found: an integer of at least 2,
   * or `Infinity`. Default: 2.
   */
  readonly splitFactor?: number;
  /** How a configuration is split. Default: `zeller`. */
  readonly split?: Split;
  /** Whether the algorithm is repeated until nothing changes (ddmin*). Default: false. */
  readonly repeat?: boolean;
  /** Seed of the order `random`. Default: 0. */
  readonly seed?: number;
}

/**
 * The authors' recommendation: complements only, the last one first. If the test is monotone, no smaller subset can be
 * interesting once the halves were not; and the end of a text is seldom needed by its beginning.
 */
export const defaultDdminOptions: Required<DdminOptions> = {
  subsets: "skip",
  complements: "backward",
  complementFirst: false,
  splitFactor: 2,
  split: "zeller",
  repeat: false,
  seed: 0,
};

/**
 * Minimises a list. Candidates are sub-lists in the list's order.
 * @param list taken as interesting, not tested
 * @param options orders, split factor and repetition
 * @throws RangeError if complements are skipped, or if the split factor or the seed is not as {@link DdminOptions} says
 */
export function* ddmin<T>(list: readonly T[], options: DdminOptions = {}): Search<readonly T[], readonly T[]> {
  checkDdminOptions(options);
  const settings = { ...defaultDdminOptions, ...options };
  let before = list;
  let after = yield* minimizeOnce(before, settings);
  while (settings.repeat && after.length < before.length && after.length > 0) {
    before = after;
    after = yield* minimizeOnce(before, settings);
  }
  return after;
}

/**
 * Checks options of ddmin.
 * @param options as a caller gave them
 * @throws RangeError if complements are skipped, or if the split factor or the seed is not as {@link DdminOptions} says
 */
export function checkDdminOptions(options: DdminOptions): void {
  const { complements, splitFactor, seed } = { ...defaultDdminOptions, ...options };
  if (complements === "skip") {
    throw new RangeError("ddmin without complements is not 1-minimal: do not skip them.");
  }
  if (!(splitFactor >= 2 && (Number.isInteger(splitFactor) || splitFactor === Number.POSITIVE_INFINITY))) {
    throw new RangeError(`The split factor is ${splitFactor}; it must be a whole number of 2 or more, or Infinity.`);
  }
  if (!Number.isInteger(seed)) throw new RangeError(`The seed is ${seed}; it must be a whole number.`);
}

function* minimizeOnce<T>(list: readonly T[], settings: Required<DdminOptions>): Search<readonly T[], readonly T[]> {
  const { splitFactor } = settings;
  let configuration = list;
  let granularity = Math.min(splitFactor, configuration.length);
  let offset = 0;
  while (configuration.length > 1) {
    const found = yield* findSmaller({ configuration, granularity, offset }, settings);
    if (found?.kind === "subset") {
      configuration = found.kept;
      granularity = Math.min(splitFactor, configuration.length);
      offset = 0;
    } else if (found?.kind === "complement") {
      configuration = found.kept;
      granularity = Math.min(Math.max(granularity - 1, 2), configuration.length);
      offset = found.index;
    } else if (granularity < configuration.length) {
      const finer = Math.min(granularity * splitFactor, configuration.length);
      offset = Math.floor((offset * finer) / granularity);
      granularity = finer;
    } else return configuration;
  }
  return configuration.length === 1 ? ((yield [[]]) ?? configuration) : configuration;
}

/** What the candidates of one granularity depend on. */
interface DdminState<T> {
  readonly configuration: readonly T[];
  /** Number of parts. */
  readonly granularity: number;
  /** Index of the first complement: that of the part behind the one that was removed last. */
  readonly offset: number;
}

/** A part of a configuration alone (subset), or the configuration without that part (complement). */
interface Smaller<T> {
  readonly kind: "subset" | "complement";
  /** Index of the part. */
  readonly index: number;
  readonly kept: readonly T[];
}

/** The first interesting subset or complement. */
function* findSmaller<T>(
  state: DdminState<T>,
  settings: Required<DdminOptions>,
): Search<readonly T[], Smaller<T> | undefined> {
  for (const candidate of smallerThan(state, settings)) if (yield [candidate.kept]) return candidate;
  return undefined;
}

/** All subsets and complements. Each is made when it is drawn. */
function* smallerThan<T>(state: DdminState<T>, settings: Required<DdminOptions>): Iterable<Smaller<T>> {
  const isComplementFirst = settings.complementFirst || settings.subsets === "skip";
  yield* partsOf(state, settings, isComplementFirst);
  if (state.granularity > 2) yield* partsOf(state, settings, !isComplementFirst); // of two parts, the complements are the subsets
}

/** The complements of all parts, or the parts themselves. */
function* partsOf<T>(
  { configuration, granularity, offset }: DdminState<T>,
  { subsets, complements, seed, split: rule }: Required<DdminOptions>,
  isComplement: boolean,
): Iterable<Smaller<T>> {
  const bounds = split(configuration.length, granularity, rule);
  const [order, start] = isComplement ? [complements, offset] : [subsets, 0];
  for (const index of visit(granularity, { order, start, seed })) {
    const part = { from: bounds[index] as number, to: bounds[index + 1] as number };
    yield isComplement
      ? { kind: "complement", index, kept: without(configuration, part) }
      : { kind: "subset", index, kept: elementsOf(configuration, part) };
  }
}
