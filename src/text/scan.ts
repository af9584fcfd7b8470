/**
 * Cuts any text into tokens without a grammar. White space between tokens is layout; every other character belongs to exactly one
 * token. Works on UTF-16 units, in time linear in their number.
 */

/** The kinds of token. The names appear in trees. */
export const tokenKinds = ["word", "number", "open", "close", "quote", "operator", "bytes"] as const;

/** The index of each kind in {@link tokenKinds}. */
export const Kind = { word: 0, number: 1, open: 2, close: 3, quote: 4, operator: 5, bytes: 6 } as const;

/** The tokens of a text, in order. */
export interface ScannedTokens {
  /** UTF-16 offset of each token. */
  readonly starts: Int32Array;
  /** UTF-16 offset of the end of each token. */
  readonly ends: Int32Array;
  /** Index into {@link tokenKinds}. */
  readonly kinds: Uint8Array;
}

/** The class of layout characters, besides the kinds of token. */
const layout = 7;

/** Operators of several different characters. A run of equal characters, such as `==`, is always one token. */
const compound: ReadonlySet<string> = new Set(
  "<!-- --> /* */ => -> <- <= >= != !== := += -= *= /= %= |= &= ^= ~= =~ ?. ?: <=> <<= >>= #! \\( \\)".split(" "),
);
const longestCompound = 4;

/** Characters that, right before a word, belong to it: `$x`, `@main`, `%eax`, `\section`. */
const sigils: ReadonlySet<string> = new Set("$@%\\");

/** Control characters are joined in tokens of at most this length, so that parts of binary data can be removed separately. */
const longestBytes = 8;

/** A run of quotation marks of at least this length is one token, as in Python and Markdown. */
const longQuote = 3;

const classes = classesOfAscii();
const isWide = /[\p{L}\p{M}\p{N}\p{Cs}]/u;
const wideClasses = new Uint8Array(1 << 16);

function classesOfAscii(): Uint8Array {
  const table = new Uint8Array(128).fill(Kind.bytes);
  const set = (characters: string, kind: number) => {
    for (const each of characters) table[each.charCodeAt(0)] = kind;
  };
  set(" \t\n\v\f\r", layout);
  set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", Kind.word);
  set("0123456789", Kind.number);
  set("([{", Kind.open);
  set(")]}", Kind.close);
  set("\"'`", Kind.quote);
  set("!#$%&*+,-./:;<=>?@\\^|~", Kind.operator);
  return table;
}

/** The class of the character at an offset; {@link layout} after the end of the text. */
function classAt(text: string, at: number): number {
  if (at >= text.length) return layout;
  const unit = text.charCodeAt(at);
  return unit < 128 ? (classes[unit] as number) : wideClass(unit);
}

function wideClass(unit: number): number {
  const known = wideClasses[unit] as number;
  if (known > 0) return known - 1;
  const character = String.fromCharCode(unit);
  const found = /\s/.test(character)
    ? layout
    : isWide.test(character)
      ? Kind.word
      : unit < 0xa0
        ? Kind.bytes
        : Kind.operator;
  wideClasses[unit] = found + 1;
  return found;
}

/**
 * Cuts a text into tokens.
 * @param text any text
 */
export function scan(text: string): ScannedTokens {
  const bounds: number[] = [];
  const kinds: number[] = [];
  for (let at = 0; at < text.length; ) {
    const first = classAt(text, at);
    if (first === layout) {
      at++;
      continue;
    }
    const end = endOf(text, at, first);
    bounds.push(at, end);
    kinds.push(first === Kind.operator && isWordPart(classAt(text, end - 1)) ? Kind.word : first);
    at = end;
  }
  const starts = new Int32Array(kinds.length);
  const ends = new Int32Array(kinds.length);
  for (let i = 0; i < kinds.length; i++) {
    starts[i] = bounds[2 * i] as number;
    ends[i] = bounds[2 * i + 1] as number;
  }
  return { starts, ends, kinds: Uint8Array.from(kinds) };
}

/** The end of the token that begins at an offset. */
function endOf(text: string, at: number, kind: number): number {
  switch (kind) {
    case Kind.word:
      return endOfWord(text, at);
    case Kind.number:
      return endOfNumber(text, at);
    case Kind.quote: {
      const end = endOfRun(text, at);
      return end - at >= longQuote ? end : at + 1;
    }
    case Kind.operator:
      return endOfOperator(text, at);
    case Kind.bytes:
      return endOfBytes(text, at);
    default:
      return at + 1;
  }
}

function isWordPart(kind: number): boolean {
  return kind === Kind.word || kind === Kind.number;
}

function endOfWord(text: string, at: number): number {
  let end = at;
  while (isWordPart(classAt(text, end))) end++;
  return end;
}

/** A number ends where a word would end, but continues after a point that is followed by a digit. */
function endOfNumber(text: string, at: number): number {
  let end = endOfWord(text, at);
  while (text[end] === "." && classAt(text, end + 1) === Kind.number) end = endOfWord(text, end + 1);
  return end;
}

function endOfRun(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  let end = at + 1;
  while (end < text.length && text.charCodeAt(end) === unit) end++;
  return end;
}

function endOfOperator(text: string, at: number): number {
  const isBehindOperand = at > 0 && isWordPart(classAt(text, at - 1));
  if (sigils.has(text[at] as string) && (!isBehindOperand || text[at] === "\\")) {
    if (isWordPart(classAt(text, at + 1))) return endOfWord(text, at + 1);
    if (text[at] === "\\" && classAt(text, at + 1) !== layout) return at + 2;
  }
  for (let length = longestCompound; length > 1; length--) {
    if (compound.has(text.slice(at, at + length))) return at + length;
  }
  return text[at] === "," || text[at] === ";" ? at + 1 : endOfRun(text, at);
}

function endOfBytes(text: string, at: number): number {
  const run = endOfRun(text, at);
  if (run - at > 1) return run;
  let end = at + 1;
  while (end - at < longestBytes && classAt(text, end) === Kind.bytes && text[end] !== text[end - 1]) end++;
  return end;
}
