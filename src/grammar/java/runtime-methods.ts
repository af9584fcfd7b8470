/** Methods and fields of the Java runtime, and their equivalents in TypeScript with antlr4ng. */
import type { JavaType } from "./java-types.js";

/** A method: the types of its arguments, that of its result, and its code in TypeScript. */
export interface RuntimeMethod {
  readonly parameters: readonly JavaType[];
  readonly result: JavaType;
  readonly code: (object: string, ...args: readonly string[]) => string;
}

/** Methods by name and number of arguments, as `name/1`. */
export type RuntimeMethods = Readonly<Record<string, RuntimeMethod>>;

function method(result: JavaType, parameters: readonly JavaType[], code: RuntimeMethod["code"]): RuntimeMethod {
  return { result, parameters, code };
}

/** A getter that is a property in antlr4ng. */
function property(result: JavaType, name: string): RuntimeMethod {
  return method(result, [], (object) => `${object}.${name}`);
}

/** A setter that is a property in antlr4ng. */
function setter(type: JavaType, name: string): RuntimeMethod {
  return method("void", [type], (object, value) => `${object}.${name} = ${value}`);
}

/** A method that is called alike in antlr4ng. */
function same(result: JavaType, parameters: readonly JavaType[], name: string): RuntimeMethod {
  return method(result, parameters, (object, ...args) => `${object}.${name}(${args.join(", ")})`);
}

const lexer: RuntimeMethods = {
  "getText/0": property("String", "text"),
  "setText/1": setter("String", "text"),
  "getLine/0": property("int", "line"),
  "setLine/1": setter("int", "line"),
  "getCharPositionInLine/0": property("int", "column"),
  "setCharPositionInLine/1": setter("int", "column"),
  "getCharIndex/0": same("int", [], "getCharIndex"),
  "getType/0": property("int", "type"),
  "setType/1": setter("int", "type"),
  "getChannel/0": property("int", "channel"),
  "setChannel/1": setter("int", "channel"),
  "getInputStream/0": property("CharStream", "inputStream"),
  "skip/0": same("void", [], "skip"),
  "more/0": same("void", [], "more"),
  "mode/1": setter("int", "mode"),
  "pushMode/1": same("void", ["int"], "pushMode"),
  "popMode/0": same("int", [], "popMode"),
  "emit/0": same("Token", [], "emit"),
  "emit/1": same("void", ["Token"], "emitToken"),
  "nextToken/0": same("Token", [], "nextToken"),
  "reset/0": same("void", [], "reset"),
};

const parser: RuntimeMethods = {
  "getCurrentToken/0": same("Token", [], "getCurrentToken"),
  "getTokenStream/0": property("TokenStream", "tokenStream"),
  "getInputStream/0": property("TokenStream", "tokenStream"),
  "getContext/0": property("Context", "context"),
  "getRuleContext/0": property("Context", "context"),
  "isExpectedToken/1": same("boolean", ["int"], "isExpectedToken"),
  "getNumberOfSyntaxErrors/0": property("int", "numberOfSyntaxErrors"),
  "consume/0": same("Token", [], "consume"),
  "reset/0": same("void", [], "reset"),
  "notifyErrorListeners/1": method("void", ["String"], (object, message) => {
    return `${object}.notifyErrorListeners(${message}, ${object}.getCurrentToken(), null)`;
  }),
};

/** Methods of lexers and of parsers. */
export const recognizerMethods = { lexer, parser };

/** Fields of lexers and of parsers. */
export const recognizerFields: Readonly<
  Record<"lexer" | "parser", Readonly<Record<string, readonly [JavaType, string]>>>
> = {
  lexer: {
    _input: ["CharStream", "this.inputStream"],
    _tokenStartCharIndex: ["int", "this.tokenStartCharIndex"],
    _tokenStartLine: ["int", "this.currentTokenStartLine"],
    _tokenStartCharPositionInLine: ["int", "this.currentTokenColumn"],
    _type: ["int", "this.type"],
    _channel: ["int", "this.channel"],
    _mode: ["int", "this.mode"],
    _modeStack: ["IntStack", "this.modeStack"],
  },
  parser: {
    _input: ["TokenStream", "this.tokenStream"],
    _ctx: ["Context", "this.context"],
    _localctx: ["Context", "localContext"],
  },
};

const charStream: RuntimeMethods = {
  "LA/1": same("int", ["int"], "LA"),
  "index/0": property("int", "index"),
  "size/0": property("int", "size"),
  "seek/1": same("void", ["int"], "seek"),
  "consume/0": same("void", [], "consume"),
};

const tokenStream: RuntimeMethods = {
  "LA/1": same("int", ["int"], "LA"),
  "LT/1": same("Token", ["int"], "LT"),
  "get/1": same("Token", ["int"], "get"),
  "index/0": property("int", "index"),
  "size/0": property("int", "size"),
};

const token: RuntimeMethods = {
  "getText/0": property("String", "text"),
  "getType/0": property("int", "type"),
  "getLine/0": property("int", "line"),
  "getCharPositionInLine/0": property("int", "column"),
  "getChannel/0": property("int", "channel"),
  "getTokenIndex/0": property("int", "tokenIndex"),
  "getStartIndex/0": property("int", "start"),
  "getStopIndex/0": property("int", "stop"),
};

