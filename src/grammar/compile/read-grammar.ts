import { basename, dirname } from "node:path";
import type { Tool } from "antlr-ng";
import { CharStream } from "antlr4ng";
import { GrammarError } from "../model/grammar-error.js";
import type { AntlrTool, ToolGrammar } from "./antlr-tool.js";
import type { GrammarFiles } from "./grammar-files.js";

/** A lexer and a parser as antlr-ng sees them. */
export interface ReadGrammar {
  readonly lexer: ToolGrammar;
  readonly parser: ToolGrammar;
  readonly warnings: readonly string[];
}

/**
 * Reads grammars with antlr-ng, wholly in memory: one combined grammar or a lexer and a parser in any order, and what these
 * import.
 * @throws GrammarError with `file:line:column: message` and the offending line for each error
 */
export function readGrammar(antlr: AntlrTool, files: GrammarFiles): ReadGrammar {
  return new GrammarReader(antlr.Tool, files).read();
}

/** The line from 1, the column from 0, as antlr-ng counts; a line of -1 if there is no place. */
interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

interface File {
  readonly path: string;
  readonly text: string;
}

type Ast = NonNullable<ReturnType<Tool["parse"]>>;
type NameNode = Parameters<Tool["loadImportedGrammar"]>[1];

class GrammarReader {
  readonly #tool: Tool;
  readonly #files: GrammarFiles;
  /** Files by what the tool calls them: by their paths, and, once it is known, by the name of the grammar in them. */
  readonly #sources = new Map<string, File>();
  readonly #errors: string[] = [];
  readonly #warnings: string[] = [];
  readonly #imported = new Map<string, ToolGrammar>();
  /** The grammars that import a grammar, the outermost first, and itself. */
  readonly #ancestors = new Map<string, readonly string[]>();

