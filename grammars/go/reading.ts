/** The types that tokens get by what stands around them. */
export type Meaning =
  | "ARRAY_OPEN"
  | "CALL_OPEN"
  | "ELSE_IF"
  | "FUNC_DECLARATION"
  | "FUNC_TYPE"
  | "GROUP_OPEN"
  | "IDENTIFIER"
  | "IMPORT_PATH"
  | "INCREMENT"
  | "INDEX_OPEN"
  | "LITERAL_OPEN"
  | "MEMBERS_OPEN"
  | "OPERATOR"
  | "PARAMETERS_OPEN"
  | "PREFIX"
  | "TYPE_PARAMETERS_OPEN";

/** The types of tokens that are asked for. */
export type TokenType = "CHARACTER" | "IDENTIFIER" | "NUMBER" | "OTHER" | "STRING";

const openers: ReadonlyMap<string, string> = new Map(Object.entries({ ")": "(", "]": "[", "}": "{" }));
/** Words and signs behind which a line end ends a statement, beside names and literals. */
const last = new Set(["break", "continue", "fallthrough", "return", "++", "--", ")", "]", "}"]);

/** The tokens of a text without layout: what each is, as far as its text and what was decided before tell. */
export class Reading {
  readonly texts: readonly string[];
  /** What was decided, by the place of the token. */
  readonly meanings = new Map<number, Meaning>();
  readonly #begin: Uint8Array;
  readonly #isOfType: (at: number, type: TokenType) => boolean;
  readonly #partners: Int32Array;

  /**
   * @param texts the tokens
   * @param beginsLine whether there is a line end before a token
   */
  constructor(
    texts: readonly string[],
    beginsLine: (at: number) => boolean,
    isOfType: (at: number, type: TokenType) => boolean,
  ) {
    this.texts = texts;
    this.#isOfType = isOfType;
    this.#begin = Uint8Array.from(texts, (_, at) => Number(at > 0 && beginsLine(at) && this.#mayEnd(at - 1)));
    this.#partners = new Int32Array(texts.length).fill(-1);
    this.#pairBrackets();
  }

  /** The text at a place, empty outside of the text. */
  textAt(at: number): string {
    return this.texts[at] ?? "";
  }

  /** The place of the bracket that belongs to the one at a place, -1 if there is none. */
  partnerOf(at: number): number {
    return this.#partners[at] ?? -1;
  }

  /** Whether a line end before a token would end a statement. */
  isBehindEnd(at: number): boolean {
    return this.#begin[at] === 1;
  }

  /** Whether a token is an identifier. */
  isName(at: number): boolean {
    return this.#isOfType(at, "IDENTIFIER");
  }

  /** Whether a token is a character that is no Go. */
  isOther(at: number): boolean {
    return this.#isOfType(at, "OTHER");
  }

  /** Whether a token is a number, a character or a string. */
  isLiteral(at: number): boolean {
    return this.#isOfType(at, "STRING") || this.#isOfType(at, "NUMBER") || this.#isOfType(at, "CHARACTER");
  }

  /** Whether a token is a string. */
  isString(at: number): boolean {
    return this.#isOfType(at, "STRING");
  }

  #mayEnd(at: number): boolean {
    return last.has(this.textAt(at)) || this.isName(at) || this.isLiteral(at) || this.isOther(at);
  }

  /** What a brace closes may lack other brackets; other brackets close nothing outside of their braces. */
  #pairBrackets(): void {
    const open: number[] = [];
    const counts = new Map([...openers.values()].map((opener) => [opener, 0]));
    const count = (opener: string, by: number) => counts.set(opener, (counts.get(opener) as number) + by);
    for (const [at, text] of this.texts.entries()) {
      if (counts.has(text)) {
        open.push(at);
        count(text, 1);
      }
      const opener = openers.get(text);
      if (opener === undefined || counts.get(opener) === 0) continue;
      for (let from = open.pop(); from !== undefined; from = open.pop()) {
        const other = this.texts[from] as string;
        if (other === "{" && opener !== "{") {
          open.push(from);
          break;
        }
        count(other, -1);
        if (other !== opener) continue;
        this.#partners[from] = at;
        this.#partners[at] = from;
        break;
      }
    }
  }
}
