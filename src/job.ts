/** What a reduction works on, and what it does with it, whoever asks the test. */
import { emptyWarning } from "./check.js";
import { type Decoded, decode, type Encoding } from "./encoding.js";
import type { Grammar } from "./grammar/grammar.js";
import { checkRule } from "./grammar/rule-names.js";
import { languageOf } from "./language.js";
import { mostParsed, reduceLargeText } from "./large-text.js";
import type { CacheKind } from "./oracle/cache.js";
import type { Journal } from "./oracle/journal.js";
import type { Jury } from "./oracle/jury.js";
import { Ledger } from "./oracle/ledger.js";
import type { RunRules } from "./oracle/run-rules.js";
import type { TreeOptions } from "./parse/parse-apart.js";
import { type ParsedTree, parseTree } from "./parse/parse-tree.js";
import { type PipelineOptions, pipeline } from "./pipeline.js";
import { needsGrammar, readPipeline } from "./pipeline-notation.js";
import type { ReadyTrees } from "./ready-trees.js";
import { listMinimizer } from "./reducer/list-minimizers.js";
import type { ReductionEvent } from "./report/statistics.js";
import type { StopOptions } from "./stop.js";

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
export interface Job {
  readonly options: CommonOptions;
  /** Undefined if the pipeline does without. */
  readonly grammar: Grammar | undefined;
  readonly input: Decoded;
  readonly ledger: Ledger;
}

export function begin(options: CommonOptions, language: Grammar | undefined): Job {
  const isNeeded = needsGrammar(readPipeline(options.reduce ?? "default"));
  if (isNeeded && !language)
    throw new TypeError("This reduction needs a grammar: give a language, or reduce by lines.");
  const grammar = isNeeded ? language : undefined;
  if (grammar && options.start !== undefined) checkRule(grammar, options.start);
  const input = readInput(options.input, options.encoding);
  return { options, grammar, input, ledger: new Ledger(input.text, options.cache ?? "content", options.journal) };
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
  { grammar, options }: Job,
  signal: AbortSignal,
): Promise<ParsedTree | undefined> {
  return grammar && (await parseTree(grammar, text, { ...parseOptions(options), signal }));
}

export function isLarge({ options }: Job, text: string): boolean {
  return text.length > (options.outlineAbove ?? mostParsed);
}

/** Tells that a text is too large to be parsed as it is; makes what begins the search that makes it smaller. */
export function largeSearchOf({ options }: Job, text: string) {
  const most = options.outlineAbove ?? mostParsed;
  const sizes = `The input has ${text.length} characters; up to ${most} are parsed`;
  options.onEvent?.({ kind: "warning", message: `${sizes}. Lines and what is in brackets are taken out first.` });
  const minimize = listMinimizer(options.list, options.ddmin);
  return () => reduceLargeText(text, { minimize, most });
}

export function tellOfTree(parsed: ParsedTree | undefined, { options, grammar }: Job): void {
  if (!parsed || !grammar) return;
  const { problem, unfit, notes } = parsed;
  options.onEvent?.({ kind: "parsed", language: grammar.name, problem, unfit, notes });
}

/** What a search is given beside its text. */
interface Given {
  readonly parsed: ParsedTree | undefined;
  /** If several runs of the search are needed. */
  readonly trees?: ReadyTrees | undefined;
}

/** Makes what begins the search over a text, or over its tree. */
export function searchOf(text: string, { parsed, trees }: Given, { options, grammar }: Job) {
  if (!parsed || !grammar) return () => pipeline({ text }, options);
  const language = languageOf(grammar, parsed, parseOptions(options));
  return () => pipeline({ text, tree: parsed.tree, language, trees }, options);
}

/** How long the test of the input took in an earlier run that found it interesting. */
export function checkedBefore({ options: { journal }, ledger }: Job): number | undefined {
  if (journal?.duration === undefined) return undefined;
  return ledger.recall(ledger.exhibit(ledger.best)) === "interesting" ? journal.duration : undefined;
}

/** What both drivers are bounded by, and how they tell of what they do. */
export function rulesOf({ options, input, ledger }: Job, signal: AbortSignal, jury?: Jury): RunRules {
  const { limitTests = Number.POSITIVE_INFINITY, onEvent } = options;
  return {
    ledger,
    limitTests,
    signal,
    onTested: (outcome, phase, text) => onEvent?.({ kind: "tested", text, outcome, phase, statistics: ledger }),
    onAccepted: (text, phase) => {
      const bytes = input.encode(text);
      ledger.accept(text, phase, bytes.length);
      jury?.remember(text);
      if (text === "" && input.text !== "") onEvent?.({ kind: "warning", message: emptyWarning });
      onEvent?.({ kind: "accepted", text, bytes, phase, statistics: ledger });
    },
  };
}
