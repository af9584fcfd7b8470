/** Translates expressions from Java to TypeScript, with their types, because operators of Java depend on these. */
import type { ExpressionContext, JavaScope } from "./java-scope.js";
import { type Expression, JavaError, pathOf } from "./java-syntax.js";
import {
  declaredType,
  demand,
  demandBoolean,
  isAssignable,
  isNumeric,
  isReference,
  type JavaType,
  type Value,
} from "./java-types.js";
import { objectFields, recognizerFields, runtimeConstants } from "./runtime-methods.js";
import { translateCall } from "./translate-call.js";

/**
 * Translates an expression.
 * @param expression is not changed
 * @param place the names that are known there
 * @throws JavaError if an expression has no meaning that is known
 */
export function translate(expression: Expression, place: ExpressionContext): Value {
  switch (expression.kind) {
    case "number":
      return { code: String(expression.value), type: "int" };
    case "char":
      return { code: String(expression.value), type: "char" };
    case "string":
      return { code: JSON.stringify(expression.value), type: "String" };
    case "boolean":
      return { code: String(expression.value), type: "boolean" };
    case "null":
      return { code: "null", type: "null" };
    case "attribute":
      return { code: expression.text, type: place.scope.attribute(expression.text) };
    case "name":
      return translateName(expression.name, place);
    case "member":
      return translateMember(expression, place);
    case "call":
      return translateCall(expression, { ...place, translate: (inner) => translate(inner, place) });
    case "unary":
      return translateUnary(expression, place);
    case "update":
      return translateUpdate(expression, place);
    case "binary":
      return translateBinary(expression, place);
    case "instanceof":
      return translateInstance(expression, place);
    case "conditional":
      return translateConditional(expression, place);
    case "assignment":
      return translateAssignment(expression, place);
    case "cast":
      return translateCast(expression, place);
    default:
      throw new JavaError(`\`${expression.kind}\` stands alone`);
  }
}

function translateName(name: string, { scope, locals }: ExpressionContext): Value {
  const local = locals.type(name);
  if (local) return { code: name, type: local };
  return ownField(name, scope) ?? constant(name, scope) ?? ofBase(name, scope);
}

function ownField(name: string, { side, fields }: JavaScope): Value | undefined {
  const field = fields.get(name);
  if (field) return { code: `this.${name}`, type: field };
  const runtime = Object.hasOwn(recognizerFields[side], name) ? recognizerFields[side][name] : undefined;
  return runtime && { code: runtime[1], type: runtime[0] };
}

function constant(path: string, { constants }: JavaScope): Value | undefined {
  const value = constants.get(path) ?? (Object.hasOwn(runtimeConstants, path) ? runtimeConstants[path] : undefined);
  if (value === undefined) return undefined;
  return { code: value < 0 ? `(${value})` : String(value), type: "int" };
}

function ofBase(name: string, { hasBase, untranslated }: JavaScope): Value {
  if (untranslated.has(name)) throw new JavaError(`the member \`${name}\` is not translated`);
  if (!hasBase || /^[_\p{Lu}]/u.test(name)) throw new JavaError(`\`${name}\` is not known`);
  return { code: `this.${name}`, type: "unknown" };
}

function translateMember({ object, name }: Expression & { kind: "member" }, place: ExpressionContext): Value {
  if (object.kind === "this") return ownField(name, place.scope) ?? ofBase(name, place.scope);
  const path = pathOf(object);
  const isVariable = object.kind === "name" && place.locals.type(object.name) !== undefined;
  const value = path === undefined || isVariable ? undefined : constant(`${path}.${name}`, place.scope);
  if (value) return value;
  const owner = translate(object, place);
  const type = objectFields[owner.type]?.[name];
  if (type === undefined) throw new JavaError(`\`${path === undefined ? "" : `${path}.`}${name}\` is not known`);
  return { code: `${owner.code}.${name}`, type };
}

function translateUnary({ operator, operand }: Expression & { kind: "unary" }, place: ExpressionContext): Value {
  const value = translate(operand, place);
  if (operator === "!") return { code: `!${demandBoolean(value)}`, type: "boolean" };
  return { code: `(${operator}${demand(value, "int")})`, type: "int" };
}

/** The target of an assignment. */
function translateTarget(target: Expression, place: ExpressionContext): Value {
  if (target.kind === "attribute" && !target.text.includes(".")) return translate(target, place);
  const isOwn = target.kind === "name" || (target.kind === "member" && target.object.kind === "this");
  const value = isOwn ? translate(target, place) : undefined;
  if (!value || !/^(this\.)?\w+$/.test(value.code) || /^\d/.test(value.code))
    throw new JavaError("what is assigned is no variable");
  return value;
}

function translateUpdate(
  { operator, target, isPrefix }: Expression & { kind: "update" },
  place: ExpressionContext,
): Value {
  const { code, type } = translateTarget(target, place);
  if (type !== "int" && type !== "long" && type !== "unknown")
    throw new JavaError(`\`${code}${operator}\` counts a ${type}`);
  return { code: isPrefix ? `(${operator}${code})` : `${code}${operator}`, type };
}

