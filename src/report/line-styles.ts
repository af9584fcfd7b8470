/** The style of a line. No two lines of a plot have the same dashes, so the plot can be read without colours. */
export interface LineStyle {
  /** The value of `stroke`. */
  readonly color: string;
  /** The value of `stroke-dasharray`. */
  readonly dashes: string;
  /** The mark at the end of the line: an SVG path around 0,0. */
  readonly mark: string;
}

/** Colours that colour-blind people can tell apart (Okabe & Ito, Color Universal Design, 2008), without the light ones. */
const colors = ["#0072b2", "#d55e00", "#009e73", "#aa3377", "#000000", "#b8860b", "#3a9bd9"];

// Seven colours, eight patterns, nine marks: no two of these numbers have a common factor, so lines that share one feature
// differ in the other two.
const dashes = ["none", "9 4", "2 3", "12 3 2 3", "18 5", "5 2", "9 3 2 3 2 3", "1 6"];

const marks = [
  "M-4 -4H4V4H-4Z",
  "M0 -5L5 4H-5Z",
  "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0Z",
  "M0 -6L6 0L0 6L-6 0Z",
  "M0 5L5 -4H-5Z",
  "M-4 -4L4 4M-4 4L4 -4",
  "M-5 0H5M0 -5V5",
  "M-4 -5V5L5 0Z",
  "M4 -5V5L-5 0Z",
];

/**
 * The style of a line.
 * @param number the index of the line, from 0
 */
export function lineStyle(number: number): LineStyle {
  const round = Math.floor(number / dashes.length);
  const pattern = dashes[number % dashes.length] as string;
  return {
    color: colors[number % colors.length] as string,
    dashes: round === 0 ? pattern : `${pattern === "none" ? "30 2" : pattern} ${20 + round} 4`,
    mark: marks[number % marks.length] as string,
  };
}
