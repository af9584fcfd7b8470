/** A size over time, with a logarithmic scale, drawn with characters. */

/** A size from a point in time on, until the next point. */
export interface Point {
  /** In milliseconds. */
  readonly time: number;
  readonly size: number;
}

/** What is drawn: points in the order of time, up to now. */
export interface Curve {
  readonly points: readonly Point[];
  readonly now: number;
}

/** The dots of a braille character: by column, from the top. */
const dots = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
] as const;

const bars = "▁▂▃▄▅▆▇█";

/**
 * Draws the area below a curve in rows of braille characters, which have two by four dots each.
 * @param curve points in the order of time, and the end of the time axis
 * @param width in columns
 * @param height in lines
 */
export function drawArea(curve: Curve, width: number, height: number): readonly string[] {
  const heights = heightsOf(curve, 2 * width, 4 * height);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      let code = 0x2800;
      for (const [x, each] of dots.entries())
        for (const [y, dot] of each.entries())
          if ((heights[2 * column + x] ?? 0) >= 4 * (height - row) - y) code |= dot;
      return String.fromCharCode(code);
    }).join(""),
  );
}

/**
 * Draws a curve in one row of bars.
 * @param curve points in the order of time, and the end of the time axis
 * @param width in columns
 */
export function drawSparkLine(curve: Curve, width: number): string {
  return heightsOf(curve, width, bars.length)
    .map((height) => (height === 0 ? " " : bars[height - 1]))
    .join("");
}

/** By how much the axis of time grows when it is full. */
const growth = 1.2;

/** The height of a curve at evenly spaced times: from 1 to `most`, and 0 before its beginning and after now. */
function heightsOf({ points, now }: Curve, count: number, most: number): readonly number[] {
  // The axis grows in steps, so that most of what is drawn stays as it is.
  const end = growth ** Math.ceil(Math.log(Math.max(now, 1)) / Math.log(growth));
  const logs = points.map(({ size }) => Math.log(Math.max(size, 1)));
  const { least, greatest } = extremesOf(logs);
  let at = 0;
  return Array.from({ length: count }, (_, i) => {
    if ((end * i) / count >= now) return 0;
    const time = Math.min((end * (i + 1)) / count, now);
    while (at < points.length && (points[at] as Point).time <= time) at++;
    if (at === 0) return 0;
    const share = greatest === least ? 1 : ((logs[at - 1] as number) - least) / (greatest - least);
    return 1 + Math.round(share * (most - 1));
  });
}

/** The least and the greatest of any number of values. */
function extremesOf(values: readonly number[]) {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) [least, greatest] = [Math.min(least, value), Math.max(greatest, value)];
  return { least, greatest };
}
