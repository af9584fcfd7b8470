/** The options that asynchronous and synchronous reductions share, and what a reduction works on. */

import type { FolderCase } from "../folder/folder-case.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { checkRule } from "../grammar/model/rule-names.js";
import { needsGrammar, type Pass, passesOf } from "../pipeline/notation.js";
import type { Algorithm } from "../pipeline/own-algorithm.js";
import type { PipelineOptions } from "../pipeline/pipeline.js";
import type { PassProgram } from "../programs/program.js";
import type { GeneratedInput } from "../reducer/choices/generated-input.js";
import type { CacheKind } from "../schedule/candidate.js";
import type { Journal } from "../schedule/journal.js";
import { OutcomeStore } from "../schedule/outcome-store.js";
import { RunStatistics } from "../schedule/run-statistics.js";
import type { ReductionEvent } from "../schedule/statistics.js";
import { type Decoded, decode, type Encoding } from "../system/encoding.js";
import { checkCommonOptions } from "./check-common-options.js";
import type { Observations } from "./observations.js";
import type { Platform } from "./platform.js";
import { type KeepOptions, Protection } from "./protection.js";
import { isLarge } from "./size-limit.js";
import type { StopOptions } from "./stop-signal.js";

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
   * first reduced by its lines and brackets. Default: 2^22; 2^19 without a grammar.
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
