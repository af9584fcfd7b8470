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
 * Decides which elements of a list stay. Candidates are sub-lists, in order; the list itself is taken as interesting.
 * `weight` tells how much an element weighs, in tokens, 0 or more.
 */
export type ListMinimizer = <T>(
  list: readonly T[],
  weight: (element: T) => number,
) => Search<readonly T[], readonly T[]>;

/** The list minimisers by name. */
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
/** One of {@link listMinimizerNames}. */
export type ListMinimizerName = (typeof listMinimizerNames)[number];

/**
 * The list minimiser of a name.
 * @param options of `ddmin`; the others have none
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
  return minimizers[name];
}
