import { Token } from "antlr4ng";
import { WholeTextLexer } from "../whole-text-lexer.js";
import { pairBlocks } from "./blocks.js";
import { classify } from "./clauses.js";
import { type Dialect, dialectOf, nestedCommentEnd, quotedEnd } from "./quotes.js";
import { Reading } from "./reading.js";

/** Where a statement is that `COPY` may begin: before it, in it, behind `FROM` in it, behind `STDIN`. */
type Copying = "no" | "copy" | "from" | "stdin";

/** How many quotes of a text may be without a partner. The next one begins a string up to the end, so that no more ends are looked for. */
const mostStrayQuotes = 100;

export abstract class SqlLexerBase extends WholeTextLexer {
  /** The text, with one UTF-16 unit for each code point, so that places are the same in both. */
  #source = "";
  #dialect: Dialect = { hasEscapes: false, hasHashComments: false };
  /** Where each `$tag$` begins that may end a string. */
  #tags: Map<string, number[]> | undefined;
  #hasNestedComments = true;
  #strayQuotes = 0;
  /** What ends a statement instead of `;`. */
  #terminator = "";
  #copying: Copying = "no";
  #lastDataEnd = -1;
  /** Whether nothing of the statement was read. */
  #isAtStart = true;
  #isPrepared = false;
  #types: ReadonlyMap<string, number> | undefined;

  /** Names of the generated lexer's modes. */
  abstract get modeNames(): string[];

  override reset(seekBack?: boolean): void {
    super.reset(seekBack);
    this.#isPrepared = false;
  }

  override emit(): Token {
    if (!this.#isPrepared) this.#prepare();
    if (this.modeNames[this.mode] === "DEFAULT_MODE") this.#readToken();
    return super.emit();
  }

  protected override classify(tokens: readonly Token[]): readonly Token[] {
    const visible = tokens.filter(({ channel, type }) => channel === Token.DEFAULT_CHANNEL && type !== Token.EOF);
    const { vocabulary } = this;
    const reading = new Reading(
      visible.map(({ type, start, stop }) => {
        const name = vocabulary.getSymbolicName(type) ?? "";
        return { type: name, text: this.#source.slice(start, stop + 1), start, end: stop + 1 };
      }),
    );
    pairBlocks(reading);
    const ends = new Set<Token | undefined>();
    for (const at of classify(reading)) ends.add(visible[at]);
    for (const [at, token] of visible.entries()) token.type = this.#typeNamed(reading.typeAt(at));
    return tokens.flatMap((token) =>
      ends.has(token) ? [token, this.tokenWithoutText("END_OF_STATEMENT", token.stop + 1)] : [token],
    );
  }

  #prepare(): void {
    this.#isPrepared = true;
    const text = this.inputStream.getTextFromRange(0, this.inputStream.size - 1);
    this.#source = text.length === this.inputStream.size ? text : text.replace(/[\u{10000}-\u{10FFFF}]/gu, "\uE000");
    this.#dialect = dialectOf(this.#source);
    this.#tags = undefined;
    this.#hasNestedComments = true;
    this.#strayQuotes = 0;
    this.#terminator = "";
    this.#copying = "no";
    this.#lastDataEnd = this.#source.lastIndexOf("\n\\.");
    this.#isAtStart = true;
  }

  #typeNamed(name: string): number {
    this.#types ??= this.getTokenTypeMap();
    return this.#types.get(name) as number;
  }

  /** Ends the token where it ends in SQL, and gives it another type if that shows it. */
  #readToken(): void {
    const start = this.tokenStartCharIndex;
    const name = this.vocabulary.getSymbolicName(this.type) ?? "";
    this.#readAs(name, start);
    if (this.channel !== Token.DEFAULT_CHANNEL || name === "CONDITIONAL_COMMENT") return;
    if (this.#terminator !== "") this.#cutAtTerminator(start);
    const type = this.vocabulary.getSymbolicName(this.type) ?? "";
    this.#isAtStart = type === "SEMI" || type === "COMMAND" || type === "TERMINATOR" || type === "DATA_END";
  }

  #readAs(name: string, start: number): void {
    const source = this.#source;
    switch (name) {
      case "COMMENT":
      case "CONDITIONAL_COMMENT":
        this.#end(this.#commentEnd(start, name === "COMMENT"));
        break;
      case "STRING":
      case "QUOTED":
        this.#readQuoted(start);
        break;
      case "DOLLAR_STRING":
        this.#readDollarString(start);
        break;
      case "COMMAND":
        if (/^\\N\b/.test(source.slice(start, start + 3))) this.#readNull(start);
        else this.#endCommand(start);
        break;
      case "WORD":
        this.#readWord(start);
        break;
      case "DOT":
        // A single letter is more likely the second part of a name of which the text before is not known.
        if (this.#isAtStart && this.#beginsLine(start) && /^[a-z]{2}/.test(source.slice(start + 1, start + 3)))
          this.#endCommand(start);
        break;
      case "SEMI":
        if (this.#terminator === "") this.#endStatement();
        break;
      case "OPERATOR":
        if (source[start] === "#") this.#readHash(start);
        break;
    }
  }

  #end(end: number): void {
    this.inputStream.seek(end);
  }

