import type { TestFolder } from "../process/test-folder.js";
import type { Ending } from "../process/test-process.js";

/** What a test did on the original input, without what changes from run to run. */
export interface GoldenRun {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run, and the one that it is compared with. */
export interface GoldenPair {
  readonly run: GoldenRun;
  readonly original: GoldenRun;
}

/** What changes from run to run, and what stands for it. Order matters: the longer before its parts. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\b0x[0-9a-f]+\b/gi, "<address>"],
  [/==\d+==/g, "==<process>=="],
  [/\b(pid|process|thread)([ =:#]{1,2})\d+\b/gi, "$1$2<process>"],
  [/\b\d+( (?:Segmentation fault|Aborted|Bus error|Illegal instruction|Floating point exception)\b)/g, "<process>$1"],
  [/<candidate>[:(]\d+(?:[:,]\d+)*\)?/g, "<candidate>:<place>"],
  [/\b(line|lines|column|columns|col|character|char|position|offset|byte)([ =:#]{1,2})\d+\b/gi, "$1$2<place>"],
  [/\b\d{4}-\d\d-\d\d\b/g, "<date>"],
  [/\b\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?\b/g, "<time>"],
  [/\b\d+(?:[.,]\d+)?( ?)(?:ns|us|µs|ms|s|sec|secs|seconds?|minutes?)\b/g, "<duration>"],
  [/[ \t\r]+$/gm, ""],
];

/** What is left of a run when all that changes from one to the next is taken out. */
export function goldenRun({ code, signal, pid, output }: Ending, folder: TestFolder): GoldenRun {
  const normalize = (text: string) => {
    let result = text.replaceAll(folder.file, "<candidate>").replaceAll(folder.path, "<folder>");
    for (const [pattern, name] of changing) result = result.replace(pattern, name);
    return pid === undefined || pid < 100 ? result : result.replace(new RegExp(`\\b${pid}\\b`, "g"), "<process>");
  };
  return {
    code,
    signal,
    stdout: normalize(output?.textOf("stdout") ?? ""),
    stderr: normalize(output?.textOf("stderr") ?? ""),
  };
}

/** In what a run differs from the original's, in a sentence; none if it does not. */
export function differenceFromGolden({ run, original }: GoldenPair): readonly string[] {
  const endOf = ({ code, signal }: GoldenRun) => signal ?? `exit code ${code}`;
  if (endOf(run) !== endOf(original)) return [`It ended with ${endOf(run)}; on the input, with ${endOf(original)}.`];
  const stream = (["stdout", "stderr"] as const).find((name) => run[name] !== original[name]);
  if (stream === undefined) return [];
  const lines = run[stream].split("\n");
  const wanted = original[stream].split("\n");
  const at = lines.findIndex((line, index) => line !== wanted[index]);
  const shown = (line: string | undefined) => (line === undefined ? "nothing" : JSON.stringify(line.slice(0, 200)));
  const place = at < 0 ? lines.length : at;
  return [`Line ${place + 1} of ${stream} is ${shown(lines[place])}; on the input, it was ${shown(wanted[place])}.`];
}
