/** The parts that asynchronous and synchronous reductions share: their options, parsing, searches and events. */

import type { FolderCase } from "../folder/folder-case.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { isPlainText } from "../grammar/model/plain-text.js";
import { checkRule } from "../grammar/model/rule-names.js";
import { type ListMinimizer, listMinimizer } from "../lists/list-minimizers.js";
import type { ParsedTree } from "../parse/parsed-tree.js";
import { syntaxOf } from "../parse/syntax-of-text.js";
import { type FolderTextOptions, treeOfText } from "../parse/tree-of-text.js";
import { mostParsed, mostStructured, reduceLargeText, sizeToParse } from "../pipeline/large-text.js";
import { needsGrammar, type Pass, passesOf } from "../pipeline/notation.js";
import { type Algorithm, runAlgorithm } from "../pipeline/own-algorithm.js";
import { type PipelineOptions, pipeline } from "../pipeline/pipeline.js";
import type { ProgramDialogue } from "../pipeline/programs.js";
import type { TreeCache } from "../pipeline/tree-cache.js";
import type { PassProgram } from "../programs/program.js";
import type { GeneratedInput } from "../reducer/choices/generated-input.js";
import type { CacheKind, Candidate } from "../schedule/candidate.js";
import type { FlakinessGuard } from "../schedule/flakiness-guard.js";
import type { Journal } from "../schedule/journal.js";
import { OutcomeStore } from "../schedule/outcome-store.js";
import type { RunRules } from "../schedule/run-rules.js";
import { RunStatistics } from "../schedule/run-statistics.js";
import type { ReductionEvent } from "../schedule/statistics.js";
import { mapSearch, type Search } from "../search/search.js";
import { type Decoded, decode, type Encoding } from "../system/encoding.js";
import { type Cut, edit, noEdits } from "../tree/edits.js";
import { Unparser } from "../tree/unparse.js";
import { checkCommonOptions } from "./check-common-options.js";
import type { Observations } from "./observations.js";
import type { Platform } from "./platform.js";
import { type KeepOptions, Protection } from "./protection.js";
import type { StopOptions } from "./stop-signal.js";
import { emptyWarning } from "./test-sanity.js";

/** Options of {@link reduce} and {@link reduceSync}. */
export interface CommonOptions extends Omit<PipelineOptions, "reduce">, StopOptions {
  /** The notation of a pipeline, the name of a preset, or an algorithm of your own. Default: `default`. */
  readonly reduce?: string | Algorithm;
  /** The test case. Bytes are decoded, and the result is encoded again, with `encoding`. */
  readonly input: string | Uint8Array | FolderCase;
  /** Encoding of an `input` that is bytes. Default: `auto`. */
  readonly encoding?: Encoding;
  /** The rule to parse the input as. Default: the grammar's start rule. */
  readonly start?: string;
  /** Puts hidden tokens (comments, white space) into the tree, so that they are reduced like others. Default: false. */
  readonly buildHiddenTokens?: boolean;
  /** Time limit of each attempt to parse the input, in milliseconds. A simpler attempt follows. Default: 60,000. */
  readonly parseLimit?: number;
  /**
   * Size of the largest text to parse: its UTF-16 units, or 32 for each comma, semicolon and line end if that is more. A larger one is
   * first reduced by its lines and brackets. Default: 2^22; 2^18 without a grammar.
   */
  readonly outlineAbove?: number;
  /** What must stay. */
  readonly keep?: KeepOptions;
  /** The key under which outcomes are remembered, so that no text is tested twice. Default: `content`. */
  readonly cache?: CacheKind;
  /** Ends the reduction after this number of tests, with the best result so far. Default: no limit. */
  readonly limitTests?: number;
  /** Programs that propose candidates. `pass` in a pipeline says when; default: before its closing repetition, or at its end. */
  readonly passes?: readonly PassProgram[];
  /** Outcomes of an earlier run of the same reduction, and where this run records its own. */
  readonly journal?: Journal;
  /** The test case as the choices of a generator, which are reduced instead of its tree. `input` is then its text. */
  readonly generated?: GeneratedInput;
  /** Is called with each event of the reduction. */
  readonly onEvent?: (event: ReductionEvent) => void;
}

