/** The result of a reduction. */
import type { Grammar } from "../grammar/model/grammar.js";
import { isPlainText } from "../grammar/model/plain-text.js";
import type { ParsedTree } from "../parse/parsed-tree.js";
import { countTokens } from "../parse/tokens/count-tokens.js";
import { treeOfText, treeOfTextSync } from "../parse/tree-of-text.js";
import { runsForeignCode } from "../parse/worker/parse-anywhere.js";
import { type GrammarFit, guaranteeOf } from "../pipeline/guarantee-of.js";
import type { BeforeAndAfter, Statistics, Stopped } from "../schedule/statistics.js";
import { passesIn, type ReductionContext, sizeIn } from "./context.js";
import { parseOptions } from "./parse-input.js";
import { isLarge } from "./size-limit.js";

/** The result of a reduction. */
export interface Reduction {
  /** The smallest interesting text that was found. */
  readonly text: string;
  /** The same text in the input's encoding. Of a folder: a list of what it holds, equal for equal folders. */
  readonly bytes: Uint8Array;
  /** Number of tokens, not counting hidden ones. Undefined if the text is too large or the reduction stopped too early. */
  readonly tokens: BeforeAndAfter | undefined;
  /** Length in bytes; of a folder, that of all files. */
  readonly size: BeforeAndAfter;
  /** Number of files. Missing unless the test case is a folder. */
  readonly files?: BeforeAndAfter;
  /** Why the reduction ended. */
  readonly stopped: Stopped;
  /** The minimality of the result, for example `1-tree-minimal`. Missing if the pipeline guarantees nothing, a person has skipped a pass, or the result has syntax errors. */
  readonly guarantee?: string;
  /** Counts and times of the run. */
  readonly statistics: Statistics;
}

/** The trees that a reduction worked on. */
export interface ReducedTrees {
  /** The tree of the input, or of its outline after reduction if the input is too large to parse. */
  readonly first: ParsedTree;
  /** The tree that led to the result: another one if the reduction went back to an earlier text. */
  readonly last: ParsedTree;
}

/** What a parse tells about the result. */
interface ResultFacts {
  readonly tokens: BeforeAndAfter | undefined;
  readonly fit: GrammarFit;
}

/**
 * Makes the result of a reduction that has ended. Parses its text, which tells the number of tokens and whether the text fits the
 * grammar everywhere.
 * @param context the state of the reduction
 * @param stopped why it ended
 * @param trees undefined if nothing was parsed
 */
export async function conclude(
  context: ReductionContext,
  stopped: Stopped,
  trees?: ReducedTrees | undefined,
): Promise<Reduction> {
  const grammar = grammarToParseWith(context, stopped, trees);
  const parsed = grammar && (await treeOfText(grammar, context.statistics.best, parseOptions(context)));
  return reductionOf(context, stopped, trees && factsOf(context, trees, parsed));
}

/**
 * Does the same as {@link conclude} on this thread.
 * @param context the reduction, at its end
 * @param stopped why it ended
 * @param trees the trees of the input and the result, as far as they are known
 */
export function concludeSync(context: ReductionContext, stopped: Stopped, trees?: ReducedTrees | undefined): Reduction {
  const grammar = grammarToParseWith(context, stopped, trees);
  const parsed = grammar && treeOfTextSync(grammar, context.statistics.best, parseOptions(context));
  return reductionOf(context, stopped, trees && factsOf(context, trees, parsed));
}

/** The longest text, in UTF-16 units, whose tokens are counted when a reduction is stopped: the user is waiting. */
const mostCountedWhenStopped = 500_000;

/** The grammar if the result has to be parsed; undefined if a parse tells nothing new, or the user would have to wait for it. */
function grammarToParseWith(
  { input, grammar, statistics, options }: ReductionContext,
  stopped: Stopped,
  trees: ReducedTrees | undefined,
): Grammar | undefined {
  const { best } = statistics;
  if (!trees || !grammar || best === input.text || (!input.folder && isLarge({ options, grammar }, best)))
    return undefined;
  if (stopped === "finished") return grammar;
  return best.length <= mostCountedWhenStopped && runsForeignCode(grammar) ? grammar : undefined;
}

/** @param parsed the parsed result; undefined if it was not parsed */
function factsOf(
  context: ReductionContext,
  { first, last }: ReducedTrees,
  parsed: ParsedTree | undefined,
): ResultFacts {
  const { input, statistics } = context;
  const isInput = statistics.best === input.text;
  const after = isInput ? first.tokens : (parsed?.tokens ?? countIfQuick(context));
  // If the input was too large to parse, its tokens were never counted.
  const isInputCounted = first.tree.text === input.text;
  return {
    tokens: after === undefined || !isInputCounted ? undefined : { before: first.tokens, after },
    fit: {
      input: last.problem === undefined,
      result: isInput ? last.problem === undefined : parsed !== undefined && parsed.problem === undefined,
    },
  };
}

/** The number of tokens of the best text if the lexer alone can count them. */
function countIfQuick({ input, grammar, statistics: { best } }: ReductionContext): number | undefined {
  if (
    !grammar ||
    input.folder ||
    isPlainText(grammar) ||
    runsForeignCode(grammar) ||
    best.length > mostCountedWhenStopped
  )
    return undefined;
  return countTokens(grammar, best);
}

function reductionOf(
  { input, statistics, options, observations }: ReductionContext,
  stopped: Stopped,
  { tokens: counted, fit }: ResultFacts = { tokens: undefined, fit: { input: false, result: false } },
): Reduction {
  const text = statistics.best;
  const slippage = observations?.slippage();
  if (slippage !== undefined) options.onEvent?.({ kind: "warning", message: slippage });
  const guarantee = guaranteeOf(passesIn(options), fit);
  const isWhole = stopped === "finished" && !statistics.hasSkippedPass;
  const bytes = input.encode(text);
  const { folder } = input;
  const before = statistics.steps[0]?.size ?? sizeIn(input, input.text, input.encode(input.text));
  return {
    text,
    bytes,
    tokens: folder ? undefined : counted,
    size: { before, after: sizeIn(input, text, bytes) },
    ...(folder && { files: { before: folder.filesIn(input.text), after: folder.filesIn(text) } }),
    stopped,
    ...(isWhole && guarantee !== undefined && { guarantee }),
    statistics: statistics.snapshot(),
  };
}
