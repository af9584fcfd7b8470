/**
 * Short forms in languages like C, where an expression is a list of operands and operators: without the brackets around it, it is several
 * elements of the list in which it was one before, so that no node of the grammar can take its place.
 */
import { closing } from "./brackets.js";
import type { ShortForms } from "./generated-language.js";

const word = /^\w+$/;
/** A word before an expression that calls nothing. */
const keyword = /^(?:return|co_return|break|case|else|do|throw|in)$/;
/** What connects the words of a path. */
const link = /^(?:\.|->|::)$/;
const operator = /^[^\w"'`()[\]{},;.]+$/;
/** What may be behind an expression. Behind the brackets of a type, there is an operand or a block. */
const behind = /^[^\w"'`([{]/;

/**
 * The removals of the brackets around single expressions, and of calls around single arguments: `(a % b)` and `f(a % b, c)` become `a % b`.
 * @param texts the texts of all tokens
 * @returns for each change the tokens that it replaces, in order, and what replaces them
 */
export function bareExpressions(texts: readonly string[]): ShortForms {
  return texts.flatMap((text, open) => {
    const close = text === "(" ? closing(texts, open) : -1;
    if (close < 0 || !behind.test(texts[close + 1] ?? ";")) return [];
    const from = calleeBefore(texts, open);
    if (from < open && isName(texts[from - 1])) return []; // a declaration
    const parts = from < open ? argumentsIn(texts, open, close) : [[open + 1, close] as const];
    const phrases = parts.filter(([first, end]) => texts.slice(first + 1, end).some((each) => operator.test(each)));
    return phrases.map(([first, end]) => [[from, first, ""] as const, [end, close + 1, ""] as const]);
  });
}

/** The index of the path that is called with the bracket at `open`, or `open` if none is. */
function calleeBefore(texts: readonly string[], open: number): number {
  if (!isName(texts[open - 1])) return open;
  let from = open - 1;
  while (link.test(texts[from - 1] ?? "") && isName(texts[from - 2])) from -= 2;
  return from;
}

function isName(text = ""): boolean {
  return word.test(text) && !keyword.test(text);
}

/** The ranges of what commas separate between two brackets. */
function argumentsIn(texts: readonly string[], open: number, close: number): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  let from = open + 1;
  for (let i = from; i <= close; i++) {
    if (i === close || texts[i] === ",") {
      found.push([from, i]);
      from = i + 1;
    } else if (/^[([{]$/.test(texts[i] as string)) i = Math.max(i, closing(texts, i));
  }
  return found;
}
