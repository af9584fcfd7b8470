/** Makes a variant of a value by a change at one place in it. Works on values without shared references. */
type Place = (root: unknown[], value: unknown) => void;

/**
 * All variants of some arguments that one step makes: something removed from a container, a value replaced by the smallest of its kind or by
 * the topmost ones of the same kind in it, a number nearer to 0 by one, a character of a string removed. Shares no code with treemin.
 */
export function simplerArguments(args: readonly unknown[]): readonly (readonly unknown[])[] {
  const variants: (readonly unknown[])[] = [];
  const visit = (value: unknown, place: Place) => {
    for (const simpler of simplerThan(value)) {
      const root = structuredClone(args) as unknown[];
      place(root, simpler);
      if (sizeOf(root) <= sizeOf(args)) variants.push(root);
    }
    for (const [inner, put] of partsOf(value)) {
      visit(inner, (root, simpler) => {
        const copy = structuredClone(value);
        put(copy, simpler);
        place(root, copy);
      });
    }
  };
  args.forEach((arg, i) => {
    visit(arg, (root, value) => {
      root[i] = value;
    });
  });
  return variants;
}

/** A step must not make a Set or an object smaller by making two members alike; treemin does not count that as one step. */
function sizeOf(value: unknown): number {
  return partsOf(value).reduce((sum, [part]) => sum + sizeOf(part), 1);
}

/** The values in a container, each with a function that puts another in its place in a copy of the container. */
function partsOf(value: unknown): readonly (readonly [unknown, (copy: unknown, other: unknown) => void])[] {
  if (value instanceof Map) {
    return [...value].map(([, each], i) => [
      each,
      (copy, other) => {
        const map = copy as Map<unknown, unknown>;
        map.set([...map.keys()][i], other);
      },
    ]);
  }
  if (value instanceof Set) return [];
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  return Object.entries(value).map(([key, each]) => [
    each,
    (copy, other) => {
      (copy as Record<string, unknown>)[key] = other;
    },
  ]);
}

function simplerThan(value: unknown): readonly unknown[] {
  if (typeof value === "string") return [...Array.from(value, (_, i) => value.slice(0, i) + value.slice(i + 1))];
  if (typeof value === "number") return Number.isSafeInteger(value) && value !== 0 ? [0, value - Math.sign(value)] : [];
  if (typeof value === "bigint") return value === 0n ? [] : [0n, value > 0n ? value - 1n : value + 1n];
  if (value === true) return [false];
  if (value instanceof Date)
    return Number(value) === 0 ? [] : [new Date(0), new Date(Number(value) - Math.sign(Number(value)))];
  if (typeof value !== "object" || value === null) return [];
  return [...removals(value), ...insteadOf(value)];
}

function removals(value: object): readonly unknown[] {
  if (value instanceof Map || value instanceof Set) {
    return [...value.keys()].map((key) => {
      const all = value instanceof Map ? new Map(value) : new Set(value);
      all.delete(key);
      return all;
    });
  }
  if (Array.isArray(value)) return value.map((_, i) => value.toSpliced(i, 1));
  return Object.keys(value).map((key) => Object.fromEntries(Object.entries(value).filter(([each]) => each !== key)));
}

/** The smallest value of the same kind, and the topmost ones of that kind below. */
function insteadOf(value: object): readonly unknown[] {
  const parts = partsOf(value).map(([part]) => part);
  const isAlike = (other: unknown) => kindOf(other) === kindOf(value);
  const topmost = (each: unknown): readonly unknown[] =>
    isAlike(each) ? [each] : partsOf(each).flatMap(([part]) => topmost(part));
  const smallest = value instanceof Map ? new Map() : value instanceof Set ? new Set() : Array.isArray(value) ? [] : {};
  return [...(parts.length > 0 ? [smallest] : []), ...parts.flatMap(topmost)];
}

function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}
