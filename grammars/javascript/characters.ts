/** Classes of characters, as far as looking ahead needs them; the lexer's rules have the exact ones. */

export function isDigit(character: number): boolean {
  return character >= 0x30 && character <= 0x39;
}

export function isQuote(character: number | undefined): boolean {
  return character === 0x22 || character === 0x27;
}

/** Letters, `$`, `_`, a backslash, and whatever is not ASCII but no space. */
export function isWordStart(character: number | undefined): boolean {
  if (character === undefined || character < 0) return false;
  if (character > 0x7f) return !isSpace(character) && !isLineEnd(character);
  const lower = character | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || character === 0x24 || character === 0x5f || character === 0x5c;
}

export function isLineEnd(character: number): boolean {
  return character === 0x0a || character === 0x0d || character === 0x2028 || character === 0x2029;
}

export function isSpace(character: number): boolean {
  if (character < 0x80) return character === 0x20 || character === 0x09 || character === 0x0b || character === 0x0c;
  return character === 0xa0 || character === 0xfeff || /\p{Zs}/u.test(String.fromCodePoint(character));
}