const context: RuntimeMethods = {
  "getText/0": same("String", [], "getText"),
  "getStart/0": property("Token", "start"),
  "getStop/0": property("Token", "stop"),
  "getParent/0": property("Context", "parent"),
  "getRuleIndex/0": property("int", "ruleIndex"),
  "getChildCount/0": same("int", [], "getChildCount"),
  "depth/0": same("int", [], "depth"),
};

const string: RuntimeMethods = {
  "equals/1": method("boolean", ["String"], (object, other) => `(${object} === ${other})`),
  // As Java does, character by character; no character has several capital letters then.
  "equalsIgnoreCase/1": method("boolean", ["String"], (object, other) => {
    const folded = [object, other].map(
      (text) => `[...(${text} ?? "\\0")].map((c) => c.toUpperCase().toLowerCase()).join("\\n")`,
    );
    return `(${folded.join(" === ")})`;
  }),
  "length/0": property("int", "length"),
  "charAt/1": method("char", ["int"], (object, index) => `${object}.charCodeAt(${index})`),
  "isEmpty/0": method("boolean", [], (object) => `(${object}.length === 0)`),
  "contains/1": same("boolean", ["String"], "includes"),
  "startsWith/1": same("boolean", ["String"], "startsWith"),
  "endsWith/1": same("boolean", ["String"], "endsWith"),
  "indexOf/1": same("int", ["String"], "indexOf"),
  "lastIndexOf/1": same("int", ["String"], "lastIndexOf"),
  "substring/1": same("String", ["int"], "substring"),
  "substring/2": same("String", ["int", "int"], "substring"),
  "toLowerCase/0": same("String", [], "toLowerCase"),
  "toUpperCase/0": same("String", [], "toUpperCase"),
  "trim/0": method("String", [], (object) => `${object}.replace(/^[\\0- ]+|[\\0- ]+$/g, "")`),
  "toString/0": method("String", [], (object) => object),
};

const intStack: RuntimeMethods = {
  "isEmpty/0": method("boolean", [], (object) => `(${object}.length === 0)`),
  "size/0": property("int", "length"),
  "peek/0": method("int", [], (object) => `${object}.at(-1)`),
};

/** Methods of objects, by the types of these. */
export const objectMethods: Readonly<Partial<Record<JavaType, RuntimeMethods>>> = {
  CharStream: charStream,
  TokenStream: tokenStream,
  Token: token,
  Context: context,
  String: string,
  IntStack: intStack,
};

/** Fields of objects that have the same name in antlr4ng, by the types of the objects. */
export const objectFields: Readonly<Partial<Record<JavaType, Readonly<Record<string, JavaType>>>>> = {
  Context: { start: "Token", stop: "Token", parent: "Context", invokingState: "int" },
};

/** A method of `java.lang.Character` that tells whether a code point is in a class of characters. */
function characterClass(members: string): RuntimeMethod {
  const test = `c >= 0 && c <= 0x10ffff && /^[${members}]$/u.test(String.fromCodePoint(c))`;
  return method("boolean", ["int"], (_, code) => `((c) => ${test})(${code})`);
}

const ignorable = String.raw`\0-\x08\x0e-\x1b\x7f-\x9f\p{Cf}`;

/** Static methods, as `Class.name/1`. */
export const staticMethods: RuntimeMethods = {
  "Character.isDigit/1": characterClass(String.raw`\p{Nd}`),
  "Character.isLetter/1": characterClass(String.raw`\p{L}`),
  "Character.isLetterOrDigit/1": characterClass(String.raw`\p{L}\p{Nd}`),
  "Character.isUpperCase/1": characterClass(String.raw`\p{Uppercase}`),
  "Character.isLowerCase/1": characterClass(String.raw`\p{Lowercase}`),
  "Character.isWhitespace/1": characterClass(
    String.raw`\t-\r\x1c- \u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000`,
  ),
  "Character.isJavaIdentifierStart/1": characterClass(String.raw`\p{L}\p{Nl}\p{Sc}\p{Pc}`),
  "Character.isJavaIdentifierPart/1": characterClass(String.raw`\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mc}\p{Mn}${ignorable}`),
  "Character.toCodePoint/2": method("int", ["char", "char"], (_, high, low) => {
    return `((${high} << 10) + ${low} + ${0x10000 - (0xd800 << 10) - 0xdc00})`;
  }),
  "Math.max/2": method("int", ["int", "int"], (_, ...args) => `Math.max(${args.join(", ")})`),
  "Math.min/2": method("int", ["int", "int"], (_, ...args) => `Math.min(${args.join(", ")})`),
};

/** Constants of the runtime's classes, which lexers and parsers inherit in part. */
export const runtimeConstants: Readonly<Record<string, number>> = {
  EOF: -1,
  "Token.EOF": -1,
  "IntStream.EOF": -1,
  "CharStream.EOF": -1,
  "Recognizer.EOF": -1,
  "Lexer.EOF": -1,
  "Token.INVALID_TYPE": 0,
  "Token.DEFAULT_CHANNEL": 0,
  "Token.HIDDEN_CHANNEL": 1,
  "Lexer.DEFAULT_TOKEN_CHANNEL": 0,
  "Lexer.HIDDEN": 1,
  "Lexer.DEFAULT_MODE": 0,
  "Lexer.SKIP": -3,
  "Lexer.MORE": -2,
};

/** Constants that a lexer inherits. */
export const lexerConstants: Readonly<Record<string, number>> = {
  DEFAULT_TOKEN_CHANNEL: 0,
  HIDDEN: 1,
  DEFAULT_MODE: 0,
  SKIP: -3,
  MORE: -2,
};
