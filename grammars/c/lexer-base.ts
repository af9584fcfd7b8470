import { CommonToken, Lexer, Token } from "antlr4ng";
import type { Mark } from "./mark.js";
import { marksOf } from "./marks.js";

/**
 * Gives some tokens the type that depends on what stands around them, and takes lines of the preprocessor as wholes.
 * What is to be done is worked out for the whole text before its first token (`marks.ts`), and depends on the text only.
 */
export abstract class CLexerBase extends Lexer {
  #text: string | undefined;
  #marks: readonly Mark<string>[] = [];
  #next = 0;
  #types: ReadonlyMap<string, number> | undefined;

  override nextToken(): Token {
    const at = this.inputStream.index;
    if (at === 0 || this.#text === undefined) this.#prepare();
    while ((this.#marks[this.#next]?.start ?? Number.POSITIVE_INFINITY) < at) this.#next++;
    const mark = this.#marks[this.#next];
    if (mark?.start === at && mark.end > at) return this.#line(mark);
    const token = super.nextToken();
    const isMarked = mark && mark.start === token.start && mark.end === 0 && token.type !== Token.EOF;
    if (isMarked) token.type = this.#typeNamed(mark.name);
    return token;
  }

  /** The tokens of a text that have another type than they look like. */
  protected marksIn(text: string): readonly Mark<string>[] {
    return marksOf(text);
  }

  #prepare(): void {
    const text = this.inputStream.getTextFromRange(0, this.inputStream.size - 1);
    this.#next = 0;
    if (text === this.#text) return;
    this.#text = text;
    this.#marks = this.marksIn(text);
    if (this.inputStream.size !== text.length) this.#marks = inCodePoints(text, this.#marks);
  }

  #typeNamed(name: string): number {
    this.#types ??= this.getTokenTypeMap();
    return this.#types.get(name) as number;
  }

  /** A token from here to the end of a mark. */
  #line({ name, end }: Mark<string>): Token {
    const { line, column } = this;
    const start = this.inputStream.index;
    const text = this.inputStream.getTextFromRange(start, end - 1);
    this.inputStream.seek(end);
    this.line = line + text.split("\n").length - 1;
    this.column = this.line === line ? column + (end - start) : text.length - text.lastIndexOf("\n") - 1;
    const channel = name === "HIDDEN_LINE" ? Lexer.HIDDEN : Lexer.DEFAULT_TOKEN_CHANNEL;
    const token = CommonToken.fromSource([this, this.inputStream], this.#typeNamed(name), channel, start, end - 1);
    token.line = line;
    token.column = column;
    return token as Token;
  }
}

/** The same marks where places are counted in code points instead of UTF-16 units. */
function inCodePoints(text: string, marks: readonly Mark<string>[]): readonly Mark<string>[] {
  let offset = 0;
  let point = 0;
  const pointAt = (unit: number) => {
    for (; offset < unit; point++) offset += (text.codePointAt(offset) as number) > 0xffff ? 2 : 1;
    return point;
  };
  return marks.map(({ name, start, end }) => ({ name, start: pointAt(start), end: end && pointAt(end) }));
}
