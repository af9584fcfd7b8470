/** The numbers of modes and token types that the base must know. */
export interface TokenTypes extends Readonly<Record<ModeName | TokenName, number>> {}

type ModeName = "DEFAULT_MODE" | "FLOW" | "LINES" | "SINGLE" | "DOUBLE" | "EXACT";

type TokenName =
  | ("ALIAS" | "CLOSE_BRACE" | "CLOSE_BRACKET" | "COLON" | "DASH" | "DEDENT" | "DIRECTIVE" | "DOCUMENT" | "HEADER")
  | (
      | "INDENT"
      | "KEY"
      | "NEWLINE"
      | "OPEN_BRACE"
      | "OPEN_BRACKET"
      | "OTHER"
      | "PLAIN"
      | "PROPERTY"
      | "QUESTION"
      | "QUOTE"
    )
  | ("STRING" | "TEXT");
