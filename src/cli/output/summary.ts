import type { Reduction } from "../../index.js";
import { count, printable, seconds } from "./progress.js";

/** A result of at most so many characters is shown as well. */
const shown = 1000;

/** Where a result is. */
interface ResultPlace {
  readonly path: string;
  /** The size in bytes of what is there, if an earlier run had come further. */
  readonly ahead: number | undefined;
}

/** What is printed when a reduction is over. */
export function summarize(
  { text, size, tokens, stopped, statistics }: Reduction,
  { path, ahead }: ResultPlace,
): string {
  if (statistics.steps.length === 0) return `stopped (${stopped}) before the input was tested: there is no result`;
  const { tests, outcomes, cancelled, wasted, cacheHits, recalled, time, oracleTime, testTime } = statistics;
  const share = size.before === 0 ? "" : ` (${percentage((100 * size.after) / size.before)} %)`;
  const counts = [
    `${outcomes.interesting} interesting`,
    `${outcomes.uninteresting} uninteresting`,
    ...(outcomes.invalid > 0 ? [`${outcomes.invalid} invalid`] : []),
    ...(outcomes.timeout > 0 ? [`${outcomes.timeout} timed out`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
    ...(wasted > 0 ? [`${wasted} of them ran ahead in vain`] : []),
  ];
  const atOnce = oracleTime > 0 ? testTime / oracleTime : 1;
  const side = atOnce >= 1.05 ? `, ${atOnce.toFixed(1)} at a time` : "";
  const lines = [
    `${size.before} → ${size.after} bytes${share}${tokens ? `, ${tokens.before} → ${tokens.after} tokens` : ""}`,
    `${count(tests, "test")}: ${counts.join(", ")}; ${cacheHits} answered from the cache`,
    ...(recalled > 0 ? [`${count(recalled, "test")} of earlier runs not repeated`] : []),
    `${seconds(time)}, ${seconds(oracleTime)} of them in tests${side}`,
    ...(stopped === "finished" ? [] : [`stopped early (${stopped}): this is the best so far`, goOn(path)]),
    `result: ${path}${ahead === undefined ? "" : ` (${count(ahead, "byte")}: an earlier run had come further)`}`,
  ];
  const isShown = text.length > 0 && text.length <= shown && !/[^\P{C}\n\r\t]/u.test(text);
  return [...lines, ...(isShown ? ["", text.trimEnd()] : [])].join("\n");
}

function goOn(path: string): string {
  return `to go on: the same command again, or: treemin resume ${printable(path)}`;
}

function percentage(share: number): string {
  return share < 10 ? share.toPrecision(2) : share.toFixed(0);
}

/** So few bytes are hardly ever what somebody looked for. */
const trivial = 3;

/** What is to be said of a result that looks like a mistake; an empty one is told of when it is found. */
export function doubt({ size }: Reduction): string | undefined {
  if (size.after === 0 || size.after > trivial || size.before <= trivial) return undefined;
  const left = size.after === 1 ? "1 byte is" : `${size.after} bytes are`;
  return `Only ${left} left. If that is not what you look for, the test finds too much interesting: let it tell more precisely.`;
}

/** What `--stats` writes. */
export function statisticsFile(
  reduction: Reduction,
  paths: { readonly input: string; readonly output: string },
): string {
  const { size, tokens, stopped, statistics } = reduction;
  return `${JSON.stringify({ ...paths, size, tokens, stopped, ...statistics }, null, 2)}\n`;
}