/** The text of a test case, and the folder if it is one. */
export interface ReductionInput extends Decoded {
  readonly folder?: FolderCase;
}

/** What a reduction works on, from its beginning to its end. */
export interface ReductionContext {
  readonly platform: Platform;
  readonly options: CommonOptions;
  /** Undefined if the pipeline needs none. */
  readonly grammar: Grammar | undefined;
  readonly input: ReductionInput;
  readonly statistics: RunStatistics;
  readonly store: OutcomeStore;
  readonly protection: Protection;
  readonly observations: Observations | undefined;
}

/**
 * Checks the options, reads the input and starts the statistics.
 * @param options as the caller gave them
 * @param language undefined if none was named
 * @param platform what the surroundings, Node or a browser, offer
 * @throws RangeError or TypeError if an option has a value that it cannot have
 * @throws TypeError if the pipeline needs a grammar and there is none
 * @throws UnknownRuleError if the grammar has no such start rule
 * @throws EncodingError if the input cannot be read
 * @throws PipelineError if the pipeline cannot be read
 * @throws ProtectionError if what must stay cannot be found
 */
export function createContext(
  options: CommonOptions,
  language: Grammar | undefined,
  platform: Platform,
): ReductionContext {
  (platform.checkOptions ?? checkCommonOptions)(options);
  const passes = passesIn(options);
  const isNeeded = needsGrammar(passes);
  if (isNeeded && !language)
    throw new TypeError("This reduction needs a grammar: give a language, or reduce by lines.");
  if (options.generated && options.keep)
    throw new TypeError("The option keep is for texts; with generated, choices are reduced.");
  if (typeof options.reduce === "function" && (options.keep || options.passes?.length || isFolder(options.input)))
    throw new TypeError("With an algorithm of your own, leave out keep and passes, and reduce a single file.");
  const grammar = isNeeded || typeof options.reduce === "function" ? language : undefined;
  if (grammar && options.start !== undefined) checkRule(grammar, options.start);
  const input = readInput(options.input, options.encoding);
  const store = new OutcomeStore(options.cache ?? "content", options.journal);
  const { text } = input;
  const warn = (message: string) => options.onEvent?.({ kind: "warning", message });
  const parsedGrammar = isLarge({ options, grammar }, text) ? undefined : grammar;
  const protection = new Protection(
    { text, grammar: parsedGrammar, warn, matchesIn: platform.matchesIn },
    options.keep,
  );
  const observations = platform.observations?.();
  return { platform, options, grammar, input, statistics: new RunStatistics(text), store, protection, observations };
}

/**
 * The passes of the pipeline; none if choices are reduced, or by an algorithm of the caller.
 * @param options those of the reduction; `reduce` is read as a notation if it is a string
 */
export function passesIn({ reduce, generated, passes = [] }: CommonOptions): readonly Pass[] {
  if (generated || typeof reduce === "function") return [];
  return passesOf({ passes, ...(reduce !== undefined && { reduce }) });
}

/**
 * Whether an input is a folder.
 * @param input a text, bytes or a folder
 */
export function isFolder(input: CommonOptions["input"]): input is FolderCase {
  return typeof input === "object" && "listingOf" in input;
}

/**
 * Decodes an input that is bytes. A string is encoded as UTF-8.
 * @param input a text, bytes or a folder
 * @param encoding of bytes. Default: `auto`
 * @throws EncodingError if the bytes cannot be decoded
 */
export function readInput(input: CommonOptions["input"], encoding?: Encoding): ReductionInput {
  if (isFolder(input)) return { text: input.text, encode: (text) => input.listingOf(text), folder: input };
  return typeof input === "string" ? { ...decode(new Uint8Array(), "utf-8"), text: input } : decode(input, encoding);
}

