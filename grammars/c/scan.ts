/**
 * Splits C into rough tokens, as far as it takes to know what stands around a token: words by class, brackets, operators
 * and the lines of the preprocessor. Comments, white space and line splices are passed over.
 */
import { kindOfWord } from "./keywords.js";
import { kinds } from "./kinds.js";
import { commentEnd, directiveEnd, lineEnd, quotedEnd } from "./long-tokens.js";
import { RoughTokenList, type Scan } from "./rough-token-list.js";

const wordAt =
  /(?:[\w$\u0080-\u009f\u00a1-\ufefe\uff00-\uffff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8}|\\[ \t]*\r?\n(?=[\w$]))+/y;
const numberAt = /(?:[eEpP][+-]|[\w.$]|'\w)+/y;
const operatorAt = /<<=|>>=|\.\.\.|->|\+\+|--|&&|\|\||<<|>>|[-+*/%&|^<>=!]=|::/y;
const rawStringAt = /(?:u8|[LUu])?R"([^ ()\\\t\v\f\r\n]{0,16})\(/y;
const digraphs: Readonly<Record<string, string>> = { "<%": "{", "%>": "}", "<:": "[", ":>": "]" };

/**
 * Splits a whole text.
 * @param isCpp whether it is C++: `R"(…)"` is a string, and in `<::` there is no bracket
 */
export function scan(text: string, isCpp = false): Scan {
  const tokens = new RoughTokenList(text);
  for (let at = 0; at < text.length; ) {
    if (text.charCodeAt(at) <= 32) at++;
    else at = (isCpp && readOfCpp(text, at, tokens)) || readToken(text, at, tokens);
  }
  tokens.add(kinds.end, text.length, text.length);
  return tokens.scan();
}

/** Reads a raw string, or the `<` of `<::`; gives where it ends, 0 if there is neither here. */
function readOfCpp(text: string, at: number, tokens: RoughTokenList): number {
  const code = text.charCodeAt(at);
  if (code === 60 && /^::[^:>]/.test(text.slice(at + 1, at + 4))) {
    tokens.add(code, at, at + 1);
    return at + 1;
  }
  if (code !== 76 && code !== 82 && code !== 85 && code !== 117) return 0;
  rawStringAt.lastIndex = at;
  const [opening, delimiter] = rawStringAt.exec(text) ?? [];
  if (opening === undefined) return 0;
  const end = text.indexOf(`)${delimiter}"`, at + opening.length);
  if (end < 0) return 0;
  const behind = end + (delimiter as string).length + 2;
  tokens.add(kinds.literal, at, behind);
  return behind;
}

/** Reads the token or comment at a place; gives where it ends. */
function readToken(text: string, at: number, tokens: RoughTokenList): number {
  const code = text.charCodeAt(at);
  if (isLetter(code) || (code === 92 && /[uU]/.test(text[at + 1] ?? ""))) return readWord(text, at, tokens);
  if (code === 47 && text[at + 1] === "*") return commentEnd(text, at);
  if (code === 47 && text[at + 1] === "/") return lineEnd(text, at);
  if (isDigit(code) || (code === 46 && isDigit(text.charCodeAt(at + 1)))) {
    const end = matchEnd(numberAt, text, at);
    tokens.add(kinds.literal, at, end);
    return end;
  }
  if (code === 34 || code === 39) {
    const end = quotedEnd(text, at);
    tokens.add(kinds.literal, at, end);
    return end;
  }
  if (code === 35 || (code === 37 && text[at + 1] === ":")) {
    const end = directiveEnd(text, at);
    tokens.add(kinds.directive, at, end);
    return end;
  }
  return readPunctuator(text, at, tokens);
}

/** Reads a word, or a string that begins with its encoding. */
function readWord(text: string, at: number, tokens: RoughTokenList): number {
  const end = matchEnd(wordAt, text, at);
  const next = text.charCodeAt(end);
  if ((next === 34 || next === 39) && /^(?:L|u8?|U)$/.test(text.slice(at, end))) {
    const endOfString = quotedEnd(text, end);
    tokens.add(kinds.literal, at, endOfString);
    return endOfString;
  }
  tokens.add(kindOfWord(text, at, end), at, end);
  return end;
}

function readPunctuator(text: string, at: number, tokens: RoughTokenList): number {
  const code = text.charCodeAt(at);
  if (isPlain(code)) {
    if (code !== 92) tokens.add(code, at, at + 1);
    return at + 1;
  }
  const pair = digraphs[text.slice(at, at + 2)];
  if (pair) {
    tokens.add(pair.charCodeAt(0), at, at + 2);
    return at + 2;
  }
  const end = matchEnd(operatorAt, text, at);
  tokens.add(end === at + 1 ? code : operatorKind(text.slice(at, end)), at, end);
  return end;
}

function operatorKind(text: string): number {
  if (text === "->") return kinds.arrow;
  if (text === "...") return kinds.ellipsis;
  if (text === "&&") return kinds.ands;
  return text === "++" || text === "--" ? kinds.step : kinds.operator;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 36 || code > 127;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Tells the characters that no longer punctuator begins with. */
function isPlain(code: number): boolean {
  // ( ) , ; ? @ [ \ ] ` { } ~
  return code === 40 || code === 41 || code === 44 || code === 59 || (code >= 63 && code !== 94 && code !== 124);
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at + 1;
}
