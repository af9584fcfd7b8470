/** Draws a comparison as SVG: size against tests or time, with a panel for each case and a line for each algorithm. */

import { type ComparisonFigures, type ComparisonRow, groupBy } from "./comparison.js";
import { type LineStyle, lineStyle } from "./line-styles.js";
import { type LogScale, logScale } from "./log-scale.js";
import { element, markup, round } from "./markup.js";

/** Lengths in pixels: the margins and the width of the plotting area, and the least distance between labels. */
const left = 74;
const top = 44;
const bottom = 52;
const plotWidth = 520;
const labelDistance = 32;

/** The line of one algorithm. */
interface Series {
  readonly row: ComparisonRow;
  readonly style: LineStyle;
  readonly points: readonly { readonly at: number; readonly size: number }[];
  /** The end of the line, in pixels. */
  readonly end: { readonly x: number; readonly y: number };
}

/** A panel: its axes, height in pixels and lines. */
interface PlotPanel {
  readonly x: LogScale;
  readonly y: LogScale;
  readonly height: number;
  readonly series: readonly Series[];
}

/** What the horizontal axis shows: tests, or the time in milliseconds. */
type Axis = "tests" | "time";

/**
 * Draws a self-contained SVG image with logarithmic axes; the horizontal one shows tests, or the time in milliseconds.
 * @param figures as `figuresOf` computes them
 * @param axis what the horizontal axis shows
 */
