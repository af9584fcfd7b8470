/** The numbers of modes and token types that the base must know. */
export interface TokenTypes extends Readonly<Record<ModeName | TokenName, number>> {}

type ModeName = "DEFAULT_MODE" | "SINGLE" | "DOUBLE" | "LONG_SINGLE" | "LONG_DOUBLE" | "FORMAT";

type TokenName =
  | ("AND" | "AS" | "ASSERT" | "ASYNC" | "AWAIT" | "BODY_SEMICOLON" | "BREAK" | "CASE" | "CLASS" | "CLOSE_BRACE")
  | ("CLOSE_BRACKET" | "CLOSE_PAREN" | "COLON" | "CONTINUE" | "DEDENT" | "DEF" | "DEL" | "DOT" | "ELIF" | "ELSE")
  | ("EXCEPT" | "FIELD_CLOSE" | "FIELD_COLON" | "FIELD_OPEN" | "FINALLY" | "FOR" | "FROM" | "FSTRING_END")
  | ("FSTRING_START" | "GLOBAL" | "IF" | "IMPORT" | "IN" | "INDENT" | "IS" | "LAMBDA" | "LAMBDA_COLON" | "MATCH")
  | ("NAME" | "NEWLINE" | "NOT" | "OPEN_BRACE" | "OPEN_BRACKET" | "OPEN_PAREN" | "OR" | "PASS" | "PRINT" | "RAISE")
  | ("RETURN" | "SEMICOLON" | "TRAILING_SEMICOLON" | "TRY" | "TYPE" | "WALRUS" | "WHILE" | "WITH" | "YIELD");
