/** Reads off the end of a command what it shows beside the outcome. */
import { constants } from "node:os";
import type { ProcessEnd } from "../process/test-process.js";
import type { AlsoInteresting, Expectations } from "./command-test.js";
import type { PatternMatch } from "./observed.js";
import { firstMatch } from "./pattern.js";

/**
 * What the expected patterns match in the output of a command.
 * @param end how the command ended, with its output
 * @param expectations those whose patterns are looked for
 */
export function matchedBy({ output }: ProcessEnd, { stdout = [], stderr = [] }: Expectations): readonly PatternMatch[] {
  const matchesOf = (stream: "stdout" | "stderr", patterns: readonly RegExp[]) =>
    patterns.map((pattern) => ({ pattern, text: firstMatch(pattern, output?.textOf(stream) ?? "") ?? "" }));
  return [...matchesOf("stdout", stdout), ...matchesOf("stderr", stderr)];
}

/**
 * The signature that an exit code gives; undefined if none of those that are also interesting is the command's.
 * @param end how the command ended
 * @param also the exit codes that are also interesting
 */
export function signatureOfExit(end: ProcessEnd, also: readonly AlsoInteresting[]): string | undefined {
  if (end.timedOut) return undefined;
  const code = end.code ?? 128 + (end.signal ? constants.signals[end.signal] : 0);
  return also.includes(code) ? `exit code ${code}` : undefined;
}