function translateAssignment(
  { operator, target, value }: Expression & { kind: "assignment" },
  place: ExpressionContext,
): Value {
  const to = translateTarget(target, place);
  const assigned =
    operator === "=" ? translate(value, place) : combine(operator.slice(0, -1), to, translate(value, place));
  return { code: `${to.code} = ${demand(assigned, to.type)}`, type: to.type };
}

function translateConditional(
  { test, then, otherwise }: Expression & { kind: "conditional" },
  place: ExpressionContext,
): Value {
  const condition = demandBoolean(translate(test, place));
  const [first, second] = [translate(then, place), translate(otherwise, place)];
  const type = [first.type, second.type].find((each) =>
    [first, second].every((value) => isAssignable(value.type, each)),
  );
  if (type === undefined)
    throw new JavaError(`\`${first.code}\` is ${first.type}, \`${second.code}\` is ${second.type}`);
  return { code: `(${condition} ? ${first.code} : ${second.code})`, type };
}

function translateInstance({ operand, type }: Expression & { kind: "instanceof" }, place: ExpressionContext): Value {
  const name = type.replace(/^.*\./, "");
  if (!place.scope.contexts.has(name)) throw new JavaError(`the class \`${type}\` is not known`);
  return { code: `(${demand(translate(operand, place), "Context")} instanceof ${name})`, type: "boolean" };
}

function translateCast({ type, operand }: Expression & { kind: "cast" }, place: ExpressionContext): Value {
  const to = declaredType(type);
  const value = translate(operand, place);
  if (to === "char" && isNumeric(value.type) && value.type !== "long")
    return { code: `(${value.code} & 0xffff)`, type: "char" };
  if (to === "int" && isNumeric(value.type) && value.type !== "long") return { code: value.code, type: "int" };
  if (isNumeric(to) || !isAssignable(value.type, to))
    throw new JavaError(`\`${value.code}\` is ${value.type}, not ${to}`);
  return { code: value.code, type: to };
}

function translateBinary({ operator, left, right }: Expression & { kind: "binary" }, place: ExpressionContext): Value {
  return combine(operator, translate(left, place), translate(right, place));
}

function combine(operator: string, left: Value, right: Value): Value {
  if (operator === "&&" || operator === "||") {
    return { code: `(${demandBoolean(left)} ${operator} ${demandBoolean(right)})`, type: "boolean" };
  }
  if (operator === "==" || operator === "!=") return compare(operator, left, right);
  if (operator === "+" && (left.type === "String" || right.type === "String")) {
    return { code: `(${asText(left)} + ${asText(right)})`, type: "String" };
  }
  if (/^[<>]=?$/.test(operator))
    return { code: `(${number(left, right)} ${operator} ${number(right, left)})`, type: "boolean" };
  return calculate(operator, left, right);
}

/** Equality of objects is identity in Java, and nobody means that for texts. */
function compare(operator: string, left: Value, right: Value): Value {
  const types: readonly JavaType[] = [left.type, right.type];
  if (types.includes("null") && types.every(isReference))
    return { code: `(${left.code} ${operator} ${right.code})`, type: "boolean" };
  if (types.includes("String"))
    throw new JavaError(`\`${operator}\` does not compare texts in Java; it takes \`equals\``);
  const isKnown = !types.includes("unknown") || types.some((type) => type === "int" || type === "boolean");
  const isSame = isNumeric(left.type) ? isNumeric(right.type) : left.type === right.type;
  if (!isKnown || !(isSame || types.includes("unknown"))) {
    throw new JavaError(`\`${left.code}\` is ${left.type}, \`${right.code}\` is ${right.type}`);
  }
  return { code: `(${left.code} ${operator}= ${right.code})`, type: "boolean" };
}

/** A text, as `+` makes it of a value. */
function asText({ code, type }: Value): string {
  if (type === "char") return `String.fromCharCode(${code})`;
  if (!["String", "int", "boolean"].includes(type)) throw new JavaError(`\`${code}\` is ${type}, not a text`);
  return code;
}

/** A number that is combined with another one. Of a base class, a `char` may be a text in TypeScript. */
function number(value: Value, other: Value): string {
  if (value.type === "unknown" && other.type !== "int")
    throw new JavaError(`the type of \`${value.code}\` is not known`);
  return isNumeric(value.type) ? value.code : demand(value, "int");
}

/** Arithmetic of 32 bits. */
function calculate(operator: string, left: Value, right: Value): Value {
  const [a, b] = [number(left, right), number(right, left)];
  // What is not known may be a text.
  if (operator === "+" && [left.type, right.type].includes("unknown"))
    return { code: `(${a} + ${b})`, type: "unknown" };
  if (left.type === "long" || right.type === "long") {
    if (operator !== "+" && operator !== "-") throw new JavaError(`\`${operator}\` of \`long\` is not known`);
    return { code: `(${a} ${operator} ${b})`, type: "long" };
  }
  if (operator === "*") return { code: `Math.imul(${a}, ${b})`, type: "int" };
  if (operator === ">>>" || operator === "%") return { code: `((${a} ${operator} ${b}) | 0)`, type: "int" };
  if (/^([-+/&|^]|<<|>>)$/.test(operator)) return { code: `((${a} ${operator} ${b}) | 0)`, type: "int" };
  throw new JavaError(`the operator \`${operator}\` is not known`);
}
