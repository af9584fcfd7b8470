import { Token } from "antlr4ng";
import { WholeTextLexer } from "../whole-text-lexer.js";
import { type Dialect, dialects } from "./dialects.js";
import { Elements } from "./elements.js";

/** What a start tag has been so far. */
interface OpenTag {
  name: string;
  attribute: string;
  /** The value of the attribute `type`. */
  type: string;
}

/** Finds which tags belong together, and what is in them. */
export abstract class MarkupLexerBase extends WholeTextLexer {
  /** The language that tells what the elements are like. */
  protected readonly language: keyof typeof dialects = "xml";
  /** Names of the generated lexer's modes. */
  abstract get modeNames(): string[];
  #tag: OpenTag | undefined;
  /** The name of the element that holds nothing but text; undefined outside of one. */
  #rawText: string | undefined;
  /** The type of the last token that is not hidden, `TAG_NAME` for the name of a tag. */
  #previous = "";

  override reset(seekBack?: boolean): void {
    super.reset(seekBack);
    this.#tag = undefined;
    this.#rawText = undefined;
    this.#previous = "";
  }

  override emit(): Token {
    switch (this.#nameOf(this.type)) {
      case "LT":
      case "END_LT":
        this.#enterTag();
        break;
      case "NAME":
        this.#readName(this.text);
        break;
      case "EQ":
        if (this.#previous === "NAME") this.#enterValue();
        else this.type = this.#typeOf("OTHER");
        break;
      case "PART":
      case "UNQUOTED":
        if (this.#tag?.attribute === "type") this.#tag.type += this.text;
        break;
      case "GT":
        this.#enterContent();
        break;
    }
    if (this.channel === Token.DEFAULT_CHANNEL) this.#previous = this.#kindOfToken();
    return super.emit();
  }

  /** Enters a tag if a name follows, and in an element that holds nothing but text, only its end tag. */
  #enterTag(): void {
    const isEnd = this.#nameOf(this.type) === "END_LT";
    const isTag = this.#rawText === undefined ? /[\p{L}_:]/u.test(this.#next(1)) : isEnd && this.#isNext(this.#rawText);
    if (!isTag) {
      this.type = this.#typeOf("WORD");
      return;
    }
    this.#rawText = undefined;
    this.#tag = isEnd ? undefined : { name: "", attribute: "", type: "" };
    this.pushMode(this.#modeOf("TAG"));
  }

  /** Whether the name of an element comes next. */
  #isNext(name: string): boolean {
    const next = this.#next(name.length + 1).toLowerCase();
    return next.startsWith(name) && !/[\p{L}\p{N}_:-]/u.test(next.slice(name.length));
  }

  /** The next characters; fewer at the end of the text. */
  #next(count: number): string {
    const { index } = this.inputStream;
    return this.inputStream.getTextFromRange(index, index + count - 1);
  }

  #kindOfToken(): string {
    const isTagName = this.#previous === "LT" || this.#previous === "END_LT";
    return isTagName ? "TAG_NAME" : this.#nameOf(this.type);
  }

  #readName(text: string): void {
    const tag = this.#tag;
    if (!tag) return;
    if (tag.name === "") tag.name = this.#dialect.nameOf(text);
    else tag.attribute = text.toLowerCase();
  }

  #enterValue(): void {
    this.mode = this.#modeOf(this.#tag ? this.#dialect.modeOfValue(this.#tag.attribute) : "VALUE");
  }

  #enterContent(): void {
    const mode = this.#tag && this.#dialect.modeOfContent(this.#tag.name, this.#tag.type);
    if (this.#tag && this.#dialect.isRawText(this.#tag.name)) this.#rawText = this.#tag.name;
    this.#tag = undefined;
    if (mode) this.pushMode(this.#modeOf(mode));
  }

  get #dialect(): Dialect {
    return dialects[this.language];
  }

  #modeOf(name: string): number {
    return this.modeNames.indexOf(name);
  }

  #typeOf(name: string): number {
    return this.getTokenTypeMap().get(name) as number;
  }

  #nameOf(type: number): string {
    return this.vocabulary.getSymbolicName(type) ?? "";
  }

  /** Adds the ends of elements, and gives tags their types. */
  protected override classify(tokens: readonly Token[]): readonly Token[] {
    const elements = new Elements(this.#dialect);
    const result: Token[] = [];
    for (const [i, token] of tokens.entries()) {
      if (token.channel === Token.DEFAULT_CHANNEL) {
        const kind = token.type === Token.EOF ? "EOF" : this.#nameOf(token.type);
        const { type, ended = 0 } = elements.read(kind, tokens[i + 1]?.text ?? "");
        if (type !== undefined) token.type = this.#typeOf(type);
        for (let count = 0; count < ended; count++) result.push(this.tokenWithoutText("IMPLIED_END", token.start));
      }
      result.push(token);
    }
    return result;
  }
}
