import { JavaError } from "./java-syntax.js";
import { type JavaToken, type JavaTokenKind, javaTokens } from "./java-tokens.js";

/** Reads the tokens of some code one after the other. */
export class JavaReader {
  readonly #tokens: readonly JavaToken[];
  #index = 0;

  constructor(code: string) {
    this.#tokens = javaTokens(code);
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#tokens.length;
  }

  /** The text of the next token or of one behind it; empty at the end. */
  peek(ahead = 0): string {
    return this.#tokens[this.#index + ahead]?.text ?? "";
  }

  /** The kind of the next token or of one behind it. */
  kind(ahead = 0): JavaTokenKind | undefined {
    return this.#tokens[this.#index + ahead]?.kind;
  }

  /** Takes the next token. */
  next(): string {
    const text = this.peek();
    this.#index++;
    return text;
  }

  /** Takes the next token if it is one of these. */
  take(...texts: readonly string[]): boolean {
    if (this.isAtEnd || !texts.includes(this.peek())) return false;
    this.#index++;
    return true;
  }

  /** @throws JavaError if the next token is another one */
  expect(text: string): void {
    if (!this.take(text)) this.fail();
  }

  /** Takes a name. @throws JavaError if the next token is none, or a word that TypeScript reserves */
  name(): string {
    if (this.kind() !== "name" || reserved.test(this.peek())) this.fail();
    return this.next();
  }

  /** The number of tokens that are taken. */
  get position(): number {
    return this.#index;
  }

  /**
   * Goes on behind a member: behind its semicolon or its body.
   * @param start where the member begins
   * @returns its name
   */
  skipMember(start: number): string {
    this.#index = start;
    let depth = 0;
    let name = "";
    let isNamed = false;
    while (!this.isAtEnd) {
      const isName = this.kind() === "name" && !/^(extends|implements|throws)$/.test(this.peek());
      const text = this.next();
      if (/^[(=;{]$/.test(text)) isNamed = name !== "";
      if (isName && !isNamed) name = text;
      if (/^[({[]$/.test(text)) depth++;
      if (/^[)}\]]$/.test(text)) depth--;
      if (depth <= 0 && (text === ";" || (text === "}" && !/^[;,)]$/.test(this.peek())))) break;
    }
    return name;
  }

  /** @throws JavaError about the next token */
  fail(): never {
    throw new JavaError(this.isAtEnd ? "it ends too early" : `\`${this.peek()}\` is not understood here`);
  }
}

/** Words that are no names in Java, or that would be none in TypeScript. */
const reserved =
  /^(abstract|arguments|assert|async|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|goto|if|implements|import|in|instanceof|interface|let|native|new|null|package|private|protected|public|return|static|super|switch|synchronized|this|throw|throws|transient|true|try|typeof|var|void|volatile|while|with|yield)$/;