/**
 * The size of a text in bytes; of a folder, that of its files.
 * @param input tells whether the text stands for a folder
 * @param text the text whose size is asked for
 * @param bytes the same text, encoded
 */
export function sizeIn({ folder }: ReductionInput, text: string, bytes: Uint8Array): number {
  return folder ? folder.sizeOf(text) : bytes.length;
}

/**
 * The options of a reduction that concern parsing.
 * @param context the options of the reduction and its platform
 */
export function parseOptions({ options, platform }: Pick<ReductionContext, "options" | "platform">): FolderTextOptions {
  const { start, buildHiddenTokens, parseLimit, layout } = options;
  return {
    worker: platform.worker,
    folders: platform.folders,
    spacedReplacements: layout === "minimal",
    ...(start !== undefined && { start }),
    ...(buildHiddenTokens !== undefined && { buildHiddenTokens }),
    ...(parseLimit !== undefined && { parseLimit }),
  };
}

/**
 * Parses a text. Undefined if the pipeline needs no tree.
 * @param text the input, or a text that was accepted
 * @param context the reduction
 * @param signal ends the parse, where a worker does it
 */
export async function parse(
  text: string,
  context: ReductionContext,
  signal: AbortSignal,
): Promise<ParsedTree | undefined> {
  const { grammar } = context;
  return grammar && (await treeOfText(grammar, text, { ...parseOptions(context), signal }));
}

/** The size above which a text is reduced by its outline before it is parsed. */
function mostParsedOf({ options, grammar }: Pick<ReductionContext, "options" | "grammar">): number {
  return options.outlineAbove ?? (grammar && isPlainText(grammar) ? mostStructured : mostParsed);
}

/**
 * Whether a text is too large to be parsed as it is.
 * @param context the options of the reduction, and its grammar
 * @param text its size is measured by {@link sizeToParse}
 */
export function isLarge(context: Pick<ReductionContext, "options" | "grammar">, text: string): boolean {
  if (context.options.generated) return false;
  const most = mostParsedOf(context);
  return text.length > most || sizeToParse(text) > most;
}

/**
 * Warns that a text is too large to be parsed. Returns a function that starts the search that reduces its outline.
 * @param context the reduction; its events tell of the text
 * @param text a text that {@link isLarge} holds for
 */
export function largeSearchOf(context: ReductionContext, text: string) {
  const { options, protection } = context;
  const most = mostParsedOf(context);
  const what = text.length > most ? `${text.length} characters; up to ${most} are parsed` : "very many parts";
  options.onEvent?.({ kind: "warning", message: `The input has ${what}. It is first reduced by lines and brackets.` });
  const minimize = listMinimizer(options.list, options.ddmin);
  const ranges = protection.rangesOf(text, undefined);
  return () => reduceLargeText({ text, ranges }, { minimize, most });
}

/**
 * Warns that a text has stayed too large to be parsed.
 * @param context the reduction; its events tell of the text
 * @param text is named by its length only
 */
export function tellOfLargeText({ options }: ReductionContext, text: string): void {
  const message = `${text.length} characters are left, too many to be parsed. They were reduced by lines and brackets only.`;
  options.onEvent?.({ kind: "warning", message });
}

/** A search without candidates, for which only the result is tested again. */
export function* noSearch(): Search<Candidate, void> {}

/**
 * Puts contents of files into the text of a folder, as many as can be reduced at once. Undefined if there are none to put in.
 * @param context the reduction of a folder; its statistics take the new text for the best one
 * @throws FolderError if a file has changed since it was read
 */
export function expanded(context: ReductionContext): string | undefined {
  const { input, statistics } = context;
  const most = mostParsedOf(context);
  const text = input.folder?.expand(statistics.best, { most, measure: sizeToParse });
  if (text !== undefined) statistics.rewrite(text);
  return text;
}

/**
 * Reports how the input was parsed, as an event.
 * @param parsed undefined if the pipeline needs no tree; nothing is then reported
 * @param context the reduction, whose events tell of the tree
 */
