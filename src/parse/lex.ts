import { BaseErrorListener, LexerNoViableAltException, Token } from "antlr4ng";
import type { Grammar } from "../grammar/grammar.js";
import { TextStream } from "../grammar/text-stream.js";
import { categories, Integers, type Tokens } from "./parse-table.js";
import type { SyntaxProblem } from "./syntax-problem.js";
import { LeanTokenStream } from "./token-stream.js";

/** The tokens of a text twice: as the parser reads them, and as the tree needs them. */
export interface Lexed {
  readonly stream: LeanTokenStream;
  readonly tokens: Tokens;
  /** The first place that the lexer could not read. */
  readonly problem: SyntaxProblem | undefined;
}

const plain = categories.indexOf("plain");
const hidden = categories.indexOf("hidden");
const error = categories.indexOf("error");

/** Splits a text into tokens. Characters that are no token become error tokens: they can be removed. */
export function lex(grammar: Grammar, text: string, buildHiddenTokens: boolean): Lexed {
  const input = new TextStream(text);
  const lexer = grammar.createLexer(input);
  const errors = new LexerErrors(input);
  lexer.removeErrorListeners();
  lexer.addErrorListener(errors);
  const stream = new LeanTokenStream(lexer, input);
  return { stream, tokens: tokensOf(stream, errors.stretches, buildHiddenTokens), problem: errors.first };
}

/** Notes what the lexer drops. */
class LexerErrors extends BaseErrorListener {
  readonly stretches: { readonly start: number; readonly end: number }[] = [];
  first: SyntaxProblem | undefined;
  readonly #input: TextStream;

  constructor(input: TextStream) {
    super();
    this.#input = input;
  }

  override syntaxError(...[, , line, column, message, exception]: Parameters<BaseErrorListener["syntaxError"]>): void {
    this.first ??= { line, column: column + 1, message };
    if (!(exception instanceof LexerNoViableAltException)) return;
    // Having told us, the lexer goes on behind the character that it stands at.
    this.stretches.push({ start: exception.startIndex, end: Math.min(this.#input.index + 1, this.#input.size) });
  }
}

/** The tokens that the tree needs: those the parser reads, hidden ones if asked for, and what the lexer dropped. */
function tokensOf(stream: LeanTokenStream, errors: LexerErrors["stretches"], buildHiddenTokens: boolean): Tokens {
  const { input } = stream;
  if (input.plain && stream.allVisible && errors.length === 0) {
    return { ...stream.arrays(), categories: new Uint8Array(stream.size - 1).fill(plain) };
  }
  const starts = new Integers();
  const ends = new Integers();
  const types = new Integers();
  const kinds = new Integers();
  let nextError = 0;
  const pushErrorsBefore = (point: number) => {
    for (let each = errors[nextError]; each && each.start < point; each = errors[++nextError]) {
      starts.push(input.offset(each.start));
      ends.push(input.offset(each.end));
      types.push(Token.INVALID_TYPE);
      kinds.push(error);
    }
  };
  for (let i = 0; i < stream.size - 1; i++) {
    const isPlain = stream.channel(i) === Token.DEFAULT_CHANNEL;
    if (!(isPlain || buildHiddenTokens)) continue;
    const start = stream.start(i);
    pushErrorsBefore(start);
    starts.push(input.offset(start));
    ends.push(input.offset(stream.end(i)));
    types.push(stream.type(i));
    kinds.push(isPlain ? plain : hidden);
  }
  pushErrorsBefore(Number.POSITIVE_INFINITY);
  return { starts: starts.take(), ends: ends.take(), types: types.take(), categories: Uint8Array.from(kinds.take()) };
}
