import type { ParserInterpreter } from "antlr4ng";
import { lexerFactory } from "../antlr4ng/lexer-interpreter.js";
import { parserFactory } from "../antlr4ng/parser-interpreter.js";
import type { Recognizers } from "../antlr4ng/recognizers.js";
import type { CompiledGrammar } from "../model/compiled-grammar.js";

/**
 * Interprets a grammar. None of its code runs: predicates count as true, and actions do nothing. The ATNs are restored when
 * they are first used, because a thread that lets a worker parse may never use them.
 * @param compiled plain data; code in it is not looked at
 */
export function interpret({ lexer, parser }: CompiledGrammar): Recognizers {
  let createLexer: Recognizers["createLexer"] | undefined;
  let createParser: Recognizers["createParser"] | undefined;
  return {
    createLexer: (input) => {
      createLexer ??= lexerFactory(lexer);
      return createLexer(input);
    },
    createParser: (tokens) => {
      createParser ??= parserFactory(parser);
      return createParser(tokens);
    },
    parse: (interpreter, rule) => {
      (interpreter as ParserInterpreter).parse(parser.ruleNames.indexOf(rule));
    },
  };
}
