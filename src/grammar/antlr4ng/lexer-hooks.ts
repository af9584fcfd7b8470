/** Changes what a lexer does, by replacing methods that antlr4ng calls between tokens. */
import { type Lexer, Token } from "antlr4ng";

/** The channel of tokens that the lexer would skip. No grammar has this channel. */
const skippedChannel = -3;

/**
 * Keeps the tokens that a lexer skips on a hidden channel, as picireny does.
 * @param lexer is changed; it must not have read anything
 */
export function keepSkippedTokens(lexer: Lexer): void {
  lexer.skip = () => {
    lexer.channel = skippedChannel;
  };
}

/** How many empty matches may follow each other: code may close many blocks at the same place. */
const mostEmptyMatches = 100;

/**
 * Drops a character where rules of a lexer match the empty text again and again, which would never end, and ends the text if that happens
 * at its end.
 * @param lexer is changed
 * @param onDrop is called with the lexer's position and the index of the code point before it is dropped
 */
export function escapeEmptyMatches(
  lexer: Lexer,
  onDrop: (position: { readonly line: number; readonly column: number }, index: number) => void,
): void {
  const { interpreter } = lexer;
  const match = interpreter.match.bind(interpreter);
  let emptyMatches = 0;
  interpreter.match = (input, mode) => {
    const { index } = input;
    const type = match(input, mode);
    emptyMatches = input.index === index ? emptyMatches + 1 : 0;
    if (emptyMatches <= mostEmptyMatches) return type;
    emptyMatches = 0;
    if (index < input.size) {
      onDrop(interpreter, index);
      interpreter.consume(input);
    } else lexer.type = Token.EOF;
    return type;
  };
}

/**
 * Records the mode in which the lexer begins each token.
 * @param lexer is changed; it must not have read anything
 * @returns the modes, filled while the lexer runs; undefined if the lexer has only one mode
 */
export function recordModes(lexer: Lexer): number[] | undefined {
  if (lexer.atn.modeToStartState.length < 2) return undefined;
  const modes: number[] = [];
  const { interpreter } = lexer;
  const match = interpreter.match.bind(interpreter);
  const nextToken = lexer.nextToken.bind(lexer);
  let begin = 0;
  interpreter.match = (input, mode) => {
    // Skipped text before the token may change the mode, and so may the first of several matches that make up the token.
    if (input.index === lexer.tokenStartCharIndex) begin = mode;
    return match(input, mode);
  };
  lexer.nextToken = () => {
    begin = lexer.mode;
    const token = nextToken();
    modes.push(begin);
    return token;
  };
  return modes;
}

/**
 * Notes for each token whether a command or an action of its rule chose its type, as `-> type(STRING)` does.
 * @param lexer is changed; it must not have read anything
 * @returns tells it of the last token
 */
export function recordRetyping(lexer: Lexer): () => boolean {
  const { interpreter } = lexer;
  const match = interpreter.match.bind(interpreter);
  let isRetyped = false;
  interpreter.match = (input, mode) => {
    const type = match(input, mode);
    isRetyped = lexer.type > 0 && lexer.type !== type;
    return type;
  };
  return () => isRetyped;
}

/**
 * Calls a function where the lexer cannot read a character, instead of the lexer's error listeners.
 * @param lexer is changed
 * @param onError may read the lexer's position; the lexer then skips the character
 */
export function interceptErrors(lexer: Lexer, onError: () => void): void {
  lexer.notifyListeners = onError;
}

/**
 * Makes a lexer stay in its mode if it would leave a mode that it never entered. That happens without the grammar's actions, in the
 * middle of a text, and after an error.
 * @param lexer is changed
 */
export function tolerateExtraPopModes(lexer: Lexer): void {
  const popMode = lexer.popMode.bind(lexer);
  lexer.popMode = () => (lexer.modeStack.length === 0 ? lexer.mode : popMode());
}
