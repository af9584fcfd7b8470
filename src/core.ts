/**
 * The library without Node: reduces texts on the calling thread, in any JavaScript engine.
 * @module treemin/core
 */
import type { GrammarTextUse } from "./grammar/load-grammar-text.js";
import type { Grammar } from "./grammar/model/grammar.js";
import { barePlatform } from "./reduction/bare-platform.js";
import { type ReduceSyncOptions, reduceSyncOn } from "./reduction/reduce-sync-on.js";
import type { Reduction } from "./reduction/result.js";

export type { Language } from "./grammar/bundled/bundled-language.js";
export { languageOfFile, languages, loadLanguage, UnknownLanguageError } from "./grammar/languages.js";
export type { GrammarTextUse } from "./grammar/load-grammar-text.js";
export type { Grammar } from "./grammar/model/grammar.js";
export { GrammarError } from "./grammar/model/grammar-error.js";
export { UnknownRuleError } from "./grammar/model/rule-names.js";
export { type DdminOptions, ddmin } from "./lists/ddmin.js";
export type { Outcome } from "./oracle/oracle.js";
export { PipelineError } from "./pipeline/notation.js";
export { OracleError } from "./process/oracle-error.js";
export type { ReduceSyncOptions } from "./reduction/reduce-sync-on.js";
export type { Reduction } from "./reduction/result.js";
export { NotInterestingError } from "./reduction/test-sanity.js";
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

/**
 * Loads a grammar that is in memory: one combined grammar, or a lexer and a parser, and what these import. It is interpreted, so that its
 * actions do not run and its predicates are taken as true. Loads antlr-ng, which has about 480 kB compressed.
 * @param texts the texts of the files by their names, such as `Arithmetic.g4`
 * @throws GrammarError with `file:line:column: message` for each error if the texts are no grammar
 * @throws UnknownRuleError if the start rule does not exist
 */
export async function loadGrammarText(
  texts: Readonly<Record<string, string>>,
  use: GrammarTextUse = {},
): Promise<Grammar> {
  return (await import("./grammar/load-grammar-text.js")).loadGrammarText(texts, use);
}
