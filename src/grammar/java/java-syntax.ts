/** The part of Java that code in grammars mostly consists of, as a tree. */

/** An expression. */
export type Expression =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "char"; readonly value: number }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "null" }
  | { readonly kind: "this" }
  | { readonly kind: "super" }
  | { readonly kind: "name"; readonly name: string }
  /** ANTLR's `$x` or `$x.y`. */
  | { readonly kind: "attribute"; readonly text: string }
  | { readonly kind: "member"; readonly object: Expression; readonly name: string }
  | {
      readonly kind: "call";
      /** Undefined if the method is called by its name alone. */
      readonly object: Expression | undefined;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: "unary"; readonly operator: string; readonly operand: Expression }
  | { readonly kind: "update"; readonly operator: string; readonly target: Expression; readonly isPrefix: boolean }
  | { readonly kind: "binary"; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | { readonly kind: "instanceof"; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: "conditional";
      readonly test: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
  | { readonly kind: "assignment"; readonly operator: string; readonly target: Expression; readonly value: Expression }
  | { readonly kind: "cast"; readonly type: string; readonly operand: Expression };

/**
 * The names that lead to a member, as `a.b.c`; undefined if something else does.
 * @param expression any expression
 */
export function pathOf(expression: Expression): string | undefined {
  if (expression.kind === "name") return expression.name;
  if (expression.kind !== "member") return undefined;
  const path = pathOf(expression.object);
  return path === undefined ? undefined : `${path}.${expression.name}`;
}

/** A declared variable, without a value if it has none. */
export interface Variable {
  readonly name: string;
  readonly value: Expression | undefined;
}

/** A statement. */
export type Statement =
  | { readonly kind: "local"; readonly type: string; readonly variables: readonly Variable[] }
  | { readonly kind: "expression"; readonly expression: Expression }
  | {
      readonly kind: "if";
      readonly test: Expression;
      readonly then: Statement;
      readonly otherwise: Statement | undefined;
    }
  | { readonly kind: "while"; readonly test: Expression; readonly body: Statement }
  | {
      readonly kind: "for";
      readonly start: Statement;
      readonly test: Expression | undefined;
      readonly updates: readonly Expression[];
      readonly body: Statement;
    }
  | { readonly kind: "switch"; readonly subject: Expression; readonly cases: readonly SwitchCase[] }
  | { readonly kind: "return"; readonly value: Expression | undefined }
  | { readonly kind: "block"; readonly statements: readonly Statement[] }
  | { readonly kind: "break" | "continue" };

/** A group of a `switch`. */
export interface SwitchCase {
  /** Undefined for `default`. */
  readonly label: Expression | undefined;
  readonly statements: readonly Statement[];
}

/** A member of a class. */
export type ClassMember =
  | {
      readonly kind: "field";
      readonly type: string;
      readonly variables: readonly Variable[];
    }
  | {
      readonly kind: "method";
      readonly type: string;
      readonly name: string;
      readonly parameters: readonly { readonly type: string; readonly name: string }[];
      readonly body: readonly Statement[];
    };

/** A member that is not understood. */
export interface UnknownMember {
  readonly kind: "unknown";
  readonly name: string;
  readonly reason: string;
}

/** Code that is not in the part of Java that is understood. The message says what is not, to follow "because". */
export class JavaError extends Error {
  override readonly name = "JavaError";
}