  constructor(kind: typeof Tool, files: GrammarFiles) {
    this.#files = files;
    this.#tool = new kind();
    // A grammar that names another target is read all the same.
    Object.assign(this.#tool.toolParameters, {
      define: { language: "TypeScript" },
      generateListener: false,
      generateVisitor: false,
    });
    const { errorManager } = this.#tool;
    type Message = Parameters<Parameters<typeof errorManager.addListener>[0]["error"]>[0];
    const describe = (message: Message) => {
      const text = message.getMessageTemplate(false).render();
      return this.#at(message.fileName, { line: message.line, column: message.column }, text);
    };
    errorManager.addListener({
      errorManager,
      info: () => undefined,
      error: (message) => void this.#errors.push(describe(message)),
      warning: (message) => void this.#warnings.push(describe(message)),
    });
    this.#tool.loadImportedGrammar = (importing, name) => this.#import(importing as ToolGrammar, name);
  }

  read(): ReadGrammar {
    const given = this.#files.given.map((path) => this.#parse(path));
    this.#check();
    const grammars = given.filter((grammar) => grammar !== undefined);
    const { lexer, parser } = this.#choose(grammars);
    const order = lexer ? [lexer, parser] : [parser];
    for (const grammar of order) {
      takeVocabularyFrom(grammar, lexer, (name) => this.#tokensOf(grammar, name));
      this.#process(grammar);
    }
    const found = lexer ?? (parser.implicitLexer as ToolGrammar | undefined);
    if (!found) throw new GrammarError(`${this.#pathOf(parser)} has no rules for tokens. ${needsBoth}`);
    return { lexer: found, parser, warnings: this.#warnings };
  }

  #process(grammar: ToolGrammar): void {
    try {
      this.#tool.process(grammar, false);
    } catch (error) {
      // Where there are errors, the tool may stumble over them.
      if (this.#errors.length === 0) {
        if (error instanceof GrammarError) throw error;
        throw new GrammarError(`${this.#pathOf(grammar)}: antlr-ng cannot read it: ${(error as Error).message}`);
      }
    }
    this.#check();
    if (!grammar.atn) throw new GrammarError(`${this.#pathOf(grammar)} has no rules.`);
  }

  #check(): void {
    const [first, ...others] = this.#errors;
    if (first !== undefined) throw new GrammarError(first, ...others);
  }

  /** Makes a grammar of a file, or undefined if there are errors in it. */
  #parse(path: string): ToolGrammar | undefined {
    const text = this.#files.read(path);
    const input = CharStream.fromString(text);
    input.name = path;
    this.#sources.set(path, { path, text });
    const ast = this.#tool.parse(input) as Ast | undefined;
    if (!ast) return undefined;
    const grammar = this.#tool.createGrammar(ast) as ToolGrammar;
    // The tool wants grammars to be called like their files.
    grammar.fileName = `${grammar.name}.g4`;
    input.name = grammar.fileName;
    this.#sources.set(grammar.fileName, { path, text });
    return grammar;
  }

  /** The lexer and the parser among the given grammars; those that another one imports are none of them. */
  #choose(given: readonly ToolGrammar[]): { readonly lexer: ToolGrammar | undefined; readonly parser: ToolGrammar } {
    for (const grammar of given) this.#checkCycles(grammar);
    this.#check();
    const imported = new Set(given.flatMap((grammar) => importsOf(grammar).map((node) => node.getText())));
    const roots = given.filter(({ name }) => !imported.has(name));
    const parsers = roots.filter((grammar) => !grammar.isLexer());
    const [parser] = parsers;
    const names = this.#files.given.join(", ");
    if (!parser) throw new GrammarError(`There is no parser in ${names}. ${needsBoth}`);
    if (parsers.length > 1) {
      const paths = parsers.map((each) => this.#pathOf(each)).join(", ");
      throw new GrammarError(`There are several parsers: ${paths}. Give one, or a format file.`);
    }
    const vocabulary = vocabularyOf(parser);
    const lexers = roots.filter((grammar) => grammar.isLexer());
    const lexer = lexers.find(({ name }) => name === vocabulary) ?? (lexers.length === 1 ? lexers[0] : undefined);
    return { lexer: lexer ?? this.#lexerBeside(parser, vocabulary), parser };
  }

  /** The lexer that a parser names and that was not given, if it lies beside it. */
  #lexerBeside(parser: ToolGrammar, vocabulary: string | undefined): ToolGrammar | undefined {
    if (vocabulary === undefined) return undefined;
    const path = this.#files.search([dirname(this.#pathOf(parser)), ...this.#files.folders], [`${vocabulary}.g4`]);
    const lexer = path === undefined ? undefined : this.#parse(path);
    this.#check();
    if (lexer || this.#typeOf(parser) === "combined") return lexer;
    throw new GrammarError(`${this.#pathOf(parser)} needs the lexer ${vocabulary}: give ${vocabulary}.g4 as well.`);
  }

  #typeOf(grammar: ToolGrammar): string {
    return grammar.getTypeString() ?? "";
  }

  /** The token types of a `.tokens` file; undefined if there is none. */
  #tokensOf(grammar: ToolGrammar, name: string): readonly (readonly [string, number])[] | undefined {
    const folder = dirname(this.#pathOf(grammar));
    const path = this.#files.search([folder, ...this.#files.folders], [`${name}.tokens`]);
    if (path === undefined) return undefined;
    return this.#files
      .read(path)
      .split(/\r?\n/)
      .flatMap((line) => {
        const match = /^\s*(\w+|'(?:\\.|[^'\\])*')\s*=\s*(\d+)\s*$/.exec(line);
        return match ? [[match[1] as string, Number(match[2])] as const] : [];
      });
  }

  #import(importing: ToolGrammar, node: NameNode): ToolGrammar | null {
    const name = node.getText();
    this.#ancestors.set(name, [...(this.#ancestors.get(importing.name) ?? [importing.name]), name]);
    const known = this.#imported.get(name);
    if (known) return known;
    const given = this.#files.given.find(
      (path) => stem(path) === name || this.#sources.get(`${name}.g4`)?.path === path,
    );
    const folder = dirname(this.#pathOf(importing));
    const path = given ?? this.#files.search([folder, ...this.#files.folders], [`${name}.g4`, `${name}.g`]);
    if (path === undefined) {
      const text = `the imported grammar ${name} is not found; put ${name}.g4 beside this file, or give it as well`;
      this.#errors.push(this.#at(importing.fileName, placeOf(node), text));
      return null;
    }
    const grammar = this.#parse(path);
    if (!grammar) return null;
    this.#imported.set(name, grammar);
    return this.#checkCycles(grammar) ? grammar : null;
  }

  /** Tells whether a grammar imports none of those that it is imported by. */
  #checkCycles(grammar: ToolGrammar): boolean {
    const ancestors = this.#ancestors.get(grammar.name) ?? [grammar.name];
    for (const node of importsOf(grammar)) {
      const name = node.getText();
      if (!ancestors.includes(name)) continue;
      const cycle = [...ancestors.slice(ancestors.indexOf(name)), name].join(" imports ");
      this.#errors.push(this.#at(grammar.fileName, placeOf(node), `circular import: ${cycle}`));
      return false;
    }
    return true;
  }

  #pathOf(grammar: ToolGrammar): string {
    return this.#sources.get(grammar.fileName)?.path ?? grammar.fileName;
  }

  /** A message with its place, whose column is counted from 0, and the line there. */
  #at(fileName: string, { line, column }: SourcePosition, text: string): string {
    const file = this.#sources.get(fileName);
    const path = file?.path ?? fileName;
    if (line < 1) return path ? `${path}: ${text}` : text;
    const source = file?.text.split(/\r?\n/)[line - 1]?.trim();
    return `${path}:${line}:${column + 1}: ${text}${source ? `\n    ${source.slice(0, 160)}` : ""}`;
  }
}

const needsBoth = "Give one combined grammar, or a lexer and a parser.";

/** Makes `tokenVocab` mean a lexer that is there, instead of a file that antlr-ng wrote earlier. */
function takeVocabularyFrom(
  grammar: ToolGrammar,
  lexer: ToolGrammar | undefined,
  tokensOf: (name: string) => readonly (readonly [string, number])[] | undefined,
): void {
  grammar.importTokensFromTokensFile = () => {
    const name = vocabularyOf(grammar);
    if (name === undefined) return;
    if (lexer && lexer !== grammar) {
      grammar.importVocab(lexer);
      return;
    }
    // A lexer may number its tokens like another one; without the file, it numbers them itself.
    for (const [token, type] of tokensOf(name) ?? []) {
      if (token.startsWith("'")) grammar.defineStringLiteral(token, type);
      else grammar.defineTokenName(token, type);
    }
  };
}

function vocabularyOf(grammar: ToolGrammar): string | undefined {
  const name = grammar.getOptionString("tokenVocab");
  return name ? basename(name.replace(/^['"]|['"]$/g, "")) : undefined;
}

/** Where a grammar names those that it imports itself. */
function importsOf(grammar: ToolGrammar): NameNode[] {
  const list = grammar.ast.children.find((child) => child.getText() === "import");
  return (list?.children ?? []).map((child) => (child.children[1] ?? child) as NameNode);
}

function placeOf({ token }: NameNode): SourcePosition {
  return { line: token?.line ?? -1, column: token?.column ?? -1 };
}

function stem(path: string): string {
  return basename(path).replace(/\.g4?$/, "");
}
