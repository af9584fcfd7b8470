/**
 * The library without Node: reduces texts on the calling thread, in any JavaScript engine.
 * @module treemin/core
 */
import { barePlatform } from "./reduction/bare-platform.js";
import { type ReduceSyncOptions, reduceSyncOn } from "./reduction/reduce-sync-on.js";
import type { Reduction } from "./reduction/result.js";

export type { Language } from "./grammar/bundled/bundled-language.js";
export { languageOfFile, languages, loadLanguage, UnknownLanguageError } from "./grammar/languages.js";
export type { Grammar } from "./grammar/model/grammar.js";
export { UnknownRuleError } from "./grammar/model/rule-names.js";
export { type DdminOptions, ddmin } from "./lists/ddmin.js";
export type { Outcome } from "./oracle/oracle.js";
export { PipelineError } from "./pipeline/notation.js";
export { OracleError } from "./process/oracle-error.js";
export type { ReduceSyncOptions } from "./reduction/reduce-sync-on.js";
export type { Reduction } from "./reduction/result.js";
export { NotInterestingError } from "./reduction/test-sanity.js";
export { EventLines } from "./report/event-line.js";
export { type Origin, originsAfter } from "./report/origins.js";
export type { ReductionEvent, Statistics, Step, Stopped } from "./schedule/statistics.js";
export type { Search } from "./search/search.js";
export { EncodingError } from "./system/encoding.js";

/**
 * Makes a test case small as `reduceSync` of `treemin` does. The calling thread does all the work, so a text that is nested deeper than
 * its stack allows is taken as a list of tokens, and patterns of `keep` are matched by JavaScript itself, in no bounded time.
 * @throws as `reduceSync` of `treemin`
 */
export function reduceSync(options: ReduceSyncOptions): Reduction {
  return reduceSyncOn(barePlatform, options);
}
