import type { ComparisonRow } from "./comparison.js";

const columns: Readonly<Record<string, (row: ComparisonRow) => string | number | undefined>> = {
  case: (row) => row.case,
  algorithm: ({ algorithm }) => algorithm,
  bytes_before: ({ size }) => size.before,
  bytes: ({ size }) => size.after,
  tokens_before: ({ tokens }) => tokens?.before,
  tokens: ({ tokens }) => tokens?.after,
  tests: ({ tests }) => tests,
  interesting: ({ outcomes }) => outcomes.interesting,
  uninteresting: ({ outcomes }) => outcomes.uninteresting,
  invalid: ({ outcomes }) => outcomes.invalid,
  timeout: ({ outcomes }) => outcomes.timeout,
  cancelled: ({ cancelled }) => cancelled,
  success_rate: ({ successRate }) => successRate.toFixed(4),
  cache_hits: ({ cacheHits }) => cacheHits,
  repetitions: ({ repetitions }) => repetitions,
  time_ms: ({ time }) => time.least.toFixed(0),
  time_median_ms: ({ time }) => time.median.toFixed(0),
  oracle_time_ms: ({ oracleTime }) => oracleTime.least.toFixed(0),
  oracle_time_median_ms: ({ oracleTime }) => oracleTime.median.toFixed(0),
  stopped: ({ stopped }) => stopped,
  guarantee: ({ guarantee }) => guarantee,
  verified: ({ verified }) => verified,
};

/**
 * Writes comma-separated values (RFC 4180, but with `\n` as line end): a header, then one line for each case and algorithm.
 * Times are in milliseconds.
 * @param rows one for each case and algorithm
 */
export function printCsv(rows: readonly ComparisonRow[]): string {
  const lines = rows.map((row) => Object.values(columns).map((cell) => String(cell(row) ?? "")));
  return [Object.keys(columns), ...lines].map((cells) => `${cells.map(quote).join(",")}\n`).join("");
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
