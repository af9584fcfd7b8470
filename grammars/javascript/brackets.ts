/** What a bracket is: a block, an object, the body of a class, a call, a group, an index, an array. */
import type { Context, Rules } from "./context.js";
import type { Expectation, Frame } from "./frame.js";

export const brackets: Rules = {
  OPEN_BRACE: openBrace,
  CLOSE_BRACE: closeBrace,
  OPEN_PAREN: openParenthesis,
  CLOSE_PAREN: closeParenthesis,
  OPEN_BRACKET: openBracket,
  CLOSE_BRACKET: closeBracket,
};

interface Braces {
  readonly kind: Frame["kind"];
  readonly after: Expectation;
  readonly type: number;
}

function openBrace(context: Context): number {
  context.control = false;
  const { kind, after, type } = bracesOf(context);
  context.push(kind, after);
  return context.expect(kind === "block" ? "statement" : "operand", type);
}

function bracesOf(context: Context): Braces {
  const { types, previous, body } = context;
  if (body !== undefined) {
    context.body = undefined;
    return { kind: "block", after: body, type: types.OPEN_BRACE };
  }
  if (context.inClassHead && context.next === "operator") {
    return { kind: "class", after: context.endClassHead(), type: types.OPEN_BRACE };
  }
  if (context.isMember) return { kind: "block", after: "member", type: types.OPEN_BRACE };
  if (previous === types.ARROW) return { kind: "block", after: "ended", type: types.OPEN_BRACE };
  if (previous === types.EXPORT) return { kind: "object", after: "operator", type: types.SPECIFIERS_OPEN };
  if (previous === types.DEFAULT || context.next === "operand") {
    return { kind: "object", after: "operator", type: types.OBJECT_OPEN };
  }
  return { kind: "block", after: "statement", type: types.OPEN_BRACE };
}

function closeBrace(context: Context, type: number): number {
  const closed = context.pop("block", "object", "class", "substitution", "container");
  const after = closed?.after ?? "statement";
  context.functionHead = undefined;
  // In a class the next name may come at once, in an object a comma comes first.
  return context.expect(after === "member" ? "operand" : after, type);
}

interface Parentheses {
  readonly after: Expectation;
  readonly type: number;
  readonly isLoop?: boolean;
  readonly isBody?: boolean;
}

function openParenthesis(context: Context): number {
  const { after, type, isLoop = false, isBody = false } = parenthesesOf(context);
  const frame = context.push("parentheses", after);
  frame.isLoop = isLoop;
  frame.isBody = isBody;
  return context.expect("operand", type);
}

function parenthesesOf(context: Context): Parentheses {
  const { types, previous, functionHead } = context;
  if (context.control) {
    context.control = false;
    const isLoop = previous === types.FOR || previous === types.AWAIT;
    return { after: "statement", type: types.OPEN_PAREN, isLoop };
  }
  if (functionHead !== undefined) {
    context.functionHead = undefined;
    return { after: functionHead, type: types.OPEN_PAREN, isBody: true };
  }
  if (context.decorator) {
    context.decorator = false;
    const isName = previous !== types.AT && previous !== types.EXPRESSION_AT;
    const after = context.frame.kind === "class" || context.frame.isBody ? "operand" : "operator";
    return { after, type: isName ? types.CALL_OPEN : types.GROUP_OPEN };
  }
  if (context.isMember) return { after: "member", type: types.OPEN_PAREN, isBody: true };
  return { after: "operator", type: context.next === "operator" ? types.CALL_OPEN : types.GROUP_OPEN };
}

function closeParenthesis(context: Context, type: number): number {
  const closed = context.pop("parentheses");
  if (!closed?.isBody) return context.expect(closed?.after ?? "operator", type);
  context.body = closed.after;
  return context.expect("operator", type);
}

function openBracket(context: Context, type: number): number {
  const isIndex = context.next === "operator" && !context.isMember;
  context.push("brackets", "operator");
  return context.expect("operand", isIndex ? context.types.INDEX_OPEN : type);
}

function closeBracket(context: Context, type: number): number {
  context.pop("brackets");
  return context.expect("operator", type);
}
