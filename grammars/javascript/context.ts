import { Token } from "antlr4ng";
import { type Expectation, type Frame, frameOf } from "./frame.js";
import type { Lookahead } from "./lookahead.js";
import type { TokenName, TokenTypes } from "./token-types.js";

/** The type that a token has where it stands. What may come next is noted in the context. */
export type Rule<C extends Context = Context> = (context: C, type: number) => number;

export type Rules = Readonly<Partial<Record<TokenName, Rule>>>;

/** Rules by the numbers of the tokens that they are for. */
export function rulesByNumber<T>(types: TokenTypes, rules: Readonly<Record<string, T>>): readonly (T | undefined)[] {
  const byNumber: (T | undefined)[] = [];
  for (const [name, rule] of Object.entries(rules)) byNumber[types[name as TokenName]] = rule;
  return byNumber;
}

/** What the tokens before and the brackets around tell of the next token. It lasts from the beginning of a text to its end. */
export class Context {
  readonly types: TokenTypes;
  readonly ahead: Lookahead;

  next: Expectation = "statement";
  /** The type of the last token that was not hidden. */
  previous: number = Token.EPSILON;
  /** Whether a line ended since that token. */
  lineBefore = true;
  /** What is expected behind the body of the function whose head is being read. */
  functionHead: Expectation | undefined;
  /** What is expected behind the body that must come next. */
  body: Expectation | undefined;
  /** A word that parentheses and a statement follow has been read. */
  control = false;
  /** A decorator's name is being read. */
  decorator = false;
  /** The next class has decorators that stand within an expression. */
  isDecorated = false;
  /** A slash in this line was to begin a regular expression, but nothing ends it. */
  hasLoneSlash = false;
  readonly #frames: Frame[] = [frameOf("block", "statement")];
  /** How many frames of a kind are open. A bracket that closes none must not look through all of them. */
  readonly #open = new Map<Frame["kind"], number>();
  /** The classes whose bodies are yet to come, and at which depth. */
  readonly #classHeads: { readonly depth: number; readonly after: Expectation }[] = [];

  constructor(types: TokenTypes, ahead: Lookahead) {
    this.types = types;
    this.ahead = ahead;
  }

  /** The innermost open bracket; the text itself is one. */
  get frame(): Frame {
    return this.#frames[this.#frames.length - 1] as Frame;
  }

  /** Whether a token that begins a statement or an operand begins a statement. */
  get isStatement(): boolean {
    if (this.next === "statement" || this.next === "ended") return true;
    return this.next === "operator" && this.frame.kind === "block";
  }

  /** Whether the name of a member of a class or an object may be here. */
  get isMember(): boolean {
    const { kind, inValue } = this.frame;
    return !inValue && (kind === "object" || kind === "class");
  }

  /** Whether the head of a class is being read, and no bracket is open in it. */
  get inClassHead(): boolean {
    return this.#classHeads.at(-1)?.depth === this.#frames.length;
  }

  /** Of a token that is not hidden: whether it is a word. The lexer's rules begin with these and hidden ones. */
  isWord(type: number): boolean {
    return type <= this.types.IDENTIFIER;
  }

  /** Whether a word may stand before the name of a member and belong to it. */
  isModifier(type: number): boolean {
    const { GET, SET, STATIC, ASYNC, ACCESSOR } = this.types;
    return type === GET || type === SET || type === STATIC || type === ASYNC || type === ACCESSOR;
  }

  /** Whether a word stands between two operands. */
  isInfix(type: number): boolean {
    return type === this.types.IN || type === this.types.INSTANCEOF;
  }

  /** Whether a name is declared, without a value so far, and the next token is in another line: only `=` and `,` go on with that (§12.10.1). */
  get mayEndDeclaration(): boolean {
    return this.lineBefore && this.next === "operator" && this.frame.declarator === "name";
  }

  endDeclaration(): void {
    this.next = "ended";
    this.frame.declarator = undefined;
  }

  /** Notes what may come behind a token; the type is handed back. */
  expect(next: Expectation, type: number): number {
    this.next = next;
    return type;
  }

  push(kind: Frame["kind"], after: Expectation): Frame {
    const frame = frameOf(kind, after);
    this.#frames.push(frame);
    this.#count(kind, 1);
    return frame;
  }

  /** Closes the innermost of some frames, and what is open in it. */
  pop(...kinds: readonly Frame["kind"][]): Frame | undefined {
    if (!kinds.some((kind) => this.#open.get(kind))) return undefined;
    for (;;) {
      const frame = this.#frames.pop() as Frame;
      this.#count(frame.kind, -1);
      if (kinds.includes(frame.kind)) return frame;
    }
  }

  #count(kind: Frame["kind"], change: number): void {
    this.#open.set(kind, (this.#open.get(kind) ?? 0) + change);
  }

  beginClassHead(after: Expectation): void {
    this.#classHeads.push({ depth: this.#frames.length, after });
  }

  /** What may come behind the class whose head ends here. */
  endClassHead(): Expectation {
    return this.#classHeads.pop()?.after ?? "statement";
  }
}
