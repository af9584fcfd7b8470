/**
 * What may come next: a statement; the same, but a semicolon would end the statement before; an operand; an operator, or whatever
 * may follow an operand; or, behind the body of a method, the next member.
 */
export type Expectation = "statement" | "ended" | "operand" | "operator" | "member";

/** An open bracket, template or tag. */
export interface Frame {
  readonly kind:
    | "block"
    | "object"
    | "class"
    | "parentheses"
    | "brackets"
    | "template"
    | "substitution"
    | "tag"
    | "children"
    | "container";
  /** What may come next when it is closed. */
  readonly after: Expectation;
  /** Of an object or a class: a value is being read, not a name. */
  inValue: boolean;
  /** The `?` whose `:` is yet to come. */
  questions: number;
  /** The head of a `for`. */
  isLoop: boolean;
  /** Parameters: a body follows. */
  isBody: boolean;
  /** A tag that has no children, for it ends an element. */
  isEnd: boolean;
}

export function outermost(): Frame {
  return {
    kind: "block",
    after: "statement",
    inValue: false,
    questions: 0,
    isLoop: false,
    isBody: false,
    isEnd: false,
  };
}

/** The numbers of modes and token types that the base must know. */
export interface TokenTypes extends Readonly<Record<TokenName | ModeName, number>> {}

type ModeName =
  | "DEFAULT_MODE"
  | "REGEXP"
  | "HTML_CLOSE"
  | "CONDITION"
  | "TEMPLATE"
  | "JSX_START"
  | "JSX_TAG"
  | "JSX_CHILDREN"
  | "OPERAND_POSITION";

type TokenName =
  | "ACCESSOR"
  | "ADD"
  | "ARROW"
  | "ARROW_OPEN"
  | "AS"
  | "ASSERT"
  | "ASSIGN"
  | "ASYNC"
  | "ASYNC_FUNCTION"
  | "AT"
  | "ATTRIBUTES"
  | "AWAIT"
  | "BARE_RETURN"
  | "BREAK"
  | "CALL_OPEN"
  | "CASE"
  | "CATCH"
  | "CLASS"
  | "CLASS_EXPRESSION"
  | "CLOSE_BRACE"
  | "CLOSE_BRACKET"
  | "CLOSE_PAREN"
  | "COLON"
  | "COMMA"
  | "COMMENT"
  | "CONST"
  | "CONTINUE"
  | "DEBUGGER"
  | "DECREMENT"
  | "DEFAULT"
  | "DELETE"
  | "DO"
  | "DOT"
  | "ELLIPSIS"
  | "ELSE"
  | "EMPTY"
  | "EXPORT"
  | "EXPRESSION_AT"
  | "EXTENDS"
  | "FINALLY"
  | "FOR"
  | "FROM"
  | "FUNCTION"
  | "FUNCTION_EXPRESSION"
  | "GENERATOR"
  | "GET"
  | "GROUP_OPEN"
  | "IDENTIFIER"
  | "IF"
  | "IMPORT"
  | "IN"
  | "INCREMENT"
  | "INDEX_OPEN"
  | "INSTANCEOF"
  | "JSX_BRACE"
  | "JSX_CLOSE"
  | "JSX_END_OPEN"
  | "JSX_OPEN"
  | "JSX_SLASH"
  | "JUMP_TARGET"
  | "LABEL"
  | "LET"
  | "LINE_END"
  | "LOOP_IN"
  | "MULTIPLY"
  | "NEW"
  | "NUMBER"
  | "OBJECT_OPEN"
  | "OF"
  | "OPEN_BRACE"
  | "OPEN_BRACKET"
  | "OPEN_PAREN"
  | "OPTIONAL_CHAIN"
  | "PREFIX_DECREMENT"
  | "PREFIX_INCREMENT"
  | "PRIVATE"
  | "QUESTION"
  | "REGULAR_EXPRESSION"
  | "RETURN"
  | "SEMICOLON"
  | "SET"
  | "SPECIFIERS_OPEN"
  | "STATIC"
  | "STRING"
  | "SUBSTITUTION_OPEN"
  | "SUBTRACT"
  | "SWITCH"
  | "TAGGED_OPEN"
  | "TEMPLATE_CLOSE"
  | "TEMPLATE_OPEN"
  | "THROW"
  | "TRY"
  | "TYPEOF"
  | "UNARY_MINUS"
  | "UNARY_PLUS"
  | "VAR"
  | "VOID"
  | "WHILE"
  | "WITH"
  | "YIELD";
