import type { Reading } from "./reading.js";

/**
 * The place behind the type that begins at each token, -1 where none does. It is found from the last token to the first, so
 * each takes a constant number of steps.
 */
export function endsOfTypes(reading: Reading): Int32Array {
  const ends = new Int32Array(reading.texts.length + 1).fill(-1);
  for (let at = reading.texts.length - 1; at >= 0; at--) ends[at] = endOfType(at, reading, ends);
  return ends;
}

/** The place behind the parameters at a place and the result behind them. */
export function endOfSignature(at: number, reading: Reading, ends: Int32Array): number {
  const end = behind(at, reading);
  if (end < 0) return -1;
  return reading.isBehindEnd(end) ? end : Math.max(end, ends[end] ?? -1);
}

function endOfType(at: number, reading: Reading, ends: Int32Array): number {
  const text = reading.textAt(at);
  const next = reading.textAt(at + 1);
  switch (text) {
    case "*":
      return ends[at + 1] ?? -1;
    case "(":
      return behind(at, reading);
    case "[":
      return ends[behind(at, reading)] ?? -1;
    case "map":
      return next === "[" ? (ends[behind(at + 1, reading)] ?? -1) : -1;
    case "<-":
      return next === "chan" ? (ends[at + 1] as number) : -1;
    case "chan":
      return ends[next === "<-" ? at + 2 : at + 1] ?? -1;
    case "struct":
    case "interface":
      return next === "{" ? behind(at + 1, reading) : -1;
    case "func":
      return next === "(" ? endOfSignature(at + 1, reading, ends) : -1;
    default:
      return reading.isName(at) ? endOfName(at, reading) : -1;
  }
}

/** The place behind a name, what it is a part of, and its arguments. */
function endOfName(at: number, reading: Reading): number {
  const end = reading.textAt(at + 1) === "." && reading.isName(at + 2) ? at + 3 : at + 1;
  const hasArguments = reading.textAt(end) === "[" && reading.textAt(end + 1) !== "]";
  return hasArguments ? Math.max(end, behind(end, reading)) : end;
}

/** The place behind a bracket and what is in it, -1 if it is open to the end. */
function behind(open: number, reading: Reading): number {
  const partner = reading.partnerOf(open);
  return partner < 0 ? -1 : partner + 1;
}
