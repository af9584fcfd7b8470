/** The one call in a function such as `() => parse(text)`: what is called, and with which arguments. */
import { Script } from "node:vm";
import { CallError } from "./call-error.js";
import { scopeOf } from "./scope-of.js";

/** A call that a closure would make. */
export interface ClosureCall {
  /** The function as the closure names it. */
  readonly name: string;
  readonly fn: (...args: readonly unknown[]) => unknown;
  readonly args: readonly unknown[];
}

/** Source of a call: what stands before its last brackets, and in them. */
interface CallSource {
  readonly callee: string;
  readonly args: string;
}

/**
 * Whether a function has no parameters and is an arrow function, so that it may be a closure around one call.
 * @param fn any value
 */
export function isClosure(fn: unknown): boolean {
  return typeof fn === "function" && arrow.test(Function.prototype.toString.call(fn));
}

const arrow = /^(?:async\s*)?\(\s*\)\s*=>\s*/;

/**
 * Finds the call in an arrow function without parameters whose body is one call. The closure itself is not run: its source is split, and
 * the function and the arguments are evaluated with the variables that the closure can see.
 * @param closure the arrow function; its module's variables and those around it are read, not changed
 * @throws CallError if the body is anything else, or the arguments cannot be evaluated
 */
export function callOfClosure(closure: unknown): ClosureCall {
  const source = Function.prototype.toString.call(closure);
  const found = splitCall(bodyOf(source));
  const remedy = "Use debugging(fn, ...args).";
  if (!found) {
    throw new CallError(
      `debugging() needs a function of the form () => fn(...args), with one call and nothing else, but got ${briefly(source)}. ${remedy}`,
    );
  }
  const { callee, args } = found;
  const scope = scopeOf(closure, (name) => source.includes(name));
  try {
    const code = `with (scope) { return { fn: (...args) => ${callee}(...args), args: [${args}\n] }; }`;
    const evaluate = new Function("scope", code) as (scope: unknown) => Pick<ClosureCall, "fn" | "args">;
    return { name: nameOf(callee), ...evaluate(scope) };
  } catch (error) {
    throw new CallError(`The arguments of ${briefly(source)} cannot be evaluated: ${String(error)}. ${remedy}`);
  }
}

/** What an arrow function does, without `await`, `return` and braces. */
function bodyOf(source: string): string {
  const body = source.replace(arrow, "").trim();
  const isBlock = body.startsWith("{") && body.endsWith("}");
  const inner = isBlock
    ? body
        .slice(1, -1)
        .trim()
        .replace(/^return\b/, "")
        .replace(/;$/, "")
    : body;
  return inner
    .trim()
    .replace(/^await\b/, "")
    .trim();
}

/** Splits a call at the bracket where its arguments begin: the function is before it, the list of arguments after it. */
function splitCall(text: string): CallSource | undefined {
  if (!text.endsWith(")")) return undefined;
  for (let at = text.indexOf("("); at >= 0; at = text.indexOf("(", at + 1)) {
    const [callee, args] = [text.slice(0, at).trim(), text.slice(at + 1, -1)];
    if (isFunctionName(callee) && compiles(`[${args}\n]`) && compiles(`f(${args}\n)`)) return { callee, args };
  }
  return undefined;
}

/** Whether source can name a function: `f`, `a.b`, `a[i].b`, and `(0, a.b)`, as tools write imported functions. */
function isFunctionName(source: string): boolean {
  const assigned = source.startsWith("(") ? `f${source}` : source;
  return source !== "" && compiles(`async () => { (${assigned} = 0); }`);
}

function compiles(source: string): boolean {
  try {
    new Script(`(async () => { ${source} })`);
    return true;
  } catch {
    return false;
  }
}

/** A name for the function: of what tools have written, the last word. */
function nameOf(callee: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$.]*$/u.test(callee)
    ? callee
    : (/[\p{L}_$][\p{L}\p{N}_$]*(?=\W*$)/u.exec(callee)?.[0] ?? "fn");
}

function briefly(source: string): string {
  const line = source.replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
}
