import { nodePlatform } from "./reduction/node-platform.js";
import { type ReduceSyncOptions, reduceSyncOn } from "./reduction/reduce-sync-on.js";
import type { Reduction } from "./reduction/result.js";

export type { ReduceSyncOptions } from "./reduction/reduce-sync-on.js";

/**
 * Makes a test case small on the calling thread, for a predicate that answers at once. `signal` and time limits are checked
 * between tests.
 * @param options the test case, its test and limits; times are in milliseconds
 * @throws RangeError or TypeError if an option has a value that it cannot have
 * @throws NotInterestingError if the predicate does not find the input interesting
 * @throws OracleError if the predicate returns something else than an answer, such as a promise
 * @throws UnknownRuleError if the grammar has no such start rule
 * @throws EncodingError if the input cannot be decoded
 * @throws ProtectionError if what must stay cannot be found
 */
export function reduceSync(options: ReduceSyncOptions): Reduction {
  return reduceSyncOn(nodePlatform, options);
}
