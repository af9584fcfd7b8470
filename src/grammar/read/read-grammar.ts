import type { Tool } from "antlr-ng";
import { GrammarError } from "../model/grammar-error.js";
import type { AntlrTool, ToolGrammar } from "./antlr-tool.js";
import { separateLabels } from "./clashing-labels.js";
import { type Ast, type Snippet, snippetsIn } from "./grammar-snippets.js";
import type { GrammarSources } from "./grammar-sources.js";
import { SourceFiles, type SourcePosition } from "./source-files.js";
import { useVocabulary, vocabularyOf } from "./token-vocabulary.js";

/** A lexer and a parser that antlr-ng has read. */
export interface ReadGrammar {
  readonly lexer: ToolGrammar;
  readonly parser: ToolGrammar;
  /** antlr-ng's warnings, with their positions. */
  readonly warnings: readonly string[];
  /** The code in all grammar files that were read, as it stands there. */
  readonly snippets: readonly Snippet[];
  /** The paths of the files of lexer and parser. A combined grammar is both. */
  readonly paths: { readonly lexer: string; readonly parser: string };
}

/**
 * Reads a combined grammar, or a lexer and a parser in any order, and all grammars that these import. antlr-ng reads them in
 * memory and writes no files.
 * @param antlr antlr-ng, loaded by the caller
 * @param files with the texts of all files that may be imported
 * @throws GrammarError with `file:line:column: message` and the offending line for each error
 */
export function readGrammar(antlr: GrammarTool, files: GrammarSources): ReadGrammar {
  return new GrammarReader(antlr, files).read();
}

/** What reads grammars. */
type GrammarTool = Pick<AntlrTool, "Tool" | "CharStream">;

type NameNode = Parameters<Tool["loadImportedGrammar"]>[1];

class GrammarReader {
  readonly #tool: Tool;
  readonly #charStream: GrammarTool["CharStream"];
  readonly #files: GrammarSources;
  readonly #sources = new SourceFiles();
  readonly #errors: string[] = [];
  readonly #warnings: string[] = [];
  readonly #snippets: Snippet[] = [];
  readonly #imported = new Map<string, ToolGrammar>();
  /** By grammar: the grammars that import it, the outermost first, and itself. */
  readonly #ancestors = new Map<string, readonly string[]>();

  constructor(antlr: GrammarTool, files: GrammarSources) {
    this.#files = files;
    this.#tool = new antlr.Tool();
    this.#charStream = antlr.CharStream;
    // Overrides the target language that a grammar names.
    Object.assign(this.#tool.toolParameters, {
      define: { language: "TypeScript" },
      generateListener: false,
      generateVisitor: false,
    });
    const { errorManager } = this.#tool;
    type Message = Parameters<Parameters<typeof errorManager.addListener>[0]["error"]>[0];
    const describe = (message: Message) => {
      const text = withRemedy(message.getMessageTemplate(false).render());
      return this.#sources.describe(message.fileName, { line: message.line, column: message.column }, text);
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
      useVocabulary(grammar, lexer, {
        files: this.#files,
        folder: this.#files.folderOf(this.#sources.pathOf(grammar)),
      });
      this.#process(grammar);
    }
    const found = lexer ?? (parser.implicitLexer as ToolGrammar | undefined);
    if (!found) throw new GrammarError(`${this.#sources.pathOf(parser)} has no rules for tokens. ${bothNeeded}`);
    const parserPath = this.#sources.pathOf(parser);
    const paths = { lexer: lexer ? this.#sources.pathOf(lexer) : parserPath, parser: parserPath };
    return { lexer: found, parser, warnings: this.#warnings, snippets: this.#snippets, paths };
  }

  #process(grammar: ToolGrammar): void {
    try {
      this.#tool.process(grammar, false);
    } catch (error) {
      // After errors in the grammar, antlr-ng may fail as well. Then the errors are reported instead.
      if (this.#errors.length === 0) {
        if (error instanceof GrammarError || error instanceof RangeError) throw error;
        throw new GrammarError(
          `${this.#sources.pathOf(grammar)}: antlr-ng cannot read it: ${(error as Error).message}`,
        );
      }
    }
    this.#check();
    if (!grammar.atn) throw new GrammarError(`${this.#sources.pathOf(grammar)} has no rules.`);
  }

