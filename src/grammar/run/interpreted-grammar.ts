import type { Parser, ParserInterpreter } from "antlr4ng";
import { lexerFactory } from "../antlr4ng/lexer-interpreter.js";
import { parserFactory } from "../antlr4ng/parser-interpreter.js";
import type { CompiledGrammar } from "../model/compiled-grammar.js";
import type { Grammar } from "../model/grammar.js";

/** Makes and runs the lexers and parsers of a grammar. */
export interface Recognizers extends Pick<Grammar, "createLexer" | "createTokenStream" | "createParser" | "parse"> {
  /** Failures of the grammar's code so far, one message each. */
  readonly failures: readonly string[];
}

/**
 * Interprets a grammar. None of its code runs: predicates count as true, and actions do nothing. The ATNs are restored when
 * they are first used, because a thread that lets a worker parse may never use them.
 */
export function interpret({ lexer, parser }: CompiledGrammar): Recognizers {
  let createLexer: Grammar["createLexer"] | undefined;
  let createParser: Grammar["createParser"] | undefined;
  return {
    createLexer: (input) => {
      createLexer ??= lexerFactory(lexer);
      return createLexer(input);
    },
    createParser: (tokens) => {
      createParser ??= parserFactory(parser);
      return createParser(tokens);
    },
    parse: (interpreter: Parser, rule: string) => {
      (interpreter as ParserInterpreter).parse(parser.ruleNames.indexOf(rule));
    },
    failures: [],
  };
}
