/** Deterministic interestingness tests of texts, as data, so that counterexamples are readable. The input is interesting. */
import fc from "fast-check";

export type OracleSpec =
  /** Monotone: interesting texts contain some units of the input in order. `units` are their indices, modulo the number of units. */
  | { readonly kind: "needs"; readonly units: readonly number[] }
  /** Not monotone: by a hash, one in `oneIn` of all texts is interesting. */
  | { readonly kind: "hash"; readonly seed: number; readonly oneIn: number }
  /** Not monotone: both of the above must hold. */
  | { readonly kind: "both"; readonly units: readonly number[]; readonly seed: number; readonly oneIn: number };

const units = fc.array(fc.nat(99), { maxLength: 6 });
const hashed = { seed: fc.nat(), oneIn: fc.integer({ min: 2, max: 12 }) };

/** Monotone tests: whatever contains an interesting text is interesting. */
export const monotoneOracles: fc.Arbitrary<OracleSpec> = fc.record({ kind: fc.constant("needs" as const), units });
/** Tests that are not monotone. */
export const erraticOracles: fc.Arbitrary<OracleSpec> = fc.oneof(
  fc.record({ kind: fc.constant("hash" as const), ...hashed }),
  fc.record({ kind: fc.constant("both" as const), units, ...hashed }),
);
/** Tests of all kinds. */
export const oracleSpecs: fc.Arbitrary<OracleSpec> = fc.oneof(monotoneOracles, erraticOracles);

/**
 * The test that a specification describes.
 * @param input the text that is reduced
 * @param parts the units that the input consists of, in order
 */
export function oracleOver(input: string, parts: readonly string[], spec: OracleSpec): (text: string) => boolean {
  const indices = "units" in spec && parts.length > 0 ? spec.units.map((i) => i % parts.length) : [];
  const needed = [...new Set(indices)].sort((a, b) => a - b).map((i) => parts[i] as string);
  const isHashed = (text: string) => !("seed" in spec) || text === input || hash(text, spec.seed) % spec.oneIn === 0;
  return (text) => containsInOrder(text, needed) && isHashed(text);
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

/** FNV-1a over UTF-16 units. The bits are mixed once more, because the low bits of FNV-1a are not random enough. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}
