/** Writes a comparison as tables, in plain text or Markdown. */

import { type ComparisonFigures, type ComparisonMeans, type ComparisonRow, groupBy } from "./comparison.js";

/** A table of cells. */
export interface Table {
  /** The line above the table. */
  readonly title: string;
  /** Lines of cells, the header first. */
  readonly lines: readonly (readonly string[])[];
  /** Names of the columns that are aligned to the left. The others contain numbers. */
  readonly left: readonly string[];
}

/** A column and its cells; undefined if the value is not known. */
type Column<R> = readonly [name: string, cell: (row: R) => string | number | undefined];

const words = ["algorithm", "minimality"];

/** Explains the names of the columns. */
const legend = [
  "yes, no, invalid, timeout, cut: tests that found the candidate interesting or not, timed out, or were cancelled.",
  "yes %: of all tests. cached: candidates whose outcome was known.",
  "s: wall time, the least of the repetitions. oracle s: the part of it in which a test was running.",
];

const meansLegend = [
  "All cases: geometric means. bytes ×, tests ×: relative to the first algorithm.",
  "smallest, fewest: in how many cases no other algorithm had a smaller result, or fewer tests.",
];

/** A table for each case and, for several cases, a table of means. */
export function tablesOf({ rows, means }: ComparisonFigures): readonly Table[] {
  const tables = [...groupBy(rows, (row) => row.case)].map(([name, group]) => {
    const [first] = group;
    const tokens = first?.tokens ? `, ${first.tokens.before} tokens` : "";
    return table(`${name}: ${first?.size.before} bytes${tokens}`, { rows: group, columns: columnsFor(rows) });
  });
  const [first] = means;
  return first ? [...tables, table(`All ${first.cases} cases`, { rows: means, columns: meansColumns })] : tables;
}

function table<R>(
  title: string,
  { rows, columns }: { readonly rows: readonly R[]; readonly columns: readonly Column<R>[] },
): Table {
  const lines = rows.map((row) => columns.map(([, cell]) => String(cell(row) ?? "–")));
  return { title, lines: [columns.map(([name]) => name), ...lines], left: words };
}

/** The columns for rows; those that are rarely needed only if one of the rows needs them, so that lines stay short. */
function columnsFor(rows: readonly ComparisonRow[]): readonly Column<ComparisonRow>[] {
  const rare: readonly Column<ComparisonRow>[] = [
    ["invalid", ({ outcomes }) => outcomes.invalid],
    ["timeout", ({ outcomes }) => outcomes.timeout],
    ["cut", ({ cancelled }) => cancelled],
  ];
  const median: Column<ComparisonRow> = ["median s", ({ time }) => seconds(time.median)];
  return [
    ["algorithm", ({ algorithm }) => algorithm],
    ["bytes", ({ size, verified }) => `${size.after}${verified === "interesting" ? "" : " !"}`],
    ["tokens", ({ tokens }) => tokens?.after],
    ["tests", ({ tests }) => tests],
    ["yes", ({ outcomes }) => outcomes.interesting],
    ["no", ({ outcomes }) => outcomes.uninteresting],
    ...rare.filter(([, cell]) => rows.some((row) => cell(row) !== 0)),
    ["yes %", ({ successRate }) => (100 * successRate).toFixed(1)],
    ["cached", ({ cacheHits }) => cacheHits],
    ["s", ({ time }) => seconds(time.least)],
    ...(rows.some(({ repetitions }) => repetitions > 1) ? [median] : []),
    ["oracle s", ({ oracleTime }) => seconds(oracleTime.least)],
    ["minimality", minimality],
  ];
}

function minimality({ stopped, guarantee }: ComparisonRow): string | undefined {
  return stopped === "finished" ? guarantee : `stopped: ${stopped}`;
}

const meansColumns: readonly Column<ComparisonMeans>[] = [
  ["algorithm", ({ algorithm }) => algorithm],
  ["bytes", ({ size }) => figure(size)],
  ["tokens", ({ tokens }) => (tokens === undefined ? undefined : figure(tokens))],
  ["tests", ({ tests }) => figure(tests)],
  ["s", ({ time }) => seconds(time)],
  ["bytes ×", ({ relativeSize }) => relativeSize.toFixed(2)],
  ["tests ×", ({ relativeTests }) => relativeTests.toFixed(2)],
  ["smallest", ({ smallest }) => smallest],
  ["fewest", ({ fewest }) => fewest],
];

function seconds(time: number): string {
  return (time / 1000).toFixed(time < 10_000 ? 2 : 0);
}

function figure(value: number): string {
  return value.toFixed(value < 1000 ? 1 : 0);
}

/** Writes the tables, notes and problems of a comparison, for a terminal or as Markdown. */
export function printComparison(figures: ComparisonFigures, as: "text" | "markdown"): string {
  const print = as === "markdown" ? printMarkdown : printText;
  const text = as === "markdown" ? escapeMarkdown : (line: string) => line;
  const parts = [
    ...tablesOf(figures).map(print),
    notesOf(figures).map(text).join("\n"),
    ...figures.problems.map((problem) => text(`warning: ${problem}`)),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Explanations of the columns of the tables. */
export function notesOf({ rows, means }: ComparisonFigures): readonly string[] {
  return [...(rows.length > 0 ? legend : []), ...(means.length > 0 ? meansLegend : [])];
}

function printText({ title, lines, left }: Table): string {
  const padded = pad(lines, left);
  const rule = (padded[0] ?? []).map((cell) => "-".repeat(cell.length));
  const [header = [], ...rest] = padded;
  return [title, "", ...[header, rule, ...rest].map((cells) => cells.join("  ").trimEnd())].join("\n");
}

function printMarkdown({ title, lines, left }: Table): string {
  const padded = pad(
    lines.map((cells) => cells.map(escapeMarkdown)),
    left,
  );
  const [header = [], ...rest] = padded;
  const rule = header.map((cell) =>
    left.includes(cell.trim()) ? "-".repeat(cell.length) : `${"-".repeat(cell.length - 1)}:`,
  );
  return [
    `**${escapeMarkdown(title)}**`,
    "",
    ...[header, rule, ...rest].map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}

function pad(lines: readonly (readonly string[])[], left: readonly string[]): readonly (readonly string[])[] {
  const [header = []] = lines;
  const widths = header.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines.map((cells) =>
    cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      return left.includes(header[column] ?? "") ? cell.padEnd(width) : cell.padStart(width);
    }),
  );
}

/** Escapes a text for Markdown, also within tables. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_|<>[\]]/g, "\\$&").replace(/\s+/g, " ");
}
