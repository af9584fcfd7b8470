/**
 * ddmin: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE TSE 28(2), 2002.
 *
 * The variations are those of Hodován and Kiss, "Practical Improvements to the Minimizing Delta Debugging Algorithm",
 * ICSOFT 2016 (orders, one combined round, going on behind a removed part), Kiss, "Generalizing the Split Factor of the
 * Minimizing Delta Debugging Algorithm", IEEE Access 8, 2020, and Vince, "Iterating the Minimizing Delta Debugging
 * Algorithm", A-TEST 2022 (ddmin*).
 *
 * Guarantee: the result is 1-minimal, for every deterministic oracle: it is interesting and without any one of its units
 * it is not. The last unit is tried as well, so the result can be empty; the paper takes the empty configuration as
 * uninteresting.
 */

import type { Search } from "../search/search.js";
import { type Attempt, tryEach, without } from "./attempt.js";
import { type Order, visit } from "./order.js";
import { type Split, split } from "./split.js";

/** Options of {@link ddmin}. */
export interface DdminOptions {
  /** Order in which the subsets of a round are tried; `skip` leaves them out. */
  readonly subsets?: Order;
  /** Order in which the complements of a round are tried; `skip` leaves them out. */
  readonly complements?: Order;
  /** Tries the complements before the subsets. */
  readonly complementFirst?: boolean;
  /** Makes one round of subsets and complements, so that they can be tested side by side. */
  readonly combined?: boolean;
  /** Into how many parts a configuration is split, at first and each time nothing was found; 2 or more, or `Infinity`. */
  readonly splitFactor?: number;
  /** Sizes of the parts. Default: `zeller`. */
  readonly split?: Split;
  /** Repeats it all until nothing changes (ddmin*). */
  readonly repeat?: boolean;
  /** Seed of the order `random`. */
  readonly seed?: number;
}

/**
 * The authors' recommendation: for a monotone oracle no subset can be interesting once the halves were not, so only
 * complements are tried, the last first, for what comes late in a text seldom is needed by what comes before it.
 */
export const defaultDdminOptions: Required<DdminOptions> = {
  subsets: "skip",
  complements: "backward",
  complementFirst: false,
  combined: false,
  splitFactor: 2,
  split: "zeller",
  repeat: false,
  seed: 0,
};

/** A part of a configuration, `[from, to)`, alone or left out. */
interface Subset<T> extends Attempt<T> {
  /** Index of the part that was left out; undefined if it was kept alone. */
  readonly without: number | undefined;
}

/**
 * Minimises a list. Candidates are sub-lists of `configuration`, in its order; the list itself is taken as interesting.
 * @throws RangeError if complements are skipped, or the split factor is no whole number of 2 or more
 */
export function* ddmin<T>(configuration: readonly T[], options: DdminOptions = {}): Search<readonly T[], readonly T[]> {
  const settings = { ...defaultDdminOptions, ...options };
  if (settings.complements === "skip") {
    throw new RangeError("ddmin without complements is not 1-minimal: do not skip them.");
  }
  const { splitFactor } = settings;
  if (!(splitFactor >= 2 && (Number.isInteger(splitFactor) || splitFactor === Number.POSITIVE_INFINITY))) {
    throw new RangeError(`The split factor is ${splitFactor}; it must be a whole number of 2 or more, or Infinity.`);
  }
  let before = configuration;
  let after = yield* minimizeOnce(before, settings);
  while (settings.repeat && after.length < before.length && after.length > 0) {
    before = after;
    after = yield* minimizeOnce(before, settings);
  }
  return after;
}

function* minimizeOnce<T>(start: readonly T[], settings: Required<DdminOptions>): Search<readonly T[], readonly T[]> {
  let configuration = start;
  let granularity = Math.min(settings.splitFactor, configuration.length);
  let offset = 0;
  while (configuration.length > 1) {
    const found = yield* searchRounds({ configuration, granularity, offset }, settings);
    if (found === undefined) {
      if (granularity === configuration.length) return configuration;
      const finer = Math.min(granularity * settings.splitFactor, configuration.length);
      offset = Math.floor((offset * finer) / granularity);
      granularity = finer;
    } else if (found.without === undefined) {
      configuration = found.kept;
      granularity = Math.min(settings.splitFactor, configuration.length);
      offset = 0;
    } else {
      configuration = found.kept;
      granularity = Math.min(Math.max(granularity - 1, 2), configuration.length);
      offset = found.without;
    }
  }
  if (configuration.length === 0) return configuration;
  return (yield [[]]) ?? configuration;
}

/** All that a round depends on. */
interface DdminState<T> {
  readonly configuration: readonly T[];
  /** Number of parts. */
  readonly granularity: number;
  /** The part that the complements begin with: the one behind that which was removed last. */
  readonly offset: number;
}

function* searchRounds<T>(
  state: DdminState<T>,
  settings: Required<DdminOptions>,
): Search<readonly T[], Subset<T> | undefined> {
  // With two parts, the subsets are the complements.
  const both = settings.subsets !== "skip" && state.granularity > 2;
  const subsets = () => subsetsOf(state, settings);
  const complements = () => complementsOf(state, settings);
  const order = settings.complementFirst ? [complements, subsets] : [subsets, complements];
  const single = settings.subsets === "skip" ? complements : (order[0] as () => Iterable<Subset<T>>);
  const rounds = !both ? [single] : settings.combined ? [() => concatenate(order)] : order;
  for (const round of rounds) {
    const found = yield* tryEach<T, Subset<T>>(round());
    if (found !== undefined) return found;
  }
  return undefined;
}

function* subsetsOf<T>(state: DdminState<T>, settings: Required<DdminOptions>): Iterable<Subset<T>> {
  const { configuration, granularity } = state;
  const bounds = split(configuration.length, granularity, settings.split);
  for (const i of visit(granularity, { order: settings.subsets, start: 0, seed: settings.seed })) {
    yield { kept: configuration.slice(bounds[i], bounds[i + 1]), without: undefined };
  }
}

function* complementsOf<T>(state: DdminState<T>, settings: Required<DdminOptions>): Iterable<Subset<T>> {
  const { configuration, granularity, offset } = state;
  const bounds = split(configuration.length, granularity, settings.split);
  for (const i of visit(granularity, { order: settings.complements, start: offset, seed: settings.seed })) {
    yield { kept: without(configuration, { from: bounds[i] as number, to: bounds[i + 1] as number }), without: i };
  }
}

function* concatenate<T>(rounds: readonly (() => Iterable<T>)[]): Iterable<T> {
  for (const round of rounds) yield* round();
}
