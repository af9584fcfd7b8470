export { NotInterestingError, SuspiciousTestError } from "./check.js";
export {
  type CompareOptions,
  type Comparison,
  type ComparisonCase,
  compare,
  comparedAlgorithms,
} from "./compare.js";
export { type Decoded, decode, type Encoding, EncodingError, encodingNamed, encodings } from "./encoding.js";
export { clashOf } from "./grammar/clash.js";
export { type CompiledFormat, type Note, type Route, routes } from "./grammar/compiled-grammar.js";
export type { Grammar, GrammarSource, Island, IslandPart, Prediction } from "./grammar/grammar.js";
export { GrammarError } from "./grammar/grammar-error.js";
export type { GrammarReport, ReplacementReport } from "./grammar/grammar-report.js";
export {
  type Language,
  languageNamed,
  languageOfFile,
  languages,
  loadLanguage,
  UnknownLanguageError,
} from "./grammar/languages.js";
export { type GrammarOptions, type GrammarUse, loadGrammar } from "./grammar/load-grammar.js";
export { checkRule, UnknownRuleError } from "./grammar/rule-names.js";
export type { UnitDerivations } from "./grammar/unit-derivations.js";
export { type JournalUse, openJournal } from "./open-journal.js";
export type { CacheKind } from "./oracle/cache.js";
export type { CommandTest, Demands } from "./oracle/command-test.js";
export type { Journal } from "./oracle/journal.js";
export type { JuryOptions } from "./oracle/jury.js";
export type { ModuleTest, Test } from "./oracle/open-oracle.js";
export { type Inspection, OracleError, type Outcome, type Predicate } from "./oracle/oracle.js";
export type { ParseOptions } from "./parse/parse.js";
export { reportOnGrammar, type TreeOptions } from "./parse/parse-apart.js";
export { type ParsedTree, parseTree, parseTreeSync } from "./parse/parse-tree.js";
export type { SyntaxProblem } from "./parse/syntax-problem.js";
export type { PipelineOptions } from "./pipeline.js";
export { algorithmNames, needsGrammar, type Pass, PipelineError, presets, readPipeline } from "./pipeline-notation.js";
export { type ReduceOptions, reduce } from "./reduce.js";
export { type ReduceSyncOptions, reduceSync } from "./reduce-sync.js";
export { type Atom, joinTokens, reduceAtoms, splitText } from "./reducer/atoms.js";
export { type DdminOptions, ddmin, defaultDdminOptions } from "./reducer/ddmin.js";
export type { Reduced } from "./reducer/draft.js";
export { type HddOptions, type HddTransformation, hdd } from "./reducer/hdd.js";
export {
  type ListMinimizer,
  type ListMinimizerName,
  listMinimizer,
  listMinimizerNames,
} from "./reducer/list-minimizers.js";
export type { Order } from "./reducer/order.js";
export type { Search } from "./reducer/search.js";
export type { Split } from "./reducer/split.js";
export type { QueueOrder } from "./reducer/walk.js";
export type { Reduction } from "./reduction.js";
export { companionOf } from "./report/companion-file.js";
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
export { headOf, JournalFile } from "./report/journal-file.js";
export type { Call, JournalHead } from "./report/journal-line.js";
export { Lock } from "./report/lock.js";
export { NumberedFiles } from "./report/numbered-files.js";
export { ResultFile, ResultFileError } from "./report/result-file.js";
export { RunLog } from "./report/run-log.js";
export type { ReductionEvent, Statistics, Step, Stopped } from "./report/statistics.js";
export { type Stage, stagesOf, type TransformOptions } from "./stages.js";
export { dropEmptyNodes } from "./transform/drop-empty-nodes.js";
export { flattenTreeRecursion } from "./transform/flatten-tree-recursion.js";
export { hideUnremovableTokens } from "./transform/hide-unremovable-tokens.js";
export { hideWhitespace } from "./transform/hide-whitespace.js";
export { squeezeTree } from "./transform/squeeze-tree.js";
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
export type { Form, FormSymbol, Lexemes, NextSymbol, RulePlace, Syntax, TokenText } from "./tree/syntax.js";
export type { TextKey } from "./tree/text-key.js";
export { type Clash, type Layout, type Spaced, Unparser } from "./tree/unparse.js";
export { type Measures, measure, preorder } from "./tree/walk.js";
export { version } from "./version.js";
