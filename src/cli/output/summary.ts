import type { Reduction } from "../../index.js";
import { readArchive, type SignatureFolder, type WorkersStatistics } from "../../tools.js";
import { isPrintable, printable } from "./printable.js";
import { count, describeWorkers, reasonOf, seconds } from "./progress.js";

/** Longest result that the summary shows, in UTF-16 units. */
const longestShown = 1000;

/** The file of a result. */
interface ShownResult {
  readonly path: string;
  /** Size in bytes of the result of an earlier run that had got further. That result is still in the file. */
  readonly ahead: number | undefined;
  /** Whether it goes to standard output. */
  readonly isPiped?: boolean;
}

/**
 * The summary that is printed at the end of a reduction.
 * @param reduction has ended
 * @param result where the result is, and whether an earlier one is further ahead
 */
export function summarize(reduction: Reduction, { path, ahead, isPiped = false }: ShownResult): string {
  const { text, files, stopped, statistics } = reduction;
  if (statistics.steps.length === 0)
    return `stopped (${reasonOf(stopped)}) before the input was tested: there is no result`;
  const lines = [...figuresOf(reduction)];
  if (isPiped) return lines.join("\n");
  if (stopped !== "finished") lines.push(howToContinue(path));
  const further = ahead === undefined ? "" : ` (${count(ahead, "byte")}: an earlier run had got further)`;
  lines.push(`result: ${printable(path)}${further}`);
  if (text.length === 0 || text.length > longestShown) return lines.join("\n");
  const shown = (files ? showFolder(text) : text).trimEnd().split(/\r?\n/);
  return [...lines, ...(shown.every(isPrintable) ? ["", ...shown] : [])].join("\n");
}

/**
 * The sizes, tests and times of a reduction, and whether it ended early, as lines.
 * @param reduction has ended
 */
export function figuresOf({ size, tokens, files, stopped, statistics }: Reduction): readonly string[] {
  const { tests, outcomes, cancelled, cacheHits, recalled, time, oracleTime, testTime, workers } = statistics;
  const share = size.before === 0 ? "" : ` (${percentage((100 * size.after) / size.before)} %)`;
  const counts = [
    `${outcomes.interesting} interesting`,
    `${outcomes.uninteresting} not`,
    ...(outcomes.invalid > 0 ? [`${outcomes.invalid} invalid`] : []),
    ...(outcomes.timeout > 0 ? [`${outcomes.timeout} timed out`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
  ];
  const atOnce = oracleTime > 0 ? testTime / oracleTime : 1;
  const parallel = atOnce >= 1.05 ? `, ${atOnce.toFixed(1)} at a time` : "";
  return [
    `${size.before} → ${size.after} bytes${share}${tokens ? `, ${tokens.before} → ${tokens.after} tokens` : ""}${files ? `, ${files.before} → ${files.after} files` : ""}`,
    `${count(tests, "test")} (${counts.join(", ")}), ${count(cacheHits, "cache hit")}`,
    ...(recalled > 0 ? [`${count(recalled, "test")} of earlier runs not repeated`] : []),
    `${seconds(time)}, ${seconds(oracleTime)} of them in tests${parallel}`,
    ...(workers ? [workersLine(workers, time)] : []),
    ...(stopped === "finished" ? [] : [`stopped early (${reasonOf(stopped)}): this is the best so far`]),
  ];
}

function workersLine(workers: WorkersStatistics, time: number): string {
  const { tests, losses, refused } = workers;
  const rate = ((1000 * tests) / Math.max(time, 1)).toFixed(1);
  return `${describeWorkers(workers)}, ${rate} tests a second; ${losses} lost${refused > 0 ? `, ${refused} refused` : ""}`;
}

/** The files of a small folder, each with its content below its path. */
function showFolder(text: string): string {
  const parts = [...readArchive(text)].map(({ kind, path, content }) => {
    if (kind === "folder") return `--- ${path}/`;
    if (kind === "link") return `--- ${path} -> ${content}`;
    if (typeof content !== "string") return `--- ${path} (${content.size} bytes)`;
    return `--- ${path}\n${content.trimEnd()}`.trimEnd();
  });
  return parts.join("\n");
}

function howToContinue(path: string): string {
  return `to continue: run the same command again, or: treemin resume ${printable(path)}`;
}

function percentage(share: number): string {
  return share < 10 ? share.toPrecision(2) : share.toFixed(0);
}

/** Largest result, in bytes, that is probably a mistake in the test. */
const largestTrivial = 3;

/**
 * The warning about a result so small that the test is probably wrong. An empty result has its own warning.
 * @param reduction has ended; its size is in bytes
 */
export function doubt({ size }: Reduction): string | undefined {
  if (size.after === 0 || size.after > largestTrivial || size.before <= largestTrivial) return undefined;
  const left = size.after === 1 ? "1 byte is" : `${size.after} bytes are`;
  return `Only ${left} left. If this is not what you are looking for, the test accepts too much: make it more precise.`;
}

/**
 * A line about what is also interesting.
 * @param folder where the files are, how many there are, and whether more were left out
 */
export function describeAlso({ folder, size, isFull }: SignatureFolder): string {
  if (size === 0) return "Nothing else was interesting.";
  const more = isFull ? "; there were more kinds: raise --also-limit to save them, too" : "";
  return `Also interesting: ${count(size, "text")} in ${folder}${more}.`;
}

/**
 * The content of the file that `--stats` names.
 * @param reduction has ended
 * @param paths of the input and the result, as the user gave them
 */
export function statisticsFile(
  reduction: Reduction,
  paths: { readonly input: string; readonly output: string },
): string {
  const { size, tokens, files, stopped, statistics } = reduction;
  return `${JSON.stringify({ ...paths, size, tokens, files, stopped, ...statistics }, null, 2)}\n`;
}
