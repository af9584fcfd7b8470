/** What a command shows beside the outcome. */
import { constants } from "node:os";
import type { ProcessEnd } from "../process/test-process.js";
import type { AlsoInteresting, Expectations } from "./command-test.js";
import { firstMatch } from "./pattern.js";

/** What a command showed beside the outcome. */
export interface Observation {
  /** Of an interesting candidate: each expected pattern and what it matched first in the output. */
  readonly matched?: readonly PatternMatch[];
  /** Of any other candidate: what it shows that is also interesting, equal for candidates of which one is enough. */
  readonly signature?: string;
}

/** A pattern and what it matched. */
export interface PatternMatch {
  readonly pattern: RegExp;
  readonly text: string;
}

/** Is called after the test of a text. */
export type Observe = (text: string, observation: Observation) => void;

/** What the expected patterns match in the output of a command. */
export function matchedBy({ output }: ProcessEnd, { stdout = [], stderr = [] }: Expectations): readonly PatternMatch[] {
  const matchesOf = (stream: "stdout" | "stderr", patterns: readonly RegExp[]) =>
    patterns.map((pattern) => ({ pattern, text: firstMatch(pattern, output?.textOf(stream) ?? "") ?? "" }));
  return [...matchesOf("stdout", stdout), ...matchesOf("stderr", stderr)];
}

/** The signature that an exit code gives; undefined if none of those that are also interesting is the command's. */
export function signatureOfExit(end: ProcessEnd, also: readonly AlsoInteresting[]): string | undefined {
  if (end.timedOut) return undefined;
  const code = end.code ?? 128 + (end.signal ? constants.signals[end.signal] : 0);
  return also.includes(code) ? `exit code ${code}` : undefined;
}
