/**
 * What is known of an open bracket and the unit in it that is being read: a statement, declaration or member (`items`), or what stands
 * between commas and semicolons in other brackets (`elements`).
 */
export interface Unit {
  readonly kind: "items" | "elements";
  /** The token that opened the bracket; -1 for the file. */
  readonly at: number;
  /** Whether the bracket that closes it ends a unit of the bracket around it. */
  readonly endsUnit: boolean;
  /** Nothing of the unit was read yet. */
  fresh: boolean;
  /** `case` or `default`, which end with a colon. */
  isLabel: boolean;
  /** A statement whose condition follows. */
  isHead: boolean;
  /** A statement must follow, as behind `else`. */
  awaitsBody: boolean;
  /** So many `?` lack their colon. */
  questions: number;
}

/** A bracket before its first unit. */
export function unitIn(kind: Unit["kind"], at: number, endsUnit = false): Unit {
  return {
    ...{ kind, at, endsUnit, fresh: true },
    ...{ isLabel: false, isHead: false, awaitsBody: false, questions: 0 },
  };
}

/** The unit has ended: another one begins. */
export function renew(unit: Unit): void {
  unit.fresh = true;
  unit.isLabel = false;
  unit.isHead = false;
  unit.questions = 0;
}
