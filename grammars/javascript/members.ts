/** The names of members of classes and objects, and the words before them. */
import { isDigit, isQuote, isWordStart } from "./characters.js";
import type { Context } from "./context.js";

/** The type of a word where the name of a member may be. */
export function memberWord(context: Context, type: number): number {
  const { types, next } = context;
  const isRenaming = type === types.AS && context.frame.kind === "object" && next === "operator";
  if (isRenaming || (context.isModifier(type) && modifies(context, type))) return context.expect("operand", type);
  return context.expect("operator", types.IDENTIFIER);
}

/** Whether a word before a member's name belongs to it. */
function modifies({ types, ahead, frame }: Context, type: number): boolean {
  const next = ahead.peek();
  if (frame.kind === "object" && ahead.peekWord() === "as") return false;
  if (next === undefined) return false;
  if (type === types.ASYNC && ahead.peekInLine() === undefined) return false;
  if (next === 0x2a) return type !== types.GET && type !== types.SET && type !== types.ACCESSOR; // *
  if (next === 0x7b) return type === types.STATIC; // {
  return isWordStart(next) || isDigit(next) || isQuote(next) || next === 0x5b || next === 0x23 || next === 0x2e;
}

/** Whether a token behind a field's value cannot belong to that value, so that the next member begins without a semicolon. */
export function beginsMember(context: Context, type: number): boolean {
  const { types, previous, next } = context;
  if (next !== "operator" && next !== "ended") return false;
  if (previous === types.DOT || previous === types.OPTIONAL_CHAIN) return false;
  if (context.body !== undefined || context.functionHead !== undefined || context.inClassHead) return false;
  if (context.isWord(type)) return !context.isInfix(type);
  // Nothing but an operator of a list goes on behind the body of an arrow function.
  if (next === "ended" && (type === types.OPEN_BRACKET || type === types.MULTIPLY)) return true;
  return type === types.STRING || type === types.NUMBER || type === types.PRIVATE || type === types.AT;
}
