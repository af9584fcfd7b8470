export {
  type CompareOptions,
  type Comparison,
  type ComparisonCase,
  compare,
  comparedAlgorithms,
} from "./compare.js";
export type { GrammarReport, ReplacementReport } from "./grammar/analysis/grammar-report.js";
export type { UnitDerivations } from "./grammar/analysis/unit-derivations.js";
export {
  type Language,
  languageNamed,
  languageOfFile,
  languages,
  loadLanguage,
  UnknownLanguageError,
} from "./grammar/languages.js";
export { type GrammarOptions, type GrammarUse, loadGrammar } from "./grammar/load-grammar.js";
export {
  type CompiledFormat,
  type Note,
  type Prediction,
  type Route,
  routes,
} from "./grammar/model/compiled-grammar.js";
export type { Grammar, GrammarSource, Island, IslandPart } from "./grammar/model/grammar.js";
export { GrammarError } from "./grammar/model/grammar-error.js";
export { checkRule, UnknownRuleError } from "./grammar/model/rule-names.js";
export { clashOf } from "./grammar/run/clash.js";
export type { Form, FormSymbol, Lexemes, NextSymbol, RuleSlot, Syntax, TokenText } from "./language/syntax.js";
export { type DdminOptions, ddmin, defaultDdminOptions } from "./lists/ddmin.js";
export {
  type ListMinimizer,
  type ListMinimizerName,
  listMinimizer,
  listMinimizerNames,
} from "./lists/list-minimizers.js";
export type { Order } from "./lists/order.js";
export type { Split } from "./lists/split.js";
export { type JournalUse, openJournal } from "./open-journal.js";
export type { CommandTest, Expectations } from "./oracle/command-test.js";
export type { ModuleTest, Test } from "./oracle/open-oracle.js";
export type { Inspection, Outcome, Predicate } from "./oracle/oracle.js";
export { type ParsedTree, parseTree, parseTreeSync } from "./parse/parse-tree.js";
export type { ParseOptions } from "./parse/recognize/parse.js";
export type { SyntaxProblem } from "./parse/table/syntax-problem.js";
export { reportOnGrammar, type TreeOptions } from "./parse/worker/parse-anywhere.js";
export { algorithmNames, needsGrammar, type Pass, PipelineError, presets, readPipeline } from "./pipeline/notation.js";
export type { PipelineOptions } from "./pipeline/pipeline.js";
export { OracleError } from "./process/oracle-error.js";
export { type ReduceOptions, reduce } from "./reduce.js";
export { type ReduceSyncOptions, reduceSync } from "./reduce-sync.js";
export { type HddOptions, type HddTransformation, hdd } from "./reducer/hdd.js";
export type { QueueOrder } from "./reducer/hddr.js";
export { joinTokens, reduceUnits, splitIntoUnits, type Unit } from "./reducer/units.js";
export { type Decoded, decode, type Encoding, EncodingError, encodingNamed, encodings } from "./reduction/encoding.js";
export type { Reduction } from "./reduction/result.js";
export { NotInterestingError, SuspiciousTestError } from "./reduction/test-sanity.js";
export {
  type ComparisonFigures,
  type ComparisonMeans,
  type ComparisonRow,
  figuresOf,
  type Spread,
} from "./report/comparison.js";
export { printCsv } from "./report/comparison-csv.js";
export { printHtml } from "./report/comparison-page.js";
export { printSvg } from "./report/comparison-plot.js";
export type { ComparisonRun } from "./report/comparison-run.js";
export { printComparison } from "./report/comparison-table.js";
export type { FlakinessOptions } from "./schedule/flakiness-guard.js";
export type { Journal } from "./schedule/journal.js";
export type { CacheKind } from "./schedule/outcome-cache.js";
export type { ReductionEvent, Statistics, Step, Stopped } from "./schedule/statistics.js";
export type { Search } from "./search/search.js";
export type { Reduced } from "./search/working-tree.js";
export { companionOf } from "./storage/companion-file.js";
export { headOf, JournalFile } from "./storage/journal-file.js";
export type { Call, JournalHead } from "./storage/journal-line.js";
export { Lock } from "./storage/lock.js";
export { NumberedFiles } from "./storage/numbered-files.js";
export { ResultFile, ResultFileError } from "./storage/result-file.js";
export { RunLog } from "./storage/run-log.js";
export { version } from "./system/version.js";
export { dropEmptyNodes } from "./transform/drop-empty-nodes.js";
export { flattenTreeRecursion } from "./transform/flatten-tree-recursion.js";
export { hideUnremovableTokens } from "./transform/hide-unremovable-tokens.js";
export { hideWhitespace } from "./transform/hide-whitespace.js";
export { squeezeTree } from "./transform/squeeze-tree.js";
export { type Stage, stagesOf, type TransformOptions } from "./transform/transforms.js";
export { unifySeparatedLists } from "./transform/unify-separated-lists.js";
export { type Cut, type Edits, edit, noEdits } from "./tree/edits.js";
export {
  type IterationNode,
  type Node,
  type QuantifierNode,
  type RuleNode,
  type TokenCategory,
  type TokenNode,
  type TokenTable,
  type Tree,
  textOf,
} from "./tree/node.js";
export { countNodes, printDot, printJson, printText } from "./tree/print.js";
export type { TextKey } from "./tree/text-key.js";
export { type Clash, type Layout, type Spaced, Unparser } from "./tree/unparse.js";
export { type Measures, measure, preorder } from "./tree/walk.js";
