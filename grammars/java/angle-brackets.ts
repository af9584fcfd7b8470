import type { Reading } from "./reading.js";

const inTypes = new Set([".", ",", "?", "&", "[", "]", "@", "extends", "super"]);

/** Finds the angle brackets of types: those with nothing but types between. Each `<` is decided once, so this is linear. */
export function angleBrackets(reading: Reading): void {
  for (let at = 0; at < reading.texts.length; at++) {
    if (reading.texts[at] === "<") at = bracketsFrom(at, reading);
  }
}

/** Decides a `<` and those that follow in the same type; returns the last place that is decided. */
function bracketsFrom(from: number, reading: Reading): number {
  const open: number[] = [];
  for (let at = from; at < reading.texts.length; at++) {
    const text = reading.textAt(at);
    if (text === "<") open.push(at);
    else if (text === ">") {
      const start = open.pop() as number;
      reading.meanings.set(start, "TYPE_OPEN").set(at, "TYPE_CLOSE");
      reading.pair(start, at);
      if (open.length === 0) return at;
    } else if (text === "(" && reading.startOfAnnotation(at - 1) >= 0 && reading.partnerOf(at) > at)
      at = reading.partnerOf(at);
    else if (!reading.isName(at) && !reading.isPrimitive(at) && !inTypes.has(text)) return at - 1;
  }
  return reading.texts.length;
}
