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

/**
 * A table for each case and, for several cases, a table of means.
 * @param figures the rows of all cases, and their means if there are several cases
 */
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

/** A longer result is cut off, in UTF-16 units. */
const longestResult = 300;

/**
 * The different results of each case, with the algorithms that have them.
 * @param figures the rows of all cases; those without a result are left out
 */
export function resultsOf({ rows }: ComparisonFigures): readonly { readonly title: string; readonly text: string }[] {
  return [...groupBy(rows, (row) => row.case)].flatMap(([name, group]) =>
    [...groupBy(group, ({ text }) => text)].map(([text, same]) => {
      const algorithms = same.map(({ algorithm }) => algorithm).join(", ");
      const shown = text.length > longestResult ? `${text.slice(0, longestResult)}…` : text.trimEnd();
      return { title: `${name}, ${algorithms}: ${same[0]?.size.after} bytes`, text: shown };
    }),
  );
}

/**
 * Writes the tables, results, notes and problems of a comparison, for a terminal or as Markdown.
 * @param figures of all cases and algorithms
 * @param as the form of the tables
 * @param width of the terminal, in characters: columns that do not fit are left out
 */
export function printComparison(
  figures: ComparisonFigures,
  as: "text" | "markdown",
  width = Number.POSITIVE_INFINITY,
): string {
  const print = as === "markdown" ? printMarkdown : (each: Table) => printText(fitting(each, width));
  const results = resultsOf(figures).map(({ title, text: result }) =>
    as === "markdown"
      ? `${escapeMarkdown(title)}:\n\n${result.replace(/^/gm, "    ")}`
      : `${broken(`${title}:`, width)}\n${result.replace(/^/gm, "  ")}`,
  );
  const text = as === "markdown" ? escapeMarkdown : (line: string) => broken(line, width);
  const parts = [
    ...tablesOf(figures).map(print),
    ...results,
    notesOf(figures).map(text).join("\n"),
    ...figures.problems.map((problem) => text(`warning: ${problem}`)),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Breaks a line between words so that it fits a width. */
function broken(line: string, width: number): string {
  if (line.length <= width) return line;
  const at = line.lastIndexOf(" ", width);
  return at <= 0 ? line : `${line.slice(0, at)}\n${broken(line.slice(at + 1), width)}`;
}

/**
 * Explanations of the columns of the tables.
 * @param figures only columns that the tables have are explained
 */
export function notesOf({ rows, means }: ComparisonFigures): readonly string[] {
  return [...(rows.length > 0 ? legend : []), ...(means.length > 0 ? meansLegend : [])];
}

/** Columns that are left out if there is no room, in this order. */
const dispensable = [
  "cached",
  "yes %",
  "oracle s",
  "median s",
  "cut",
  "no",
  "yes",
  "invalid",
  "timeout",
  "tokens",
  "fewest",
  "minimality",
  "smallest",
  "tests ×",
  "bytes ×",
];

/** Leaves out columns until a table fits, then shortens the words in the first one. */
function fitting(table: Table, width: number): Table {
  const { lines } = table;
  const widths = (lines[0] ?? []).map((_, i) => Math.max(3, ...lines.map((cells) => cells[i]?.length ?? 0)));
  const total = widths.reduce((sum, each) => sum + each + 2, -2);
  if (total <= width) return table;
  const column = dispensable.map((name) => lines[0]?.indexOf(name) ?? -1).find((index) => index >= 0);
  if (column !== undefined)
    return fitting({ ...table, lines: lines.map((cells) => cells.filter((_, i) => i !== column)) }, width);
  const most = Math.max(10, (widths[0] ?? 0) - (total - width));
  const short = (cell: string) => (cell.length > most ? `${cell.slice(0, most - 1)}…` : cell);
  return { ...table, lines: lines.map(([first = "", ...rest]) => [short(first), ...rest]) };
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
