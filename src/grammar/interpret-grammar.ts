import { existsSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Tool } from "antlr-ng";
import {
  type ATN,
  ATNDeserializer,
  ATNSerializer,
  CharStream,
  DFA,
  LexerATNSimulator,
  LexerInterpreter,
  ParserInterpreter,
  PredictionContextCache,
} from "antlr4ng";
import type { Grammar } from "./grammar.js";
import { GrammarError } from "./grammar-error.js";

/** antlr-ng's own view of a grammar. */
type ToolGrammar = ReturnType<Tool["loadGrammar"]>;

/** antlr-ng's module cannot be imported as a whole in Node (1.0.10), its parts can. */
async function importTool(): Promise<typeof Tool> {
  const url = new URL("./Tool.js", import.meta.resolve("antlr-ng"));
  return ((await import(url.href)) as { Tool: typeof Tool }).Tool;
}

/**
 * Loads a grammar from `.g4` files, one combined or a lexer and a parser in any order, and interprets it: nothing is
 * generated, and no code in the grammar runs. Predicates are taken as true and actions are left out, so a grammar that
 * depends on them may read the input in another way.
 * @param start the start rule; the first rule of the parser if left out
 * @throws GrammarError
 */
export async function interpretGrammar(files: readonly string[], start?: string): Promise<Grammar> {
  const tool = new (await importTool())();
  const errors: string[] = [];
  tool.toolParameters.lib = dirname(files[0] ?? ""); // where imported grammars are
  const { errorManager } = tool;
  errorManager.addListener({
    errorManager,
    info: () => undefined,
    warning: () => undefined,
    error: (message) =>
      void errors.push(errorManager.getMessageTemplate(message)?.render() ?? `error ${message.issueCode}`),
  });
  const grammars = files.map((file) => parseFile(tool, file)).filter((grammar) => grammar !== undefined);
  grammars.sort((a, b) => Number(b.isLexer()) - Number(a.isLexer()));
  for (const grammar of grammars) {
    takeVocabularyFrom(grammar, grammars);
    tool.process(grammar, false);
  }
  if (errors.length > 0) throw new GrammarError(errors.join("\n"));
  const parser = grammars.find((grammar) => !grammar.isLexer());
  const lexer = grammars.find((grammar) => grammar.isLexer()) ?? parser?.implicitLexer;
  if (!parser || !lexer) {
    throw new GrammarError(`${files.join(", ")}: there must be a lexer and a parser, or one grammar that is both.`);
  }
  return interpreted(lexer, parser, { files, start: start ?? parser.getRuleNames()[0] ?? "" });
}

function parseFile(tool: Tool, file: string): ToolGrammar | undefined {
  if (!existsSync(file)) throw new GrammarError(`The grammar ${file} does not exist.`);
  const input = CharStream.fromString(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  // The tool wants grammars to be called like their files, and knows these by their names only.
  input.name = basename(file);
  const ast = tool.parse(input);
  if (!ast) return undefined;
  const grammar = tool.createGrammar(ast) as ToolGrammar;
  grammar.fileName = basename(file);
  return grammar;
}

/** Makes `tokenVocab` mean a lexer that was given too, instead of a file that antlr-ng wrote earlier. */
function takeVocabularyFrom(grammar: ToolGrammar, grammars: readonly ToolGrammar[]): void {
  grammar.importTokensFromTokensFile = () => {
    const name = grammar.getOptionString("tokenVocab");
    if (name === undefined) return;
    const lexer = grammars.find((each) => each.name === basename(name) && each !== grammar);
    if (lexer) {
      grammar.importVocab(lexer);
      return;
    }
    throw new GrammarError(`${grammar.fileName} needs the lexer ${basename(name)}: give ${basename(name)}.g4 as well.`);
  };
}

/** A grammar that antlr4ng interprets. */
function interpreted(
  lexer: ToolGrammar,
  parser: ToolGrammar,
  { files, start }: { readonly files: readonly string[]; readonly start: string },
): Grammar {
  const lexerAtn = runtimeAtn(lexer);
  const parserAtn = runtimeAtn(parser);
  const channels = ["DEFAULT_TOKEN_CHANNEL", "HIDDEN", ...lexer.channelValueToNameList];
  const modes = [...(lexer as ToolGrammar & { modes: Map<string, unknown> }).modes.keys()];
  // Interpreters begin without knowledge of the language; shared, it is gathered once.
  const states = lexerAtn.decisionToState.map((state, i) => new DFA(state, i));
  const contexts = new PredictionContextCache();
  const ruleNames = parser.getRuleNames();
  return {
    name: parser.name,
    source: { files, start },
    start,
    createLexer: (input) => {
      const { fileName } = lexer;
      const made = new LexerInterpreter(
        fileName,
        lexer.getVocabulary(),
        lexer.getRuleNames(),
        channels,
        modes,
        lexerAtn,
        input,
      );
      made.interpreter = new LexerATNSimulator(made, lexerAtn, states, contexts);
      return made;
    },
    createParser: (tokens) =>
      new ParserInterpreter(parser.fileName, parser.getVocabulary(), ruleNames, parserAtn, tokens),
    parse: (made, rule) => void (made as ParserInterpreter).parse(ruleNames.indexOf(rule)),
  };
}

/** The ATN as a parser at run time has it; the tool's own lacks what is made when it is read back. */
function runtimeAtn(grammar: ToolGrammar): ATN {
  if (!grammar.atn) throw new GrammarError(`${grammar.fileName} has no rules.`);
  return new ATNDeserializer().deserialize(ATNSerializer.getSerialized(grammar.atn));
}
