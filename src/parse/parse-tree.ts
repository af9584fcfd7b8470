/** Parses texts in Node: texts that take long are parsed in a worker thread. */
import type { Grammar } from "../grammar/model/grammar.js";
import { folderParsing } from "./folder-syntax.js";
import type { ParsedTree } from "./parsed-tree.js";
import { treeOfText, treeOfTextSync } from "./tree-of-text.js";
import type { TreeOptions } from "./worker/parse-anywhere.js";
import { threadWorker } from "./worker/worker-client.js";

export type { ParsedTree } from "./parsed-tree.js";

/**
 * Parses a text, in a worker thread if it takes long. Text that does not fit the grammar becomes error tokens in the tree; a syntax error
 * throws nothing.
 * @param grammar the language of the text
 * @param text the whole test case
 * @param options an aborted `signal` ends the parse, and the promise rejects with its reason
 * @throws UnknownRuleError if `options.start` is no rule of the grammar
 */
export async function parseTree(
  grammar: Grammar,
  text: string,
  options: TreeOptions & { readonly signal?: AbortSignal } = {},
): Promise<ParsedTree> {
  return await treeOfText(grammar, text, { worker: threadWorker, folders: folderParsing, ...options });
}

/**
 * Parses a text as {@link parseTree} does and blocks this thread until the tree is there.
 * @param grammar the language of the text
 * @param text the whole text
 * @param options the start rule, hidden tokens, and the time limit of each attempt in milliseconds
 * @throws UnknownRuleError if `options.start` is no rule of the grammar
 */
export function parseTreeSync(grammar: Grammar, text: string, options: TreeOptions = {}): ParsedTree {
  return treeOfTextSync(grammar, text, { worker: threadWorker, folders: folderParsing, ...options });
}
