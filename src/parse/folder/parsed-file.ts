/** The content of one file of a folder, parsed by itself. */
import type { Symbols, UnitDerivations } from "../../grammar/analysis/symbols.js";
import { languageOfFile } from "../../grammar/languages.js";
import type { Note } from "../../grammar/model/compiled-grammar.js";
import type { FolderLanguage } from "../../grammar/model/folder-language.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import { isPlainText, plainText } from "../../grammar/model/plain-text.js";
import { scan } from "../../text/scan.js";
import type { ParseTable, Tokens } from "../table/parse-table.js";
import type { SyntaxProblem } from "../table/syntax-problem.js";
import { count, type TokenCounts } from "../table/token-counts.js";
import type { ParsedWithNotes } from "../worker/parse-anywhere.js";

/** A parsed content. Offsets and tokens are numbered from the beginning of the content. */
export interface ParsedFile {
  readonly language: Grammar;
  /** Its tokens; `types` are kinds of tokens if there is no table. */
  readonly tokens: Tokens;
  /** Undefined for a text without a grammar. */
  readonly table: ParseTable | undefined;
  /** Undefined for a text without a grammar. The names begin with the name of the language. */
  readonly symbols: Symbols | undefined;
  readonly problem: SyntaxProblem | undefined;
  readonly prediction: ParsedWithNotes["prediction"];
  readonly units: UnitDerivations;
  readonly notes: readonly Note[];
  readonly counts: TokenCounts;
}

const none: UnitDerivations = new Map();

/**
 * The language of a file, by its name.
 * @param language of the folder
 * @param path of the file in the folder, with `/`
 */
export function grammarOfFile({ files }: FolderLanguage, path: string): Grammar {
  return files.get(languageOfFile(path)?.name ?? "") ?? plainText;
}

/**
 * Reads a content without a grammar; undefined if its language has one.
 * @param language of the file
 * @param content of the whole file
 */
export function readPlainFile(language: Grammar, content: string): ParsedFile | undefined {
  if (!isPlainText(language)) return undefined;
  const { starts, ends, kinds } = scan(content);
  const { length } = starts;
  return {
    language,
    tokens: { starts, ends, types: Int32Array.from(kinds), categories: new Uint8Array(length) },
    ...{ table: undefined, symbols: undefined, problem: undefined, prediction: "sll", units: none, notes: [] },
    counts: { visible: length, readable: length, errors: 0 },
  };
}

/**
 * Takes over what a parser has made of a content.
 * @param language of the file
 * @param parsed the tree with the notes on its parse
 */
export function parsedFile(language: Grammar, parsed: ParsedWithNotes): ParsedFile {
  const { table, symbols, problem, prediction, notes } = parsed;
  const { tokens } = table;
  const own = prefixed(symbols, language.name);
  return {
    language,
    tokens,
    table,
    symbols: own,
    problem,
    prediction,
    units: symbols.units,
    notes,
    counts: count(tokens),
  };
}

const known = new WeakMap<Symbols, Symbols>();

/** Symbols whose names begin with that of their language, so that those of two languages differ. Cached. */
function prefixed(symbols: Symbols, language: string): Symbols {
  const named = <S extends { readonly name: string }>(each: S): S => ({
    ...each,
    name: withLanguage(each.name, language),
  });
  const own = known.get(symbols) ?? {
    ...symbols,
    rules: symbols.rules.map(named),
    tokens: symbols.tokens.map(named),
  };
  known.set(symbols, own);
  return own;
}

/**
 * The name of a symbol among those of several languages.
 * @param symbol its name in its own grammar
 * @param language the name of that grammar
 */
export function withLanguage(symbol: string, language: string): string {
  return `${language}:${symbol}`;
}

/**
 * The language of a symbol and its name there. A symbol of texts without a grammar has no language.
 * @param name as {@link withLanguage} makes it
 */
export function splitName(name: string): { readonly language: string | undefined; readonly symbol: string } {
  const at = name.indexOf(":");
  return { language: at < 0 ? undefined : name.slice(0, at), symbol: name.slice(at + 1) };
}
