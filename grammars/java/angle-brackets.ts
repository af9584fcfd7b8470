import type { Reading } from "./meanings.js";

const inTypes = new Set([".", ",", "?", "&", "[", "]", "@", "extends", "super"]);
for (const each of ["int", "boolean", "byte", "char", "double", "float", "long", "short"]) inTypes.add(each);

/**
 * Finds the angle brackets of types: those with nothing but types between. Each `<` is decided once, so this is linear.
 */
export function angleBrackets(reading: Reading): void {
  for (let at = 0; at < reading.texts.length; at++) {
    if (reading.texts[at] === "<") at = bracketsFrom(at, reading);
  }
}

/** Decides a `<` and those within its part of the text; returns the last place that is decided. */
function bracketsFrom(from: number, { texts, partner, isName, meaning }: Reading): number {
  const open: number[] = [];
  for (let at = from; at < texts.length; at++) {
    const text = texts[at] as string;
    if (text === "<") open.push(at);
    else if (text === ">") {
      meaning.set(open.pop() as number, "TYPE_OPEN").set(at, "TYPE_CLOSE");
      if (open.length === 0) return at;
    } else if (text === "(" && isAnnotation(at, texts, isName) && (partner[at] as number) > at) at = partner[at] as number;
    else if (!isName(at) && !inTypes.has(text)) return at - 1;
  }
  return texts.length;
}

function isAnnotation(at: number, texts: readonly string[], isName: (at: number) => boolean): boolean {
  let place = at - 1;
  while (isName(place) || texts[place] === ".") place--;
  return texts[place] === "@";
}
