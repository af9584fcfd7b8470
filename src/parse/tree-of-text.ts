import { isFolderLanguage } from "../grammar/model/folder-language.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { isPlainText } from "../grammar/model/plain-text.js";
import { checkRule } from "../grammar/model/rule-names.js";
import { textTree } from "../text/text-tree.js";
import type { FolderParsing } from "./folder-syntax.js";
import type { ParsedTree } from "./parsed-tree.js";
import { buildTree } from "./table/build-tree.js";
import { count } from "./table/token-counts.js";
import {
  type ParsedWithNotes,
  type ParsingOptions,
  parseAnywhere,
  parseAnywhereSync,
} from "./worker/parse-anywhere.js";

/** How a text is parsed that may represent a folder. */
export interface FolderTextOptions extends ParsingOptions {
  /** Parses folders. If undefined, folders cannot be parsed. */
  readonly folders?: FolderParsing | undefined;
}

/**
 * Parses a text. Text that does not fit the grammar becomes error tokens in the tree; a syntax error throws nothing.
 * @param grammar the language of the text
 * @param text the whole test case, or the text of a folder
 * @param options an aborted `signal` ends the parse, and the promise rejects with its reason
 * @throws UnknownRuleError if `options.start` is no rule of the grammar
 */
export async function treeOfText(
  grammar: Grammar,
  text: string,
  {
    signal = new AbortController().signal,
    folders,
    ...options
  }: FolderTextOptions & { readonly signal?: AbortSignal } = {},
): Promise<ParsedTree> {
  if (options.start !== undefined) checkRule(grammar, options.start);
  if (isPlainText(grammar)) return structured(text);
  if (isFolderLanguage(grammar)) {
    const folder = requireFolders(folders).parseOf(grammar, options);
    return folder.parsedOf(text, await folder.parser.parse(text, signal));
  }
  return finish(text, await parseAnywhere({ grammar, text, options }, signal));
}

/**
 * Parses a text as {@link treeOfText} does and blocks this thread until the tree is there.
 * @param grammar the language of the text
 * @param text the whole test case
 * @param options as {@link treeOfText} takes them; `folders` parses the text of a folder
 * @throws UnknownRuleError if `options.start` is no rule of the grammar
 */
export function treeOfTextSync(
  grammar: Grammar,
  text: string,
  { folders, ...options }: FolderTextOptions = {},
): ParsedTree {
  if (options.start !== undefined) checkRule(grammar, options.start);
  if (isPlainText(grammar)) return structured(text);
  if (isFolderLanguage(grammar)) {
    const folder = requireFolders(folders).parseOf(grammar, options);
    return folder.parsedOf(text, folder.parser.parseSync(text));
  }
  return finish(text, parseAnywhereSync({ grammar, text, options }));
}

/**
 * Returns the parser of folders.
 * @param folders undefined where only single files are supported
 * @throws Error if it is undefined
 */
export function requireFolders(folders: FolderParsing | undefined): FolderParsing {
  if (!folders) throw new Error("A folder can only be reduced in Node.");
  return folders;
}

/** The structure of a text without a grammar. */
function structured(text: string): ParsedTree {
  const tree = textTree(text);
  const { length } = tree.tokens.starts;
  return { tree, problem: undefined, tokens: length, unfit: 0, units: new Map(), prediction: "sll", notes: [] };
}

function finish(text: string, { table, symbols, problem, prediction, notes }: ParsedWithNotes): ParsedTree {
  const { visible, readable, errors } = count(table.tokens);
  const unfit = visible === 0 ? 0 : errors / visible;
  const tree = buildTree(text, table, symbols);
  return { tree, problem, tokens: readable, unfit, prediction, units: symbols.units, notes };
}
