/** The short form of a function in JavaScript and TypeScript: an arrow function. */
import { closing } from "./brackets.js";
import type { ShortForms } from "./generated-language.js";

/** What an arrow function does not have itself. */
const own = /^(?:this|arguments|super)$/;

/**
 * The changes of single functions into arrow functions, the shorter one of each function first. A function that has a name and is used by
 * it becomes the value of a variable.
 * @param texts the texts of all tokens
 * @returns for each change the tokens that it replaces, in order, and what replaces them
 */
export function arrowFunctions(texts: readonly string[]): ShortForms {
  return texts.flatMap((text, at) => (text === "function" ? arrowsFor(texts, at) : []));
}

/** @param at the index of the word `function` */
function arrowsFor(texts: readonly string[], at: number): ShortForms {
  const open = at + (texts[at + 1] === "(" ? 1 : 2);
  const close = texts[open] === "(" ? closing(texts, open) : -1;
  const end = close > 0 && texts[close + 1] === "{" ? closing(texts, close + 1) : -1;
  if (end < 0 || texts.slice(open, end).some((each) => own.test(each))) return [];
  const name = open > at + 1 ? texts[at + 1] : undefined;
  const uses = texts.flatMap((each, i) => (each === name && i !== at + 1 ? [i] : []));
  if (uses.some((i) => texts[i - 1] === "new" || texts[i + 1] === ".")) return [];
  const next = texts[end + 1];
  const isLast = next === undefined || next === "}" || next === ";";
  const parentheses = close === open + 2 ? [open, close].map((from) => [from, from + 1, ""] as const) : [];
  const changes = (before: string, behind: string) => {
    const change = (bodyFrom: number, opening: string, closing: string) => [
      [at, open, before] as const,
      ...parentheses,
      [close + 1, bodyFrom, `=>${opening}`] as const,
      [end, end + 1, closing + behind] as const,
    ];
    const block = change(close + 2, "{", "}");
    return texts[close + 2] === "return" && end > close + 3 ? [change(close + 3, "", ""), block] : [block];
  };
  const named = uses.length > 0 && texts[at - 1] !== "async" ? changes(`${name}=`, isLast ? "" : ";") : [];
  return [...named, ...changes("", "")];
}
