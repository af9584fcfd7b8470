/** Kinds of rough tokens, and the classes of kinds that decide what stands around them. */

/** Kinds of rough tokens. A punctuator of one character is its character code. */
export const kinds = {
  identifier: 1,
  specifier: 2,
  qualifier: 3,
  /** Part of a declaration, with arguments in parentheses: `typeof`, `_Alignas`. */
  typeOf: 4,
  attribute: 5,
  structure: 6,
  enumeration: 7,
  /** `if`, `while`, `switch`. */
  header: 8,
  for: 9,
  /** A word that a statement begins with and that has no parentheses. */
  statement: 10,
  sizeOf: 11,
  assembly: 12,
  extension: 13,
  literal: 14,
  directive: 15,
  else: 16,
  do: 17,
  /** `case` and `default`. */
  case: 18,
  step: 20,
  ands: 21,
  arrow: 22,
  ellipsis: 23,
  operator: 24,
  end: 25,
  exclamation: 33,
  ampersand: 38,
  open: 40,
  close: 41,
  star: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  colon: 58,
  semicolon: 59,
  equals: 61,
  question: 63,
  openBracket: 91,
  closeBracket: 93,
  caret: 94,
  openBrace: 123,
  closeBrace: 125,
  tilde: 126,
} as const;

/** Tells the words that only a declaration has. */
export function isDeclaring(kind: number): boolean {
  return kind >= kinds.specifier && kind <= kinds.enumeration;
}

/** Tells the words that only a statement begins with. */
export function isStatementWord(kind: number): boolean {
  return (kind >= kinds.header && kind <= kinds.statement) || (kind >= kinds.else && kind <= kinds.case);
}

/** Tells names and keywords. */
export function isWord(kind: number): boolean {
  return kind >= kinds.identifier && kind <= kinds.case && kind !== kinds.literal;
}

/** Tells the operators that may stand before an operand as well as between two. */
export function mayBePrefix(kind: number): boolean {
  switch (kind) {
    case kinds.star:
    case kinds.ampersand:
    case kinds.ands:
    case kinds.plus:
    case kinds.minus:
    case kinds.caret:
      return true;
    default:
      return false;
  }
}
