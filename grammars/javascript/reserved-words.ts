/** The reserved words, where they are no names: what may come behind them, and what some of them are. */
import type { Context, Rule, Rules } from "./context.js";
import { name } from "./names.js";

const beforeOperand: Rule = (context, type) => context.expect("operand", type);
const beforeStatement: Rule = (context, type) => context.expect("statement", type);
const beforeEnd: Rule = (context, type) => context.expect("ended", type);

/** Parentheses and a statement follow. */
export const control: Rule = (context, type) => {
  context.control = true;
  return context.expect("statement", type);
};

export const reservedWords: Rules = {
  INSTANCEOF: beforeOperand,
  EXTENDS: beforeOperand,
  CASE: beforeOperand,
  VAR: declaration,
  CONST: declaration,
  DELETE: beforeOperand,
  TYPEOF: beforeOperand,
  VOID: beforeOperand,
  THROW: beforeOperand,
  ELSE: beforeStatement,
  DO: beforeStatement,
  TRY: beforeStatement,
  FINALLY: beforeStatement,
  EXPORT: beforeStatement,
  DEFAULT: beforeStatement,
  IF: control,
  WHILE: control,
  FOR: control,
  SWITCH: control,
  CATCH: control,
  BREAK: beforeEnd,
  CONTINUE: beforeEnd,
  DEBUGGER: beforeEnd,
  IN: inOperator,
  NEW: newOrTarget,
  IMPORT: importWord,
  RETURN: returnWord,
  FUNCTION: functionWord,
  CLASS: classWord,
};

/** Names or patterns follow. */
export function declaration(context: Context, type: number): number {
  context.frame.declarator = "name";
  return context.expect("operand", type);
}

function inOperator(context: Context, type: number): number {
  const { frame, types } = context;
  if (!frame.isLoop || frame.questions > 0 || context.next !== "operator") return context.expect("operand", type);
  frame.isLoop = false;
  return context.expect("operand", types.LOOP_IN);
}

/** `new.target` is an operand as a whole. */
function newOrTarget(context: Context, type: number): number {
  return context.ahead.peek() === 0x2e ? name(context) : context.expect("operand", type);
}

/** `import.meta` and `import(a)` read like names. */
function importWord(context: Context, type: number): number {
  const next = context.ahead.peek();
  return next === 0x2e || next === 0x28 ? name(context) : context.expect("operand", type);
}

function returnWord(context: Context, type: number): number {
  const next = context.ahead.peekInLine();
  const isBare = next === undefined || next === 0x3b || next === 0x7d;
  return isBare ? context.expect("ended", context.types.BARE_RETURN) : context.expect("operand", type);
}

function functionWord(context: Context, type: number): number {
  const { types, previous } = context;
  const isStatement = previous === types.ASYNC_FUNCTION || (previous !== types.ASYNC && context.isStatement);
  context.functionHead = isStatement ? "statement" : "operator";
  return isStatement ? type : types.FUNCTION_EXPRESSION;
}

function classWord(context: Context, type: number): number {
  const isStatement = context.isStatement && !context.isDecorated;
  context.isDecorated = false;
  context.beginClassHead(isStatement ? "statement" : "operator");
  return context.expect("operator", isStatement ? type : context.types.CLASS_EXPRESSION);
}
