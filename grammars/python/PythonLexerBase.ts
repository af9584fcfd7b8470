/**
 * Adds to the tokens of Python what its characters do not tell: where logical lines and blocks end, where an f-string goes on, and
 * which words are keywords where they stand.
 */
import { type CharStream, CommonToken, Lexer, Token } from "antlr4ng";
import { Frames } from "./frames.js";
import { Lookahead } from "./lookahead.js";
import { Margins } from "./margins.js";
import type { TokenTypes } from "./token-types.js";
import { Keywords, Words } from "./words.js";

/** What is known of the text before the next token. */
class Reading {
  readonly frames: Frames;
  readonly words: Words;
  readonly margins: Margins;
  readonly ahead: Lookahead;
  /** Tokens that have been made and not been given to the parser, and the mode behind them. */
  readonly waiting: Token[] = [];
  modeBehind = 0;
  /** The type and the end of the last token; the type is 0 before the first one. */
  previous = 0;
  end = 0;
  /** The end of the last comment. */
  commentEnd = -1;

  constructor(lexer: Lexer, types: TokenTypes, keywords: Keywords) {
    this.ahead = new Lookahead(lexer);
    this.frames = new Frames(types);
    this.words = new Words(types, keywords, this.ahead);
    this.margins = new Margins(types);
  }
}

export abstract class PythonLexerBase extends Lexer {
  /** The generated lexer's numbers. */
  protected abstract readonly types: TokenTypes;

  /** Both are made when first used, for the numbers are not there before. */
  #keywords: Keywords | undefined;
  #current: Reading | undefined;

  override reset(seekBack?: boolean): void {
    super.reset(seekBack);
    // The constructor of Lexer may call this before there are fields.
    if (#current in this) this.#current = undefined;
  }

  override nextToken(): Token {
    this.#keywords ??= new Keywords(this.types);
    this.#current ??= new Reading(this, this.types, this.#keywords);
    const reading = this.#current;
    const { frames, waiting } = reading;
    if (waiting.length > 0) return this.#nextWaiting(reading);
    // Where reading begins in the middle of a text, the mode tells what is around.
    if (this.mode !== frames.mode) frames.enter(this.mode);
    if (frames.isShortText && isLineEnd(this.inputStream.LA(1))) frames.leaveString();
    this.mode = frames.mode;
    const token = super.nextToken();
    if (token.channel !== Token.DEFAULT_CHANNEL) {
      reading.commentEnd = token.stop + 1;
      return token;
    }
    if (this.#beginsLine(reading, token)) this.#beginLine(reading, token);
    if (token.type !== Token.EOF) this.#read(reading, token);
    if (waiting.length === 0) return token;
    waiting.push(token);
    reading.modeBehind = frames.mode;
    return this.#nextWaiting(reading);
  }

  /** The first of the waiting tokens. Each of them counts as read in the mode of the last one. */
  #nextWaiting({ waiting, modeBehind }: Reading): Token {
    this.mode = waiting.length > 1 ? this.types.DEFAULT_MODE : modeBehind;
    return waiting.shift() as Token;
  }

  /** Whether a token is the first of a logical line, or the end of the text behind one. */
  #beginsLine(reading: Reading, { type, start }: Token): boolean {
    const { ahead, commentEnd, frames, previous } = reading;
    if (type === Token.EOF) return previous > 0;
    if (previous > 0 && !ahead.hasLineEndBefore(start, commentEnd)) return false;
    if (frames.depth === 0) return true;
    if (!frames.isInText && reading.words.onlyBeginsStatement(type)) frames.clear();
    return frames.depth === 0;
  }

  /** Makes the tokens between two logical lines. */
  #beginLine(reading: Reading, { type, start }: Token): void {
    const { ahead, end, frames, margins, previous, waiting, words } = reading;
    const column = type === Token.EOF ? 0 : ahead.columnOf(start);
    const isClause = type !== Token.EOF && words.isClause(type);
    const inner = previous === 0 ? [] : margins.tokensBefore({ column, isClause, previous, opener: words.opener });
    if (previous === 0) margins.start(column);
    frames.clear();
    words.beginLine(type);
    const source: [Lexer, CharStream] = [this, this.inputStream];
    for (const each of inner) {
      waiting.push(CommonToken.fromSource(source, each, Token.DEFAULT_CHANNEL, end, end - 1) as Token);
    }
    if (type === Token.EOF) reading.previous = 0;
  }

  /** Finds the type of a token and what stands open behind it. */
  #read(reading: Reading, token: Token): void {
    const { frames, margins, words } = reading;
    const { types } = this;
    if (token.type === types.WALRUS && frames.isInField) {
      token.type = types.COLON;
      token.stop--;
      this.inputStream.seek(token.stop + 1);
    }
    if (token.type === types.NAME || words.isWord(token.type)) {
      const isInMatch = margins.isInMatch;
      token.type = words.typeOf(token, { previous: reading.previous, isNested: frames.depth > 0, isInMatch });
    }
    const isNested = frames.depth > 0;
    token.type = frames.typeOf(token);
    if (!isNested) token.type = words.follow(token.type);
    reading.previous = token.type;
    reading.end = token.stop + 1;
    this.mode = frames.mode;
  }
}

function isLineEnd(point: number): boolean {
  return point === 0x0a || point === 0x0d;
}
