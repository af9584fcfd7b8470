import { type ATN, BailErrorStrategy, CommonTokenStream, type Lexer, Token } from "antlr4ng";
import { interceptErrors } from "../antlr4ng/lexer-hooks.js";
import { predictBy } from "../antlr4ng/simulator.js";
import type { Grammar } from "../model/grammar.js";
import { TextStream } from "./text-stream.js";

/** Reads many short texts with one lexer, for code that came with a grammar may take long to make one. */
export class Relexer {
  readonly #lexer: Lexer;

  constructor(grammar: Grammar) {
    this.#lexer = grammar.createLexer(new TextStream(""));
    this.#lexer.removeErrorListeners();
  }

  get atn(): ATN {
    return this.#lexer.atn;
  }

  /** The lexer's modes, by number; the first is the one it begins in. */
  get modes(): readonly number[] {
    return this.atn.modeToStartState.map((_, mode) => mode);
  }

  /**
   * The type of the one token that a text is, read from some mode on; undefined if it is none or several. Tokens without
   * text, which code may add at the end, do not count.
   */
  typeOf(text: string, mode: number): number | undefined {
    const { tokens, isWhole } = this.read(text, mode);
    const [first, ...more] = tokens;
    const isOne = isWhole && first?.start === 0 && first.stop === [...text].length - 1;
    return isOne && more.every((token) => token.stop < token.start) ? first.type : undefined;
  }

  /** The lexer at the beginning of a text, in some mode. */
  at(text: string, mode: number): Lexer {
    this.#lexer.inputStream = new TextStream(text);
    if (mode > 0) this.#lexer.pushMode(mode);
    return this.#lexer;
  }

  /** The tokens of a text, hidden ones too, up to where the lexer gives up, and whether all of it could be read. */
  read(text: string, mode: number): { readonly tokens: readonly Token[]; readonly isWhole: boolean } {
    const lexer = this.at(text, mode);
    const tokens: Token[] = [];
    let isWhole = true;
    interceptErrors(lexer, () => {
      isWhole = false;
    });
    try {
      for (let token = lexer.nextToken(); token.type !== Token.EOF; token = lexer.nextToken()) tokens.push(token);
    } catch {
      isWhole = false; // code may fail out of context
    }
    return { tokens, isWhole };
  }
}

/** The first of the lexer's modes from which on a text can be read and parsed as a rule; undefined if there is none. */
export function modeToReparse(
  grammar: Grammar,
  relexer: Relexer,
  { rule, text }: { readonly rule: string; readonly text: string },
): number | undefined {
  return relexer.modes.find((mode) => {
    if (!relexer.read(text, mode).isWhole) return false;
    const tokens = new CommonTokenStream(relexer.at(text, mode));
    const parser = grammar.createParser(tokens);
    parser.removeErrorListeners();
    parser.errorHandler = new BailErrorStrategy();
    predictBy(parser, "ll");
    parser.buildParseTrees = grammar.hasCode;
    try {
      grammar.parse(parser, rule);
    } catch {
      return false;
    }
    return tokens.LA(1) === Token.EOF;
  });
}
