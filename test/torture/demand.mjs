/** A promise that does not hold; the message is the reason that is shown. */
export class Broken extends Error {
  name = "Broken";
}

/** Fails the line with a reason unless a condition holds. */
export function demand(condition, reason) {
  if (!condition) throw new Broken(typeof reason === "function" ? reason() : reason);
}
