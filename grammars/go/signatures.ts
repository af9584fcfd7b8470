import type { Reading } from "./reading.js";
import { endOfSignature } from "./types.js";

/** Marks functions that are declared, and the parentheses of parameters and results; returns the braces of the bodies of functions. */
export function signatures(reading: Reading, ends: Int32Array): ReadonlySet<number> {
  const bodies = new Set<number>();
  /** Braces whose owner is known: a result or an element may be a type of functions, but the brace belongs to what is around it. */
  const owned = new Set<number>();
  for (const [at, text] of reading.texts.entries()) {
    const next = reading.textAt(at + 1);
    if (text === "func") {
      const brace = braceBehind(at, reading, ends);
      const isElement = reading.textAt(at - 1) === "]" && !reading.isBehindEnd(at);
      if (isElement || brace < 0 || owned.has(brace)) {
        if (!reading.meanings.has(at)) reading.meanings.set(at, "FUNC_TYPE");
      } else bodies.add(brace);
      owned.add(brace);
    }
    if ((text === "struct" || text === "interface") && next === "{") methods(at + 1, reading);
  }
  return bodies;
}

/** Marks the parameters and the result of a function; returns the place of the brace behind them, -1 if there is none. */
function braceBehind(at: number, reading: Reading, ends: Int32Array): number {
  let open = nameOf(at, reading) + 1;
  if (reading.textAt(open) === "[" && reading.partnerOf(open) > 0) {
    reading.meanings.set(open, "TYPE_PARAMETERS_OPEN");
    open = reading.partnerOf(open) + 1;
  }
  if (!markSignature(open, reading)) return -1;
  const end = endOfSignature(open, reading, ends);
  return reading.textAt(end) === "{" && !reading.isBehindEnd(end) ? end : -1;
}

/** The place of the name of a declared function, which is marked; the place of the word if it declares none. */
function nameOf(at: number, reading: Reading): number {
  const receiver = reading.textAt(at + 1) === "(" ? reading.partnerOf(at + 1) : -1;
  const name = Math.max(at, receiver) + 1;
  if (!reading.isName(name) || reading.isBehindEnd(name) || (receiver > 0 && !isMethod(name + 1, reading))) return at;
  reading.meanings.set(at, "FUNC_DECLARATION");
  if (receiver > 0) reading.meanings.set(at + 1, "PARAMETERS_OPEN");
  return name;
}

/** Whether what follows a name behind parentheses are parameters, so that the name is not the result of a type. */
function isMethod(at: number, reading: Reading): boolean {
  const hasTypes = reading.textAt(at) === "[" && reading.partnerOf(at) > 0;
  return reading.textAt(hasTypes ? reading.partnerOf(at) + 1 : at) === "(";
}

/** Marks the parameters at a place, and the results if they are in parentheses. */
function markSignature(open: number, reading: Reading): boolean {
  if (reading.textAt(open) !== "(") return false;
  reading.meanings.set(open, "PARAMETERS_OPEN");
  const end = reading.partnerOf(open) + 1;
  const hasResults = end > 0 && reading.textAt(end) === "(" && !reading.isBehindEnd(end);
  if (hasResults) reading.meanings.set(end, "PARAMETERS_OPEN");
  return true;
}

/** Marks the parameters of the methods of an interface. */
function methods(brace: number, reading: Reading): void {
  const end = reading.partnerOf(brace);
  for (let at = brace + 1; at < end; at++) {
    const before = reading.textAt(at - 1);
    const begins = at === brace + 1 || before === ";" || reading.isBehindEnd(at);
    if (begins && reading.isName(at) && reading.textAt(at + 1) === "(") markSignature(at + 1, reading);
    if (/^[([{]$/.test(reading.textAt(at))) at = Math.max(at, reading.partnerOf(at));
  }
}
