/** Values that hold no others, as JavaScript. */
import { inspect, types } from "node:util";
import { Script } from "node:vm";
import { hole } from "./anatomy.js";

/**
 * The source of a value. What has none is `undefined` with a comment; a hole of an array is empty.
 * @param value a primitive value, a function, a symbol, or an object that cannot be taken apart
 */
export function leafSource(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "bigint":
      return `${value}n`;
    case "symbol":
      return value === hole ? "" : symbolSource(value);
    case "function":
      return functionSource(value as (...args: unknown[]) => unknown);
    case "object":
      return value === null ? "null" : objectSource(value);
    default:
      return String(value);
  }
}

/**
 * A key as it stands before the colon of a property.
 * @param key a string, a number or a symbol
 */
export function propertyName(key: unknown): string {
  if (typeof key === "symbol") return `[${symbolSource(key)}]`;
  const name = String(key);
  if (name === "__proto__") return '["__proto__"]';
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
}

function symbolSource(symbol: symbol): string {
  const registered = Symbol.keyFor(symbol);
  if (registered !== undefined) return `Symbol.for(${JSON.stringify(registered)})`;
  const { description } = symbol;
  const isWellKnown =
    (Symbol as unknown as Record<string, unknown>)[description?.replace(/^Symbol\./, "") ?? ""] === symbol;
  if (isWellKnown) return description as string;
  return description === undefined ? "Symbol()" : `Symbol(${JSON.stringify(description)})`;
}

function functionSource(fn: (...args: unknown[]) => unknown): string {
  const { name } = fn;
  if (name !== "" && (globalThis as Record<string, unknown>)[name] === fn) return name;
  const source = Function.prototype.toString.call(fn);
  return isExpression(source) ? source : withoutSource(fn);
}

function isExpression(source: string): boolean {
  try {
    new Script(`(${source}\n)`);
    return true;
  } catch {
    return false;
  }
}

function objectSource(value: object): string {
  if (types.isDate(value)) return Number.isNaN(Number(value)) ? "new Date(NaN)" : `new Date(${Number(value)})`;
  if (types.isRegExp(value)) return String(value);
  if (types.isNativeError(value)) return `new ${value.name}(${JSON.stringify(value.message)})`;
  if (types.isBoxedPrimitive(value)) return `Object(${leafSource(value.valueOf())})`;
  return withoutSource(value);
}

function withoutSource(value: unknown): string {
  const description = inspect(value, { depth: 0, breakLength: Number.POSITIVE_INFINITY, compact: true });
  return `undefined /* ${description.replace(/\s+/g, " ").replaceAll("*/", "* /").slice(0, 80)} */`;
}
