/** The initial checks: testing the input, parsing it and checking the test's sanity. Candidates may be tested meanwhile. */

import type { ParsedTree } from "../parse/parsed-tree.js";
import type { RunRules } from "../schedule/run-rules.js";
import { nextTurn } from "../system/next-turn.js";
import { longestTimer } from "../system/time-limit.js";
import type { ReductionContext } from "./context.js";
import { knownCheckDuration } from "./driver-rules.js";
import { parse, tellOfTree } from "./parse-input.js";
import { isLarge } from "./size-limit.js";
import { checkInput, prepare, type SanityOptions, SuspiciousTestError, unrelatedWarning } from "./test-sanity.js";

/** The least timeout that is derived from the first test, in milliseconds. */
export const shortestTimeout = 5000;
/** The greatest such timeout. */
export const longestTimeout = 600_000;

/** What the initial checks run with. */
export interface InitialCheckOptions extends SanityOptions, RunRules {
  /** Milliseconds after which a test is ended. If undefined, the duration of the first test decides. */
  readonly timeout: number | undefined;
  /** What checks further texts if the test is watched. */
  readonly watching: Pick<typeof import("./watching.js"), "testUnrelatedText"> | undefined;
}

/** The initial checks, running. */
export interface InitialChecks {
  /** Resolves when the input was accepted and the test passed its sanity check; rejects if either check failed. */
  readonly passed: Promise<void>;
  /** The tree of the input. Undefined if the input is too large to be parsed. */
  readonly parsing: Promise<ParsedTree | undefined> | undefined;
}

/**
 * Starts to test the input and to parse it. Neither promise causes an unhandled rejection if nobody awaits it.
 * @param context the reduction; its statistics count the tests
 * @param options what tests, and the signal that ends the checks
 * @throws OracleError if the test cannot be run on the input
 */
export async function startInitialChecks(
  context: ReductionContext,
  options: InitialCheckOptions,
): Promise<InitialChecks> {
  const { oracle, signal, timeout = longestTimeout } = options;
  const { text } = context.input;
  oracle.timeLimit.duration = Math.min(timeout, longestTimer);
  await prepare(text, options);
  const testing = knownCheckDuration(context) ?? testInput(context, options);
  const parsing = isLarge(context, text) ? undefined : parse(text, context, signal);
  const passed = acceptInput(context, options, { testing, parsing });
  for (const promise of [parsing, passed]) promise?.catch(() => undefined);
  return { passed, parsing };
}

/** The test of the input and its parse, running. */
interface StartedChecks extends Pick<InitialChecks, "parsing"> {
  /** How long the test of the input took, in milliseconds. */
  readonly testing: number | Promise<number>;
}

/** Accepts the input once it is known to be interesting, then checks the test's sanity. */
async function acceptInput(
  context: ReductionContext,
  options: InitialCheckOptions,
  { testing, parsing }: StartedChecks,
): Promise<void> {
  const { text } = context.input;
  const { onEvent } = context.options;
  const { timeout, onAccepted } = options;
  const { timeLimit } = options.oracle;
  const duration = await testing;
  if (timeout === undefined) timeLimit.duration = Math.min(Math.max(shortestTimeout, 10 * duration), longestTimeout);
  onEvent?.({ kind: "checked", duration, timeout: timeLimit.duration });
  await nextTurn(); // a large text takes some 100 ms until here, and again to be written
  onAccepted(text, "input");
  if (parsing) tellOfTree(await parsing, context);
  const { watching, guard } = options;
  const accepted = watching && guard.watch && (await watching.testUnrelatedText(context.input, guard.watch, options));
  if (accepted?.inspection) throw new SuspiciousTestError(accepted.inspection);
  if (accepted) onEvent?.({ kind: "warning", message: unrelatedWarning });
}

/** Tests the input, which must be interesting, and returns the duration of the test in milliseconds. */
async function testInput({ options, input, store }: ReductionContext, sanity: SanityOptions): Promise<number> {
  const { duration } = await checkInput(input.text, sanity, (text) => options.onEvent?.({ kind: "printed", text }));
  store.remember(store.candidateText(input.text), "interesting");
  options.journal?.checked(duration);
  return duration;
}
