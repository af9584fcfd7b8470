import { JavaError } from "./java-syntax.js";

const escapes: Readonly<Record<string, string>> = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", s: " " };

/**
 * The value of a string or character literal with its quotation marks.
 * @param literal as it stands in the code, escapes included
 */
export function literalText(literal: string): string {
  const pattern = /\\(?:u+([\da-fA-F]{4})|([0-3]?[0-7]{1,2})|([\s\S]))/g;
  return literal.slice(1, -1).replace(pattern, (sequence: string, hex?: string, octal?: string, letter = "") => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    if (/["'\\]/.test(letter)) return letter;
    const value = escapes[letter];
    if (value === undefined) throw new JavaError(`the escape ${sequence} is unknown`);
    return value;
  });
}

/**
 * The code of a character literal.
 * @param literal as it stands in the code, with its quotation marks
 */
export function characterCode(literal: string): number {
  const text = literalText(literal);
  if (text.length !== 1) throw new JavaError(`${literal} is no single character`);
  return text.charCodeAt(0);
}

/**
 * The value of an `int` literal.
 * @param literal decimal or hexadecimal, `_` allowed
 */
export function integerValue(literal: string): number {
  const digits = literal.replaceAll("_", "");
  const isOctal = /^0\d/.test(digits);
  const value = /^(0[xX][\da-fA-F]+|\d+)$/.test(digits) && !isOctal ? Number(digits) : Number.NaN;
  if (!(value <= 0x7fffffff)) throw new JavaError(`the number ${literal} is no decimal or hexadecimal \`int\``);
  return value;
}
