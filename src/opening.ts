/** How a reduction opens: the input is tested and parsed, and the test itself is tested. Candidates may be, too, by then. */
import { type Checks, checkInput, checkTest, prepare } from "./check.js";
import { checkedBefore, isLarge, type Job, parse, tellOfTree } from "./job.js";
import type { RunRules } from "./oracle/run-rules.js";
import type { ParsedTree } from "./parse/parse-tree.js";
import { longestTimer } from "./stop.js";

/** Bounds of the timeout that is derived from the first test, in milliseconds. */
const shortestTimeout = 5000;
const longestTimeout = 600_000;

/** What a reduction opens with. */
export interface OpeningOptions extends Checks, RunRules {
  /** Milliseconds after which a test is ended, if the caller says so. */
  readonly timeout: number | undefined;
}

/** What has begun. Who waits for it is told if it fails. */
export interface Opening {
  /** Ends when the input has been accepted and it is known whether the test is to be trusted. */
  readonly opening: Promise<void>;
  /** The tree of the input. Undefined if the input is too large to be parsed. */
  readonly parsing: Promise<ParsedTree | undefined> | undefined;
}

/** Begins to test the input and to parse it. */
export async function open(job: Job, options: OpeningOptions): Promise<Opening> {
  const { oracle, signal, timeout = longestTimeout } = options;
  const { text } = job.input;
  oracle.timeLimit.duration = Math.min(timeout, longestTimer);
  await prepare(text, options);
  const checking = checkedBefore(job) ?? checkNow(job, options);
  const parsing = isLarge(job, text) ? undefined : parse(text, job, signal);
  const opening = acceptInput(job, options, { checking, parsing });
  for (const each of [parsing, opening]) each?.catch(() => undefined);
  return { opening, parsing };
}

interface Begun extends Pick<Opening, "parsing"> {
  /** How long the test of the input took, in milliseconds. */
  readonly checking: number | Promise<number>;
}

/** Accepts the input once it is known to be interesting, and finds out whether the test is to be trusted. */
async function acceptInput(job: Job, options: OpeningOptions, { checking, parsing }: Begun) {
  const { text } = job.input;
  const { onEvent } = job.options;
  const { timeout, onAccepted } = options;
  const { timeLimit } = options.oracle;
  const duration = await checking;
  if (timeout === undefined) timeLimit.duration = Math.min(Math.max(shortestTimeout, 10 * duration), longestTimeout);
  onEvent?.({ kind: "checked", duration, timeout: timeLimit.duration });
  onAccepted(text, "input");
  if (parsing) tellOfTree(await parsing, job);
  const message = await checkTest(text, options);
  if (message !== undefined) onEvent?.({ kind: "warning", message });
}

/** Tests the input, which must be interesting, and tells how long that took. */
async function checkNow({ options, input, ledger }: Job, checks: Checks): Promise<number> {
  const { duration } = await checkInput(input.text, checks);
  ledger.remember(ledger.exhibit(input.text), "interesting");
  options.journal?.checked(duration);
  return duration;
}
