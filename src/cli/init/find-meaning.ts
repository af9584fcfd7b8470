/** Runs a command on the input, and on texts that are not interesting, to see what the bug may be. */
import { type RunEnd, runOnce } from "../../tools.js";
import { codeOf, proposalsFrom, shows, type TestProposal, tellsOfError } from "./proposals.js";

/** How often the command is run on the input: to see whether it does the same, and if not, how often it shows the bug. */
const [fewRuns, manyRuns] = [3, 20];

/** After so many milliseconds, more than the few runs are not begun. */
const longestRuns = 60_000;

/** The most tries of a test of a bug that shows only sometimes. */
const mostTries = 50;

/** The command and its input. */
export interface Situation {
  readonly command: readonly string[];
  /** A command that does it right, if there is one. */
  readonly other: readonly string[] | undefined;
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Milliseconds that a run may take. */
  readonly timeout: number;
}

/** What the runs showed. */
export interface Findings {
  /** The most likely first. */
  readonly proposals: readonly TestProposal[];
  readonly runs: readonly RunEnd[];
}

/**
 * Runs the command and finds what may be meant.
 * @param situation the command, the bytes of its input, and how many milliseconds a run may take
 */
export async function findMeaning(situation: Situation): Promise<Findings> {
  const { command, other, bytes, fileName, timeout } = situation;
  const run = (text: Uint8Array, words = command) => runOnce({ command: words, bytes: text, fileName, timeout });
  const start = performance.now();
  const first = await run(bytes);
  const runs = [first];
  if (other) {
    const second = await run(bytes, other);
    const codes = [codeOf(first), codeOf(second)] as const;
    const sameOutput = first.stdout === second.stdout;
    const differ = !sameOutput || codes[0] !== codes[1];
    return { proposals: differ ? [{ kind: "difference", codes, sameOutput }] : [], runs: [first, second] };
  }
  while (runs.length < fewRuns && !first.timedOut) runs.push(await run(bytes));
  const isSame = new Set(runs.map(codeOf)).size === 1;
  const isRare = !isSame || !runs.some(tellsOfError);
  while (isRare && runs.length < manyRuns && performance.now() - start < longestRuns) runs.push(await run(bytes));
  const others = [await run(new Uint8Array()), await run(Buffer.from("unrelated text\n"))];
  return { proposals: proposalsFrom(runs, others, Buffer.from(bytes).toString("utf8")), runs };
}

/**
 * How often a variant must be tried so that a bug is missed only once in a hundred times.
 * @param proposal what the test is to look for
 * @param runs of the command on the input, at least one
 */
export function triesFor(proposal: TestProposal, runs: readonly RunEnd[]): number {
  if (proposal.kind === "difference") return 1;
  const share = runs.filter((run) => shows(run, proposal)).length / runs.length;
  return share >= 1 ? 1 : Math.min(mostTries, Math.ceil(Math.log(0.01) / Math.log(1 - share)));
}
