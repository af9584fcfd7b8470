/** Tokens outside of types that TypeScript reads in another way than JavaScript. */
import { brackets } from "../javascript/brackets.js";
import { isWordStart } from "../javascript/characters.js";
import type { Rule, Rules } from "../javascript/context.js";
import { contextualWords } from "../javascript/contextual-words.js";
import { identifier } from "../javascript/names.js";
import { punctuators } from "../javascript/punctuators.js";
import type { TypeContext } from "./type-context.js";

/** As in JavaScript. */
const plain = { ...punctuators, ...brackets, ...contextualWords } as Required<Rules>;

/** `:`, `,`, `)`, `=` */
const behindOptional: ReadonlySet<number | undefined> = new Set([0x3a, 0x2c, 0x29, 0x3d]);

export const expressionRules: Readonly<Record<string, Rule<TypeContext>>> = {
  ANGLE_OPEN: openAngle,
  OPEN_BRACE: openBrace,
  CLOSE_PAREN: closeParenthesis,
  COLON: colon,
  QUESTION: question,
  NOT: not,
  SEMICOLON: semicolon,
  AT: at,
  AS: asWord,
  SATISFIES: asWord,
};

/** Begins arguments or parameters of types, or a cast. */
export function openAngle(context: TypeContext, type: number): number {
  const { types, next, functionHead, isMember } = context;
  const isLink = next === "operator" || functionHead !== undefined || isMember;
  context.push("angle", isLink ? "operator" : "operand");
  return context.expect("operand", isLink ? types.ARGUMENTS_OPEN : type);
}

function openBrace(context: TypeContext, type: number): number {
  const { head, types } = context;
  context.head = undefined;
  if (head === "enum") {
    context.push("object", "statement");
    return context.expect("operand", types.OBJECT_OPEN);
  }
  if (head === "namespace") context.body = "statement";
  const isBody = context.body !== undefined;
  const given = plain.OPEN_BRACE(context, type);
  return isBody ? types.BODY_OPEN : given;
}

function closeParenthesis(context: TypeContext, type: number): number {
  const { frame, previous, types } = context;
  context.isArrowHead = frame.role === "parameters" || previous === types.GROUP_OPEN;
  return plain.CLOSE_PAREN(context, type);
}

/** The colon of a conditional, a label, a case, a member's value, or else of a type. */
function colon(context: TypeContext, type: number): number {
  const { frame, types, previous } = context;
  const isBehindParentheses = previous === types.CLOSE_PAREN;
  if (context.body === undefined) {
    if (frame.questions > 0 && !(isBehindParentheses && context.isArrowHead)) return plain.COLON(context, type);
    if (previous === types.LABEL || previous === types.DEFAULT) return context.expect("statement", type);
    if (frame.role === "case") {
      frame.role = undefined;
      return context.expect("statement", type);
    }
    if (frame.kind === "object" && !frame.inValue) return plain.COLON(context, type);
  }
  if (frame.kind === "parentheses" && !isBehindParentheses) frame.role = "parameters";
  context.beginType();
  return isBehindParentheses ? types.RETURNS : type;
}

function question(context: TypeContext, type: number): number {
  const { frame, types, isMember } = context;
  const mayBeOptional = frame.kind === "parentheses" || frame.kind === "brackets";
  const isOptional = isMember || (mayBeOptional && behindOptional.has(context.ahead.peek()));
  return isOptional ? types.OPTIONAL : plain.QUESTION(context, type);
}

function semicolon(context: TypeContext, type: number): number {
  context.head = undefined;
  return plain.SEMICOLON(context, type);
}

function not(context: TypeContext, type: number): number {
  if (context.next === "operator" && !context.lineBefore) return context.types.NON_NULL;
  return context.expect("operand", type);
}

/** A decorator of a parameter begins no expression. */
function at(context: TypeContext, type: number): number {
  const { kind, isBody } = context.frame;
  if (kind !== "parentheses" || !isBody) return plain.AT(context, type);
  context.decorator = true;
  return type;
}

function asWord(context: TypeContext, type: number): number {
  const { types, next, lineBefore, previous } = context;
  if (next === "operator" && !lineBefore && previous !== types.MULTIPLY) {
    context.beginType();
    return type;
  }
  if (type !== types.AS) return identifier(context);
  // `export as namespace a`
  const isGlobal = previous === types.EXPORT && isWordStart(context.ahead.peek());
  return isGlobal ? context.expect("operand", type) : plain.AS(context, type);
}
