/** What a marked token is: a token type of the lexer's. */
export type MarkName =
  | "TYPE_NAME"
  | "MACRO"
  | "MACRO_STATEMENT"
  | "INVOKED_STATEMENT"
  | "IDENTIFIER"
  | "PREFIX"
  | "ODD"
  | "ASSEMBLY_LINE"
  | "CAST"
  | "COMPOUND"
  | "INITIALISER"
  | "STATEMENTS"
  | "STATEMENTS_BEHIND"
  | "ATTRIBUTES"
  | "ELSE_IF"
  | "SIZEOF"
  | "TYPEOF"
  | "DIRECTIVE"
  | "UNKNOWN_DIRECTIVE"
  | "GROUP_IF"
  | "GROUP_ELSE"
  | "GROUP_END"
  | "HIDDEN_LINE";

/** A token of another type than it looks like. */
export interface Mark<Name extends string = MarkName> {
  readonly name: Name;
  readonly start: number;
  /** Where the token ends if it is to be taken as a whole, else 0. */
  readonly end: number;
}
