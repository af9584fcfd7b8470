/**
 * The parts that the command, benchmarks and experiments are built from: pipelines, encodings, files, comparison reports,
 * grammar reports and trees.
 * @module treemin/tools
 */
export { comparedAlgorithms, type RefusedCase } from "./compare.js";
export { type Entry, type EntryKind, type PlacedEntry, type Reference, readArchive } from "./folder/archive.js";
export type { CandidateFolder } from "./folder/candidate-folders.js";
export type { FileState } from "./folder/file-state.js";
export { type Expansion, FolderCase, type FolderScope } from "./folder/folder-case.js";
export { FolderError, SelectionError } from "./folder/folder-error.js";
export {
  type FolderSelection,
  type FoundEntry,
  type FoundFolder,
  readFiles,
  readFolder,
} from "./folder/read-folder.js";
export { type Finding, type FuzzOptions, fuzz } from "./fuzz.js";
export type { GrammarReport, ReplacementReport } from "./grammar/analysis/grammar-report.js";
export type { UnitDerivations } from "./grammar/analysis/symbols.js";
export { editions } from "./grammar/bundled/editions.js";
export { type BaseFile, baseFiles } from "./grammar/compile/base-files.js";
export { languageOfContent } from "./grammar/language-of-content.js";
export { languageNamed } from "./grammar/languages.js";
export type { GrammarUse } from "./grammar/load-grammar.js";
export {
  type Note,
  type Prediction,
  type Route,
  routes,
} from "./grammar/model/compiled-grammar.js";
export type { GrammarSource, Island, IslandPart } from "./grammar/model/grammar.js";
export { checkRule, mostSimilar } from "./grammar/model/rule-names.js";
export { clashOf } from "./grammar/run/clash.js";
export { type IsolatedDifference, type IsolatedText, type IsolateOptions, IsolationError, isolate } from "./isolate.js";
export { type ListMinimizerName, listMinimizerNames } from "./lists/list-minimizers.js";
export type { Order, Split } from "./lists/parts.js";
export type { JournalUse } from "./open-journal.js";
export { quote } from "./oracle/command-oracle.js";
export type { AlsoInteresting, Expectations } from "./oracle/command-test.js";
export { checkPattern } from "./oracle/pattern.js";
export { type RunEnd, runOnce, type SingleRun } from "./oracle/run-once.js";
export { type ParsedTree, parseTree, parseTreeSync } from "./parse/parse-tree.js";
export type { SyntaxProblem } from "./parse/table/syntax-problem.js";
export type { TreeOptions } from "./parse/worker/parse-anywhere.js";
export { reportOnGrammar } from "./parse/worker/report-on-grammar.js";
export { algorithmNames, needsGrammar, type Pass, passesOf, presets, readPipeline } from "./pipeline/notation.js";
export { FilterError, type FilterLimits, filterText } from "./process/filter-text.js";
export { restoreTerminalWhenKilled, runInTerminal } from "./process/terminal.js";
export type { PassProgram } from "./programs/program.js";
export { longestTimeout } from "./reduction/initial-checks.js";
export { ProtectionError } from "./reduction/keep-comments.js";
export type { KeepOptions } from "./reduction/protection.js";
export { renameIdentifiers } from "./reduction/rename.js";
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
export { printComparison } from "./report/comparison-table.js";
export { EventLines } from "./report/event-line.js";
export { type Origin, originsAfter } from "./report/origins.js";
export { type PhaseRecord, PhaseRecords } from "./report/phase-records.js";
export { type RecordedStep, ReductionRecord } from "./report/reduction-record.js";
export { reportMarkdown } from "./report/report-markdown.js";
export { type ReportFacts, reportPage } from "./report/report-page.js";
export type { CacheKind } from "./schedule/candidate.js";
export type { Intervention } from "./schedule/interventions.js";
export type { Journal, StuckAnswer } from "./schedule/journal.js";
export { type ControlledRun, RunControl, type Trial } from "./schedule/run-control.js";
export type { BeforeAndAfter, RunningTest, WorkerFigures, WorkersStatistics } from "./schedule/statistics.js";
export type { Round } from "./search/search.js";
export { companionOf } from "./storage/companion-file.js";
export { JournalFile } from "./storage/journal-file.js";
export type { Call, JournalHead, JournalOrigin } from "./storage/journal-line.js";
export { callIn, type RecordedCall, type Trust } from "./storage/journal-origin.js";
export { type Aside, haveSameContent } from "./storage/keep-aside.js";
export { Lock } from "./storage/lock.js";
export { NumberedFiles, type NumberedFilesUse } from "./storage/numbered-files.js";
export { type FoundResult, ResultFile, ResultFileError, type ResultPlace } from "./storage/result-file.js";
export { ResultFolder } from "./storage/result-folder.js";
export { RunLog } from "./storage/run-log.js";
export { SignatureFolder, type SignatureFolderUse } from "./storage/signature-folder.js";
export { rememberWritten, wasWritten } from "./storage/written-results.js";
export { atExit } from "./system/at-exit.js";
export { cacheFolder } from "./system/cache-folder.js";
export { type Decoded, decode, type Encoding, encodingNamed, encodingOf, encodings } from "./system/encoding.js";
export { isForeground, isProcOwn } from "./system/process-status.js";
export { temporaryFolder } from "./system/temporary-folder.js";
export { dropEmptyNodes } from "./transform/drop-empty-nodes.js";
export { flattenTreeRecursion } from "./transform/flatten-tree-recursion.js";
export { hideUnremovableTokens } from "./transform/hide-unremovable-tokens.js";
export { hideWhitespace } from "./transform/hide-whitespace.js";
export { squeezeTree } from "./transform/squeeze-tree.js";
export { type Stage, stagesOf, type TransformOptions } from "./transform/transforms.js";
export { unifySeparatedLists } from "./transform/unify-separated-lists.js";
export { commonStart, type Places } from "./tree/common-ends.js";
export { type Cut, type Edits, edit, noEdits } from "./tree/edits.js";
export type { Clash } from "./tree/gaps.js";
export type { Layout } from "./tree/layout.js";
export type {
  IterationNode,
  Node,
  ProtectedPart,
  QuantifierNode,
  RuleNode,
  TokenCategory,
  TokenNaming,
  TokenNode,
  TokenTable,
  Tree,
} from "./tree/node.js";
export { countNodes, printDot, printJson, printText } from "./tree/print.js";
export type { TextRange } from "./tree/protection.js";
export type { TextEdit } from "./tree/text-edits.js";
export type { TextKey } from "./tree/text-key.js";
export { type Spaced, Unparser } from "./tree/unparse.js";
export { type Measures, measure, preorder } from "./tree/walk.js";
export type { NatsOptions } from "./workers/nats-options.js";
export { mostSlots } from "./workers/protocol.js";
export { type NatsWorkerOptions, serveNats } from "./workers/serve-nats.js";
export { serveWorker, type WorkerOptions, type WorkerPipe } from "./workers/serve-worker.js";
export type { WorkersOptions } from "./workers/worker-oracle.js";
export type { SessionEnd } from "./workers/worker-session.js";
export { type WatchedWorker, type WatchOptions, type WorkerStatus, watchWorkers } from "./workers/worker-status.js";
