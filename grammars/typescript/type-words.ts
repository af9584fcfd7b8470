/** Words in types: operators, modifiers, names of members, and names of types. */
import { isDigit, isQuote, isWordStart } from "../javascript/characters.js";
import type { TypeContext } from "./type-context.js";

/** The type that a word has in a type; undefined if the type has ended before it. */
export function typeWord(context: TypeContext, type: number): number | undefined {
  const { types, previous, next, frame } = context;
  const name = types.IDENTIFIER;
  if (previous === types.DOT || previous === types.INTERFACE || previous === types.TYPE)
    return context.expect("operator", name);
  if (next === "operator") return operatorWord(context, type);
  if (frame.kind === "typeBraces" && !frame.inValue) return memberWord(context, type);
  const isVariance = type === types.CONST || type === types.IN;
  if (isVariance && frame.kind === "angle" && isNameAhead(context)) return context.expect("operand", types.MODIFIER);
  if (isPrefix(context, type)) return context.expect("operand", type);
  return context.expect("operator", type === types.IMPORT && context.ahead.peek() === 0x28 ? type : name);
}

function operatorWord(context: TypeContext, type: number): number | undefined {
  const { types, frame, lineBefore } = context;
  if (type === types.EXTENDS) {
    if (frame.role !== "interface") frame.conditions++;
    return context.expect("operand", types.TYPE_OPERATOR);
  }
  const isOperator =
    (type === types.IS && !lineBefore) || ((type === types.IN || type === types.AS) && frame.kind === "typeBrackets");
  if (isOperator) return context.expect("operand", types.TYPE_OPERATOR);
  return frame.kind === "type" ? undefined : context.expect("operator", types.IDENTIFIER);
}

/** A name of a member, or a word in front of it. */
function memberWord(context: TypeContext, type: number): number {
  const { types } = context;
  const next = context.ahead.peek();
  if (type === types.NEW && (next === 0x28 || next === 0x3c)) return context.expect("operand", type);
  const mayModify = type === types.MODIFIER || type === types.GET || type === types.SET;
  if (mayModify && beginsName(context, next)) return context.expect("operand", type);
  return context.expect("operator", types.IDENTIFIER);
}

function beginsName({ ahead }: TypeContext, next: number | undefined): boolean {
  if (ahead.peekInLine() === undefined) return false;
  return isWordStart(next) || isDigit(next ?? 0) || isQuote(next) || next === 0x5b || next === 0x23;
}

/** Whether a word in front of a type belongs to it. */
function isPrefix(context: TypeContext, type: number): boolean {
  const { types, ahead } = context;
  const next = ahead.peek();
  if (type === types.NEW) return next === 0x28 || next === 0x3c;
  if (type === types.TYPEOF) return true;
  if (type !== types.MODIFIER && type !== types.TYPE_PREFIX) return false;
  // `(`, `[`, `{`, `` ` ``
  const isBracket = next === 0x28 || next === 0x5b || next === 0x7b || next === 0x60;
  return isNameAhead(context) || (ahead.peekInLine() !== undefined && (isBracket || isQuote(next)));
}

/** Words that are operators behind a type. */
const operators: ReadonlySet<string> = new Set(["", "extends", "is"]);

function isNameAhead({ ahead }: TypeContext): boolean {
  return ahead.peekInLine() !== undefined && !operators.has(ahead.peekWord());
}
