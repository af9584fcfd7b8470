/** The types that tokens get by what stands around them. */
export type Meaning =
  | "ANNOTATION_OPEN"
  | "CASE_ARROW"
  | "CAST_OPEN"
  | "CLASS"
  | "CLASS_OPEN"
  | "ELSE_IF"
  | "EXTENDS"
  | "IMPLEMENTS"
  | "INCREMENT"
  | "INIT_OPEN"
  | "LAMBDA_OPEN"
  | "LITERAL"
  | "MODIFIER"
  | "NOT"
  | "OPERATOR"
  | "RETURN"
  | "SWITCH_STATEMENT"
  | "SYNCHRONIZED"
  | "TYPE"
  | "TYPE_CLOSE"
  | "TYPE_OPEN"
  | "VALUE_AT";

const closers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
const primitives = new Set(["int", "boolean", "byte", "char", "double", "float", "long", "short", "void"]);

/** The tokens of a text without layout: what each is, as far as its text and what was decided before tell. */
export class Reading {
  readonly texts: readonly string[];
  /** What was decided, by the place of the token. */
  readonly meanings = new Map<number, Meaning>();
  readonly #isOfType: (at: number, type: "IDENTIFIER" | "OTHER") => boolean;
  readonly #partners: number[];

  constructor(texts: readonly string[], isOfType: (at: number, type: "IDENTIFIER" | "OTHER") => boolean) {
    this.texts = texts;
    this.#isOfType = isOfType;
    this.#partners = texts.map(() => -1);
    const open: number[] = [];
    for (const [at, text] of texts.entries()) {
      if (text === "(" || text === "[" || text === "{") open.push(at);
      const from = open.at(-1) ?? -1;
      if (closers[text] === undefined || texts[from] !== closers[text]) continue;
      open.pop();
      this.pair(from, at);
    }
  }

  /** The text at a place, empty outside of the text. */
  textAt(at: number): string {
    return this.texts[at] ?? "";
  }

  /** The place of the bracket that belongs to the one at a place, -1 if there is none. */
  partnerOf(at: number): number {
    return this.#partners[at] ?? -1;
  }

  /** Makes two brackets belong together. */
  pair(from: number, to: number): void {
    this.#partners[from] = to;
    this.#partners[to] = from;
  }

  /** Whether a token is an identifier that no other meaning was found for. */
  isName(at: number): boolean {
    return this.#isOfType(at, "IDENTIFIER") && !this.meanings.has(at);
  }

  /** Whether a token is a character that is no Java. */
  isOther(at: number): boolean {
    return this.#isOfType(at, "OTHER");
  }

  /** Whether a token is the name of a primitive type or `void`. */
  isPrimitive(at: number): boolean {
    return primitives.has(this.textAt(at));
  }

  /** The place of the `@` of the annotation that ends at a place, -1 if none does. */
  startOfAnnotation(end: number): number {
    let at = this.textAt(end) === ")" ? this.partnerOf(end) - 1 : end;
    if (!this.isName(at)) return -1;
    while (this.textAt(at - 1) === "." && this.isName(at - 2)) at -= 2;
    return this.textAt(at - 1) === "@" ? at - 1 : -1;
  }

  /** The place behind the annotation whose `@` is at a place. */
  endOfAnnotation(at: number): number {
    let end = at + 1;
    while (this.isName(end) && this.textAt(end + 1) === ".") end += 2;
    end++;
    return this.textAt(end) === "(" && this.partnerOf(end) > end ? this.partnerOf(end) + 1 : end;
  }
}