export function tellOfTree(parsed: ParsedTree | undefined, { options, grammar }: ReductionContext): void {
  if (!parsed || !grammar) return;
  const { tree, tokens, problem, unfit, notes } = parsed;
  options.onEvent?.({ kind: "parsed", language: grammar.name, tree, tokens, problem, unfit, notes });
}

/** What a search gets beside its text. */
interface SearchInput {
  readonly parsed: ParsedTree | undefined;
  /** Shares trees between several runs of the same search. */
  readonly trees?: TreeCache | undefined;
  /** What the user's programs say. */
  readonly programs?: readonly ProgramDialogue[];
}

/**
 * Returns a function that starts the search over a text, or over its tree.
 * @param text the text to start from
 * @param input the tree of the text, if there is one
 * @param context the reduction
 */
export function searchOf(text: string, input: SearchInput, context: ReductionContext) {
  const { options, grammar, protection } = context;
  const { parsed, trees, programs = [] } = input;
  const { generated, list, ddmin, reduce, ...others } = options;
  if (generated) return () => searchByChoices(text, generated, listMinimizer(list, ddmin));
  const syntax = parsed && grammar && syntaxOf(grammar, parsed, parseOptions(context));
  const tree = syntax && parsed.tree;
  if (typeof reduce === "function") {
    const unparser = syntax && new Unparser(parsed.tree, options.layout ?? "keep", syntax.clash);
    const textOf = (cuts: readonly Cut[]) => {
      if (!unparser) throw new TypeError("There is no tree. Give a language.");
      return unparser.unparse(edit(noEdits, cuts));
    };
    return () => runAlgorithm(reduce, { text, tree, textOf, minimize: listMinimizer(list, ddmin) });
  }
  const settings = {
    ...others,
    ...(list && { list }),
    ...(ddmin && { ddmin }),
    ...(reduce !== undefined && { reduce }),
  };
  const ranges = protection.rangesOf(text, parsed);
  if (!tree) return () => pipeline({ text, ranges, programs }, settings);
  return () => pipeline({ text, ranges, tree, syntax, trees, programs }, settings);
}

/** Reduces a generated text by the choices that made it. */
function searchByChoices(text: string, generated: GeneratedInput, minimize: ListMinimizer): Search<Candidate, unknown> {
  const search = generated.search(text, minimize);
  return mapSearch(search, (replayed): Candidate => ({ phase: "choices", text: () => replayed.text }));
}

/**
 * How long the test of the input took in an earlier run, in milliseconds. Undefined unless that found it interesting.
 * @param context the reduction, with the outcomes of the journal
 */
export function knownCheckDuration({ options, input, statistics, store }: ReductionContext): number | undefined {
  const duration = options.journal?.duration;
  const text = store.candidateText(input.text);
  if (duration === undefined || store.find(text) !== "interesting") return undefined;
  statistics.countDecided(store.decide(text, "interesting"));
  return duration;
}

/**
 * Limits and callbacks for a driver.
 * @param context the state of the reduction
 * @param signal stops the run when it aborts
 * @param guard remembers accepted texts for spot checks
 */
export function rulesOf(
  { options, input, statistics, store, protection, observations }: ReductionContext,
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
    onAccepted: (text, phase, ranges) => {
      if (ranges) protection.remember(text, ranges);
      observations?.accept(text);
      const bytes = input.encode(text);
      const size = sizeIn(input, text, bytes);
      statistics.accept(text, phase, size);
      store.forgetLonger(text.length);
      guard?.remember(text);
      if (text === "" && input.text !== "") onEvent?.({ kind: "warning", message: emptyWarning });
      onEvent?.({ kind: "accepted", text, bytes, size, phase, statistics });
    },
    onRefused: (text) => {
      const signature = observations?.refuse(text);
      if (signature !== undefined) {
        onEvent?.({ kind: "also interesting", text, bytes: input.encode(text), signature });
      }
    },
  };
}