export function printSvg({ rows }: ComparisonFigures, axis: "tests" | "time" = "tests"): string {
  const names = [...groupBy(rows, ({ algorithm }) => algorithm).keys()];
  let offset = 0;
  const panels = [...groupBy(rows, (row) => row.case)].map(([name, group]) => {
    const panel = panelOf(group, { names, axis });
    const drawn = element("g", { transform: `translate(0 ${offset})` }, drawPanel(name, panel, axis));
    offset += top + panel.height + bottom;
    return drawn;
  });
  // A bold letter is about 8 pixels wide at most.
  const width = left + plotWidth + Math.max(250, 84 + 8 * Math.max(0, ...names.map(({ length }) => length)));
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${Math.max(offset, 1)}`,
    width,
    height: Math.max(offset, 1),
    "font-family": "system-ui, 'Segoe UI', Helvetica, Arial, sans-serif",
    "font-size": 12,
    fill: "#222",
    role: "img",
  };
  const background = element("rect", { width: "100%", height: "100%", fill: "#fff" });
  const title = element("title", {}, `Size in bytes against ${axis}, by algorithm`);
  return `${element("svg", attributes, `\n${[title, background, ...panels].join("\n")}\n`)}\n`;
}

function panelOf(
  rows: readonly ComparisonRow[],
  { names, axis }: { readonly names: readonly string[]; readonly axis: Axis },
): PlotPanel {
  const height = Math.max(300, labelDistance * rows.length);
  const lines = rows.map((row) => ({ row, points: pointsOf(row, axis) }));
  const points = lines.flatMap((line) => line.points);
  const x = logScale([1, ...points.map(({ at }) => at)], [left, left + plotWidth]);
  const y = logScale(
    points.map(({ size }) => size),
    [top + height, top],
  );
  const series = lines.map((line) => {
    const { at, size } = line.points.at(-1) as Series["points"][number];
    return { ...line, style: lineStyle(names.indexOf(line.row.algorithm)), end: { x: x.at(at), y: y.at(size) } };
  });
  return { x, y, height, series };
}

/** The points where the size changes, and the end of the run. */
function pointsOf({ steps, size, tests, time }: ComparisonRow, axis: Axis): Series["points"] {
  const points = steps.map((step) => ({ at: step[axis], size: step.size }));
  const end = axis === "tests" ? tests : Math.max(time.least, points.at(-1)?.at ?? 0);
  return [...(points.length > 0 ? points : [{ at: 1, size: size.before }]), { at: end, size: size.after }];
}

function drawPanel(name: string, panel: PlotPanel, axis: Axis): string {
  const middle = left + plotWidth / 2;
  const heading = element("text", { x: left, y: top - 16, "font-size": 15, "font-weight": 600 }, markup(name));
  const below = { x: middle, y: top + panel.height + 40, "text-anchor": "middle" };
  const labels = labelsOf(panel);
  const beside = { "text-anchor": "middle", transform: `translate(18 ${top + panel.height / 2}) rotate(-90)` };
  return [
    heading,
    ...drawGrid(panel),
    element("text", below, axis === "tests" ? "tests" : "milliseconds"),
    element("text", beside, "bytes"),
    ...labels.map(drawLeader),
    ...panel.series.map((series) => drawLine(series, panel)),
    ...panel.series.map(({ style, end }) => drawMark(style, end)),
    ...labels.map(drawLabel),
  ].join("\n");
}

function drawGrid({ x, y, height }: PlotPanel): readonly string[] {
  const vertical = (value: number, stroke: string) =>
    element("line", { x1: x.at(value), x2: x.at(value), y1: top, y2: top + height, stroke });
  const horizontal = (value: number, stroke: string) =>
    element("line", { x1: left, x2: left + plotWidth, y1: y.at(value), y2: y.at(value), stroke });
  const below = (value: number) =>
    element("text", { x: x.at(value), y: top + height + 18, "text-anchor": "middle" }, tick(value));
  const beside = (value: number) =>
    element("text", { x: left - 8, y: y.at(value) + 4, "text-anchor": "end" }, tick(value));
  const frame = { x: left, y: top, width: plotWidth, height, fill: "none", stroke: "#888" };
  return [
    ...x.minor.map((value) => vertical(value, "#f2f2f2")),
    ...y.minor.map((value) => horizontal(value, "#f2f2f2")),
    ...x.labelled.map((value) => vertical(value, "#d5d5d5")),
    ...y.labelled.map((value) => horizontal(value, "#d5d5d5")),
    element("rect", frame),
    ...x.labelled.map(below),
    ...y.labelled.map(beside),
  ];
}

function tick(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, "\u2009");
}

/** Draws a line in steps, because the size stays the same until a smaller text is accepted. */
function drawLine({ row, style, points }: Series, { x, y }: PlotPanel): string {
  const [first, ...rest] = points.map(({ at, size }) => ({ x: round(x.at(at)), y: round(y.at(size)) }));
  const steps = rest.map((point) => `H${point.x}V${point.y}`);
  const attributes = {
    class: "line",
    d: `M${first?.x} ${first?.y}${steps.join("")}`,
    fill: "none",
    stroke: style.color,
    "stroke-width": 2,
    "stroke-dasharray": style.dashes,
    "stroke-linejoin": "round",
  };
  return element("path", attributes, element("title", {}, markup(row.algorithm)));
}

function drawMark({ mark, color }: LineStyle, { x, y }: Series["end"]): string {
  const transform = `translate(${round(x)} ${round(y)})`;
  return element("path", { class: "mark", d: mark, fill: "#fff", stroke: color, "stroke-width": 2, transform });
}

/** A series and the vertical position of its label, in pixels. */
interface Label {
  readonly series: Series;
  readonly y: number;
}

/** Places the labels to the right, each as near to the end of its line as the others allow. */
function labelsOf({ series, height }: PlotPanel): readonly Label[] {
  const sorted = [...series].sort((a, b) => a.end.y - b.end.y || a.row.tests - b.row.tests);
  const ends = sorted.map(({ end }) => end.y);
  const positions = spread(ends, [top + labelDistance / 2, top + height - labelDistance / 2]);
  return sorted.map((each, index) => ({ series: each, y: positions[index] as number }));
}

/** Draws a thin line from the end of a series to its label. */
function drawLeader({ series: { end }, y }: Label): string {
  const x = left + plotWidth;
  const d = `M${round(end.x)} ${round(end.y)}H${x + 4}L${x + 18} ${round(y)}`;
  return element("path", { class: "leader", d, fill: "none", stroke: "#bbb", "stroke-width": 0.7 });
}

function drawLabel({ series: { row, style }, y }: Label): string {
  const x = left + plotWidth;
  const sample = { x1: x + 22, x2: x + 62, y1: y, y2: y, stroke: style.color, "stroke-width": 2 };
  const figures = `${row.size.after} bytes, ${row.tests} tests${row.stopped === "finished" ? "" : ` (${row.stopped})`}`;
  return [
    element("line", { ...sample, "stroke-dasharray": style.dashes }),
    drawMark(style, { x: x + 62, y }),
    element("text", { class: "label", x: x + 74, y: y - 1, "font-weight": 600 }, markup(row.algorithm)),
    element("text", { x: x + 74, y: y + 13, fill: "#555", "font-size": 11 }, figures),
  ].join("\n");
}

/** Moves sorted positions apart as little as needed, and keeps them between two bounds if there is room. */
function spread(positions: readonly number[], [first, last]: readonly [number, number]): readonly number[] {
  const result: number[] = [];
  for (const position of positions)
    result.push(Math.max(position, (result.at(-1) ?? first - labelDistance) + labelDistance));
  let next = last + labelDistance;
  for (let i = result.length - 1; i >= 0; i--) {
    next = Math.min(result[i] as number, next - labelDistance);
    result[i] = next;
  }
  return result;
}
