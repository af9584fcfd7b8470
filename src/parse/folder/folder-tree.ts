/**
 * The tree of a folder: folders are lists of entries, a file is a name and an optional content, and below that is the file's own tree
 * in its own language. Nodes are built when they are visited.
 */
import type { PlacedEntry } from "../../folder/archive.js";
import { tokenKinds } from "../../text/scan.js";
import { TextTokens } from "../../text/text-tokens.js";
import { type Leaf, TextStructure } from "../../text/text-tree.js";
import {
  type IterationNode,
  iterationNode,
  type Node,
  quantifierNode,
  ruleNode,
  type TokenNode,
  type Tree,
  tokenNode,
} from "../../tree/node.js";
import { buildTree } from "../table/build-tree.js";
import type { Tokens } from "../table/parse-table.js";
import type { ParsedEntry } from "./folder-parser.js";
import { type ParsedFile, withLanguage } from "./parsed-file.js";

/** Numbers of the lists that a folder has; grammars have none below 0. */
const lists = { entries: -1, content: -2 } as const;

/** The language of nodes that are not a part of a content. */
export const structure = "folder";

/** What such a node is: the whole folder, the head of a folder or file in it, a content that is not in the text, the end of a file. */
type FolderNodeRole = "root" | "folder" | "file" | "content" | "end";

/** An entry and its tokens. */
interface EntryTokens extends ParsedEntry {
  /** The token of its head. */
  readonly from: number;
  /** The tokens of its content. */
  readonly contentFrom: number;
  readonly contentTo: number;
  /** Behind its last token. A link, or an entry without content, has one token. */
  readonly to: number;
}

/** Entries from `first` up to `last`, all below the folder whose path has `depth` characters, its slash included. */
interface EntryRange {
  readonly first: number;
  readonly last: number;
  readonly depth: number;
}

/**
 * Makes the tree of a folder.
 * @param text of the whole folder
 * @param entries of the folder, in the order of the text, parsed
 * @param languages names of the languages; the context of a token is 0 in the folder itself, and that of its language otherwise
 */
export function folderTree(text: string, entries: readonly ParsedEntry[], languages: readonly string[]): Tree {
  const { tokens, placed } = placeTokens(entries, languages);
  const builder = new FolderBuilder(text, tokens, placed);
  const { starts, ends, contexts, lines } = tokens;
  return {
    text,
    tokens: { starts, ends, ...(contexts && { contexts }), ...(lines && { lines }) },
    root: builder.root(),
  };
}

/** Puts the tokens of all entries into one table. */
function placeTokens(entries: readonly ParsedEntry[], languages: readonly string[]) {
  const placed: EntryTokens[] = [];
  let count = 0;
  for (const { entry, file } of entries) {
    const from = count;
    const isSingle = entry.contentStart === entry.contentEnd || entry.kind === "link";
    const contentFrom = from + 1;
    const contentTo = contentFrom + (file ? file.tokens.starts.length : isSingle ? 0 : 1);
    count = contentTo + (isSingle ? 0 : 1);
    placed.push({ entry, file, from, contentFrom, contentTo, to: count });
  }
  const tokens: Tokens = {
    starts: new Int32Array(count),
    ends: new Int32Array(count),
    types: new Int32Array(count),
    categories: new Uint8Array(count),
    contexts: new Uint16Array(count),
    ...(entries.some(({ file }) => file?.tokens.lines) && { lines: new Uint8Array(count) }),
  };
  for (const each of placed) writeTokens(tokens, each, each.file ? languages.indexOf(each.file.language.name) + 1 : 0);
  return { tokens, placed };
}

function writeTokens(tokens: Tokens, { entry, file, from, contentFrom, to }: EntryTokens, language: number): void {
  const { start, contentStart, contentEnd, end } = entry;
  const write = (token: number, first: number, last: number) => {
    tokens.starts[token] = first;
    tokens.ends[token] = last;
  };
  write(from, start, to === from + 1 ? end : contentStart);
  if (to === from + 1) return;
  write(to - 1, contentEnd, end);
  if (!file) {
    write(contentFrom, contentStart, contentEnd);
    return;
  }
  const { starts, ends, types, categories, contexts, lines } = file.tokens;
  for (let i = 0; i < starts.length; i++) {
    write(contentFrom + i, contentStart + (starts[i] as number), contentStart + (ends[i] as number));
    (tokens.contexts as Uint16Array)[contentFrom + i] = (language << 8) | ((contexts?.[i] ?? 0) & 0xff);
  }
  tokens.types.set(types, contentFrom);
  if (lines) tokens.lines?.set(lines, contentFrom);
  tokens.categories.set(categories, contentFrom);
}

class FolderBuilder {
  readonly #text: string;
  readonly #tokens: Tokens;
  readonly #entries: readonly EntryTokens[];

