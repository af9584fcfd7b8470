import {
  BaseErrorListener,
  type BufferedTokenStream,
  LexerNoViableAltException,
  type Token,
  type TokenStream,
} from "antlr4ng";
import { escapeEmptyMatches, keepSkippedTokens, recordModes } from "../../grammar/antlr4ng/lexer-hooks.js";
import { recognizersOf } from "../../grammar/antlr4ng/recognizers.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import { TextStream } from "../../grammar/run/text-stream.js";
import { LeanTokenStream } from "../../grammar/run/token-stream.js";
import type { Tokens } from "../table/parse-table.js";
import type { SyntaxProblem } from "../table/syntax-problem.js";
import { type LexedRange, type TokenList, tokensOf } from "./lexed-tokens.js";

/** The tokens of a text. */
export interface Lexed {
  /** For the parser. */
  readonly stream: TokenStream;
  /** For the tree. */
  readonly tokens: Tokens;
  /** The first position that the lexer could not read. */
  readonly problem: SyntaxProblem | undefined;
}

/**
 * Splits a text into tokens. Characters that the lexer cannot read become error tokens, which can be removed.
 * @param grammar the language of the text
 * @param text the whole text
 * @param options whether hidden tokens are kept, and the deadline as a value of `performance.now()`
 * @throws DeadlineError if `performance.now()` is past `deadline`, unless code of the grammar runs
 */
export function lex(
  grammar: Grammar,
  text: string,
  {
    buildHiddenTokens = false,
    deadline,
  }: { readonly buildHiddenTokens?: boolean; readonly deadline?: number | undefined } = {},
): Lexed {
  const input = new TextStream(text);
  const { createLexer, createTokenStream } = recognizersOf(grammar);
  const lexer = createLexer(input);
  const errors = new LexerErrors(input);
  lexer.removeErrorListeners();
  lexer.addErrorListener(errors);
  const modes = recordModes(lexer);
  // The rules of bundled lexers match no empty text.
  if (!("language" in grammar.source)) escapeEmptyMatches(lexer, (position, index) => errors.drop(position, index));
  if (buildHiddenTokens) keepSkippedTokens(lexer);
  const stream = createTokenStream?.(lexer) ?? new LeanTokenStream(lexer, input, deadline);
  return {
    stream,
    tokens: tokensOf(input, {
      list: stream instanceof LeanTokenStream ? stream : listOf(stream),
      modes,
      errors: errors.ranges,
      buildHiddenTokens,
      isIndented: grammar.isIndented ?? false,
    }),
    problem: errors.first,
  };
}

function listOf(stream: BufferedTokenStream): TokenList {
  stream.fill();
  const tokens = stream.getTokens();
  const at = (index: number) => tokens[index] as Token;
  return {
    size: tokens.length,
    type: (index) => at(index).type,
    channel: (index) => at(index).channel,
    start: (index) => at(index).start,
    end: (index) => at(index).stop + 1,
  };
}

const byteOrderMark = 0xfeff;

/** Records the text that the lexer drops. */
class LexerErrors extends BaseErrorListener {
  readonly ranges: LexedRange[] = [];
  first: SyntaxProblem | undefined;
  readonly #input: TextStream;

  constructor(input: TextStream) {
    super();
    this.#input = input;
  }

  override syntaxError(...[, , line, column, message, exception]: Parameters<BaseErrorListener["syntaxError"]>): void {
    const isLexers = exception instanceof LexerNoViableAltException;
    // A byte order mark is no error, even if the grammar does not know it.
    if (isLexers && exception.startIndex === 0 && this.#input.index === 0 && this.#input.LA(1) === byteOrderMark)
      return;
    this.first ??= { line, column: column + 1, message };
    if (!isLexers) return;
    // After this call, the lexer continues behind the current character.
    this.ranges.push({ start: exception.startIndex, end: Math.min(this.#input.index + 1, this.#input.size) });
  }

  /** Records a character that is dropped because the lexer matched the empty text before it again and again. */
  drop({ line, column }: { readonly line: number; readonly column: number }, index: number): void {
    this.first ??= { line, column: column + 1, message: "a rule of the lexer matches nothing, again and again" };
    this.ranges.push({ start: index, end: index + 1 });
  }
}
