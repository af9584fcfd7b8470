/** A logarithmic axis. */
export interface LogScale {
  /** The position of a value. Values outside the scale are at its nearer end. */
  at(value: number): number;
  /** Values of the ticks with a label. */
  readonly labelled: readonly number[];
  /** Values of the ticks without a label. */
  readonly minor: readonly number[];
}

/**
 * Makes a scale that covers all values and starts and ends at 1, 2 or 5 times a power of ten. Values below 1 count as 1.
 * @param values at least one
 * @param range the positions of its start and its end
 */
export function logScale(values: readonly number[], range: readonly [number, number]): LogScale {
  const logs = values.map((value) => Math.log10(Math.max(value, 1)));
  const least = Math.min(...logs);
  const most = Math.max(...logs, least + 0.1);
  const ticks = Array.from(
    { length: Math.ceil(most) - Math.floor(least) + 1 },
    (_, i) => Math.floor(least) + i,
  ).flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ digit, value: digit * 10 ** decade })));
  const round = ticks.filter(({ digit }) => digit === 1 || digit === 2 || digit === 5);
  const tolerance = 1e-9;
  const low = round.findLast(({ value }) => Math.log10(value) <= least + tolerance)?.value ?? 1;
  const high = round.find(({ value }) => Math.log10(value) >= most - tolerance)?.value ?? 10;
  const shown = ticks.filter(({ value }) => value >= low && value <= high);
  const decades = shown.filter(({ digit }) => digit === 1);
  // Up to two decades have too few powers of ten for reading values off.
  const labelled = decades.length > 3 ? decades : shown.filter((tick) => round.includes(tick));
  const [from, to] = range;
  const span = Math.log10(high / low);
  return {
    at: (value) => {
      const share = Math.log10(Math.max(value, 1) / low) / span;
      return from + (to - from) * Math.min(Math.max(share, 0), 1);
    },
    labelled: labelled.map(({ value }) => value),
    minor: shown.filter((tick) => !labelled.includes(tick)).map(({ value }) => value),
  };
}