  #commentEnd(start: number, mayBeNested: boolean): number {
    const source = this.#source;
    const end = source.indexOf("*/", start + 2);
    if (end < 0) {
      this.type = this.#typeNamed("COMMENT");
      this.channel = Token.HIDDEN_CHANNEL;
      return source.length;
    }
    if (!mayBeNested || !this.#hasNestedComments || !source.slice(start + 2, end).includes("/*")) return end + 2;
    const nested = nestedCommentEnd(source, start);
    if (nested === undefined) this.#hasNestedComments = false;
    return nested ?? end + 2;
  }

  #readQuoted(start: number): void {
    const source = this.#source;
    const quoteAt = start + source.slice(start, start + 3).search(/['"`]/);
    const isEscapeString = /e/i.test(source[start] as string);
    const hasEscapes = source[quoteAt] !== "`" && (this.#dialect.hasEscapes || isEscapeString);
    const end = quotedEnd(source, quoteAt, hasEscapes);
    if (end === undefined && this.#strayQuotes++ < mostStrayQuotes) this.type = this.#typeNamed("OTHER");
    this.#end(end ?? (this.type === this.#typeNamed("OTHER") ? quoteAt + 1 : source.length));
  }

  #readDollarString(start: number): void {
    const tag = this.#source.slice(start, this.#source.indexOf("$", start + 1) + 1);
    if (tag === this.#terminator) return;
    this.#tags ??= tagsOf(this.#source);
    const places = this.#tags.get(tag) as number[];
    const from = start + tag.length;
    // Places are taken off from the end of the list, where the first ones are.
    while ((places.at(-1) ?? Number.POSITIVE_INFINITY) < from) places.pop();
    const end = places.at(-1);
    if (end === undefined) this.type = this.#typeNamed("OTHER");
    else this.#end(end + tag.length);
  }

  /** `\N` is `NULL` in MySQL. */
  #readNull(start: number): void {
    this.type = this.#typeNamed("OTHER");
    this.#end(start + 2);
  }

  /** Takes the rest of the line as a command of a shell. */
  #endCommand(start: number): void {
    this.type = this.#typeNamed("COMMAND");
    this.#end(lineEnd(this.#source, start));
    this.#endStatement();
  }

  #readWord(start: number): void {
    const source = this.#source;
    const word = source.slice(start, this.inputStream.index).toUpperCase();
    if (word === "DELIMITER" && this.#beginsLine(start)) {
      const end = lineEnd(source, start);
      const [, terminator = ""] = /^\S+[ \t]+(\S+)[ \t]*$/.exec(source.slice(start, end)) ?? [];
      if (terminator === "") return;
      this.#terminator = terminator === ";" ? "" : terminator;
      this.type = this.#typeNamed("COMMAND");
      this.#end(end);
    } else if (this.#isAtStart) this.#copying = word === "COPY" ? "copy" : "no";
    else if (word === "FROM" && this.#copying === "copy") this.#copying = "from";
    else if (word === "STDIN" && this.#copying === "from") this.#copying = "stdin";
  }

  #endStatement(): void {
    const index = this.inputStream.index;
    if (this.#copying === "stdin" && index <= this.#lastDataEnd) this.pushMode(this.modeNames.indexOf("DATA_LINES"));
    this.#copying = "no";
  }

  #readHash(start: number): void {
    const source = this.#source;
    const isComment =
      this.#dialect.hasHashComments || (this.#beginsLine(start) && !/[>#-]/.test(source[start + 1] ?? ""));
    if (!isComment) return;
    this.type = this.#typeNamed("LINE_COMMENT");
    this.channel = Token.HIDDEN_CHANNEL;
    this.#end(lineEnd(source, start));
  }

  /** Ends the token before a terminator in it, or makes it one. */
  #cutAtTerminator(start: number): void {
    const type = this.vocabulary.getSymbolicName(this.type) ?? "";
    if (["STRING", "QUOTED", "CONDITIONAL_COMMENT", "COMMAND"].includes(type)) return;
    const terminator = this.#terminator;
    const source = this.#source;
    const isHere = (at: number) => source.startsWith(terminator, at);
    const isWord = /^\w+$/.test(terminator);
    if (isHere(start)) {
      if (isWord && this.inputStream.index !== start + terminator.length) return;
      this.type = this.#typeNamed("TERMINATOR");
      this.#end(start + terminator.length);
    } else if (!isWord) {
      const at = source.slice(start, this.inputStream.index).indexOf(terminator);
      if (at > 0) this.#end(start + at);
    }
  }

  /** Whether only blanks are before a place in its line. */
  #beginsLine(at: number): boolean {
    let start = at;
    while (start > 0 && /[ \t]/.test(this.#source[start - 1] as string)) start--;
    return start === 0 || /[\r\n]/.test(this.#source[start - 1] as string);
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  if (end < 0) return text.length;
  return text[end - 1] === "\r" && end > from ? end - 1 : end;
}

/** Where each `$tag$` begins, from the last to the first. */
function tagsOf(text: string): Map<string, number[]> {
  const tags = new Map<string, number[]>();
  for (const match of text.matchAll(/(?=(\$(?:[a-zA-Z_\u00A1-\uFFFF][\w\u00A1-\uFFFF]*)?\$))/g)) {
    const tag = match[1] as string;
    const places = tags.get(tag);
    if (places) places.push(match.index);
    else tags.set(tag, [match.index]);
  }
  for (const places of tags.values()) places.reverse();
  return tags;
}