  /** @throws GrammarError if antlr-ng has reported errors */
  #check(): void {
    const [first, ...others] = this.#errors;
    if (first !== undefined) throw new GrammarError(first, ...others);
  }

  /** Parses a grammar file. Returns undefined if there are errors in it. */
  #parse(path: string): ToolGrammar | undefined {
    const text = this.#files.read(path);
    const input = this.#charStream.fromString(withoutApostrophes(text));
    input.name = path;
    this.#sources.add(path, path, text);
    const ast = this.#tool.parse(input) as Ast | undefined;
    if (!ast) return undefined;
    separateLabels(ast);
    this.#snippets.push(...snippetsIn({ ast, path, text }));
    const grammar = this.#tool.createGrammar(ast) as ToolGrammar;
    // antlr-ng demands that a file has the name of its grammar.
    grammar.fileName = `${grammar.name}.g4`;
    input.name = grammar.fileName;
    this.#sources.add(grammar.fileName, path, text);
    return grammar;
  }

  /** Finds the lexer and the parser among the given grammars, leaving out those that others import. */
  #choose(given: readonly ToolGrammar[]): { readonly lexer: ToolGrammar | undefined; readonly parser: ToolGrammar } {
    for (const grammar of given) this.#checkCycles(grammar);
    this.#check();
    const imported = new Set(given.flatMap((grammar) => importsOf(grammar).map((node) => node.getText())));
    const roots = given.filter(({ name }) => !imported.has(name));
    const parsers = roots.filter((grammar) => !grammar.isLexer());
    const [parser] = parsers;
    const names = this.#files.given.join(", ");
    if (!parser) throw new GrammarError(`There is no parser in ${names}. ${bothNeeded}`);
    if (parsers.length > 1) {
      const paths = parsers.map((each) => this.#sources.pathOf(each)).join(", ");
      throw new GrammarError(`There are several parsers: ${paths}. Give one, or a format file.`);
    }
    const vocabulary = vocabularyOf(parser);
    const lexers = roots.filter((grammar) => grammar.isLexer());
    const lexer = lexers.find(({ name }) => name === vocabulary) ?? (lexers.length === 1 ? lexers[0] : undefined);
    return { lexer: lexer ?? this.#lexerBeside(parser, vocabulary), parser };
  }

  /** Reads the lexer that a parser names from the parser's folder. */
  #lexerBeside(parser: ToolGrammar, vocabulary: string | undefined): ToolGrammar | undefined {
    if (vocabulary === undefined) return undefined;
    const path = this.#files.search(
      [this.#files.folderOf(this.#sources.pathOf(parser)), ...this.#files.folders],
      [`${vocabulary}.g4`],
    );
    const lexer = path === undefined ? undefined : this.#parse(path);
    this.#check();
    if (lexer || this.#typeOf(parser) === "combined") return lexer;
    throw new GrammarError(
      `${this.#sources.pathOf(parser)} needs the lexer ${vocabulary}: give ${vocabulary}.g4 as well.`,
    );
  }

  #typeOf(grammar: ToolGrammar): string {
    return grammar.getTypeString() ?? "";
  }

  /** Reads an imported grammar. antlr-ng calls this instead of its own method. */
  #import(importing: ToolGrammar, node: NameNode): ToolGrammar | null {
    const name = node.getText();
    this.#ancestors.set(name, [...(this.#ancestors.get(importing.name) ?? [importing.name]), name]);
    const known = this.#imported.get(name);
    if (known) return known;
    const given = this.#files.given.find((path) => stem(path) === name || this.#sources.isAt(`${name}.g4`, path));
    const folder = this.#files.folderOf(this.#sources.pathOf(importing));
    const path = given ?? this.#files.search([folder, ...this.#files.folders], [`${name}.g4`, `${name}.g`]);
    if (path === undefined) {
      const text = `the imported grammar ${name} is not found; put ${name}.g4 beside this file, or give it as well`;
      this.#errors.push(this.#sources.describe(importing.fileName, positionOf(node), text));
      return null;
    }
    const grammar = this.#parse(path);
    if (!grammar) return null;
    this.#imported.set(name, grammar);
    return this.#checkCycles(grammar) ? grammar : null;
  }

  /** Reports an error and returns false if a grammar imports one of the grammars that import it. */
  #checkCycles(grammar: ToolGrammar): boolean {
    const ancestors = this.#ancestors.get(grammar.name) ?? [grammar.name];
    for (const node of importsOf(grammar)) {
      const name = node.getText();
      if (!ancestors.includes(name)) continue;
      const cycle = [...ancestors.slice(ancestors.indexOf(name)), name].join(" imports ");
      this.#errors.push(this.#sources.describe(grammar.fileName, positionOf(node), `circular import: ${cycle}`));
      return false;
    }
    return true;
  }
}

/** Leaves out the apostrophes in comments of Python, which have no partner. ANTLR would take what follows for a text. */
function withoutApostrophes(text: string): string {
  return text.replace(/^[ \t]*# .*$/gm, (line) => {
    const rest = line.replace(/'(?:\\.|[^'\\])*'/g, "");
    return rest.includes("'") ? line.replaceAll("'", " ") : line;
  });
}

/** Says what to do about code that does not end; antlr-ng would print all that is behind it. */
function withRemedy(message: string): string {
  if (!/token recognition error at: '\{/.test(message)) return message;
  return "the code in braces that begins here does not end: a brace or a quote in it has no partner; ANTLR knows no other comments than `//` and `/* */`";
}

const bothNeeded = "Give one combined grammar, or a lexer and a parser.";

/** The nodes of a grammar's AST that name the grammars it imports. */
function importsOf(grammar: ToolGrammar): NameNode[] {
  const list = grammar.ast.children.find((child) => child.getText() === "import");
  return (list?.children ?? []).map((child) => (child.children[1] ?? child) as NameNode);
}

function positionOf({ token }: NameNode): SourcePosition {
  return { line: token?.line ?? -1, column: token?.column ?? -1 };
}

function stem(path: string): string {
  return path.replace(/^.*[/\\]/, "").replace(/\.g4?$/, "");
}
