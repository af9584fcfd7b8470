import type { Search } from "../search/search.js";

/**
 * Asks for one candidate. It is built only when the driver draws it, so a second instance of the search that follows with
 * known answers does not build it again, and the driver can stop between two candidates that are expensive to build.
 * @param build returns undefined if there is nothing to test; it must have no effect but its result
 * @returns the candidate if it is interesting
 */
export function* askOne<C>(build: () => C | undefined): Search<C, C | undefined> {
  return yield once(build);
}

function* once<C>(build: () => C | undefined): Iterable<C> {
  const candidate = build();
  if (candidate !== undefined) yield candidate;
}
