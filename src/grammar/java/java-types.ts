import { JavaError } from "./java-syntax.js";

/**
 * The types that the translation tells apart. An `int` and a `char` are numbers in TypeScript. `unknown` is what a base class returns.
 */
export type JavaType =
  | "int"
  | "long"
  | "char"
  | "boolean"
  | "String"
  | "Token"
  | "CharStream"
  | "TokenStream"
  | "Context"
  | "IntStack"
  | "void"
  | "null"
  | "unknown";

/** An expression in TypeScript, and its type in Java. */
export interface Value {
  readonly code: string;
  readonly type: JavaType;
}

const declared: Readonly<Record<string, JavaType>> = {
  int: "int",
  long: "long",
  char: "char",
  boolean: "boolean",
  String: "String",
  Token: "Token",
  CharStream: "CharStream",
  TokenStream: "TokenStream",
  ParserRuleContext: "Context",
  RuleContext: "Context",
  void: "void",
};

/**
 * The type of a declaration.
 * @param name as the code writes the type
 * @throws JavaError if it is none of those that are known
 */
export function declaredType(name: string): JavaType {
  const simple = name.replace(/^.*\./, "");
  const type = declared[simple] ?? (/^\p{Lu}\w*Context$/u.test(simple) ? "Context" : undefined);
  if (type === undefined) throw new JavaError(`the type \`${name}\` is not known`);
  return type;
}

/**
 * The value that a field of a type has before one is assigned.
 * @param type of the field
 */
export function initialValue(type: JavaType): string {
  if (isNumeric(type)) return "0";
  return type === "boolean" ? "false" : "null";
}

/**
 * Whether values of a type are numbers.
 * @param type of a value
 */
export function isNumeric(type: JavaType): boolean {
  return type === "int" || type === "long" || type === "char";
}

/**
 * Whether values of a type are objects, so that they may be null.
 * @param type of a value
 */
export function isReference(type: JavaType): boolean {
  return !isNumeric(type) && type !== "boolean" && type !== "void";
}

/**
 * Tells whether a value of a type may be assigned to a variable of another one.
 * @param from type of the value
 * @param to type of the variable
 */
export function isAssignable(from: JavaType, to: JavaType): boolean {
  if (from === to || (from === "char" && to === "int") || (isNumeric(from) && to === "long")) return true;
  if (from === "unknown" || to === "unknown") return from !== "void" && to !== "void";
  return from === "null" && isReference(to);
}

/**
 * The code of a value that a place asks for.
 * @param value a translated expression and its type
 * @param type that the place of the value asks for
 * @throws JavaError if a value cannot be assigned to a type
 */
export function demand(value: Value, type: JavaType): string {
  if (!isAssignable(value.type, type)) throw new JavaError(`\`${value.code}\` is ${value.type}, not ${type}`);
  return value.code;
}

/**
 * The code of a condition.
 * @param value a translated expression and its type
 * @throws JavaError if a value is no condition
 */
export function demandBoolean(value: Value): string {
  return demand(value, "boolean");
}
