/** Parses the texts of a reduction, and tells its events how. */
import type { ParsedTree } from "../parse/parsed-tree.js";
import { type FolderTextOptions, treeOfText } from "../parse/tree-of-text.js";
import { sizeToParse } from "../pipeline/large-text.js";
import type { ReductionContext } from "./context.js";
import { mostParsedOf } from "./size-limit.js";

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
 * Warns that a text has stayed too large to be parsed.
 * @param context the reduction; its events tell of the text
 * @param text is named by its length only
 */
export function tellOfLargeText({ options }: ReductionContext, text: string): void {
  const message = `${text.length} characters are left, too many to be parsed. They were reduced by lines and brackets only.`;
  options.onEvent?.({ kind: "warning", message });
}
