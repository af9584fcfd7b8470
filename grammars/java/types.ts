import type { Reading } from "./reading.js";

/** Finds the first words of the types before declared names, in casts and in clauses that catch. */
export function types(reading: Reading): void {
  for (const [at, text] of reading.texts.entries()) {
    if (reading.meanings.get(at) === "CAST_OPEN") bounds(at, "&", reading);
    else if (text === "catch" && reading.textAt(at + 1) === "(") bounds(at + 1, "|", reading);
    else if (reading.isName(at) || text === "this") typeBefore(at, reading);
  }
}

/** The types of a list in parentheses. */
function bounds(open: number, separator: string, reading: Reading): void {
  const end = reading.partnerOf(open);
  let isStart = true;
  for (let at = open + 1; at < end; at++) {
    const text = reading.textAt(at);
    if (text === "@") at = reading.endOfAnnotation(at) - 1;
    else if (reading.meanings.get(at) === "TYPE_OPEN") at = reading.partnerOf(at);
    else if (isStart && text !== "final") {
      reading.meanings.set(at, "TYPE");
      isStart = false;
    } else if (text === separator) isStart = true;
  }
}

/** The type that ends before a name, if one does. */
function typeBefore(name: number, reading: Reading): void {
  let at = beforeDimensions(name - 1, reading);
  for (;;) {
    if (reading.meanings.get(at) === "TYPE_CLOSE") at = reading.partnerOf(at) - 1;
    if (reading.isPrimitive(at)) break;
    if (!reading.isName(at) || reading.startOfAnnotation(at) >= 0) return;
    if (reading.textAt(at - 1) !== "." || /^[@)]$/.test(reading.textAt(at - 2))) break;
    at -= 2;
  }
  reading.meanings.set(at, "TYPE");
}

/** The last place of a type that ends at a place, without its dimensions and their annotations. */
function beforeDimensions(end: number, reading: Reading): number {
  let at = reading.textAt(end) === "..." ? end - 1 : end;
  for (;;) {
    if (reading.textAt(at) === "]" && reading.partnerOf(at) === at - 1) at -= 2;
    else {
      const start = at < end ? reading.startOfAnnotation(at) : -1;
      if (start < 0) return at;
      at = start - 1;
    }
  }
}
