/**
 * An open bracket and the unit in it that is being read: a statement, declaration or member (`items`), or an element of braces
 * (`elements`). Other brackets are `inner`, and those around the arguments of a template `angle`.
 */
export interface Unit {
  readonly kind: "items" | "elements" | "inner" | "angle";
  /** The token that opened the bracket; -1 for the file. */
  readonly at: number;
  /** Whether the bracket that closes it ends a unit of the bracket around it. */
  readonly endsUnit: boolean;
  /** Whether the bracket holds the requirements of a `requires` expression. */
  readonly isRequirements: boolean;
  /** Nothing of the unit was read yet. */
  fresh: boolean;
  /** A class, an enumeration or a namespace whose body may follow. */
  tag: "class" | "enum" | "namespace" | undefined;
  /** The list of base classes is being read. */
  isBases: boolean;
  /** The unit is a template. */
  isTemplate: boolean;
  /** The unit begins with `extern`. */
  isExtern: boolean;
  /** Parentheses of the unit were closed: they may be parameters. */
  hasParameters: boolean;
  /** An `=` was read. */
  hasValue: boolean;
  /** The brackets of a lambda, or `requires` before an operand, were read: its body may follow. */
  due: "lambda" | "requirements" | undefined;
  /** The initialisers of a constructor are being read. */
  isConstructor: boolean;
  /** `case`, `default`, an access specifier or a label, which end with a colon. */
  isLabel: boolean;
  /** A statement whose condition follows. */
  isHead: boolean;
  /** A statement must follow, as behind `else`. */
  awaitsBody: boolean;
  /** So many `?` lack their colon. */
  questions: number;
}

/** A bracket before its first unit. */
export function unitIn(
  kind: Unit["kind"],
  at: number,
  { endsUnit = false, isRequirements = false }: Partial<Pick<Unit, "endsUnit" | "isRequirements">> = {},
): Unit {
  return {
    kind,
    at,
    endsUnit,
    isRequirements,
    fresh: kind === "items",
    tag: undefined,
    isBases: false,
    isTemplate: false,
    isExtern: false,
    hasParameters: false,
    hasValue: false,
    due: undefined,
    isConstructor: false,
    isLabel: false,
    isHead: false,
    awaitsBody: false,
    questions: 0,
  };
}

/** The unit has ended: another one begins. */
export function renew(unit: Unit): void {
  unit.fresh = unit.kind === "items";
  unit.isTemplate = false;
  unit.isExtern = false;
  unit.isConstructor = false;
  unit.isLabel = false;
  unit.isHead = false;
  unit.questions = 0;
  separate(unit);
}

/** A part of the unit has ended with a comma. */
export function separate(unit: Unit): void {
  unit.tag = undefined;
  unit.isBases = false;
  unit.hasParameters = false;
  unit.hasValue = false;
  unit.due = undefined;
}
