/** Operators, separators and literals: what may come behind them, and whether an operator has one operand or two. */
import type { Context, Rule, Rules } from "./context.js";
import type { TokenName } from "./token-types.js";

const beforeOperator: Rule = (context, type) => context.expect("operator", type);

export const punctuators: Rules = {
  SEMICOLON: semicolon,
  COMMA: comma,
  QUESTION: question,
  COLON: colon,
  ASSIGN: assign,
  ELLIPSIS: beforeValue,
  DOT: beforeOperator,
  OPTIONAL_CHAIN: beforeOperator,
  NUMBER: beforeOperator,
  STRING: string,
  PRIVATE: beforeOperator,
  REGULAR_EXPRESSION: beforeOperator,
  AT: at,
  MULTIPLY: multiply,
  ADD: sign("UNARY_PLUS"),
  SUBTRACT: sign("UNARY_MINUS"),
  INCREMENT: update("PREFIX_INCREMENT"),
  DECREMENT: update("PREFIX_DECREMENT"),
};

/** All other operators. */
export const operator: Rule = (context, type) => context.expect("operand", type);

function semicolon(context: Context, type: number): number {
  const { frame, types } = context;
  frame.inValue = false;
  frame.isLoop = false;
  frame.questions = 0;
  frame.declarator = undefined;
  if (frame.kind !== "block") return context.expect("operand", type);
  return context.expect("statement", context.next === "statement" ? types.EMPTY : type);
}

function comma(context: Context, type: number): number {
  if (context.frame.kind === "object") context.frame.inValue = false;
  if (context.frame.declarator) context.frame.declarator = "name";
  return context.expect("operand", type);
}

function question(context: Context, type: number): number {
  context.frame.questions++;
  return context.expect("operand", type);
}

function colon(context: Context, type: number): number {
  const { frame } = context;
  if (frame.questions > 0) frame.questions--;
  else if (frame.kind === "block") return context.expect("statement", type);
  else frame.inValue = true;
  return context.expect("operand", type);
}

function string(context: Context, type: number): number {
  const { frame, previous, types } = context;
  if (previous === types.FROM || previous === types.IMPORT) frame.declarator = "name";
  return context.expect("operator", type);
}

function assign(context: Context, type: number): number {
  if (context.frame.declarator) context.frame.declarator = "value";
  return beforeValue(context, type);
}

function beforeValue(context: Context, type: number): number {
  context.frame.inValue = true;
  return context.expect("operand", type);
}

function at(context: Context, type: number): number {
  context.decorator = true;
  context.isDecorated ||= !context.isStatement && !context.isMember;
  return context.isDecorated ? context.types.EXPRESSION_AT : type;
}

function multiply(context: Context, type: number): number {
  const { types } = context;
  if (context.functionHead !== undefined) return types.GENERATOR;
  return context.expect("operand", context.isMember && context.next === "operand" ? types.GENERATOR : type);
}

function sign(unary: TokenName): Rule {
  return (context, type) => context.expect("operand", context.next === "operator" ? type : context.types[unary]);
}

/** §12.10.1: behind the end of a line it belongs to what follows. */
function update(prefix: TokenName): Rule {
  return (context, type) => {
    if (context.next === "operator" && !context.lineBefore) return type;
    return context.expect("operand", context.types[prefix]);
  };
}
