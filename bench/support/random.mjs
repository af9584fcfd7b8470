/** The generator of "Numerical Recipes" (ranqd1): whole numbers from 0 to `limit` - 1. */
export function linearCongruential(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
