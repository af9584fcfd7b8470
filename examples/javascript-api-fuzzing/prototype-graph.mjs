// The graph of an engine's API: which methods the values of each type have, and of which type their results are. It is found by
// looking at the built-ins of the Node that runs this, and by calling each method once.

/** Values to begin with, the simplest first. */
export const literals = ["(0)", "NaN", '"ab"', "[NaN]", "[0, 1]", "new Set([1])"];

const samples = literals.map((source) => new Function(`return ${source};`)());

/** The type of a value: the name of its constructor. */
export const typeOf = (value) => value?.constructor?.name ?? String(value);

/**
 * Methods whose results depend on the place or that need much memory; and those that Node has only since version 22, so that this
 * example shows the same everywhere.
 */
const excluded = /locale|repeat|pad|^_|^constructor$|^union$|^intersection$|difference$|^is(Subset|Superset|Disjoint)/i;
const isExcluded = (name) => excluded.test(name);

/** The type of a method's result; undefined if it throws. */
function resultOf(value, name) {
  try {
    return typeOf(structuredClone(value)[name](0, 1));
  } catch {
    return undefined;
  }
}

/** By type: the results of its methods, by their names. */
export const graph = new Map(
  samples.map((value) => {
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(value)).sort();
    const isMethod = (name) => {
      const { value: method } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(value), name);
      return typeof method === "function" && !isExcluded(name);
    };
    return [typeOf(value), new Map(names.filter(isMethod).map((name) => [name, resultOf(value, name)]))];
  }),
);

/** The types of the literals, by their source. */
export const typesOfLiterals = new Map(literals.map((source, i) => [source, typeOf(samples[i])]));
