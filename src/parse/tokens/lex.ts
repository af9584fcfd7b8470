import {
  BaseErrorListener,
  CommonTokenStream,
  type Lexer,
  LexerNoViableAltException,
  type Token,
  type TokenStream,
} from "antlr4ng";
import { escapeEmptyTokens, keepSkippedTokens, recordModes } from "../../grammar/antlr4ng/lexer-hooks.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import { TextStream } from "../../grammar/run/text-stream.js";
import type { Tokens } from "../table/parse-table.js";
import type { SyntaxProblem } from "../table/syntax-problem.js";
import { type LexedRange, type TokenList, tokensOf } from "./lexed-tokens.js";
import { LeanTokenStream } from "./token-stream.js";

/** The tokens of a text twice: as the parser reads them, and as the tree needs them. */
export interface Lexed {
  readonly stream: TokenStream;
  readonly tokens: Tokens;
  /** The first place that the lexer could not read. */
  readonly problem: SyntaxProblem | undefined;
}

/** Splits a text into tokens. Characters that are no token become error tokens: they can be removed. */
export function lex(
  grammar: Grammar,
  text: string,
  {
    buildHiddenTokens = false,
    deadline,
  }: { readonly buildHiddenTokens?: boolean; readonly deadline?: number | undefined } = {},
): Lexed {
  const input = new TextStream(text);
  const lexer = grammar.createLexer(input);
  const errors = new LexerErrors(input);
  lexer.removeErrorListeners();
  lexer.addErrorListener(errors);
  const modes = recordModes(lexer);
  // The rules of bundled lexers match no empty text.
  if (!("language" in grammar.source)) escapeEmptyTokens(lexer, (token, index) => errors.drop(token, index));
  if (buildHiddenTokens) keepSkippedTokens(lexer);
  const { stream, list } = grammar.hasCode ? commonStream(lexer) : leanStream(lexer, input, deadline);
  return {
    stream,
    tokens: tokensOf(input, { list, modes, errors: errors.stretches, buildHiddenTokens }),
    problem: errors.first,
  };
}

function leanStream(
  lexer: Lexer,
  input: TextStream,
  deadline: number | undefined,
): { readonly stream: TokenStream; readonly list: TokenList } {
  const stream = new LeanTokenStream(lexer, input, deadline);
  return { stream, list: stream };
}

/** Code that came with a grammar may use whatever antlr4ng's own stream offers. */
function commonStream(lexer: Lexer): { readonly stream: TokenStream; readonly list: TokenList } {
  const stream = new CommonTokenStream(lexer);
  stream.fill();
  const tokens = stream.getTokens();
  const at = (index: number) => tokens[index] as Token;
  const list: TokenList = {
    size: tokens.length,
    type: (index) => at(index).type,
    channel: (index) => at(index).channel,
    start: (index) => at(index).start,
    end: (index) => at(index).stop + 1,
  };
  return { stream, list };
}

const byteOrderMark = 0xfeff;

/** Notes what the lexer drops. */
class LexerErrors extends BaseErrorListener {
  readonly stretches: LexedRange[] = [];
  first: SyntaxProblem | undefined;
  readonly #input: TextStream;

  constructor(input: TextStream) {
    super();
    this.#input = input;
  }

  override syntaxError(...[, , line, column, message, exception]: Parameters<BaseErrorListener["syntaxError"]>): void {
    const isLexers = exception instanceof LexerNoViableAltException;
    // A byte order mark that the grammar does not know is no error, and left alone.
    if (isLexers && exception.startIndex === 0 && this.#input.index === 0 && this.#input.LA(1) === byteOrderMark)
      return;
    this.first ??= { line, column: column + 1, message };
    if (!isLexers) return;
    // Having told us, the lexer goes on behind the character that it stands at.
    this.stretches.push({ start: exception.startIndex, end: Math.min(this.#input.index + 1, this.#input.size) });
  }

  /** A character is dropped because the lexer makes tokens of nothing before it. */
  drop({ line, column }: Token, index: number): void {
    this.first ??= { line, column: column + 1, message: "a rule of the lexer matches nothing, again and again" };
    this.stretches.push({ start: index, end: index + 1 });
  }
}
