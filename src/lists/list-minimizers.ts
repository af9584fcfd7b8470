import type { Search } from "../search/search.js";
import { cdd } from "./cdd.js";
import { type DdminOptions, ddmin } from "./ddmin.js";
import { ddrmin } from "./ddrmin.js";
import { dfsDelta } from "./dfs-delta.js";
import { opdd } from "./opdd.js";
import { partition } from "./partition.js";
import { probdd } from "./probdd.js";
import { wdd } from "./wdd.js";
import { weightedProbdd } from "./weighted-probdd.js";

/**
 * Decides which elements of a list stay. Candidates are sub-lists in the list's order, each smaller than the last accepted
 * one; the empty list is tested at most once. The result is the last accepted candidate, or the list itself.
 *
 * The list itself is taken as interesting, not tested. The weight of an element is its number of tokens, 0 or more.
 */
export type ListMinimizer = <T>(
  list: readonly T[],
  weight: (element: T) => number,
) => Search<readonly T[], readonly T[]>;

/** The names of the list minimisers. */
export const listMinimizerNames = [
  "ddmin",
  "partition",
  "ddrmin",
  "probdd",
  "cdd",
  "wdd",
  "weighted-probdd",
  "opdd",
  "dfs-delta",
] as const;

/** The name of a list minimiser. */
export type ListMinimizerName = (typeof listMinimizerNames)[number];

/**
 * The list minimiser with a name.
 * @param name one of {@link listMinimizerNames}
 * @param options options of `ddmin`; the other list minimisers have none
 * @throws RangeError if there is none of that name
 */
export function listMinimizer(name: ListMinimizerName = "ddmin", options: DdminOptions = {}): ListMinimizer {
  const minimizers: Readonly<Record<ListMinimizerName, ListMinimizer>> = {
    ddmin: (list) => ddmin(list, options),
    partition,
    ddrmin,
    probdd,
    cdd,
    wdd,
    "weighted-probdd": weightedProbdd,
    opdd,
    "dfs-delta": dfsDelta,
  };
  if (Object.hasOwn(minimizers, name)) return minimizers[name];
  throw new RangeError(`There is no list minimiser ${name}. There are: ${listMinimizerNames.join(", ")}.`);
}
