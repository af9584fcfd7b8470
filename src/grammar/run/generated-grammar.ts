import { type CharStream, CommonTokenStream, Lexer, Parser, type TokenStream } from "antlr4ng";
import { callRule } from "../antlr4ng/call-rule.js";
import { tolerateExtraPopModes } from "../antlr4ng/lexer-hooks.js";
import type { Recognizers } from "../antlr4ng/recognizers.js";
import { StartStates } from "../antlr4ng/start-states.js";
import { attempt, hookName, isParserError, tolerateFailures } from "../antlr4ng/tolerant-code.js";
import { guardName } from "../compile/generate-code.js";
import type { GrammarCode } from "../model/compiled-grammar.js";
import { firstLine } from "../model/grammar-error.js";
import { moduleLoader } from "./module-loader.js";
import { TextStream } from "./text-stream.js";

type LexerClass = new (input: CharStream) => Lexer;
type ParserClass = new (tokens: TokenStream) => Parser;

/** How many different failures of a grammar's code are reported. */
const mostFailures = 5;

/** Recognizers that run code of a grammar. */
export interface CodeRecognizers extends Recognizers {
  /** Failures of the grammar's code so far, one message each. */
  readonly failures: readonly string[];
}

/**
 * Runs the code of a grammar: the generated lexer and parser and their base classes. The code has all rights of the process;
 * it runs because the user gave it. Predicates and actions that throw are reported in `failures` and tolerated.
 * @param code the modules of the grammar, and which of them are its lexer and parser
 * @throws whatever the code throws while it is loaded
 */
export function runCode(code: GrammarCode): CodeRecognizers {
  const load = moduleLoader(code);
  // A base class may import the parser that extends it. That cycle only works if the parser is loaded first.
  const GeneratedParser = load(code.parser)[code.parser] as ParserClass;
  const GeneratedLexer = load(code.lexer)[code.lexer] as LexerClass;
  const failures: string[] = [];
  const onFailure = (method: string, error: unknown) => {
    if (isParserError(error)) throw error;
    const failure = `The grammar's code fails in ${method}: ${firstLine(error)}. It is taken as true where it does.`;
    if (!failures.includes(failure) && failures.length < mostFailures) failures.push(failure);
  };
  tolerateFailures(GeneratedLexer.prototype, Lexer.prototype, onFailure);
  tolerateFailures(GeneratedParser.prototype, Parser.prototype, onFailure);
  Object.assign(GeneratedParser.prototype, {
    [guardName]: (predicate: () => unknown) => attempt(predicate, (error) => onFailure(hookName, error)),
  });
  return {
    createLexer: lexerMaker(GeneratedLexer),
    createTokenStream: (lexer) => new CommonTokenStream(lexer),
    createParser: (tokens) => new GeneratedParser(tokens),
    parse: callRule,
    failures,
  };
}

function lexerMaker(GeneratedLexer: LexerClass): Recognizers["createLexer"] {
  const startStates = new StartStates();
  return (input) => {
    // Some base classes replace the text that they are constructed with, for example by a preprocessed one.
    const lexer = new GeneratedLexer(new TextStream(""));
    lexer.inputStream = input;
    startStates.attach(lexer);
    tolerateExtraPopModes(lexer);
    return lexer;
  };
}
