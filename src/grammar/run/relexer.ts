import { type ATN, BailErrorStrategy, type Lexer, type Parser, Token, type TokenStream } from "antlr4ng";
import { escapeEmptyMatches, interceptErrors, recordRetyping } from "../antlr4ng/lexer-hooks.js";
import { type Recognizers, recognizersOf } from "../antlr4ng/recognizers.js";
import { predictBy } from "../antlr4ng/simulator.js";
import type { Prediction } from "../model/compiled-grammar.js";
import type { Grammar } from "../model/grammar.js";
import { TextStream } from "./text-stream.js";
import { LeanTokenStream } from "./token-stream.js";

/** The type of the token that a text is. */
export interface TokenType {
  readonly type: number;
  /** Whether a command or an action of its rule chose the type, as `-> type(STRING)` does. */
  readonly isRetyped: boolean;
}

/** Number of UTF-16 units of texts that are read without memory of their own. */
const bufferSize = 1024;

/** Reads many short texts with one lexer, because code that came with a grammar may make the lexer slow to construct. */
export class Relexer {
  readonly #recognizers: Recognizers;
  readonly #lexer: Lexer;
  readonly #isRetyped: () => boolean;
  /** The lexer reads one text at a time. */
  readonly #buffer = new Uint16Array(bufferSize);
  /** Whether the lexer could read all of the present text so far. */
  #isWhole = true;

  constructor(grammar: Grammar) {
    this.#recognizers = recognizersOf(grammar);
    this.#lexer = this.#recognizers.createLexer(new TextStream(""));
    const fail = () => {
      this.#isWhole = false;
    };
    interceptErrors(this.#lexer, fail);
    escapeEmptyMatches(this.#lexer, fail);
    this.#isRetyped = recordRetyping(this.#lexer);
  }

  /** The ATN of the lexer. */
  get atn(): ATN {
    return this.#lexer.atn;
  }

  /** The lexer's modes, by number. It begins in the first one. */
  get modes(): readonly number[] {
    return this.atn.modeToStartState.map((_, mode) => mode);
  }

  /**
   * The type of the token that a whole text is when read in a mode; undefined if the text is no token or several. Tokens
   * without text, which code may add at the end, do not count.
   */
  typeOf(text: string, mode: number): number | undefined {
    return this.tokenTypeOf(text, mode)?.type;
  }

  /** The same, and who chose the type. */
  tokenTypeOf(text: string, mode: number): TokenType | undefined {
    const { tokens, isWhole } = this.read(text, mode);
    const [first, ...more] = tokens;
    const isOne = isWhole && first?.start === 0 && first.stop === this.#lexer.inputStream.size - 1;
    if (!isOne || more.some((token) => token.stop >= token.start)) return undefined;
    return { type: first.type, isRetyped: this.#isRetyped() };
  }

  /** The lexer at the beginning of a text, in a mode. */
  at(text: string, mode: number): Lexer {
    return this.#begin(new TextStream(text, this.#buffer), mode);
  }

  /** The tokens of a text for a parser, read from a mode on. */
  tokensOf(text: string, mode: number): TokenStream {
    const input = new TextStream(text);
    const lexer = this.#begin(input, mode);
    return this.#recognizers.createTokenStream?.(lexer) ?? new LeanTokenStream(lexer, input);
  }

  /** A parser of the grammar that has nothing to read, for what it knows about the grammar. */
  idleParser(): Parser {
    return this.#recognizers.createParser(this.tokensOf("", 0));
  }

  #begin(input: TextStream, mode: number): Lexer {
    this.#lexer.inputStream = input;
    if (mode > 0) this.#lexer.pushMode(mode);
    return this.#lexer;
  }

  /**
   * Reads a text in a mode.
   * @returns its tokens, hidden ones too, and whether the lexer could read all of it
   */
  read(text: string, mode: number): { readonly tokens: readonly Token[]; readonly isWhole: boolean } {
    const lexer = this.at(text, mode);
    const tokens: Token[] = [];
    this.#isWhole = true;
    try {
      for (let token = lexer.nextToken(); token.type !== Token.EOF; token = lexer.nextToken()) tokens.push(token);
    } catch {
      this.#isWhole = false; // code may fail out of context
    }
    return { tokens, isWhole: this.#isWhole };
  }
}

/** A text and how it is parsed again. */
export interface ReparsePlan {
  /** The rule that the whole text is parsed as. */
  readonly rule: string;
  readonly text: string;
  /** The mode in which the lexer begins. */
  readonly mode: number;
  readonly prediction: Exclude<Prediction, "auto">;
}

/**
 * Tells whether a whole text is a sentence of a rule.
 * @param grammar its islands are not looked into
 * @param relexer of the same grammar
 * @param plan the text, the rule, the mode in which the lexer begins, and how the parser predicts
 * @throws RangeError if the text is nested too deep for this thread, and whatever code of the grammar throws in the lexer
 */
export function isSentence(grammar: Grammar, relexer: Relexer, { rule, text, mode, prediction }: ReparsePlan): boolean {
  if (!relexer.read(text, mode).isWhole) return false;
  const tokens = relexer.tokensOf(text, mode);
  const { createParser, parse } = recognizersOf(grammar);
  const parser = createParser(tokens);
  parser.removeErrorListeners();
  parser.errorHandler = new BailErrorStrategy();
  // Code that came with a grammar may look at the tree.
  parser.buildParseTrees = grammar.hasCode;
  predictBy(parser, prediction);
  try {
    parse(parser, rule);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return false;
  }
  return tokens.LA(1) === Token.EOF;
}

/**
 * The first mode of the lexer in which a text can be read and parsed as a rule; undefined if there is none.
 * @param grammar its islands are not looked into
 * @param relexer of the same grammar
 * @param plan the text and the rule
 */
export function modeToReparse(
  grammar: Grammar,
  relexer: Relexer,
  { rule, text }: Pick<ReparsePlan, "rule" | "text">,
): number | undefined {
  return relexer.modes.find((mode) => {
    try {
      return isSentence(grammar, relexer, { rule, text, mode, prediction: "ll" });
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  });
}
