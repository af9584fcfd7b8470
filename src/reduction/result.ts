/** The result of a reduction. */

import { type ParsedTree, parseTree, parseTreeSync } from "../parse/parse-tree.js";
import { countTokens } from "../parse/tokens/count-tokens.js";
import { runsForeignCode } from "../parse/worker/parse-anywhere.js";
import { guaranteeOf, readPipeline } from "../pipeline/notation.js";
import type { BeforeAndAfter, Statistics, Stopped } from "../schedule/statistics.js";
import { parseOptions, type ReductionContext } from "./context.js";

/** The result of a reduction. */
export interface Reduction {
  /** The smallest interesting text that was found. */
  readonly text: string;
  /** The same text in the input's encoding. */
  readonly bytes: Uint8Array;
  /** Number of tokens, not counting hidden ones. Undefined if the text is too large or the reduction stopped too early. */
  readonly tokens: BeforeAndAfter | undefined;
  /** Length in bytes. */
  readonly size: BeforeAndAfter;
  /** Why the reduction ended. */
  readonly stopped: Stopped;
  /** The minimality of the result, for example `1-tree-minimal`. Missing if the pipeline guarantees nothing. */
  readonly guarantee?: string;
  /** Counts and times of the run. */
  readonly statistics: Statistics;
}

/**
 * Counts the tokens of the result. A grammar with code or islands makes its tokens only while parsing, so its result is parsed.
 * @param before the parsed input
 * @returns undefined if the tokens of the input were not counted, or a stopped reduction would have to wait for the count
 */
export async function tokensAfter(
  context: ReductionContext,
  stopped: Stopped,
  before: ParsedTree,
): Promise<number | undefined> {
  const known = countOrGrammar(context, stopped, before);
  if (typeof known !== "object") return known;
  return (await parseTree(known, context.ledger.best, parseOptions(context.options))).tokens;
}

/** Counts as {@link tokensAfter} does, on this thread. */
export function tokensAfterSync(context: ReductionContext, stopped: Stopped, before: ParsedTree): number | undefined {
  const known = countOrGrammar(context, stopped, before);
  if (typeof known !== "object") return known;
  return parseTreeSync(known, context.ledger.best, parseOptions(context.options)).tokens;
}

/** The number of tokens if the lexer can count them, the grammar if a parse must, undefined if they are not counted. */
function countOrGrammar({ input, grammar, ledger }: ReductionContext, stopped: Stopped, { tree, tokens }: ParsedTree) {
  const { best } = ledger;
  if (tree.text !== input.text) return undefined; // the input was too large to parse, so its tokens were never counted
  if (best === input.text) return tokens;
  if (!grammar || (stopped !== "finished" && best.length > 500_000)) return undefined;
  return runsForeignCode(grammar) ? grammar : countTokens(grammar, best);
}

/** Token counts of the input and of the result. */
interface TokenCounts {
  readonly tokens: number;
  readonly after: number | undefined;
}

/**
 * Makes the result of a reduction that has ended.
 * @param counts missing if nothing was parsed
 */
export function conclude(
  { input, ledger, options }: ReductionContext,
  stopped: Stopped,
  counts?: TokenCounts,
): Reduction {
  const text = ledger.best;
  const guarantee = guaranteeOf(readPipeline(options.reduce ?? "default"));
  const bytes = input.encode(text);
  const { tokens = 0, after } = counts ?? {};
  return {
    text,
    bytes,
    tokens: after === undefined ? undefined : { before: tokens, after },
    size: { before: ledger.steps[0]?.size ?? input.encode(input.text).length, after: bytes.length },
    stopped,
    ...(stopped === "finished" && guarantee !== undefined && { guarantee }),
    statistics: ledger.snapshot(),
  };
}
