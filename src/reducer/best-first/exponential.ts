/**
 * The exponential function, the same to the last bit in every JavaScript engine. `Math.exp` and `Math.expm1` are not: the language leaves their
 * precision open (ECMA-262, "Function Properties of the Math Object"), and versions of one engine differ. The order of equally good
 * candidates would depend on that. Sums, products and quotients are exact to the last bit everywhere (IEEE 754).
 *
 * With x = k ln 2 + r and |r| at most ln 2 / 2, e^x = 2^k e^r, and e^r is a short sum of the Taylor series.
 */

/** The first 32 bits of ln 2, and the rest: multiples of the first are exact, so that `r` loses nothing. */
const ln2High = 2977044471 / 2 ** 32;
const ln2Low = 1.9082149292705877e-10;

/** So many terms of the series are exact to 10^-17 for |r| at most ln 2 / 2. */
const terms = 15;
/** 1 / n!, for n from 0. */
const inverseFactorials = [1];
for (let n = 1; n <= terms; n++) inverseFactorials.push((inverseFactorials[n - 1] as number) / n);

/** 2^-n, for n from 0 to the least number that is not 0. */
const powersOfHalf = Float64Array.from({ length: 1075 });
for (let n = 0, power = 1; n < powersOfHalf.length; n++, power /= 2) powersOfHalf[n] = power;

/**
 * e to the power of a number that is at most 0, with a relative error of less than 10^-15.
 * @param x at most 0
 */
export function exp(x: number): number {
  const k = Math.round(x / Math.LN2);
  if (-k >= powersOfHalf.length) return 0;
  return (1 + series(x - k * ln2High - k * ln2Low)) * (powersOfHalf[-k] as number);
}

/**
 * e to the power of a number that is at most 0, minus 1; exact also near 0.
 * @param x at most 0
 */
export function expMinus1(x: number): number {
  return x > -Math.LN2 / 2 ? series(x) : exp(x) - 1;
}

/** e^r - 1. */
function series(r: number): number {
  let sum = 0;
  for (let n = terms; n >= 1; n--) sum = (sum + (inverseFactorials[n] as number)) * r;
  return sum;
}
