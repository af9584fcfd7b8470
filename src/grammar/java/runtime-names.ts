/** Names of ANTLR's runtimes, as opposed to those that a grammar or its base class declares. */
import { Lexer, Parser } from "antlr4ng";

/** Members of the Java runtime's lexers and parsers that code in grammars uses and that antlr4ng calls otherwise. */
const javaNames = [
  ...["_input", "_localctx", "_ctx", "_tokenStartCharIndex", "_tokenStartLine", "_tokenStartCharPositionInLine"],
  ...["_type", "_channel", "_mode", "_modeStack", "_text", "_token", "_hitEOF", "_errHandler", "_interp", "_factory"],
  ...[
    "getText",
    "setText",
    "getLine",
    "setLine",
    "getCharPositionInLine",
    "setCharPositionInLine",
    "setType",
    "getType",
  ],
  ...[
    "setChannel",
    "getChannel",
    "getToken",
    "setToken",
    "getTokenStream",
    "getInputStream",
    "getInterpreter",
    "getContext",
  ],
  ...[
    "getRuleContext",
    "getVocabulary",
    "getErrorHandler",
    "getState",
    "inContext",
    "getNumberOfSyntaxErrors",
    "getATN",
  ],
];

/** Fields of antlr4ng's lexers and parsers, which are not in their prototypes. */
const fields = {
  lexer: ["options", "tokenStartCharIndex", "channel", "type", "mode", "currentTokenColumn", "currentTokenStartLine"],
  parser: [
    "printer",
    "buildParseTrees",
    "errorHandler",
    "context",
    "precedenceStack",
    "parseListeners",
    "syntaxErrors",
  ],
};

const prototypes = { lexer: Lexer.prototype, parser: Parser.prototype };

/**
 * Tells whether antlr4ng's lexers or parsers have a member of that name.
 * @param side whose class is looked at
 * @param name of a field or method, as TypeScript code writes it
 */
export function isAntlr4ngMember(side: "lexer" | "parser", name: string): boolean {
  return name in prototypes[side] || fields[side].includes(name) || name === "interpreter";
}

/**
 * Tells whether the runtime of Java or of TypeScript provides a member, so that no base class need do so.
 * @param side whose classes are looked at
 * @param name of a field or method
 */
export function isRuntimeMember(side: "lexer" | "parser", name: string): boolean {
  return isAntlr4ngMember(side, name) || javaNames.includes(name);
}
