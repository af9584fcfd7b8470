/** Checks the options of a reduction before anything runs, those of commands and programs included. */

import type { CommandTest } from "../oracle/command-test.js";
import type { Test } from "../oracle/open-oracle.js";
import type { PassProgram } from "../programs/program.js";
import {
  type CommonCheckedOptions,
  checkCommonOptions,
  checkNumber,
  checkNumbers,
  commonRules,
  type NumberRule,
  type NumberRules,
  wholeFrom,
} from "./check-common-options.js";

const megabytes: NumberRule = {
  phrase: "a number of megabytes greater than 0",
  holds: (value) => value > 0 && Number.isFinite(value),
};
const exitCode: NumberRule = {
  phrase: "a whole number from 0 to 255",
  holds: (value) => wholeFrom(0).holds(value) && value <= 255,
};

/** The rule of each option that is a number. */
const rules: NumberRules = new Map([
  ...commonRules,
  ["repetitions", wholeFrom(1)],
  ["memoryLimit", megabytes],
  ["invalidExit", exitCode],
]);

/** Options of a reduction or a comparison that may hold what they cannot mean. */
interface CheckedOptions extends CommonCheckedOptions {
  readonly test?: unknown;
  readonly passes?: readonly PassProgram[];
}

/**
 * Checks all numbers among the options, those of a command included, and the name of the list minimiser.
 * @param options as the caller gave them, so that any of them can have a wrong type
 * @throws RangeError with the option, its value and what it must be
 * @throws TypeError if the test is none
 */
export function checkOptions(options: CheckedOptions): void {
  checkCommonOptions(options, rules);
  if ("test" in options) checkTest(options.test);
  for (const pass of options.passes ?? []) checkProgram(pass);
}

function checkProgram(pass: PassProgram): void {
  if (!Array.isArray(pass?.command) || pass.command.length === 0) {
    throw new TypeError("The option passes has what is no program. Give { command: [PROGRAM, …] }.");
  }
  checkNumbers(pass, rules);
}

function checkTest(given: unknown): void {
  const test = given as Test | null | undefined;
  if (typeof test === "function") return;
  if (typeof test !== "object" || test === null || !("module" in test || Array.isArray(test.command))) {
    throw new TypeError("The option test is no test. Give a function, { command: [PROGRAM, …] } or { module: URL }.");
  }
  const { exitCodes = [] } = test as CommandTest;
  checkNumbers(test, rules);
  for (const code of exitCodes) checkNumber("exitCodes", code, exitCode);
}
