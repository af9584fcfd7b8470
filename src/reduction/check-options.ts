/** Checks the options of a reduction before anything runs, because JavaScript does not check their types. */

import { checkDdminOptions } from "../lists/ddmin.js";
import { listMinimizer } from "../lists/list-minimizers.js";
import type { CommandTest } from "../oracle/command-test.js";
import type { Test } from "../oracle/open-oracle.js";
import type { PipelineOptions } from "../pipeline/pipeline.js";
import type { PassProgram } from "../programs/program.js";
import type { KeepOptions } from "./protection.js";

/** What a number must be. */
interface NumberRule {
  readonly phrase: string;
  readonly holds: (value: number) => boolean;
}

const wholeFrom = (least: number): NumberRule => ({
  phrase: `a whole number of at least ${least}`,
  holds: (value) => Number.isInteger(value) && value >= least,
});
const limit: NumberRule = {
  phrase: "a whole number of at least 0, or Infinity",
  holds: (value) => value === Number.POSITIVE_INFINITY || wholeFrom(0).holds(value),
};
const milliseconds: NumberRule = { phrase: "a number of milliseconds of at least 0", holds: (value) => value >= 0 };
const megabytes: NumberRule = {
  phrase: "a number of megabytes greater than 0",
  holds: (value) => value > 0 && Number.isFinite(value),
};
const exitCode: NumberRule = {
  phrase: "a whole number from 0 to 255",
  holds: (value) => wholeFrom(0).holds(value) && value <= 255,
};

/** The rule of each option that is a number. */
const rules: ReadonlyMap<string, NumberRule> = new Map([
  ["jobs", wholeFrom(1)],
  ["repetitions", wholeFrom(1)],
  ["repeat", wholeFrom(1)],
  ["confirm", wholeFrom(0)],
  ["limitTests", limit],
  ["outlineAbove", limit],
  ["limitTime", milliseconds],
  ["timeout", milliseconds],
  ["parseLimit", milliseconds],
  ["memoryLimit", megabytes],
  ["invalidExit", exitCode],
]);

/** Options of a reduction or a comparison that may hold what they cannot mean. */
interface CheckedOptions extends Pick<PipelineOptions, "list" | "ddmin"> {
  readonly test?: unknown;
  readonly passes?: readonly PassProgram[];
  readonly keep?: KeepOptions;
}

/**
 * Checks all numbers among the options, those of a command included, and the name of the list minimiser.
 * @param options as the caller gave them, so that any of them can have a wrong type
 * @throws RangeError with the option, its value and what it must be
 * @throws TypeError if the test is none
 */
export function checkOptions(options: CheckedOptions): void {
  checkNumbers(options);
  checkDdminOptions(options.ddmin ?? {});
  listMinimizer(options.list);
  if ("test" in options) checkTest(options.test);
  for (const pass of options.passes ?? []) checkProgram(pass);
  for (const lines of options.keep?.lines ?? []) checkLines(lines);
}

function checkProgram(pass: PassProgram): void {
  if (!Array.isArray(pass?.command) || pass.command.length === 0) {
    throw new TypeError("The option passes has what is no program. Give { command: [PROGRAM, …] }.");
  }
  checkNumbers(pass);
}

function checkLines(lines: readonly number[]): void {
  const [first = 0, last = 0] = lines;
  if (Number.isInteger(first) && Number.isInteger(last) && first >= 1 && first <= last && lines.length === 2) return;
  throw new RangeError(`keep.lines holds [${lines}]; it must hold pairs of a first and a last line, counted from 1.`);
}

/**
 * Checks the options that are numbers.
 * @throws RangeError with the option, its value and what it must be
 */
function checkNumbers(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const rule = rules.get(name);
    if (rule && value !== undefined) check(name, value, rule);
  }
}

function check(name: string, value: unknown, { phrase, holds }: NumberRule): void {
  if (typeof value === "number" && holds(value)) return;
  throw new RangeError(`The option ${name} is ${String(value)}; it must be ${phrase}.`);
}

function checkTest(given: unknown): void {
  const test = given as Test | null | undefined;
  if (typeof test === "function") return;
  if (typeof test !== "object" || test === null || !("module" in test || Array.isArray(test.command))) {
    throw new TypeError("The option test is no test. Give a function, { command: [PROGRAM, …] } or { module: URL }.");
  }
  const { exitCodes = [] } = test as CommandTest;
  checkNumbers(test);
  for (const code of exitCodes) check("exitCodes", code, exitCode);
}
