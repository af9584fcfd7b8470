/** What is known of an open bracket and the unit in it: a statement or declaration (`items`), or what stands between commas (`elements`). */
export interface Unit {
  readonly kind: "items" | "elements";
  /** The token that opened the bracket; -1 for the file. */
  readonly at: number;
  /** Whether the bracket that closes it ends a unit of the bracket around it, or an operand of it. */
  readonly ends: "unit" | "operand" | "nothing";
  /** Nothing of the unit was read yet. */
  fresh: boolean;
  /** The unit is a structure. */
  isStructure: boolean;
  /** `case` or `default`, which may end with a colon. */
  isCase: boolean;
}

/** A bracket before its first unit. */
export function unitIn(kind: Unit["kind"], at: number, ends: Unit["ends"]): Unit {
  return { kind, at, ends, fresh: true, isStructure: false, isCase: false };
}

/** The unit has ended: another one begins. */
export function renew(unit: Unit): void {
  unit.fresh = true;
  unit.isStructure = false;
  unit.isCase = false;
}
