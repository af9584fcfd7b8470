import { Token } from "antlr4ng";
import type { TextStream } from "../../grammar/run/text-stream.js";
import type { LeanTokenStream } from "../../grammar/run/token-stream.js";
import { Integers } from "../../tree/integers.js";
import { error, hidden, plain, type Tokens } from "../table/parse-table.js";
import { type TokenKind, TokenWriter } from "../table/table-writers.js";

/** The tokens of a stream by index, the end of the input included. Offsets are code points. */
export type TokenList = Pick<LeanTokenStream, "size" | "type" | "channel" | "start" | "end"> & Partial<LeanTokenStream>;

/** A range of code points, `[start, end)`. */
export interface LexedRange {
  readonly start: number;
  readonly end: number;
}

/** What the lexer read. */
interface LexedText {
  readonly list: TokenList;
  /** The mode in which each token begins; undefined if the lexer has only one. */
  readonly modes: readonly number[] | undefined;
  /** The text that the lexer could not read. */
  readonly errors: readonly LexedRange[];
  readonly buildHiddenTokens: boolean;
  /** Whether tokens without text tell where lines begin. They are not in the result. */
  readonly isIndented: boolean;
}

/**
 * The tokens for the tree: those that the parser reads, hidden ones if asked for, and text that the lexer could not read.
 * @param input the text that was read
 * @param lexed everything that the lexer read from it
 */
export function tokensOf(input: TextStream, { list, modes, errors, buildHiddenTokens, isIndented }: LexedText): Tokens {
  if (input.plain && list.allVisible && list.arrays && errors.length === 0 && !isIndented) {
    const contexts = modes && { contexts: Uint16Array.from(modes.slice(0, -1)) };
    return { ...list.arrays(), categories: new Uint8Array(list.size - 1).fill(plain), ...contexts };
  }
  const tokens = new TokenCollector(input);
  const lines = new LineCollector();
  let read = 0;
  let nextError = 0;
  const pushErrorsBefore = (point: number) => {
    for (let each = errors[nextError]; each && each.start < point; each = errors[++nextError]) {
      lines.begin(tokens.length);
      tokens.push(each, { type: Token.INVALID_TYPE, category: error, context: 0 });
    }
  };
  for (let i = 0; i < list.size - 1; i++) {
    const isPlain = list.channel(i) === Token.DEFAULT_CHANNEL;
    if (!(isPlain || buildHiddenTokens)) continue;
    const start = list.start(i);
    if (isPlain) read++;
    if (isIndented && isPlain && start === list.end(i)) {
      lines.end(read - 1);
      continue;
    }
    // Indentation is layout, even if comments become nodes.
    if (isIndented && !isPlain && input.getTextFromRange(start, list.end(i) - 1).trim() === "") continue;
    pushErrorsBefore(start);
    const kind = { type: list.type(i), category: isPlain ? plain : hidden, context: modes?.[i] ?? 0 };
    if (isPlain) lines.begin(tokens.length);
    tokens.push({ start, end: list.end(i) }, kind);
  }
  pushErrorsBefore(Number.POSITIVE_INFINITY);
  const { contexts, ...others } = tokens.take();
  return { ...others, ...(modes && { contexts }), ...(isIndented && lines.take(tokens.length)) };
}

/** Collects the tokens that begin logical lines, and the tokens without text that end lines. */
class LineCollector {
  readonly #firsts = new Integers();
  readonly #textless = new Integers();
  #isAtStart = true;

  /** @param read the index of a token without text among those that the parser reads */
  end(read: number): void {
    this.#textless.push(read);
    this.#isAtStart = true;
  }

  /** Notes that a token comes next. */
  begin(token: number): void {
    if (this.#isAtStart) this.#firsts.push(token);
    this.#isAtStart = false;
  }

  take(tokens: number): { readonly lines: Uint8Array; readonly textless: Int32Array } {
    const lines = new Uint8Array(tokens).fill(2);
    for (const first of this.#firsts.take()) lines[first] = 1;
    return { lines, textless: this.#textless.take() };
  }
}

/** Collects tokens for the tree and converts code points to UTF-16 offsets. */
class TokenCollector {
  readonly #input: TextStream;
  readonly #tokens = new TokenWriter();
  #covered = 0;

  constructor(input: TextStream) {
    this.#input = input;
  }

  get length(): number {
    return this.#tokens.length;
  }

  /** Appends a token. Tokens that code makes up may lie anywhere; here they are moved so that none overlap. */
  push(range: LexedRange, kind: TokenKind): void {
    const start = Math.min(Math.max(range.start, this.#covered), this.#input.size);
    this.#covered = Math.min(Math.max(range.end, start), this.#input.size);
    this.#tokens.push({ start: this.#input.offset(start), end: this.#input.offset(this.#covered) }, kind);
  }

  take(): Tokens {
    return this.#tokens.take();
  }
}
