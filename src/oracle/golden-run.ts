import type { TestFolder } from "../process/test-folder.js";
import type { ProcessEnd } from "../process/test-process.js";
import type { Expectations } from "./command-test.js";
import { firstMatch } from "./pattern.js";

/** How a command ended and what it printed, with placeholders for all that differs from run to run. */
export interface GoldenRun {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What the patterns of `sameStdout` and `sameStderr` matched first; undefined where one matched nothing. */
  readonly matched: readonly (string | undefined)[];
}

/** A run, and the golden run that it is compared with. */
export interface GoldenPair {
  readonly run: GoldenRun;
  readonly golden: GoldenRun;
}

/** Details that differ from run to run, and their placeholders. The order matters: a pattern precedes those that match its parts. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/\b0x[0-9a-f]+\b/gi, "<address>"],
  [/==\d+==/g, "==<process>=="],
  [/\b(pid|process|thread)([ =:#]{1,2})\d+\b/gi, "$1$2<process>"],
  [/\b\d+( (?:Segmentation fault|Aborted|Bus error|Illegal instruction|Floating point exception)\b)/g, "<process>$1"],
  [/<candidate>[:(]\d+(?:[:,]\d+)*\)?/g, "<candidate>:<place>"],
  [/\b(line|lines|column|columns|col|character|char|position|offset|byte)([ =:#]{1,2})\d+\b/gi, "$1$2<place>"],
  [/\b\d{4}-\d\d-\d\d\b/g, "<date>"],
  [/\b\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?\b/g, "<time>"],
  [/\b\d+(?:[.,]\d+)?( ?)(?:ns|us|µs|ms|s|sec|secs|seconds?|minutes?)\b/g, "<duration>"],
  // The look-behind keeps the time linear: blanks are looked at once, not from each of them on.
  [/(?<![ \t\r])[ \t\r]+$/gm, ""],
];

/**
 * Makes runs comparable: replaces all that differs from run to run by placeholders.
 * @param end how the command ended, with its output
 * @param folder of the test, whose path may be in the output
 * @param same the patterns that must match the same
 */
export function goldenRun(
  { code, signal, pid, output }: ProcessEnd,
  folder: TestFolder,
  same: Pick<Expectations, "sameStdout" | "sameStderr"> = {},
): GoldenRun {
  const normalize = (text: string) => {
    let result = text.replaceAll(folder.file, "<candidate>").replaceAll(folder.path, "<folder>");
    for (const [pattern, placeholder] of placeholders) result = result.replace(pattern, placeholder);
    // Smaller process numbers are left alone: the output may contain them by chance.
    return pid === undefined || pid < 100 ? result : result.replace(new RegExp(`\\b${pid}\\b`, "g"), "<process>");
  };
  const [stdout, stderr] = [output?.textOf("stdout") ?? "", output?.textOf("stderr") ?? ""];
  const matchIn = (text: string) => (pattern: RegExp) => {
    const match = firstMatch(pattern, text);
    return match === undefined ? undefined : normalize(match);
  };
  const matched = [...(same.sameStdout ?? []).map(matchIn(stdout)), ...(same.sameStderr ?? []).map(matchIn(stderr))];
  return { code, signal, stdout: normalize(stdout), stderr: normalize(stderr), matched };
}

/**
 * The first difference of a run from the golden run, as a list of one sentence; an empty list if there is none.
 * @param pair the run on the candidate and the run on the input, each with exit code and output
 */
export function differenceFromGolden({ run, golden }: GoldenPair): readonly string[] {
  const endOf = ({ code, signal }: GoldenRun) => signal ?? `exit code ${code}`;
  if (endOf(run) !== endOf(golden)) return [`It ended with ${endOf(run)}; on the input, with ${endOf(golden)}.`];
  const stream = (["stdout", "stderr"] as const).find((name) => run[name] !== golden[name]);
  if (stream === undefined) return [];
  const lines = run[stream].split("\n");
  const expected = golden[stream].split("\n");
  const at = lines.findIndex((line, index) => line !== expected[index]);
  const shown = (line: string | undefined) => (line === undefined ? "nothing" : JSON.stringify(line.slice(0, 200)));
  const index = at < 0 ? lines.length : at;
  return [`Line ${index + 1} of ${stream} is ${shown(lines[index])}; on the input, it was ${shown(expected[index])}.`];
}

/**
 * How a run differs from the golden run in what patterns match, in sentences.
 * @param pair the run on the candidate and the run on the input
 * @param expectations the patterns whose first match must be the same in both runs
 */
export function differencesOfMatches(
  { run, golden }: GoldenPair,
  { sameStdout = [], sameStderr = [] }: Expectations,
): readonly string[] {
  const titles = [...sameStdout.map(() => "Standard output"), ...sameStderr.map(() => "Standard error")];
  return [...sameStdout, ...sameStderr].flatMap((pattern, i) => {
    const [now, before] = [run.matched[i], golden.matched[i]];
    if (now === undefined) return [`${titles[i]} does not match ${pattern}.`];
    if (now === before) return [];
    return [`${pattern} matches ${JSON.stringify(now)}; on the input, it was ${JSON.stringify(before ?? "nothing")}.`];
  });
}