  constructor(text: string, tokens: Tokens, entries: readonly EntryTokens[]) {
    this.#text = text;
    this.#tokens = tokens;
    this.#entries = entries;
  }

  root(): Node {
    const all = { first: 0, last: this.#entries.length, depth: 0 };
    const fields = { name: withLanguage("root", structure), from: 0, to: this.#tokens.starts.length, replacement: "" };
    return ruleNode(fields, (range: EntryRange) => this.#list(range), all);
  }

  /** The list of the entries of a folder. */
  #list(range: EntryRange): readonly Node[] {
    if (range.first === range.last) return [];
    const build = (each: EntryRange) => this.#elements(each);
    return [quantifierNode({ ...this.#span(range), replacement: "", block: lists.entries }, build, range)];
  }

  /** Each file or folder directly below a folder. */
  #elements({ first, last, depth }: EntryRange): readonly IterationNode[] {
    const found: IterationNode[] = [];
    for (let at = first; at < last; ) {
      const name = this.#nameAt(at, depth);
      let end = at + 1;
      while (end < last && this.#isBelow(end, name)) end++;
      const range = { first: at, last: end, depth: name.length + 1 };
      const isOne = end === at + 1 && this.#pathOf(at) === name;
      const build = (each: EntryRange) => (isOne ? this.#entry(each.first) : this.#folder(each, name));
      found.push(iterationNode({ ...this.#span(range), separators: 0 }, build, range));
      at = end;
    }
    return found;
  }

  #folder(range: EntryRange, path: string): readonly Node[] {
    if (this.#pathOf(range.first) !== path) return this.#list(range);
    return [this.#token(this.#at(range.first).from, "folder"), ...this.#list({ ...range, first: range.first + 1 })];
  }

  /** The head of a file, its content, and its end. */
  #entry(index: number): readonly Node[] {
    const { entry, from, contentFrom, contentTo, to } = this.#at(index);
    if (to === from + 1) return [this.#token(from, entry.kind === "folder" ? "folder" : "file")];
    const span = { from: contentFrom, to: contentTo };
    const content = (each: number) => [iterationNode({ ...span, separators: 0 }, (i) => this.#content(i), each)];
    const list = quantifierNode({ ...span, replacement: "", block: lists.content }, content, index);
    return [this.#token(from, "file"), ...(contentFrom < contentTo ? [list] : []), this.#token(to - 1, "end")];
  }

  #content(index: number): readonly Node[] {
    const { file, contentFrom, contentTo } = this.#at(index);
    if (!file) return [this.#token(contentFrom, "content")];
    if (!file.table || !file.symbols) return [this.#plainContent(file, contentFrom, contentTo)];
    const table = {
      ...file.table,
      froms: file.table.froms.map((token) => contentFrom + token),
      tos: file.table.tos.map((token) => contentFrom + token),
      tokens: this.#tokens,
    };
    return [buildTree(this.#text, table, file.symbols).root];
  }

  /** The structure of a text without a grammar. */
  #plainContent({ tokens: { types } }: ParsedFile, from: number, to: number): Node {
    const { starts, ends } = this.#tokens;
    const tokens = new TextTokens(this.#text, { starts: starts.subarray(from, to), ends: ends.subarray(from, to) });
    const leaf: Leaf = (token, isRemovable) => {
      const name = tokenKinds[types[token] as number] as string;
      const replacement = isRemovable ? "" : tokens.textOf(token);
      return tokenNode({ name, from: from + token, replacement, category: "plain" });
    };
    return ruleNode({ name: "text", from, to, replacement: "" }, () => new TextStructure(tokens, leaf, from).nodes());
  }

  /** A token that goes only with its entry or content. */
  #token(token: number, part: FolderNodeRole): TokenNode {
    const replacement = this.#text.slice(this.#tokens.starts[token], this.#tokens.ends[token]);
    return tokenNode({ name: withLanguage(part, structure), from: token, replacement, category: "plain" });
  }

  #span({ first, last }: EntryRange) {
    const to = first < last ? this.#at(last - 1).to : 0;
    return { from: first < last ? this.#at(first).from : 0, to };
  }

  #at(index: number): EntryTokens {
    return this.#entries[index] as EntryTokens;
  }

  #pathOf(index: number): PlacedEntry["path"] {
    return this.#at(index).entry.path;
  }

  /** The path of what an entry is or lies in, directly below a folder. */
  #nameAt(index: number, depth: number): string {
    const path = this.#pathOf(index);
    const end = path.indexOf("/", depth);
    return end < 0 ? path : path.slice(0, end);
  }

  #isBelow(index: number, folder: string): boolean {
    const path = this.#pathOf(index);
    return path.startsWith(folder) && path[folder.length] === "/";
  }
}
