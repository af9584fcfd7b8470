/**
 * The library: reduces test cases, compares algorithms, and loads languages and grammars.
 * Trees, files, reports and the parts of the command are in `treemin/tools`.
 * @module treemin
 */
export { type CompareOptions, type Comparison, type ComparisonCase, compare } from "./compare.js";
export type { Language } from "./grammar/bundled/bundled-languages.js";
export { languageOfFile, languages, loadLanguage, UnknownLanguageError } from "./grammar/languages.js";
export { type GrammarOptions, loadGrammar } from "./grammar/load-grammar.js";
export type { Grammar } from "./grammar/model/grammar.js";
export { GrammarError } from "./grammar/model/grammar-error.js";
export { UnknownRuleError } from "./grammar/model/rule-names.js";
export { type DdminOptions, ddmin } from "./lists/ddmin.js";
export { openJournal } from "./open-journal.js";
export type { CommandTest } from "./oracle/command-test.js";
export type { ModuleTest, Test } from "./oracle/open-oracle.js";
export type { Inspection, Outcome, Predicate } from "./oracle/oracle.js";
export { PipelineError } from "./pipeline/notation.js";
export { OracleError } from "./process/oracle-error.js";
export { type ReduceOptions, reduce } from "./reduce.js";
export { type ReduceSyncOptions, reduceSync } from "./reduce-sync.js";
export type { Reduction } from "./reduction/result.js";
export { NotInterestingError, SuspiciousTestError } from "./reduction/test-sanity.js";
export type { ComparisonRun } from "./report/comparison-run.js";
export type { ReductionEvent, Statistics, Step, Stopped } from "./schedule/statistics.js";
export type { Search } from "./search/search.js";
export { EncodingError } from "./system/encoding.js";
export { version } from "./system/version.js";
