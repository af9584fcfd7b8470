import { createRequire, isBuiltin } from "node:module";
import { resolve } from "node:path";
import { compileFunction } from "node:vm";
import * as antlr4ng from "antlr4ng";
import {
  type CharStream,
  Lexer,
  ParseCancellationException,
  Parser,
  RecognitionException,
  type TokenStream,
} from "antlr4ng";
import { antlr4Names } from "../antlr4ng/antlr4-names.js";
import { StartStates } from "../antlr4ng/start-states.js";
import { guard } from "../compile/generate-code.js";
import type { GrammarCode } from "../model/compiled-grammar.js";
import { firstLine } from "../model/grammar-error.js";
import type { Recognizers } from "./interpreted-grammar.js";
import { TextStream } from "./text-stream.js";

type LexerClass = new (input: CharStream) => Lexer;
type ParserClass = new (tokens: TokenStream) => Parser;

/**
 * Runs the code of a grammar: the generated lexer and parser and their base classes. That code can do whatever a program
 * can; it is run because the user gave it.
 */
export function runCode(code: GrammarCode): Recognizers {
  const load = moduleLoader(code);
  // The parser first: where base classes import the parser that extends them, it is the parser that must come first.
  const GeneratedParser = load(code.parser)[code.parser] as ParserClass;
  const GeneratedLexer = load(code.lexer)[code.lexer] as LexerClass;
  const starts = new StartStates();
  const failures: string[] = [];
  const fail = (name: string, error: unknown) => {
    const isParsers = [RangeError, RecognitionException, ParseCancellationException].some(
      (kind) => error instanceof kind,
    );
    if (isParsers) throw error;
    const failure = `The grammar's code fails in ${name}: ${firstLine(error)}. It is taken as true where it does.`;
    if (!failures.includes(failure) && failures.length < mostFailures) failures.push(failure);
  };
  forgive(GeneratedLexer.prototype, Lexer.prototype, fail);
  forgive(GeneratedParser.prototype, Parser.prototype, fail);
  Object.assign(GeneratedParser.prototype, {
    [guard]: (predicate: () => unknown) => attempt(predicate, (error) => fail(hook, error)),
  });
  return {
    createLexer: (input) => {
      // Some base classes read another text than the one they are given, a preprocessed one for example.
      const lexer = new GeneratedLexer(new TextStream(""));
      lexer.inputStream = input;
      starts.attach(lexer);
      // In the middle of a text, or after an error, a lexer may leave a mode that it never entered; it then stays.
      const popMode = lexer.popMode.bind(lexer);
      lexer.popMode = () => (lexer.modeStack.length === 0 ? lexer.mode : popMode());
      return lexer;
    },
    createParser: (tokens) => new GeneratedParser(tokens),
    parse: callRule,
    failures,
  };
}

/** So many different failures of a grammar's code are told. */
const mostFailures = 5;

/** What the code that a recognizer calls itself is called in messages. */
const hook = "a predicate or an action";

type Methods = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/**
 * Makes predicates and actions that throw count as true and as nothing, so that a mistake in one does not take all of them
 * away. They are called by the recognizer itself, and through methods that the base classes add to it.
 */
function forgive(recognizer: object, root: object, fail: (name: string, error: unknown) => void): void {
  for (let kind = recognizer; kind !== root && kind; kind = Object.getPrototypeOf(kind)) {
    for (const name of Object.getOwnPropertyNames(kind)) {
      const isHook = name === "sempred" || name === "action";
      const isAdded = kind !== recognizer && !(name in root);
      const method = Object.getOwnPropertyDescriptor(kind, name)?.value as unknown;
      if (!(isHook || isAdded) || typeof method !== "function") continue;
      const tell = (error: unknown) => fail(isHook ? hook : name, error);
      (kind as Methods)[name] = function (this: unknown, ...args) {
        return attempt(() => method.apply(this, args), tell);
      };
    }
  }
}

/** The outcome of some code, or true if it throws. */
function attempt(code: () => unknown, fail: (error: unknown) => void): unknown {
  try {
    return code();
  } catch (error) {
    fail(error);
    return true;
  }
}

/** Parses a rule with a generated parser: each rule is a method. */
export function callRule(parser: Parser, rule: string): void {
  const methods = parser as Parser & Record<string, (() => unknown) | undefined>;
  // One that is a word of TypeScript's has an underscore behind it.
  const escaped = `${rule}_`;
  const isEscaped = methods[escaped] !== undefined && !parser.ruleNames.includes(escaped);
  methods[isEscaped ? escaped : rule]?.call(parser);
}

type Exports = Record<string, unknown>;

/** Evaluates modules on demand, each once. As in Node, a module in a cycle sees of the others what there is so far. */
function moduleLoader({ modules }: GrammarCode): (id: string) => Exports {
  const loaded = new Map<string, { exports: Exports }>();
  const load = (id: string): Exports => {
    const known = loaded.get(id);
    if (known) return known.exports;
    const { code, file, imports } = modules[id] ?? { code: "", file: id, imports: {} };
    const requireFrom = createRequire(resolve(file));
    const require = (specifier: string): unknown => {
      if (specifier === "antlr4ng") return antlr4ng;
      if (/^antlr4(ts)?(\/|$)/.test(specifier)) return antlr4Names;
      if (isBuiltin(specifier)) return requireFrom(specifier);
      const imported = imports[specifier];
      if (imported !== undefined) return load(imported);
      // What is imported as a type only is nothing at run time.
      return specifier.startsWith(".") ? {} : requireFrom(specifier);
    };
    const module = { exports: {} as Exports };
    loaded.set(id, module);
    const names = ["exports", "require", "module", "__filename"];
    compileFunction(code, names, { filename: file })(module.exports, require, module, file);
    return module.exports;
  };
  return load;
}
