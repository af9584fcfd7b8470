import { characterCode, integerValue, literalText } from "./java-literals.js";
import type { JavaReader } from "./java-reader.js";
import { type Expression, JavaError } from "./java-syntax.js";

/** Binary operators by their precedence, the loosest first. */
const levels = [
  ["||"],
  ["&&"],
  ["|"],
  ["^"],
  ["&"],
  ["==", "!="],
  ["<", ">", "<=", ">="],
  ["<<", ">>", ">>>"],
  ["+", "-"],
  ["*", "/", "%"],
];
const relations = levels.findIndex((operators) => operators.includes("<"));

/**
 * Reads an expression.
 * @param reader at the first token of the expression; it is left behind the last one
 * @throws JavaError if the code is no expression that is understood
 */
export function parseExpression(reader: JavaReader): Expression {
  const target = parseConditional(reader);
  const operator = reader.peek();
  if (!/^[-+*/%&|^]?=$/.test(operator)) return target;
  if (!["name", "member", "attribute"].includes(target.kind)) reader.fail();
  reader.next();
  return { kind: "assignment", operator, target, value: parseExpression(reader) };
}

function parseConditional(reader: JavaReader): Expression {
  const test = parseBinary(reader, 0);
  if (!reader.take("?")) return test;
  const then = parseExpression(reader);
  reader.expect(":");
  return { kind: "conditional", test, then, otherwise: parseConditional(reader) };
}

function parseBinary(reader: JavaReader, level: number): Expression {
  const operators = levels[level];
  if (!operators) return parseUnary(reader);
  let left = parseBinary(reader, level + 1);
  for (;;) {
    const operator = reader.peek();
    if (level === relations && reader.take("instanceof"))
      left = { kind: "instanceof", operand: left, type: parseTypeName(reader) };
    else if (reader.take(...operators))
      left = { kind: "binary", operator, left, right: parseBinary(reader, level + 1) };
    else return left;
  }
}

function parseTypeName(reader: JavaReader): string {
  let name = reader.name();
  while (reader.take(".")) name += `.${reader.name()}`;
  return name;
}

function parseUnary(reader: JavaReader): Expression {
  const operator = reader.peek();
  if (reader.take("!", "-", "+", "~")) return { kind: "unary", operator, operand: parseUnary(reader) };
  if (reader.take("++", "--")) return { kind: "update", operator, target: parseUnary(reader), isPrefix: true };
  const type = castAhead(reader);
  if (type !== undefined) return { kind: "cast", type, operand: parseUnary(reader) };
  return parsePostfix(reader);
}

/** Takes the type of a cast. In front of a name, parentheses around a name are a cast; `(a) + b` is none. */
function castAhead(reader: JavaReader): string | undefined {
  if (reader.peek() !== "(" || reader.kind(1) !== "name") return undefined;
  let end = 2;
  while (reader.peek(end) === "." && reader.kind(end + 1) === "name") end += 2;
  if (reader.peek(end) !== ")") return undefined;
  const isPrimitive = /^(int|char|boolean)$/.test(reader.peek(1));
  const next = reader.peek(end + 1);
  const isOperand = reader.kind(end + 1) !== "symbol" && next !== "" && next !== "instanceof";
  if (!isPrimitive && !isOperand && !/^[(!~]$/.test(next)) return undefined;
  if (!isPrimitive && !/^\p{Lu}/u.test(reader.peek(end - 1))) return undefined;
  reader.next();
  const type = Array.from({ length: end - 1 }, () => reader.next()).join("");
  reader.expect(")");
  return type;
}

function parsePostfix(reader: JavaReader): Expression {
  let expression = parsePrimary(reader);
  for (;;) {
    if (reader.take(".")) {
      const name = reader.name();
      const args = reader.peek() === "(" ? parseArguments(reader) : undefined;
      expression = args
        ? { kind: "call", object: expression, name, args }
        : { kind: "member", object: expression, name };
    } else if (reader.peek() === "++" || reader.peek() === "--") {
      expression = { kind: "update", operator: reader.next(), target: expression, isPrefix: false };
    } else return expression;
  }
}

function parsePrimary(reader: JavaReader): Expression {
  const text = reader.peek();
  const kind = reader.kind();
  if (reader.take("(")) {
    const inner = parseExpression(reader);
    reader.expect(")");
    return inner;
  }
  if (reader.take("true", "false")) return { kind: "boolean", value: text === "true" };
  if (reader.take("null")) return { kind: "null" };
  if (reader.take("this")) return { kind: "this" };
  if (reader.take("super")) return { kind: "super" };
  if (text === "new") throw new JavaError(`\`new ${reader.peek(1)}\` makes an object`);
  if (kind === "number") return { kind, value: integerValue(reader.next()) };
  if (kind === "char") return { kind, value: characterCode(reader.next()) };
  if (kind === "string") return { kind, value: literalText(reader.next()) };
  if (kind === "attribute") return { kind, text: reader.next() };
  const name = reader.name();
  if (reader.peek() === "(") return { kind: "call", object: undefined, name, args: parseArguments(reader) };
  return { kind: "name", name };
}

function parseArguments(reader: JavaReader): readonly Expression[] {
  reader.expect("(");
  const args: Expression[] = [];
  if (reader.take(")")) return args;
  do args.push(parseExpression(reader));
  while (reader.take(","));
  reader.expect(")");
  return args;
}
