/** Splits WGSL into rough tokens of the kinds of C: words by class, brackets, operators and the lines of a preprocessor. */
import { kinds } from "../c/kinds.js";
import { directiveEnd } from "../c/long-tokens.js";
import { RoughTokenList, type Scan } from "../c/rough-token-list.js";

/** Kinds that C does not have: `#import` before its brace, and an attribute. */
export const importKind = 26;
export const attributeKind = 27;

const spaceAt = /[\s\uFEFF]+|\/\/[^\n]*/y;
const placeholder = /[#$]\{[^{}\r\n]*(?:\{[^{}\r\n]*\}[^{}\r\n]*)*\}/;
const letter = /[\p{XID_Start}_$]/u;
const wordAt = new RegExp(
  `(?:${placeholder.source}|${letter.source})(?:${placeholder.source}|[\\p{XID_Continue}$]|\\{\\w+(?:\\{\\w+\\}\\w*)?\\})*`,
  "uy",
);
/** `{X}` and `#X` in the place of an operand. */
const otherPlaceholderAt = /(?:\{[a-zA-Z_]\w*(?:\{\w+\}\w*)?\}|#[a-zA-Z_])[\p{XID_Continue}$]*/uy;
const attributeAt = /@[ \t\r\n]*[\p{XID_Start}_$][\p{XID_Continue}$]*/uy;
const numberAt =
  /0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)(?:[pP][+-]?[0-9]+)?[iufh]?|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[a-zA-Z0-9_]*/y;
const stringAt = /"[^"\r\n]*"|'[^'\r\n]*'/y;
const importAt = /#[ \t]*import\b[^{\r\n]*(?=\{)/y;
const operatorAt = /<<=|>>=|->|\+\+|--|&&|\|\||<<|>>|[-+*/%&|^<>=!]=|::/y;

const words: ReadonlyMap<string, number> = new Map([
  ...["if", "while", "switch", "loop", "continuing"].map((word) => [word, kinds.header] as const),
  ...["return", "break", "continue", "discard"].map((word) => [word, kinds.statement] as const),
  ["for", kinds.for],
  ["else", kinds.else],
  ["case", kinds.case],
  ["default", kinds.case],
]);

/** Splits a whole text. */
export function scan(text: string): Scan {
  const tokens = new RoughTokenList(text);
  for (let at = 0; at < text.length; ) at = matchEnd(spaceAt, text, at) ?? readToken(text, at, tokens);
  tokens.add(kinds.end, text.length, text.length);
  return tokens.scan();
}

/** Reads the token or comment at a place; gives where it ends. */
function readToken(text: string, at: number, tokens: RoughTokenList): number {
  if (text.startsWith("/*", at)) return commentEnd(text, at);
  const [kind, end] = tokenAt(text, at);
  tokens.add(kind, at, end);
  return end;
}

function tokenAt(text: string, at: number): readonly [kind: number, end: number] {
  const placeholder = isOperandDue(text, at) ? matchEnd(otherPlaceholderAt, text, at) : undefined;
  if (placeholder !== undefined) return [kinds.identifier, placeholder];
  const word = matchEnd(wordAt, text, at);
  if (word !== undefined) return [words.get(text.slice(at, word)) ?? kinds.identifier, word];
  const literal = matchEnd(numberAt, text, at) ?? matchEnd(stringAt, text, at);
  if (literal !== undefined) return [kinds.literal, literal];
  if (text[at] === "@") return [attributeKind, matchEnd(attributeAt, text, at) ?? at + 1];
  if (text[at] === "#") {
    const end = matchEnd(importAt, text, at);
    return end === undefined ? [kinds.directive, directiveEnd(text, at)] : [importKind, end];
  }
  const end = matchEnd(operatorAt, text, at);
  if (end === undefined) {
    const point = text.codePointAt(at) as number;
    return point < 128 ? [point, at + 1] : [kinds.operator, at + (point > 0xffff ? 2 : 1)];
  }
  const operator = text.slice(at, end);
  return [operator === "++" || operator === "--" ? kinds.step : operator === "->" ? kinds.arrow : kinds.operator, end];
}

/** Whether a brace or `#` stands behind an operator, comma or bracket, where neither a block nor a line begins. */
function isOperandDue(text: string, at: number): boolean {
  if (text[at] === "#") return /\S/.test(text.slice(text.lastIndexOf("\n", at) + 1, at));
  if (text[at] !== "{") return false;
  let before = at - 1;
  while (before >= 0 && text.charCodeAt(before) <= 32) before--;
  return /[-+*/%&|^<>=!~.,([:]/.test(text[before] ?? "");
}

/** Where a comment ends, which may hold others. */
function commentEnd(text: string, from: number): number {
  let depth = 0;
  const bracketAt = /\/\*|\*\//g;
  bracketAt.lastIndex = from;
  for (let match = bracketAt.exec(text); match; match = bracketAt.exec(text)) {
    depth += match[0] === "/*" ? 1 : -1;
    if (depth === 0) return bracketAt.lastIndex;
  }
  return text.length;
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
