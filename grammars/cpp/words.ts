/** The words of C++ by what they tell of the unit that they stand in. */
import { isWord, kinds } from "../c/kinds.js";
import type { RoughTokens } from "../c/rough-tokens.js";

/**
 * What a word is:
 * - `name` of anything, or a keyword in the place of one;
 * - `suffix` behind the parameters of a function;
 * - `specifier` of a declaration, `class` and `enum` with a body that may follow, `namespace`, `extern`;
 * - `unary` before an operand, `jump` at the beginning of a statement;
 * - `head` of a statement with a condition in parentheses;
 * - others that are called as they are written.
 */
export type Word =
  | "name"
  | "suffix"
  | "specifier"
  | "class"
  | "enum"
  | "namespace"
  | "extern"
  | "unary"
  | "jump"
  | "head"
  | "access"
  | "case"
  | "default"
  | "do"
  | "else"
  | "operator"
  | "requires"
  | "template"
  | "try"
  | "cast"
  | "arguments";

const classes: readonly (readonly [Word, string])[] = [
  ["suffix", "const noexcept override volatile"],
  [
    "specifier",
    "auto bool char char8_t char16_t char32_t concept consteval constexpr constinit double explicit export float friend inline int " +
      "long mutable register short signed static thread_local typedef typename unsigned using virtual void wchar_t " +
      "_Atomic __const __const__ __volatile __volatile__ restrict __restrict __restrict__ __inline __inline__ __forceinline __extension__ __signed__ _Bool",
  ],
  ["class", "class struct union"],
  ["enum", "enum"],
  ["namespace", "namespace"],
  ["extern", "extern"],
  ["unary", "co_await co_return co_yield delete new sizeof throw _Alignof alignof __alignof __alignof__"],
  ["jump", "break continue goto return"],
  ["head", "catch for if switch while"],
  ["access", "private protected public"],
  ["case", "case"],
  ["default", "default"],
  ["do", "do"],
  ["else", "else"],
  ["operator", "operator"],
  ["requires", "requires"],
  ["template", "template"],
  ["try", "try"],
  ["cast", "const_cast dynamic_cast reinterpret_cast static_cast"],
  ["arguments", "alignas _Alignas typeof __typeof __typeof__ __attribute __attribute__ __declspec asm __asm __asm__"],
];
const words = new Map(classes.flatMap(([word, texts]) => texts.split(" ").map((text) => [text, word] as const)));

/** No word of a class is longer. */
const longest = 16;

/** What the word at a token is; undefined for other tokens. */
export function wordAt(tokens: RoughTokens, i: number): Word | undefined {
  if (!isWord(tokens.kind(i))) return undefined;
  if (tokens.kind(i) === kinds.identifier && tokens.end(i) - tokens.start(i) > longest) return "name";
  return words.get(tokens.text(i)) ?? "name";
}
