/** Proposes what "interesting" may mean, from runs of a command on the input and on unrelated texts. */
import { constants } from "node:os";
import type { RunEnd } from "../../tools.js";

/** One meaning of "interesting". */
export type TestProposal =
  | { readonly kind: "signal"; readonly code: number; readonly signal: string }
  | { readonly kind: "line"; readonly line: string; readonly pattern: string }
  | { readonly kind: "code"; readonly code: number }
  | { readonly kind: "difference"; readonly codes: readonly [number, number]; readonly sameOutput: boolean };

/** Lines that tell of an error, the most telling first. */
const telling: readonly RegExp[] = [
  /Sanitizer:|runtime error:|internal compiler error|panicked at|[Aa]ssert(ion)?\b.*fail/,
  /^(Uncaught )?[\w.]*(Error|Exception)\b/,
  /\b(fatal|panic|error|exception|traceback|abort)/i,
  /\b(wrong|mismatch|unexpected|expected|fail|invalid|cannot|can't|lost|oops)/i,
];

/** Parts of lines that differ from run to run or from candidate to candidate. */
const varying =
  /\/[^\s:'"()]*\/[^\s:'"()]*|\b0x[0-9a-fA-F]+\b|==\d+==|\b(?:line|column|col|pid)[ :=]+\d+\b|:\d+(?::\d+)?\b|\d+(?:\.\d+)? ?m?s\b/gi;

/**
 * How a process ended, as an exit code like that of a shell.
 * @param run a run that has ended
 */
export function codeOf({ code, signal }: RunEnd): number {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/**
 * Whether a run failed, or printed an error message.
 * @param run a run that has ended
 */
export function tellsOfError(run: RunEnd): boolean {
  const lines = `${run.stderr}\n${run.stdout}`.split("\n");
  return run.timedOut || codeOf(run) !== 0 || lines.some((line) => telling.some((pattern) => pattern.test(line)));
}

/**
 * The lines of the output that may describe the error, the most likely first. Lines of the input are left out.
 * @param run a run that has ended
 * @param input the text that the command read
 */
export function tellingLines({ stdout, stderr }: RunEnd, input: string): readonly string[] {
  const lines = [...stderr.split("\n"), ...stdout.split("\n")]
    .map((line) => line.trim())
    .filter((line) => line.length > 3 && !input.includes(line) && !/^at |^Node\.js v/.test(line));
  const ranked = telling.flatMap((pattern) => lines.filter((line) => pattern.test(line)));
  return [...new Set([...ranked, ...(ranked.length === 0 ? lines : [])])].slice(0, 5);
}

/**
 * A regular expression, for grep -E and for JavaScript, that matches a line and what differs from it only in paths, places, addresses and times.
 * @param line of the output, without white space around it
 * @returns undefined if nothing is left
 */
export function patternOf(line: string): string | undefined {
  const parts = line.split(varying).map((part) => part.replace(/[.[\]{}()*+?^$|\\]/g, "\\$&").trim());
  const kept = parts.filter((part) => part.length > 1);
  return kept.join("").length < 4 ? undefined : kept.join(".*");
}

/**
 * Whether a run shows what a proposal says.
 * @param run a run on the input or on a variant
 * @param proposal what is looked for
 */
export function shows(run: RunEnd, proposal: TestProposal): boolean {
  switch (proposal.kind) {
    case "signal":
    case "code":
      return !run.timedOut && codeOf(run) === proposal.code;
    case "line":
      return new RegExp(proposal.pattern, "m").test(`${run.stdout}\n${run.stderr}`);
    case "difference":
      return false;
  }
}

/**
 * What may be meant, the most likely first.
 * @param runs of the command on the input; if some of them failed, what the others show is proposed last
 * @param others its runs on texts that are not interesting; what they show is proposed last
 * @param input the text that the command read in these runs
 */
export function proposalsFrom(
  runs: readonly RunEnd[],
  others: readonly RunEnd[],
  input: string,
): readonly TestProposal[] {
  const failed = runs.filter((run) => codeOf(run) !== 0);
  const passed = runs.filter((run) => codeOf(run) === 0);
  // At the beginning of a line if it stands there, because messages about a crash also show lines of the program's source, which have it within.
  const all = [...failed, ...passed].flatMap((run): readonly TestProposal[] => {
    const code = codeOf(run);
    const isSignal = run.signal !== null || (code > 128 && code < 160);
    const lines = tellingLines(run, input).flatMap((line): readonly TestProposal[] => {
      const anywhere = patternOf(line);
      if (anywhere === undefined) return [];
      const proposal = {
        kind: "line",
        line: line.replaceAll(`${run.folder}/`, ""),
        pattern: `^ *${anywhere}`,
      } as const;
      return [shows(run, proposal) ? proposal : { ...proposal, pattern: anywhere }];
    });
    if (isSignal) return [{ kind: "signal", code, signal: run.signal ?? `signal ${code - 128}` }, ...lines];
    return code === 0 ? lines : [...lines, { kind: "code", code }];
  });
  const keyOf = (each: TestProposal) => (each.kind === "line" ? each.pattern : describe(each));
  const distinct = [...new Map(all.map((each) => [keyOf(each), each] as const).reverse()).values()].reverse();
  const isCommon = (each: TestProposal) =>
    [...others, ...(failed.length > 0 ? passed : [])].some((run) => shows(run, each));
  const share = (each: TestProposal) => runs.filter((run) => shows(run, each)).length;
  return distinct
    .map((each, index) => ({ each, index, common: isCommon(each) ? 1 : 0 }))
    .sort((a, b) => a.common - b.common || a.index - b.index)
    .map(({ each }) => each)
    .filter((each) => share(each) > 0);
}

/**
 * Describes a proposal in a line.
 * @param proposal what the test would look for
 */
export function describe(proposal: TestProposal): string {
  switch (proposal.kind) {
    case "signal":
      return `it is ended by ${proposal.signal}`;
    case "code":
      return `it exits with ${proposal.code}`;
    case "line":
      return `it prints: ${proposal.line}`;
    case "difference":
      return proposal.sameOutput
        ? "the two programs exit with different codes"
        : "the two programs print different things";
  }
}
