import { Context } from "../javascript/context.js";
import type { Frame } from "../javascript/frame.js";
import type { TokenTypes } from "../javascript/token-types.js";

/** The numbers of modes and token types that the base must know. */
export interface TypeScriptTypes
  extends TokenTypes,
    Readonly<Record<TypeScriptName | "ANGLE" | "TYPE_POSITION", number>> {}

type TypeScriptName =
  | "ANGLE_OPEN"
  | "ARGUMENTS_OPEN"
  | "ANGLE_CLOSE"
  | "BODY_OPEN"
  | "IMPORT_ALIAS"
  | "INTERFACE"
  | "IS"
  | "JSX_NAME"
  | "MODIFIER"
  | "NON_NULL"
  | "OPTIONAL"
  | "RETURNS"
  | "SATISFIES"
  | "TYPE"
  | "TYPE_ARROW"
  | "TYPE_ONLY"
  | "TYPE_OPERATOR"
  | "TYPE_PREFIX"
  | "TYPE_QUESTION";

/** What the tokens before and the brackets around tell of the next token of TypeScript. */
export class TypeContext extends Context {
  declare readonly types: TypeScriptTypes;
  /** The parentheses that were closed last can only hold parameters of an arrow function. */
  isArrowHead = false;
  /** What the next brace begins, if its word tells. */
  head: "enum" | "namespace" | undefined;

  /** Whether a type is being read. */
  get isType(): boolean {
    return typeFrames.has(this.frame.kind);
  }

  override isModifier(type: number): boolean {
    return super.isModifier(type) || (type === this.types.MODIFIER && this.frame.kind === "class");
  }

  override isInfix(type: number): boolean {
    const { types } = this;
    return super.isInfix(type) || (!this.lineBefore && (type === types.AS || type === types.SATISFIES));
  }

  /** Begins a type that no bracket ends. */
  beginType(role?: Frame["role"]): void {
    this.push("type", "operator").role = role;
    this.next = "operand";
  }

  /** Ends the type, or the brackets of one, that is read; an operator may come next. */
  endType(): void {
    this.pop(this.frame.kind);
    this.next = "operator";
  }
}

const typeFrames: ReadonlySet<Frame["kind"]> = new Set([
  "type",
  "angle",
  "typeParentheses",
  "typeBrackets",
  "typeBraces",
]);
