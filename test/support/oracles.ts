/** Deterministic oracles over texts, as data, so that a counterexample can be read. Each finds its input interesting. */
import fc from "fast-check";

export type OracleSpec =
  /** Monotone: wants these units of the input, by index modulo their number, in their order. */
  | { readonly kind: "needs"; readonly units: readonly number[] }
  /** Not monotone: of all texts but the input, one in so many, as a hash has it. */
  | { readonly kind: "hash"; readonly seed: number; readonly oneIn: number }
  /** Not monotone: wants units, and then leaves the choice to a hash. */
  | { readonly kind: "both"; readonly units: readonly number[]; readonly seed: number; readonly oneIn: number };

const units = fc.array(fc.nat(99), { maxLength: 6 });
const luck = { seed: fc.nat(), oneIn: fc.integer({ min: 2, max: 12 }) };

export const monotoneOracles: fc.Arbitrary<OracleSpec> = fc.record({ kind: fc.constant("needs" as const), units });
export const erraticOracles: fc.Arbitrary<OracleSpec> = fc.oneof(
  fc.record({ kind: fc.constant("hash" as const), ...luck }),
  fc.record({ kind: fc.constant("both" as const), units, ...luck }),
);
export const oracleSpecs: fc.Arbitrary<OracleSpec> = fc.oneof(monotoneOracles, erraticOracles);

/** The oracle over texts that are made of the units of `input`. */
export function oracleOver(input: string, parts: readonly string[], spec: OracleSpec): (text: string) => boolean {
  const indices = "units" in spec && parts.length > 0 ? spec.units.map((i) => i % parts.length) : [];
  const needed = [...new Set(indices)].sort((a, b) => a - b).map((i) => parts[i] as string);
  const isLucky = (text: string) => !("seed" in spec) || text === input || hash(text, spec.seed) % spec.oneIn === 0;
  return (text) => containsInOrder(text, needed) && isLucky(text);
}

function containsInOrder(text: string, parts: readonly string[]): boolean {
  let at = 0;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

/** FNV-1a over UTF-16 units, its bits mixed once more, for the low ones are poor. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}
