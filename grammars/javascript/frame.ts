/**
 * What may come next: a statement; the same, but a semicolon would end the statement before; an operand; an operator, or whatever
 * may follow an operand; or, behind the body of a method, the next member.
 */
export type Expectation = "statement" | "ended" | "operand" | "operator" | "member";

/**
 * A block in which the `:` of a `case` is yet to come; parentheses with annotations, so that they hold parameters; a template that
 * is a type; a type that goes on behind a comma, until the `=` of an alias, until the braces of an interface.
 */
export type Role = "case" | "parameters" | "type" | "list" | "alias" | "interface";

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
    | "container"
    // Of TypeScript. A type that no bracket ends goes on as far as its tokens allow.
    | "type"
    | "angle"
    | "typeParentheses"
    | "typeBrackets"
    | "typeBraces";
  /** What may come next when it is closed. */
  readonly after: Expectation;
  /** Of an object or a class: a value is being read, not a name. */
  inValue: boolean;
  /** The `?` whose `:` is yet to come. */
  questions: number;
  /** The head of a `for`. */
  isLoop: boolean;
  /** In a declaration of variables, the name or pattern, or its value. Where an import comes from counts as a name. */
  declarator: "name" | "value" | undefined;
  /** Parameters: a body follows. */
  isBody: boolean;
  /** A tag that has no children, for it ends an element. */
  isEnd: boolean;
  /** What TypeScript must know besides. */
  role: Role | undefined;
  /** Of types: the `extends` whose `?` is yet to come. */
  conditions: number;
}

/** A bracket that has just been opened. */
export function frameOf(kind: Frame["kind"], after: Expectation): Frame {
  return {
    kind,
    after,
    inValue: false,
    questions: 0,
    isLoop: false,
    declarator: undefined,
    isBody: false,
    isEnd: false,
    role: undefined,
    conditions: 0,
  };
}
