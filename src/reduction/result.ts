import { type ParsedTree, parseTree, parseTreeSync } from "../parse/parse-tree.js";
import { countTokens } from "../parse/tokens/count-tokens.js";
import { runsForeignCode } from "../parse/worker/parse-anywhere.js";
import { guaranteeOf } from "../pipeline/guarantee-of.js";
import { readPipeline } from "../pipeline/notation.js";
import type { Statistics, Stopped } from "../schedule/statistics.js";
import { parseOptions, type ReductionContext } from "./context.js";

/** What has become of a test case. */
export interface Reduction {
  /** The smallest interesting variant that was found. */
  readonly text: string;
  /** The same in the input's encoding. */
  readonly bytes: Uint8Array;
  /** Number of tokens, hidden ones not counted; undefined if they could not be counted: too many, or stopped too early. */
  readonly tokens: { readonly before: number; readonly after: number } | undefined;
  /** Length in bytes. */
  readonly size: { readonly before: number; readonly after: number };
  readonly stopped: Stopped;
  /** What minimality the result has, such as `1-tree-minimal`; undefined if nothing is known of it. */
  readonly guarantee?: string;
  readonly statistics: Statistics;
}

/**
 * The number of tokens of the result, or undefined if it is too large to count: who stops a reduction does not want to wait.
 * With code or islands, tokens are what a parse makes of them, so the result is parsed as the input was.
 */
export async function tokensAfter(
  job: ReductionContext,
  stopped: Stopped,
  before: ParsedTree,
): Promise<number | undefined> {
  const known = quickCount(job, stopped, before);
  if (typeof known !== "object") return known;
  return (await parseTree(known, job.statistics.best, parseOptions(job.options))).tokens;
}

export function tokensAfterSync(job: ReductionContext, stopped: Stopped, before: ParsedTree): number | undefined {
  const known = quickCount(job, stopped, before);
  if (typeof known !== "object") return known;
  return parseTreeSync(known, job.statistics.best, parseOptions(job.options)).tokens;
}

/** The number, if it is quickly told, or the grammar to parse with; undefined if it is not to be told. */
function quickCount({ input, grammar, statistics }: ReductionContext, stopped: Stopped, { tree, tokens }: ParsedTree) {
  const { best } = statistics;
  if (tree.text !== input.text) return undefined; // those of the input were never counted
  if (best === input.text) return tokens;
  if (!grammar || (stopped !== "finished" && best.length > 500_000)) return undefined;
  return runsForeignCode(grammar) ? grammar : countTokens(grammar, best);
}

/** Tokens of the input and of the result, as far as they were counted. */
interface Counts {
  readonly tokens: number;
  readonly after: number | undefined;
}

export function conclude(
  { input, statistics, options }: ReductionContext,
  stopped: Stopped,
  counts?: Counts,
): Reduction {
  const text = statistics.best;
  const guarantee = guaranteeOf(readPipeline(options.reduce ?? "default"), { input: true, result: true });
  const bytes = input.encode(text);
  const { tokens = 0, after } = counts ?? {};
  return {
    text,
    bytes,
    tokens: after === undefined ? undefined : { before: tokens, after },
    size: { before: statistics.steps[0]?.size ?? input.encode(input.text).length, after: bytes.length },
    stopped,
    ...(stopped === "finished" && guarantee !== undefined && { guarantee }),
    statistics: statistics.snapshot(),
  };
}
