/** Prints a table with a title; see {@link formatTable}. */
export function printTable(title, rows, options) {
  process.stdout.write(`\n${title}\n\n${formatTable(rows, options)}\n`);
}

/**
 * Writes a table in Markdown with aligned columns.
 * @param {Record<string, string | number>[]} rows cells by column name; every row has the same columns
 * @param {{ left?: number }} [options] how many of the first columns are aligned to the left
 */
export function formatTable(rows, { left = 1 } = {}) {
  const header = Object.keys(rows[0] ?? {});
  const lines = [header, ...rows.map((row) => header.map((column) => String(row[column])))];
  const widths = header.map((_, column) => Math.max(3, ...lines.map((line) => line[column].length)));
  const pad = (cell, column) => (column < left ? cell.padEnd(widths[column]) : cell.padStart(widths[column]));
  const rule = widths.map((width, column) => (column < left ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  const [first, ...rest] = lines.map((line) => line.map(pad));
  return [first, rule, ...rest].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A part of a whole in percent. */
export function percent(part, whole) {
  return whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : "–";
}

/** A number with three significant digits, without an exponent. */
export function figure(number) {
  return number >= 100 ? number.toFixed(0) : Number(number.toPrecision(3)).toString();
}
