/** Answers the questions of algorithms about the text of a folder: the language of the file in question answers each. */
import type { FolderLanguage } from "../grammar/model/folder-language.js";
import { plainText } from "../grammar/model/plain-text.js";
import type { Form, Lexemes, Syntax } from "../language/syntax.js";
import { textSyntax } from "../text/text-syntax.js";
import type { Tree } from "../tree/node.js";
import { FolderNames } from "./folder/folder-names.js";
import { FolderParser, type ParsedEntry } from "./folder/folder-parser.js";
import { folderTree, structure } from "./folder/folder-tree.js";
import { type ParsedFile, splitName, withLanguage } from "./folder/parsed-file.js";
import { parsedFolder } from "./parsed-folder.js";
import type { ParsedTree } from "./parsed-tree.js";
import type { ParsingOptions } from "./worker/parse-anywhere.js";

/** Parses folders, and answers the questions of algorithms about them. */
export interface FolderParsing {
  readonly parseOf: (language: FolderLanguage, options: ParsingOptions) => FolderParse;
  readonly syntaxOf: (parse: FolderParse, syntaxOf: (file: ParsedFile) => Syntax) => Syntax;
}

/** The parser of one language of folders with some options. */
export interface FolderParse {
  readonly parser: FolderParser;
  readonly languages: readonly string[];
  /** The tree of parsed entries. */
  readonly treeOf: (text: string, entries: readonly ParsedEntry[]) => Tree;
  /** The same tree, with what its files were parsed to. */
  readonly parsedOf: (text: string, entries: readonly ParsedEntry[]) => ParsedTree;
}

const parses = new WeakMap<FolderLanguage, FolderParse>();

/** The parser of a language of folders. It keeps its results, so there is one for each language. */
function folderParseOf(language: FolderLanguage, options: ParsingOptions): FolderParse {
  const known = parses.get(language);
  if (known) return known;
  const languages = [...language.files.keys(), plainText.name];
  const treeOf = (text: string, entries: readonly ParsedEntry[]) => folderTree(text, entries, languages);
  const parsedOf = (text: string, entries: readonly ParsedEntry[]) => parsedFolder(treeOf(text, entries), entries);
  const parse = { parser: new FolderParser(language, options), languages, treeOf, parsedOf };
  parses.set(language, parse);
  return parse;
}

/** Paths and references to files cannot have other texts. */
const noOther: Lexemes = { isIdentifier: false, shortest: [], has: () => false };

/**
 * Makes the syntax of a folder.
 * @param syntaxOf makes the syntax of a language from one of its parsed files
 */
function folderSyntax(parse: FolderParse, syntaxOf: (file: ParsedFile) => Syntax): Syntax {
  const { parser, languages, treeOf } = parse;
  const syntaxIn = syntaxes(parser, syntaxOf);
  const syntaxAt = (context: number) => syntaxIn(languages[(context >> 8) - 1]);
  const mayClash = (left: string, right: string) =>
    languages.some((language) => syntaxIn(language).clash(left, right, 0));
  return {
    clash: (left, right, context) => context >> 8 > 0 && syntaxAt(context).clash(left, right, context & 0xff),
    fits: (symbol, slot) => {
      const [own, expected] = [splitName(symbol), splitName(slot)];
      if (own.language !== expected.language || own.language === structure) return false;
      return syntaxIn(own.language).fits(own.symbol, expected.symbol);
    },
    parse: (text) => treeOf(text, parser.parseSync(text)),
    sentenceCheck: () => undefined,
    forms: (slot) => {
      const { language, symbol } = splitName(slot);
      return language === undefined || language === structure
        ? []
        : syntaxIn(language)
            .forms(symbol)
            .map((form) => named(form, language));
    },
    slotAtStartOf: () => undefined,
    join: (texts) => texts.reduce((text, each, i) => text + (mayClash(texts[i - 1] ?? "", each) ? " " : "") + each, ""),
    lexemes: ({ name, text, context }) => {
      const { language, symbol } = splitName(name);
      return language === structure
        ? noOther
        : syntaxAt(context).lexemes({ name: symbol, text, context: context & 0xff });
    },
    nameOf: folderNaming(syntaxIn),
  };
}

/** Makes the function that finds the name in a token: the path of a file, or the name that the language of the token's file finds. */
function folderNaming(syntaxIn: (language: string | undefined) => Syntax): NonNullable<Syntax["nameOf"]> {
  const names = new WeakMap<Tree, FolderNames>();
  const namesIn = (tree: Tree) => {
    const own = names.get(tree) ?? new FolderNames(tree);
    names.set(tree, own);
    return own;
  };
  return ({ name, text, context }, place) => {
    const path = namesIn(place.tree).pathOf(text, place.tree.tokens.starts[place.from] as number);
    if (path !== undefined) return `file ${path}`;
    const { language, symbol } = splitName(name);
    if (language === structure) return undefined;
    return syntaxIn(language).nameOf?.({ name: symbol, text, context: context & 0xff }, place);
  };
}

/** The only instance; code that runs without Node has no folders, and does not load it. */
export const folderParsing: FolderParsing = { parseOf: folderParseOf, syntaxOf: folderSyntax };

/**
 * Makes a function that returns the syntax of a language. If the language has no name, or no file of it has been parsed, that is the
 * syntax of texts without a grammar.
 */
function syntaxes(parser: FolderParser, syntaxOf: (file: ParsedFile) => Syntax) {
  const known = new Map<string, Syntax>();
  return (language: string | undefined): Syntax => {
    const example = language === undefined ? undefined : parser.exampleOf(language);
    if (language === undefined || !example?.table) return textSyntax;
    const syntax = known.get(language) ?? syntaxOf(example);
    known.set(language, syntax);
    return syntax;
  };
}

/** A form whose symbols have the name of their language. */
function named({ symbols, extras }: Form, language: string): Form {
  return {
    symbols: symbols.map((each) => ({ ...each, names: each.names.map((name) => withLanguage(name, language)) })),
    extras,
  };
}
