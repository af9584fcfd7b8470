/** What a reduction works on, and what it does with it, whoever asks the test. */

import type { Grammar } from "../grammar/model/grammar.js";
import { checkRule } from "../grammar/model/rule-names.js";
import { listMinimizer } from "../lists/list-minimizers.js";
import { type ParsedTree, parseTree } from "../parse/parse-tree.js";
import { syntaxOf } from "../parse/syntax-of-text.js";
import type { TreeOptions } from "../parse/worker/parse-anywhere.js";
import { mostParsed, reduceLargeText } from "../pipeline/large-text.js";
import { needsGrammar, readPipeline } from "../pipeline/notation.js";
import { type PipelineOptions, pipeline } from "../pipeline/pipeline.js";
import type { TreeCache } from "../pipeline/tree-cache.js";
import type { FlakinessGuard } from "../schedule/flakiness-guard.js";
import type { Journal } from "../schedule/journal.js";
import type { CacheKind } from "../schedule/outcome-cache.js";
import { OutcomeStore } from "../schedule/outcome-store.js";
import type { RunRules } from "../schedule/run-rules.js";
import { RunStatistics } from "../schedule/run-statistics.js";
import type { ReductionEvent } from "../schedule/statistics.js";
import { type Decoded, decode, type Encoding } from "./encoding.js";
import type { StopOptions } from "./stop-signal.js";
import { emptyWarning } from "./test-sanity.js";

/** What both forms of a reduction take. */
export interface CommonOptions extends PipelineOptions, StopOptions {
  /** The test case. Bytes are decoded, and the result is encoded, as `encoding` says. */
  readonly input: string | Uint8Array;
  /** Default: `auto`. */
  readonly encoding?: Encoding;
  /** The rule to parse the input as. Default: the grammar's start rule. */
  readonly start?: string;
  /** Makes nodes of hidden tokens (comments, white space), so that they are removed like others. Default: false. */
  readonly buildHiddenTokens?: boolean;
  /** After so many milliseconds, an attempt to parse the input is given up for a simpler one. Default: 60,000. */
  readonly parseLimit?: number;
  /**
   * A text of more UTF-16 units is made smaller before it is parsed, by lines and by what is in brackets. Default: 2^22.
   */
  readonly outlineAbove?: number;
  /** What outcomes are remembered by, so that nothing is tested twice. Default: `content`. */
  readonly cache?: CacheKind;
  /** Ends the reduction after so many tests; the best so far is the result. */
  readonly limitTests?: number;
  /** What is known of an earlier run of the same reduction, and where this one writes its outcomes down. */
  readonly journal?: Journal;
  /** Is told how it goes. */
  readonly onEvent?: (event: ReductionEvent) => void;
}

/** What a reduction works on. */
export interface ReductionContext {
  readonly options: CommonOptions;
  /** Undefined if the pipeline does without. */
  readonly grammar: Grammar | undefined;
  readonly input: Decoded;
  readonly statistics: RunStatistics;
  readonly store: OutcomeStore;
}

export function createContext(options: CommonOptions, language: Grammar | undefined): ReductionContext {
  const isNeeded = needsGrammar(readPipeline(options.reduce ?? "default"));
  if (isNeeded && !language)
    throw new TypeError("This reduction needs a grammar: give a language, or reduce by lines.");
  const grammar = isNeeded ? language : undefined;
  if (grammar && options.start !== undefined) checkRule(grammar, options.start);
  const input = readInput(options.input, options.encoding);
  const store = new OutcomeStore(options.cache ?? "content", options.journal);
  return { options, grammar, input, statistics: new RunStatistics(input.text), store };
}

/** The text of an input, and the way back to its bytes. */
export function readInput(input: string | Uint8Array, encoding?: Encoding): Decoded {
  return typeof input === "string" ? { ...decode(new Uint8Array(), "utf-8"), text: input } : decode(input, encoding);
}

export function parseOptions({ start, buildHiddenTokens, parseLimit, layout }: CommonOptions): TreeOptions {
  return {
    spacedReplacements: layout === "minimal",
    ...(start !== undefined && { start }),
    ...(buildHiddenTokens !== undefined && { buildHiddenTokens }),
    ...(parseLimit !== undefined && { parseLimit }),
  };
}

/** Parses a text, if that is needed. */
export async function parse(
  text: string,
  { grammar, options }: ReductionContext,
  signal: AbortSignal,
): Promise<ParsedTree | undefined> {
  return grammar && (await parseTree(grammar, text, { ...parseOptions(options), signal }));
}

export function isLarge({ options }: ReductionContext, text: string): boolean {
  return text.length > (options.outlineAbove ?? mostParsed);
}

/** Tells that a text is too large to be parsed as it is; makes what begins the search that makes it smaller. */
export function largeSearchOf({ options }: ReductionContext, text: string) {
  const most = options.outlineAbove ?? mostParsed;
  const sizes = `The input has ${text.length} characters; up to ${most} are parsed`;
  options.onEvent?.({ kind: "warning", message: `${sizes}. Lines and what is in brackets are taken out first.` });
  const minimize = listMinimizer(options.list, options.ddmin);
  return () => reduceLargeText(text, { minimize, most });
}

export function tellOfTree(parsed: ParsedTree | undefined, { options, grammar }: ReductionContext): void {
  if (!parsed || !grammar) return;
  const { problem, unfit, notes } = parsed;
  options.onEvent?.({ kind: "parsed", language: grammar.name, problem, unfit, notes });
}

/** What a search is given beside its text. */
interface SearchInput {
  readonly parsed: ParsedTree | undefined;
  /** If several runs of the search are needed. */
  readonly trees?: TreeCache | undefined;
}

/** Makes what begins the search over a text, or over its tree. */
export function searchOf(text: string, { parsed, trees }: SearchInput, { options, grammar }: ReductionContext) {
  if (!parsed || !grammar) return () => pipeline({ text }, options);
  const language = syntaxOf(grammar, parsed, parseOptions(options));
  return () => pipeline({ text, tree: parsed.tree, language, trees }, options);
}

/** How long the test of the input took in an earlier run that found it interesting. */
export function knownCheckDuration({ options, input, statistics, store }: ReductionContext): number | undefined {
  const duration = options.journal?.duration;
  const text = store.candidateText(input.text);
  if (duration === undefined || store.find(text) !== "interesting") return undefined;
  statistics.countDecided(store.decide(text, "interesting"));
  return duration;
}

/** What both drivers are bounded by, and how they tell of what they do. */
export function rulesOf(
  { options, input, statistics, store }: ReductionContext,
  signal: AbortSignal,
  guard?: FlakinessGuard,
): RunRules {
  const { limitTests = Number.POSITIVE_INFINITY, onEvent } = options;
  return {
    statistics,
    store,
    limitTests,
    signal,
    onTested: (outcome, phase, text) => onEvent?.({ kind: "tested", text, outcome, phase, statistics }),
    onAccepted: (text, phase) => {
      const bytes = input.encode(text);
      statistics.accept(text, phase, bytes.length);
      store.forgetLonger(text.length);
      guard?.remember(text);
      if (text === "" && input.text !== "") onEvent?.({ kind: "warning", message: emptyWarning });
      onEvent?.({ kind: "accepted", text, bytes, phase, statistics });
    },
  };
}
