/** Thrown if a promise does not hold; the message says why. */
export class BrokenPromise extends Error {
  name = "BrokenPromise";
}

/**
 * Fails the line unless a condition holds.
 * @param {boolean} condition
 * @param {string | (() => string)} reason what is printed, or a function that makes it
 * @throws {BrokenPromise} if the condition does not hold
 */
export function failUnless(condition, reason) {
  if (!condition) throw new BrokenPromise(typeof reason === "function" ? reason() : reason);
}
