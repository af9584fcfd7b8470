import { constants } from "node:os";
import type { StreamName } from "../process/captured-output.js";
import type { ProcessEnd } from "../process/test-process.js";
import type { Expectations } from "./command-test.js";
import { differenceFromGolden, differencesOfMatches, type GoldenPair } from "./golden-run.js";
import type { Outcome } from "./oracle.js";
import { matches } from "./pattern.js";

/**
 * The output streams that must be read to check the expectations.
 * @param expectations of a command test; without any about output, no stream need be read
 */
export function expectedStreams(expectations: Expectations): readonly StreamName[] {
  const { stdout, stderr, notStdout, notStderr, sameStdout, sameStderr, golden } = expectations;
  const isRead = {
    stdout: golden || stdout || notStdout || sameStdout,
    stderr: golden || stderr || notStderr || sameStderr,
  };
  return (["stdout", "stderr"] as const).filter((name) => isRead[name]);
}

/**
 * The outcome of a test whose command has ended.
 * @param end how the command ended, with its output
 * @param expectations of the test
 * @param pair given if the expectations compare with the run on the input
 */
export function outcomeOf(end: ProcessEnd, expectations: Expectations, pair?: GoldenPair): Outcome {
  if (end.timedOut) return "timeout";
  const { exitCodes = [], invalidExit = 125, golden = false } = expectations;
  const isExpected = exitCodes.includes(invalidExit) || (golden && pair?.golden.code === invalidExit);
  if (end.code === invalidExit && !isExpected) return "invalid";
  return unmetExpectations(end, expectations, pair).length === 0 ? "interesting" : "uninteresting";
}

/**
 * Explains in sentences how a command ended and which expectations it did not meet.
 * @param end how the command ended, with its output
 * @param expectations of the test
 * @param pair given if the expectations compare with the run on the input
 */
export function explain(end: ProcessEnd, expectations: Expectations, pair?: GoldenPair): readonly string[] {
  if (outcomeOf(end, expectations, pair) === "invalid") return [`${exitPhrase(end)}; that means invalid.`];
  const unmet = unmetExpectations(end, expectations, pair);
  // Sentences about the exit code and the golden run already say how the command ended.
  return unmet[0]?.startsWith("It ") ? unmet : [`${exitPhrase(end)}.`, ...unmet];
}

/** The expectations that are not met, one sentence for each. */
function unmetExpectations(end: ProcessEnd, expectations: Expectations, pair?: GoldenPair): readonly string[] {
  const { stdout, notStdout, stderr, notStderr } = expectations;
  return [
    ...unmetExit(end, expectations),
    ...unmetPatterns(end, "stdout", { expected: stdout, forbidden: notStdout }),
    ...unmetPatterns(end, "stderr", { expected: stderr, forbidden: notStderr }),
    ...(pair && expectations.golden ? differenceFromGolden(pair) : []),
    ...(pair ? differencesOfMatches(pair, expectations) : []),
  ];
}

function unmetExit(end: ProcessEnd, expectations: Expectations): readonly string[] {
  if (expectations.crash && !isCrash(end)) return [`${exitPhrase(end)}; a crash means interesting.`];
  const codes = expectedCodes(expectations);
  if (codes === undefined || (end.code !== null && codes.includes(end.code))) return [];
  return [`${exitPhrase(end)}; ${codes.join(" or ")} means interesting.`];
}

function exitPhrase({ code, signal }: ProcessEnd): string {
  return signal ? `It was ended by ${signal}` : `It exited with ${code}`;
}

/** The exit codes that mean interesting; undefined if any code does. */
function expectedCodes(expectations: Expectations): readonly number[] | undefined {
  const { exitCodes, crash, golden } = expectations;
  if (exitCodes && exitCodes.length > 0) return exitCodes;
  return crash || golden || expectedStreams(expectations).length > 0 ? undefined : [0];
}

const signalNumbers: readonly number[] = Object.values(constants.signals);

/** Tells whether a process was ended by a signal, or was a shell whose last command was. */
function isCrash({ code, signal }: ProcessEnd): boolean {
  return signal !== null || (code !== null && signalNumbers.includes(code - 128));
}

/** The patterns that the text of a stream must match, and those that it must not match. */
interface StreamPatterns {
  readonly expected: readonly RegExp[] | undefined;
  readonly forbidden: readonly RegExp[] | undefined;
}

const streamTitles = { stdout: "Standard output", stderr: "Standard error" };

function unmetPatterns(
  { output }: ProcessEnd,
  stream: StreamName,
  { expected = [], forbidden = [] }: StreamPatterns,
): readonly string[] {
  if (expected.length + forbidden.length === 0) return [];
  const text = output?.textOf(stream) ?? "";
  const title = streamTitles[stream];
  const absent = expected.filter((pattern) => !matches(pattern, text));
  const present = forbidden.filter((pattern) => matches(pattern, text));
  return [
    ...absent.map((pattern) => `${title} does not match ${pattern}.`),
    ...present.map((pattern) => `${title} matches ${pattern}, which it must not.`),
  ];
}
