import { type DdminOptions, ddmin } from "./ddmin.js";
import type { Search } from "./search.js";

/** Decides which elements of a list stay. `weight` tells how much an element weighs: its tokens; 0 or more. */
export type ListMinimizer = <T>(
  list: readonly T[],
  weight: (element: T) => number,
) => Search<readonly T[], readonly T[]>;

export type ListMinimizerName = "ddmin";

export function listMinimizer(_name: string, options: DdminOptions): ListMinimizer {
  return (list) => ddmin(list, options);
}
