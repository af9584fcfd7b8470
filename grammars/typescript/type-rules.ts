/** Brackets, operators and literals in types: what each of them is, what may come behind it, and which tokens end a type. */
import type { Frame } from "../javascript/frame.js";
import type { TypeContext } from "./type-context.js";

/** The type that a token has in a type; undefined if the type has ended before it. */
export type TypeRule = (context: TypeContext, type: number) => number | undefined;

/** `:`, `,`, `)`, `]`, `}`, `;`, `=` */
const behindOptional: ReadonlySet<number | undefined> = new Set([0x3a, 0x2c, 0x29, 0x5d, 0x7d, 0x3b, 0x3d]);

export const typeRules: Readonly<Record<string, TypeRule>> = {
  ANGLE_OPEN: openAngle,
  ANGLE_CLOSE: closeAngle,
  OPEN_BRACE: openBrace,
  CLOSE_BRACE: close("typeBraces"),
  OPEN_PAREN: openParenthesis,
  CLOSE_PAREN: close("typeParentheses"),
  OPEN_BRACKET: openBracket,
  CLOSE_BRACKET: close("typeBrackets"),
  TEMPLATE_OPEN: openTemplate,
  NUMBER: literal,
  STRING: literal,
  PRIVATE: literal,
  DOT: dot,
  COMMA: comma,
  SEMICOLON: semicolon,
  COLON: colon,
  QUESTION: question,
  ASSIGN: assign,
  ARROW: arrow,
  BIT_AND: operator,
  BIT_OR: operator,
  ELLIPSIS: (context, type) =>
    context.next === "operand" ? context.expect("operand", type) : otherToken(context, type),
  ADD: sign("UNARY_PLUS"),
  SUBTRACT: sign("UNARY_MINUS"),
};

/** Whether a token begins the next member of an object type, for it is in another line than the member before. */
export function beginsMemberOfType(context: TypeContext, type: number): boolean {
  const { frame, next, lineBefore, types } = context;
  if (frame.kind !== "typeBraces" || next !== "operator" || !lineBefore) return false;
  if (type === types.OPEN_PAREN || type === types.ANGLE_OPEN) return frame.inValue;
  if (type === types.ADD || type === types.SUBTRACT || type === types.OPEN_BRACKET) return true;
  return context.isWord(type) || type === types.STRING || type === types.NUMBER || type === types.PRIVATE;
}

/** A token that is in no type. */
export function otherToken(context: TypeContext, type: number): number | undefined {
  return context.frame.kind === "type" ? undefined : context.expect("operand", type);
}

function openAngle(context: TypeContext, type: number): number | undefined {
  const { next, types, frame } = context;
  const isLink = next === "operator";
  if (isLink && context.lineBefore && frame.kind === "type" && frame.role === undefined) return undefined;
  context.push("angle", isLink ? "operator" : "operand");
  return context.expect("operand", isLink ? types.ARGUMENTS_OPEN : type);
}

function closeAngle(context: TypeContext, type: number): number | undefined {
  if (context.frame.kind !== "angle") return undefined;
  const { after } = context.frame;
  context.pop("angle");
  return context.expect(after, type);
}

function openBrace(context: TypeContext): number | undefined {
  const { types, next, frame } = context;
  let after: Frame["after"] = "operator";
  if (next !== "operand") {
    if (frame.role !== "interface") return frame.kind === "type" ? undefined : brace(context, after);
    context.endType();
    after = "statement";
  }
  return brace(context, after);

  function brace(within: TypeContext, end: Frame["after"]): number {
    within.push("typeBraces", end);
    return within.expect("operand", types.OBJECT_OPEN);
  }
}

/** A closing bracket; one that does not belong to what is being read ends it. */
function close(kind: Frame["kind"]): TypeRule {
  return (context, type) => {
    const { frame } = context;
    if (frame.kind !== kind) return undefined;
    context.pop(kind);
    return context.expect(frame.after, type);
  };
}

function openParenthesis(context: TypeContext, type: number): number | undefined {
  const { frame, next, previous, types } = context;
  const isName = frame.kind === "typeBraces" && !frame.inValue;
  if (next === "operator" && !isName && previous !== types.IMPORT) return undefined;
  context.push("typeParentheses", "operator");
  return context.expect("operand", isName && next === "operand" ? types.GROUP_OPEN : type);
}

function openBracket(context: TypeContext, type: number): number | undefined {
  const { types, next, frame, lineBefore } = context;
  const isLink = next === "operator";
  if (isLink && lineBefore && frame.kind === "type") return undefined;
  context.push("typeBrackets", "operator");
  return context.expect("operand", isLink ? types.INDEX_OPEN : type);
}

function openTemplate(context: TypeContext, type: number): number | undefined {
  if (context.next === "operator") return otherToken(context, type);
  context.push("template", "operator").role = "type";
  return type;
}

function literal(context: TypeContext, type: number): number | undefined {
  return context.next === "operator" ? otherToken(context, type) : context.expect("operator", type);
}

function dot(context: TypeContext, type: number): number | undefined {
  return context.expect("operator", type);
}

function comma(context: TypeContext, type: number): number | undefined {
  const { frame } = context;
  if (frame.kind === "type" && frame.role !== "list" && frame.role !== "interface") return undefined;
  frame.inValue = false;
  return context.expect("operand", type);
}

function semicolon(context: TypeContext, type: number): number | undefined {
  const { frame } = context;
  if (frame.kind !== "typeBraces") return undefined;
  frame.inValue = false;
  return context.expect("operand", type);
}

function colon(context: TypeContext, type: number): number | undefined {
  const { frame, types, previous } = context;
  if (frame.questions > 0) frame.questions--;
  else if (frame.kind === "type" || frame.kind === "angle") return undefined;
  else if (frame.kind === "typeBraces") {
    frame.inValue = true;
    if (previous === types.CLOSE_PAREN) return context.expect("operand", types.RETURNS);
  }
  return context.expect("operand", type);
}

function question(context: TypeContext): number | undefined {
  const { frame, types, ahead } = context;
  const isName = frame.kind === "typeBraces" && !frame.inValue;
  if (frame.kind !== "type" && (isName || behindOptional.has(ahead.peek()))) return types.OPTIONAL;
  if (frame.kind === "type" && frame.conditions === 0) return undefined;
  frame.conditions = Math.max(0, frame.conditions - 1);
  frame.questions++;
  return context.expect("operand", types.TYPE_QUESTION);
}

function assign(context: TypeContext, type: number): number | undefined {
  const { frame } = context;
  if (frame.kind === "type") {
    if (frame.role !== "alias") return undefined;
    frame.role = undefined;
  }
  return context.expect("operand", type);
}

/** Behind parentheses, the arrow belongs to the type; elsewhere, to the function whose result has that type. */
function arrow(context: TypeContext): number | undefined {
  const { types, previous, frame } = context;
  if (previous !== types.CLOSE_PAREN && frame.kind === "type") return undefined;
  return context.expect("operand", types.TYPE_ARROW);
}

function operator(context: TypeContext): number {
  return context.expect("operand", context.types.TYPE_OPERATOR);
}

/** Of a number, or of a modifier of a mapped type. */
function sign(unary: "UNARY_PLUS" | "UNARY_MINUS"): TypeRule {
  return (context, type) => {
    const { frame, next, types } = context;
    const isName = frame.kind === "typeBraces" && !frame.inValue;
    if (next === "operand" || isName) return types[unary];
    return otherToken(context, type);
  };
}
