import fc from "fast-check";

class Point {
  x: unknown;
  constructor(x: unknown) {
    this.x = x;
  }
}

/** A class of the program, whose instances can be copied. */
export const PointClass = Point;

/** Values of all kinds that can be taken apart, with shared and cyclic references among them. */
export const anyValues = fc
  .array(
    fc.anything({
      maxDepth: 3,
      maxKeys: 3,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
    }),
    { minLength: 1, maxLength: 3 },
  )
  .chain((values) =>
    fc
      .record({ seed: fc.nat(), kind: fc.constantFrom("plain", "shared", "cyclic", "frozen", "instance") })
      .map(({ seed, kind }) => {
        const chosen = values[seed % values.length];
        if (kind === "shared") return [...values, [chosen, { again: chosen }]];
        if (kind === "frozen") return [...values, Object.freeze({ frozen: chosen })];
        if (kind === "instance") return [...values, new Point(chosen)];
        if (kind !== "cyclic") return values;
        const cycle: Record<string, unknown> = { chosen, at: [chosen] };
        cycle.map = new Map([["up", cycle]]);
        cycle.list = [cycle, chosen];
        return [...values, cycle];
      }),
  );

/** Tells whether two lists of values are equal: kinds, prototypes, order, protection, and which references lead to the same object. */
export function areAlike(left: readonly unknown[], right: readonly unknown[]): boolean {
  const partner = new Map<unknown, unknown>();
  const stack: [unknown, unknown][] = [[left, right]];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [a, b] = pair;
    if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) {
      if (!Object.is(a, b)) return false;
      continue;
    }
    if (partner.has(a)) {
      if (partner.get(a) !== b) return false;
      continue;
    }
    partner.set(a, b);
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b) || Object.isFrozen(a) !== Object.isFrozen(b))
      return false;
    const [one, other] = [contentOf(a), contentOf(b)];
    if (one.length !== other.length) return false;
    for (const [i, each] of one.entries()) stack.push([each, other[i]]);
  }
  return true;
}

/** What is in an object, as a flat list. */
function contentOf(value: object): readonly unknown[] {
  if (value instanceof Date) return [Number(value)];
  if (value instanceof Map) return [...value].flat();
  if (value instanceof Set) return [...value];
  const keys = Reflect.ownKeys(value).filter((key) => !Array.isArray(value) || key !== "length");
  const length = Array.isArray(value) ? [value.length] : [];
  return [...length, ...keys.flatMap((key) => [key, (value as Record<PropertyKey, unknown>)[key]])];
}
