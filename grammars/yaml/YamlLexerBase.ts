/**
 * Adds to the tokens of YAML what its characters do not tell: where lines and blocks begin and end, which scalars are keys, and where a
 * block scalar, a plain scalar or a list in brackets goes on.
 */
import { type CharStream, CommonToken, Lexer, Token } from "antlr4ng";
import { Blocks } from "./blocks.js";
import { isBracket, Place } from "./place.js";
import type { TokenTypes } from "./token-types.js";

/** What is known of the text before the next token. */
class Reading {
  readonly place: Place;
  readonly blocks: Blocks;
  /** Tokens for the parser, made at once. The last one has text, and was read in the mode. */
  readonly waiting: Token[] = [];
  /** How many of them have been given to it. */
  given = 0;
  mode = 0;
  /** The type and the end of the last visible token; the type is 0 before the first one. */
  previous = 0;
  end = 0;
  /** Whether the last visible token is a quoted scalar or a bracket that closes. */
  isBehindQuote = false;
  /** The mode of the quoted scalar of several lines that is open. */
  quote: number | undefined;
  /** How many brackets are open. */
  depth = 0;
  /** The lines of a scalar that may come next: they are behind a column. */
  scalar: { readonly isBlock: boolean; readonly outerColumn: number; lines: number } | undefined;

  constructor(input: CharStream, types: TokenTypes) {
    this.place = new Place(input);
    this.blocks = new Blocks(types);
  }
}

export abstract class YamlLexerBase extends Lexer {
  /** The generated lexer's numbers. */
  protected abstract readonly types: TokenTypes;

  /** Made when first used, for the numbers are not there before. */
  #current: Reading | undefined;

  override reset(seekBack?: boolean): void {
    super.reset(seekBack);
    // The constructor of Lexer may call this before there are fields.
    if (#current in this) this.#current = undefined;
  }

  override nextToken(): Token {
    this.#current ??= this.#begin();
    const reading = this.#current;
    const { waiting } = reading;
    if (reading.given === waiting.length) {
      waiting.length = reading.given = 0;
      const token = super.nextToken();
      if (token.channel === Token.DEFAULT_CHANNEL) this.#read(reading, token);
      else if (!reading.scalar?.isBlock) reading.scalar = undefined;
      if (token.type !== Token.EOF) reading.place.pass(token);
      waiting.push(token);
      reading.place.find();
      reading.mode = this.mode;
    }
    const token = waiting[reading.given++] as Token;
    this.mode = reading.given === waiting.length ? this.#modeBehind(reading) : reading.mode;
    return token;
  }

  /** Begins a text. Where that is the middle of another one, the mode tells what is around. */
  #begin(): Reading {
    const { DOUBLE, EXACT, FLOW, LINES, SINGLE } = this.types;
    const reading = new Reading(this.inputStream, this.types);
    reading.place.find();
    if (this.mode === SINGLE || this.mode === DOUBLE) reading.quote = this.mode;
    else if (this.mode === FLOW) reading.depth = 1;
    else if (this.mode === LINES) reading.scalar = { isBlock: false, outerColumn: -1, lines: 0 };
    else if (this.mode !== EXACT) this.mode = this.#modeBehind(reading);
    return reading;
  }

  /** The mode of the next token. */
  #modeBehind(reading: Reading): number {
    const { DEFAULT_MODE, EXACT, FLOW, LINES } = this.types;
    const { isBehindQuote, place, quote, scalar } = reading;
    if (quote !== undefined) return quote;
    if (place.isLongString && !(scalar?.isBlock && place.isInNewLine)) return EXACT;
    if (place.isMark && (!scalar?.isBlock || scalar.outerColumn < 0)) return EXACT;
    if (reading.depth > 0) {
      if (isBehindQuote && place.character === 0x3a && !place.isBehindSpace) return EXACT;
      return isBracket(place.character) ? DEFAULT_MODE : FLOW;
    }
    if (!scalar || !place.isInNewLine || place.column <= scalar.outerColumn) return DEFAULT_MODE;
    return scalar.isBlock || place.character !== 0x23 ? LINES : DEFAULT_MODE;
  }

  /** Finds the type of a token and the tokens without text before it. */
  #read(reading: Reading, token: Token): void {
    const { types } = this;
    if (reading.quote !== undefined) {
      this.#readQuoted(reading, token);
      return;
    }
    if (token.type === types.DOCUMENT) reading.depth = 0;
    const isInBrackets = reading.depth > 0;
    reading.isBehindQuote = [types.STRING, types.CLOSE_BRACE, types.CLOSE_BRACKET].includes(token.type);
    token.type = this.#typeOf(reading, token);
    if (token.type === types.TEXT && reading.scalar) this.#readLine(reading, reading.scalar);
    else {
      this.#endScalar(reading);
      if (!isInBrackets) this.#readOutside(reading, token.type);
      if (token.type === types.OPEN_BRACE || token.type === types.OPEN_BRACKET) reading.depth++;
      else if (token.type === types.CLOSE_BRACE || token.type === types.CLOSE_BRACKET) reading.depth--;
    }
    if (token.type === types.QUOTE) reading.quote = reading.place.character === 0x22 ? types.DOUBLE : types.SINGLE;
    reading.previous = token.type === Token.EOF ? 0 : token.type;
    reading.end = token.stop + 1;
  }

  #readQuoted(reading: Reading, token: Token): void {
    reading.isBehindQuote = token.type === this.types.QUOTE;
    if (reading.isBehindQuote) reading.quote = undefined;
    reading.previous = token.type;
    reading.end = token.stop + 1;
  }

  #typeOf({ depth, place }: Reading, { type }: Token): number {
    const { ALIAS, CLOSE_BRACE, CLOSE_BRACKET, KEY, OTHER, PLAIN, STRING } = this.types;
    if ((type === CLOSE_BRACE || type === CLOSE_BRACKET) && depth === 0) return OTHER;
    if (type !== PLAIN && type !== STRING && type !== ALIAS) return type;
    return place.isAtColon(depth > 0, type === STRING) ? KEY : type;
  }

  #readLine(reading: Reading, scalar: NonNullable<Reading["scalar"]>): void {
    if (scalar.isBlock) this.#push(reading, scalar.lines === 0 ? this.types.INDENT : this.types.NEWLINE);
    scalar.lines++;
  }

  #endScalar(reading: Reading): void {
    const { scalar } = reading;
    if (scalar?.isBlock && scalar.lines > 0) this.#push(reading, this.types.NEWLINE, this.types.DEDENT);
    reading.scalar = undefined;
  }

  #readOutside(reading: Reading, type: number): void {
    const { COLON, DASH, HEADER, KEY, PLAIN, PROPERTY, QUESTION } = this.types;
    const { blocks, place } = reading;
    const { column, isInNewLine } = place;
    const opens = () => (type === PROPERTY ? !place.isBeforeLineEnd : [KEY, DASH, QUESTION, COLON].includes(type));
    if (type === Token.EOF && reading.previous === 0) return;
    this.#push(reading, ...blocks.before({ type, column, isInNewLine, opens }));
    const { outerColumn } = blocks;
    if (type === PLAIN || type === HEADER) reading.scalar = { isBlock: type === HEADER, outerColumn, lines: 0 };
  }

  /** Lets tokens without text wait, behind the last token that has one. */
  #push({ end, waiting }: Reading, ...types: readonly number[]): void {
    const source: [Lexer, CharStream] = [this, this.inputStream];
    for (const each of types) {
      waiting.push(CommonToken.fromSource(source, each, Token.DEFAULT_CHANNEL, end, end - 1) as Token);
    }
  }
}
