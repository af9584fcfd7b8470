/** Words that mean something in some places and are names elsewhere. */
import { isQuote, isWordStart } from "./characters.js";
import type { Context, Rules } from "./context.js";
import { identifier } from "./names.js";
import { isOperandAhead, mayBeOperand } from "./operand-ahead.js";
import { control, declaration } from "./reserved-words.js";

export const contextualWords: Rules = {
  IDENTIFIER: identifier,
  ACCESSOR: identifier,
  GET: identifier,
  SET: identifier,
  STATIC: identifier,
  WITH: withWord,
  ASSERT: assertWord,
  OF: ofWord,
  AS: asWord,
  FROM: fromWord,
  LET: letWord,
  USING: usingWord,
  ASYNC: asyncWord,
  AWAIT: awaitWord,
  YIELD: yieldWord,
};

function withWord(context: Context, type: number): number {
  if (context.ahead.peek() === 0x7b) return context.expect("operand", context.types.ATTRIBUTES);
  return control(context, type);
}

function assertWord(context: Context): number {
  const { types, previous, ahead } = context;
  const isImport = previous === types.STRING && !context.lineBefore && ahead.peek() === 0x7b;
  return isImport ? context.expect("operand", types.ATTRIBUTES) : identifier(context);
}

function ofWord(context: Context, type: number): number {
  const { frame } = context;
  if (!frame.isLoop || context.next !== "operator") return identifier(context);
  frame.isLoop = false;
  return context.expect("operand", type);
}

/** `* as a`; where names are imported or exported it is a word between members. */
function asWord(context: Context, type: number): number {
  const { types, previous, ahead } = context;
  if (previous !== types.MULTIPLY) return identifier(context);
  const next = ahead.peek();
  return isWordStart(next) || isQuote(next) ? context.expect("operand", type) : identifier(context);
}

function fromWord(context: Context, type: number): number {
  const isImport = isQuote(context.ahead.peek()) && !context.lineBefore;
  return isImport ? context.expect("operand", type) : identifier(context);
}

function letWord(context: Context, type: number): number {
  const { ahead } = context;
  if (!mayDeclare(context)) return identifier(context);
  const next = ahead.peek();
  if (next === 0x5b || next === 0x7b) return declaration(context, type);
  const word = ahead.peekWord();
  const isName = word === "" || word === "in" || word === "instanceof";
  return isName ? identifier(context) : declaration(context, type);
}

/** Whether a declaration may be here. */
function mayDeclare(context: Context): boolean {
  return context.isStatement || (context.frame.isLoop && context.previous === context.types.OPEN_PAREN);
}

function usingWord(context: Context, type: number): number {
  const [word] = context.ahead.wordsInLine(1);
  return mayDeclare(context) && isUsed(context, word) ? declaration(context, type) : identifier(context);
}

/** Whether a word behind `using` is the name that is declared. */
function isUsed({ frame }: Context, word: string | undefined): boolean {
  return word !== undefined && word !== "in" && word !== "instanceof" && !(word === "of" && frame.isLoop);
}

function asyncWord(context: Context, type: number): number {
  const { types, ahead, frame } = context;
  if (ahead.peekInLine() === undefined) return identifier(context);
  const word = ahead.peekWord();
  if (word === "of" && frame.isLoop && context.previous === types.OPEN_PAREN) {
    // `for (async of => {};;)` is all that this can be.
    frame.isLoop = false;
    return context.expect("operand", type);
  }
  // The function takes the place of this word.
  if (word === "function" && context.isStatement) return context.expect("statement", types.ASYNC_FUNCTION);
  return mayBeOperand(word) ? context.expect("operand", type) : identifier(context);
}

function awaitWord(context: Context, type: number): number {
  const { types, previous, ahead } = context;
  if (previous === types.FOR) return type;
  const [word, second] = mayDeclare(context) ? ahead.wordsInLine(2) : [];
  // The declaration takes the place of this word.
  if (word === "using" && isUsed(context, second)) return context.expect("statement", types.AWAIT_USING);
  return isOperandAhead(ahead, ahead.peek()) ? context.expect("operand", type) : identifier(context);
}

function yieldWord(context: Context, type: number): number {
  const { ahead } = context;
  return isOperandAhead(ahead, ahead.peekInLine()) ? context.expect("operand", type) : identifier(context);
}
