/** How a reduction opens: the input is tested and parsed, and the test itself is tested. Candidates may be, too, by then. */

import type { ParsedTree } from "../parse/parse-tree.js";
import type { RunRules } from "../schedule/run-rules.js";
import { longestTimer } from "../system/time-limit.js";
import { isLarge, knownCheckDuration, parse, type ReductionContext, tellOfTree } from "./context.js";
import { checkInput, checkTestSanity, prepare, type SanityOptions } from "./test-sanity.js";

/** Bounds of the timeout that is derived from the first test, in milliseconds. */
const shortestTimeout = 5000;
const longestTimeout = 600_000;

/** What a reduction opens with. */
export interface InitialCheckOptions extends SanityOptions, RunRules {
  /** Milliseconds after which a test is ended, if the caller says so. */
  readonly timeout: number | undefined;
}

/** What has begun. Who waits for it is told if it fails. */
export interface InitialChecks {
  /** Ends when the input has been accepted and it is known whether the test is to be trusted. */
  readonly opening: Promise<void>;
  /** The tree of the input. Undefined if the input is too large to be parsed. */
  readonly parsing: Promise<ParsedTree | undefined> | undefined;
}

/** Begins to test the input and to parse it. */
export async function startInitialChecks(job: ReductionContext, options: InitialCheckOptions): Promise<InitialChecks> {
  const { oracle, signal, timeout = longestTimeout } = options;
  const { text } = job.input;
  oracle.timeLimit.duration = Math.min(timeout, longestTimer);
  await prepare(text, options);
  const checking = knownCheckDuration(job) ?? checkNow(job, options);
  const parsing = isLarge(job, text) ? undefined : parse(text, job, signal);
  const opening = acceptInput(job, options, { checking, parsing });
  for (const each of [parsing, opening]) each?.catch(() => undefined);
  return { opening, parsing };
}

interface StartedChecks extends Pick<InitialChecks, "parsing"> {
  /** How long the test of the input took, in milliseconds. */
  readonly checking: number | Promise<number>;
}

/** Accepts the input once it is known to be interesting, and finds out whether the test is to be trusted. */
async function acceptInput(job: ReductionContext, options: InitialCheckOptions, { checking, parsing }: StartedChecks) {
  const { text } = job.input;
  const { onEvent } = job.options;
  const { timeout, onAccepted } = options;
  const { timeLimit } = options.oracle;
  const duration = await checking;
  if (timeout === undefined) timeLimit.duration = Math.min(Math.max(shortestTimeout, 10 * duration), longestTimeout);
  onEvent?.({ kind: "checked", duration, timeout: timeLimit.duration });
  onAccepted(text, "input");
  if (parsing) tellOfTree(await parsing, job);
  const message = await checkTestSanity(text, options);
  if (message !== undefined) onEvent?.({ kind: "warning", message });
}

/** Tests the input, which must be interesting, and tells how long that took. */
async function checkNow({ options, input, ledger }: ReductionContext, checks: SanityOptions): Promise<number> {
  const { duration } = await checkInput(input.text, checks);
  ledger.remember(ledger.candidateText(input.text), "interesting");
  options.journal?.checked(duration);
  return duration;
}
