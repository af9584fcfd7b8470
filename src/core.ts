/**
 * The library without Node: reduces texts on the calling thread, in any JavaScript engine.
 * @module treemin/core
 */

import { loadLanguage } from "./grammar/languages.js";
import type { GrammarTextUse } from "./grammar/load-grammar-text.js";
import type { Grammar } from "./grammar/model/grammar.js";
import { FunctionOracle } from "./oracle/function-oracle.js";
import type { Predicate } from "./oracle/oracle.js";
import { barePlatform } from "./reduction/bare-platform.js";
import { openSearchOn, type SearchOptions } from "./reduction/open-search.js";
import { type AsyncOptions, reduceOn } from "./reduction/reduce-on.js";
import { type ReduceSyncOptions, reduceSyncOn } from "./reduction/reduce-sync-on.js";
import type { Reduction } from "./reduction/result.js";
import type { Search } from "./search/search.js";

declare global {
  /** That of the program's types, of a browser or of Node. Programs that know none can use treemin, too. */
  interface AbortSignal {}
}

export type { Language } from "./grammar/bundled/bundled-languages.js";
export { languageOfFile, languages, loadLanguage, UnknownLanguageError } from "./grammar/languages.js";
export type { GrammarTextUse } from "./grammar/load-grammar-text.js";
export type { Grammar } from "./grammar/model/grammar.js";
export { GrammarError } from "./grammar/model/grammar-error.js";
export { UnknownRuleError } from "./grammar/model/rule-names.js";
export { type DdminOptions, ddmin } from "./lists/ddmin.js";
export type { Outcome, Predicate } from "./oracle/oracle.js";
export { PipelineError } from "./pipeline/notation.js";
export type { Algorithm, AlgorithmStart } from "./pipeline/own-algorithm.js";
export { OracleError } from "./process/oracle-error.js";
export type { SearchOptions } from "./reduction/open-search.js";
export type { ReduceSyncOptions } from "./reduction/reduce-sync-on.js";
export type { Reduction } from "./reduction/result.js";
export { NotInterestingError, SuspiciousTestError } from "./reduction/test-sanity.js";
export type { ReductionEvent, Statistics, Step, Stopped } from "./schedule/statistics.js";
export { driveSearch } from "./search/drive-search.js";
export { ask, mapSearch, type Round, type Search } from "./search/search.js";
export { EncodingError } from "./system/encoding.js";

/** Options of {@link reduce}. */
interface CoreReduceOptions extends Omit<AsyncOptions, "input" | "passes"> {
  /** The test case: a text, or bytes, which are decoded with `encoding`. */
  readonly input: string | Uint8Array;
  /** Name of a bundled language, or a grammar. Pipelines over lines and characters need none. */
  readonly language?: string | Grammar;
  /** The interestingness test: a function that answers at once or promises an answer. */
  readonly test: Predicate;
}

export type { CoreReduceOptions as ReduceOptions };

/**
 * Makes a test case small as `reduce` of `treemin` does, with the same result for any number of `jobs`. The tests are functions; the calling
 * thread does all other work, as for {@link reduceSync}.
 * @param options the test case, its test and limits; they are not changed
 * @throws as `reduce` of `treemin`
 */
export async function reduce(options: CoreReduceOptions): Promise<Reduction> {
  const { language, test } = options;
  if (typeof test !== "function")
    throw new TypeError("The option test is no function. Commands and modules need Node.");
  if ("passes" in options) throw new TypeError("The option passes is for programs, which need Node.");
  const grammar = typeof language === "string" ? await loadLanguage(language) : language;
  const open = () => ({ oracle: new FunctionOracle(test) });
  return await reduceOn({ platform: barePlatform, grammar, open }, options);
}

/**
 * Makes a test case small as `reduceSync` of `treemin` does. The calling thread does all the work, so a text that is nested deeper than
 * its stack allows is taken as a list of tokens, and patterns of `keep` are matched by JavaScript itself, in no bounded time.
 * @param options the test case, its test and limits; they are not changed
 * @throws as `reduceSync` of `treemin`
 */
export function reduceSync(options: ReduceSyncOptions): Reduction {
  return reduceSyncOn(barePlatform, options);
}

/**
 * The search that {@link reduce} answers, for a driver of your own. It yields rounds of texts; the answer to a round is its first interesting text, or
 * undefined, and the search returns the best text. Answered rightly, it comes to the same result as {@link reduceSync}.
 * @param options the test case and the pipeline; limits and what concerns the test are the driver's own matter
 * @returns a function that begins the search; each search that it begins is the same, so that a driver can go on with a guess in one and begin another
 * where the guess was wrong
 * @throws as {@link reduceSync}, but for what has to do with the test
 */
export function openSearch(options: SearchOptions): () => Search<string, string> {
  return openSearchOn(barePlatform, options);
}

/**
 * Loads a grammar that is in memory: one combined grammar, or a lexer and a parser, and what these import. It is interpreted, so that its
 * actions do not run and its predicates are taken as true. Loads antlr-ng, which has about 520 kB compressed.
 * @param texts the texts of the files by their names, such as `Arithmetic.g4`
 * @param use the start rule and replacements
 * @throws GrammarError with `file:line:column: message` for each error if the texts are no grammar
 * @throws UnknownRuleError if the start rule does not exist
 */
export async function loadGrammarText(
  texts: Readonly<Record<string, string>>,
  use: GrammarTextUse = {},
): Promise<Grammar> {
  return (await import("./grammar/load-grammar-text.js")).loadGrammarText(texts, use);
}
