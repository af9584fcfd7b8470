/**
 * What is known of an open bracket and of the unit in it that is being read: a statement or declaration (`items`), a member
 * of a structure (`members`), an element of braces (`elements`) or a part of the header of `for`. Other brackets are `inner`:
 * no unit begins in them.
 */
export type FrameKind = "items" | "members" | "elements" | "for" | "inner";

/** What is known of an open bracket; the file is one, too. */
export interface Frame {
  readonly kind: FrameKind;
  /** The token that opened it. */
  readonly at: number;
  /** Whether a `}` that closes it ends a unit of the frame around it. */
  readonly endsUnit: boolean;
  /** The comma in it that statements follow, -1 if there is none. */
  readonly statementsBehind: number;
  /** Nothing of the unit was read yet. */
  fresh: boolean;
  /** Only specifiers of the unit were read yet. */
  leading: boolean;
  /** Among them was a type: 1 a name that may be one, 2 one for certain. */
  typed: 0 | 1 | 2;
  /** A structure (1) or enumeration (2) whose body may follow. */
  tag: 0 | 1 | 2;
  /** The structure or enumeration has its name. */
  named: boolean;
  /** The unit is `case` or `default`. */
  isCase: boolean;
  isDo: boolean;
  isTypedef: boolean;
  /** The unit is a function, and its parameters are being declared in the old way, each declaration as if it were a unit. */
  isOld: boolean;
  /** So many `?` of the unit lack their colon. */
  questions: number;
}

/** The frame of the bracket at a token, before its first unit. */
export function frame(
  kind: FrameKind,
  at: number,
  { endsUnit = false, statementsBehind = -1 }: Partial<Pick<Frame, "endsUnit" | "statementsBehind">> = {},
): Frame {
  const isList = kind !== "inner";
  return {
    kind,
    at,
    endsUnit,
    statementsBehind,
    fresh: isList,
    leading: isList && kind !== "elements",
    typed: 0,
    tag: 0,
    named: false,
    isCase: false,
    isDo: false,
    isTypedef: false,
    isOld: false,
    questions: 0,
  };
}

/** The unit has ended: another one begins. */
export function renew(unit: Frame): void {
  unit.fresh = unit.kind !== "inner";
  unit.leading = unit.fresh && unit.kind !== "elements";
  unit.typed = 0;
  unit.tag = 0;
  unit.isCase = false;
  unit.isDo = false;
  unit.isTypedef = false;
  unit.questions = 0;
}

/** The unit goes on with something else than specifiers. */
export function spend(unit: Frame): void {
  unit.fresh = false;
  unit.leading = false;
  unit.tag = 0;
}
