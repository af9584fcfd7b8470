import { constants } from "node:os";
import type { StreamName } from "../process/captured-output.js";
import type { Ending } from "../process/test-process.js";
import type { Expectations } from "./command-test.js";
import { differenceFromGolden, type GoldenPair } from "./golden-run.js";
import type { Outcome } from "./oracle.js";

/** The streams that must be read to judge a test. */
export function expectedStreams(demands: Expectations): readonly StreamName[] {
  const { stdout, stderr, notStdout, notStderr, golden } = demands;
  const isRead = { stdout: golden || stdout || notStdout, stderr: golden || stderr || notStderr };
  return (["stdout", "stderr"] as const).filter((name) => isRead[name]);
}

/** What the end of a test says of its candidate. */
export function outcomeOf(ending: Ending, demands: Expectations, golden?: GoldenPair): Outcome {
  if (ending.timedOut) return "timeout";
  const { exitCodes = [], invalidExit = 125 } = demands;
  const isDemanded = exitCodes.includes(invalidExit) || golden?.original.code === invalidExit;
  if (ending.code === invalidExit && !isDemanded) return "invalid";
  return unmetExpectations(ending, demands, golden).length === 0 ? "interesting" : "uninteresting";
}

/** How a test ended, and which demands that does not meet, in sentences. */
export function explain(ending: Ending, demands: Expectations, golden?: GoldenPair): readonly string[] {
  const { code, signal } = ending;
  const ended = signal ? `It was ended by ${signal}.` : `It exited with ${code}.`;
  const missing = unmetExpectations(ending, demands, golden);
  return missing[0]?.startsWith("It ") ? missing : [ended, ...missing];
}

/** The demands that a test does not meet, in sentences. */
function unmetExpectations(ending: Ending, demands: Expectations, golden?: GoldenPair): readonly string[] {
  return [
    ...unmetExitCode(ending, demands),
    ...unmetPatterns(ending, "stdout", { wanted: demands.stdout, unwanted: demands.notStdout }),
    ...unmetPatterns(ending, "stderr", { wanted: demands.stderr, unwanted: demands.notStderr }),
    ...(golden ? differenceFromGolden(golden) : []),
  ];
}

function unmetExitCode({ code, signal }: Ending, demands: Expectations): readonly string[] {
  const ended = signal ? `It was ended by ${signal}` : `It exited with ${code}`;
  if (demands.crash && !isCrash(code, signal)) return [`${ended}; a crash means interesting.`];
  const codes = expectedCodes(demands);
  if (codes === undefined || (code !== null && codes.includes(code))) return [];
  return [`${ended}; ${codes.join(" or ")} means interesting.`];
}

/** The exit codes that mean interesting; undefined if they do not matter. */
function expectedCodes(demands: Expectations): readonly number[] | undefined {
  const { exitCodes, crash, golden } = demands;
  if (exitCodes && exitCodes.length > 0) return exitCodes;
  return crash || golden || expectedStreams(demands).length > 0 ? undefined : [0];
}

const signalNumbers: readonly number[] = Object.values(constants.signals);

/** Whether a process was ended by a signal, or was a shell whose last command was. */
function isCrash(code: number | null, signal: NodeJS.Signals | null): boolean {
  return signal !== null || (code !== null && signalNumbers.includes(code - 128));
}

/** Patterns that a text must and must not match. */
interface Patterns {
  readonly wanted: readonly RegExp[] | undefined;
  readonly unwanted: readonly RegExp[] | undefined;
}

const streamTitles = { stdout: "Standard output", stderr: "Standard error" };

function unmetPatterns({ output }: Ending, stream: StreamName, { wanted, unwanted }: Patterns): readonly string[] {
  if (!wanted && !unwanted) return [];
  const text = output?.textOf(stream) ?? "";
  const title = streamTitles[stream];
  const absent = (wanted ?? []).filter((pattern) => text.search(pattern) < 0);
  const present = (unwanted ?? []).filter((pattern) => text.search(pattern) >= 0);
  return [
    ...absent.map((pattern) => `${title} has no match of ${pattern}.`),
    ...present.map((pattern) => `${title} has a match of ${pattern}, which is not wanted.`),
  ];
}
