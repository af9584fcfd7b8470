/**
 * Splits C into rough tokens, as far as it takes to know what stands around a token: words by class, brackets, operators
 * and the lines of the preprocessor. Comments, white space and line splices are passed over.
 */
import { kinds } from "./kinds.js";

const words = new Map<string, number>();
const classes: readonly (readonly [number, string])[] = [
  [
    kinds.specifier,
    "int void char short long float double signed __signed __signed__ unsigned _Bool _Complex __complex __complex__ " +
      "_Imaginary typedef extern static auto register _Thread_local __thread inline __inline __inline__ __forceinline " +
      "_Noreturn __int8 __int16 __int32 __int64",
  ],
  [
    kinds.qualifier,
    "const __const __const__ volatile __volatile __volatile__ restrict __restrict __restrict__ _Atomic __cdecl " +
      "__stdcall __fastcall __thiscall __vectorcall __unaligned __ptr32 __ptr64 __w64 _Nonnull _Nullable _Null_unspecified",
  ],
  [kinds.typeOf, "typeof __typeof __typeof__ typeof_unqual _BitInt _Alignas alignas"],
  [kinds.attribute, "__attribute__ __attribute __declspec"],
  [kinds.structure, "struct union"],
  [kinds.enumeration, "enum"],
  [kinds.header, "if while switch"],
  [kinds.for, "for"],
  [kinds.statement, "goto return break continue"],
  [kinds.sizeOf, "sizeof _Alignof alignof __alignof __alignof__ __real __real__ __imag __imag__"],
  [kinds.assembly, "asm __asm __asm__"],
  [kinds.extension, "__extension__"],
  [kinds.else, "else"],
  [kinds.do, "do"],
  [kinds.case, "case default"],
];
for (const [kind, list] of classes) for (const word of list.split(" ")) words.set(word, kind);

/** Rough tokens by index; the last one is the end of the text. */
export interface Scan {
  readonly text: string;
  readonly kinds: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

const wordAt =
  /(?:[\w$\u0080-\u009f\u00a1-\ufefe\uff00-\uffff]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8}|\\[ \t]*\r?\n(?=[\w$]))+/y;
const numberAt = /(?:[eEpP][+-]|[\w.$]|'\w)+/y;
const operatorAt = /<<=|>>=|\.\.\.|->|\+\+|--|&&|\|\||<<|>>|[-+*/%&|^<>=!]=|::/y;
const digraphs: Readonly<Record<string, string>> = { "<%": "{", "%>": "}", "<:": "[", ":>": "]" };

/** Splits a whole text. */
export function scan(text: string): Scan {
  const size = text.length;
  let capacity = (size >> 2) + 16;
  let found = { kinds: new Uint8Array(capacity), starts: new Int32Array(capacity), ends: new Int32Array(capacity) };
  let count = 0;
  const push = (kind: number, start: number, end: number) => {
    if (count === capacity) {
      capacity *= 2;
      const { kinds: k, starts: s, ends: e } = found;
      found = { kinds: new Uint8Array(capacity), starts: new Int32Array(capacity), ends: new Int32Array(capacity) };
      found.kinds.set(k);
      found.starts.set(s);
      found.ends.set(e);
    }
    found.kinds[count] = kind;
    found.starts[count] = start;
    found.ends[count++] = end;
  };
  for (let at = 0; at < size; ) {
    const code = text.charCodeAt(at);
    if (code <= 32) {
      at++;
      continue;
    }
    const start = at;
    if (isLetter(code) || (code === 92 && /[uU]/.test(text[at + 1] ?? ""))) {
      at = matchEnd(wordAt, text, at);
      const next = text.charCodeAt(at);
      if ((next === 34 || next === 39) && /^(?:L|u8?|U)$/.test(text.slice(start, at))) {
        at = quotedEnd(text, at);
        push(kinds.literal, start, at);
      } else {
        push(at - start > 18 ? kinds.identifier : (words.get(text.slice(start, at)) ?? kinds.identifier), start, at);
      }
    } else if (code === 47 && text[at + 1] === "*") {
      at = commentEnd(text, at);
    } else if (code === 47 && text[at + 1] === "/") {
      at = lineEnd(text, at);
    } else if (isDigit(code) || (code === 46 && isDigit(text.charCodeAt(at + 1)))) {
      at = matchEnd(numberAt, text, at);
      push(kinds.literal, start, at);
    } else if (code === 34 || code === 39) {
      at = quotedEnd(text, at);
      push(kinds.literal, start, at);
    } else if (code === 35 || (code === 37 && text[at + 1] === ":")) {
      at = directiveEnd(text, at);
      push(kinds.directive, start, at);
    } else if (isPlain(code)) {
      at++;
      if (code !== 92) push(code, start, at);
    } else {
      const pair = digraphs[text.slice(at, at + 2)];
      at = pair ? at + 2 : Math.max(matchEnd(operatorAt, text, at), at + 1);
      if (pair) push(pair.charCodeAt(0), start, at);
      else push(at === start + 1 ? code : operatorKind(text.slice(start, at)), start, at);
    }
  }
  push(kinds.end, size, size);
  const { kinds: k, starts, ends } = found;
  return { text, kinds: k.subarray(0, count), starts: starts.subarray(0, count), ends: ends.subarray(0, count) };
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

function commentEnd(text: string, at: number): number {
  const end = text.indexOf("*/", at + 2);
  return end < 0 ? text.length : end + 2;
}

/** Where a string or character constant ends: behind its quote, or where its line does. */
function quotedEnd(text: string, quoteAt: number): number {
  const quote = text.charCodeAt(quoteAt);
  for (let at = quoteAt + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 92) {
      if (text[at + 1] === "\r" && text[at + 2] === "\n") at++;
      at++;
    } else if (code === quote) return at + 1;
    else if (code === 10 || code === 13) return quoteAt + 1;
  }
  return quoteAt + 1;
}

/** Where a line ends that may go on behind splices: at its line end. */
function lineEnd(text: string, from: number): number {
  for (let at = from; ; ) {
    const end = text.indexOf("\n", at);
    if (end < 0) return text.length;
    if (!isSpliced(text, end)) return end;
    at = end + 1;
  }
}

function isSpliced(text: string, lineFeed: number): boolean {
  let before = lineFeed - 1;
  while (before >= 0 && (text[before] === "\r" || text[before] === " " || text[before] === "\t")) before--;
  return text[before] === "\\";
}

/** Where a directive ends: behind its line end. A comment in it may go over several lines. */
function directiveEnd(text: string, from: number): number {
  for (let at = from; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      if (!isSpliced(text, at)) return at + 1;
      at++;
    } else if (code === 34 || code === 39) at = quotedEnd(text, at);
    else if (code === 47 && text[at + 1] === "*") at = commentEnd(text, at);
    else if (code === 47 && text[at + 1] === "/") at = lineEnd(text, at);
    else at++;
  }
  return text.length;
}
