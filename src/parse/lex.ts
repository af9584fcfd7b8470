import { BaseErrorListener, CharStream, LexerNoViableAltException, Token } from "antlr4ng";
import type { Grammar } from "../grammar/grammar.js";
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

/** A stretch of the text, in code points, as antlr4ng counts. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly type: number;
  readonly category: number;
}

const plain = categories.indexOf("plain");
const hidden = categories.indexOf("hidden");
const error = categories.indexOf("error");

/** Splits a text into tokens. Characters that are no token become error tokens: they can be removed. */
export function lex(grammar: Grammar, text: string, buildHiddenTokens: boolean): Lexed {
  const input = CharStream.fromString(text);
  const lexer = grammar.createLexer(input);
  const errors = new LexerErrors(input);
  lexer.removeErrorListeners();
  lexer.addErrorListener(errors);
  const stream = new LeanTokenStream(lexer);
  const stretches = merge(tokenStretches(stream, buildHiddenTokens), errors.stretches);
  return { stream, tokens: toTable(stretches, offsetsOf(text, input.size)), problem: errors.first };
}

/** Notes what the lexer drops. */
class LexerErrors extends BaseErrorListener {
  readonly stretches: Stretch[] = [];
  first: SyntaxProblem | undefined;
  readonly #input: CharStream;

  constructor(input: CharStream) {
    super();
    this.#input = input;
  }

  override syntaxError(...[, , line, column, message, exception]: Parameters<BaseErrorListener["syntaxError"]>): void {
    this.first ??= { line, column: column + 1, message };
    if (!(exception instanceof LexerNoViableAltException)) return;
    // Having told us, the lexer goes on behind the character that it stands at.
    const end = Math.min(this.#input.index + 1, this.#input.size);
    this.stretches.push({ start: exception.startIndex, end, type: Token.INVALID_TYPE, category: error });
  }
}

function* tokenStretches(stream: LeanTokenStream, buildHiddenTokens: boolean): Iterable<Stretch> {
  for (let i = 0; i < stream.size - 1; i++) {
    const isPlain = stream.channel(i) === Token.DEFAULT_CHANNEL;
    if (!(isPlain || buildHiddenTokens)) continue;
    const category = isPlain ? plain : hidden;
    yield { start: stream.start(i), end: stream.stop(i) + 1, type: stream.type(i), category };
  }
}

/** Two sequences, each in the order of the text, as one. */
function* merge(tokens: Iterable<Stretch>, errors: readonly Stretch[]): Iterable<Stretch> {
  let next = 0;
  for (const token of tokens) {
    while (next < errors.length && (errors[next] as Stretch).start <= token.start) yield errors[next++] as Stretch;
    yield token;
  }
  yield* errors.slice(next);
}

/** The UTF-16 offset of each code point, or undefined where they are the same. */
function offsetsOf(text: string, size: number): Int32Array | undefined {
  if (size === text.length) return undefined;
  const offsets = new Int32Array(size + 1);
  let offset = 0;
  let index = 0;
  for (const character of text) {
    offsets[index++] = offset;
    offset += character.length;
  }
  offsets[index] = offset;
  return offsets;
}

function toTable(stretches: Iterable<Stretch>, offsets: Int32Array | undefined): Tokens {
  const starts = new Integers();
  const ends = new Integers();
  const types = new Integers();
  const kinds = new Integers();
  for (const { start, end, type, category } of stretches) {
    starts.push(offsets ? (offsets[start] as number) : start);
    ends.push(offsets ? (offsets[end] as number) : end);
    types.push(type);
    kinds.push(category);
  }
  return { starts: starts.take(), ends: ends.take(), types: types.take(), categories: Uint8Array.from(kinds.take()) };
}
