/** Makes a generator of random integers from 0 to `limit` - 1: ranqd1 of Press et al., "Numerical Recipes in C", 1992. */
export function linearCongruential(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
