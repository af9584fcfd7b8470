import type { Reduction } from "../index.js";
import { seconds } from "./progress.js";

/** A result of at most so many characters is shown as well. */
const shown = 1000;

/** What is printed when a reduction is over. */
export function summarize({ text, size, tokens, stopped, statistics }: Reduction, path: string): string {
  if (statistics.steps.length === 0) return `stopped (${stopped}) before the input was tested: there is no result`;
  const { tests, outcomes, cancelled, cacheHits, time, oracleTime } = statistics;
  const share = size.before === 0 ? "" : ` (${percentage((100 * size.after) / size.before)} %)`;
  const counts = [
    `${outcomes.interesting} interesting`,
    `${outcomes.uninteresting} uninteresting`,
    ...(outcomes.invalid > 0 ? [`${outcomes.invalid} invalid`] : []),
    ...(outcomes.timeout > 0 ? [`${outcomes.timeout} timed out`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
  ];
  const lines = [
    `${size.before} → ${size.after} bytes${share}${tokens ? `, ${tokens.before} → ${tokens.after} tokens` : ""}`,
    `${tests} tests: ${counts.join(", ")}; ${cacheHits} answered from the cache`,
    `${seconds(time)}, ${seconds(oracleTime)} of them in tests`,
    ...(stopped === "finished" ? [] : [`stopped early (${stopped}): this is the best so far`]),
    `result: ${path}`,
  ];
  const printable = text.length > 0 && text.length <= shown && !/[^\P{C}\n\r\t]/u.test(text);
  return [...lines, ...(printable ? ["", text.trimEnd()] : [])].join("\n");
}

function percentage(share: number): string {
  return share < 10 ? share.toPrecision(2) : share.toFixed(0);
}

/** What `--stats` writes. */
export function statisticsFile(
  reduction: Reduction,
  paths: { readonly input: string; readonly output: string },
): string {
  const { size, tokens, stopped, statistics } = reduction;
  return `${JSON.stringify({ ...paths, size, tokens, stopped, ...statistics }, null, 2)}\n`;
}
