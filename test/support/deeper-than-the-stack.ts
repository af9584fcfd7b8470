/**
 * A depth that no recursive function reaches: Node's call stack holds some 16,000 calls of the smallest function.
 * `walk.test.ts` shows it. Deeper trees would only take longer.
 */
export const deeperThanTheStack = 20_000;
