import {
  BaseErrorListener,
  CommonTokenStream,
  type Lexer,
  LexerNoViableAltException,
  Token,
  type TokenStream,
} from "antlr4ng";
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
  if (!("language" in grammar.source)) goOn(lexer, errors); // ours have no such rules
  if (buildHiddenTokens) keepSkipped(lexer);
  const { stream, list } = grammar.hasCode ? commonStream(lexer) : leanStream(lexer, input, deadline);
  return {
    stream,
    tokens: tokensOf(input, { list, modes, errors: errors.stretches, buildHiddenTokens }),
    problem: errors.first,
  };
}

/** The channel of tokens that the lexer would throw away. No grammar has it. */
const skippedChannel = -3;

/** Has tokens that the lexer throws away put on a hidden channel, as picireny does. */
function keepSkipped(lexer: Lexer): void {
  lexer.skip = () => {
    lexer.channel = skippedChannel;
  };
}

/** So many tokens may follow each other without any text: code may close many blocks at once. */
const mostEmpty = 100;

/** A rule that matches nothing would match it for ever: then a character is dropped. */
function goOn(lexer: Lexer, errors: LexerErrors): void {
  const nextToken = lexer.nextToken.bind(lexer);
  let empty = 0;
  let at = -1;
  lexer.nextToken = () => {
    const token = nextToken();
    const { index } = lexer.inputStream;
    empty = index === at ? empty + 1 : 0;
    at = index;
    if (empty > mostEmpty && token.type !== Token.EOF && index < lexer.inputStream.size) {
      errors.drop(token, index);
      lexer.interpreter.consume(lexer.inputStream);
    }
    return token;
  };
}

/** Notes the mode that each token begins in; undefined if there is only one. */
function recordModes(lexer: Lexer): number[] | undefined {
  if (lexer.atn.modeToStartState.length < 2) return undefined;
  const modes: number[] = [];
  const nextToken = lexer.nextToken.bind(lexer);
  lexer.nextToken = () => {
    modes.push(lexer.mode);
    return nextToken();
  };
  return modes;
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
