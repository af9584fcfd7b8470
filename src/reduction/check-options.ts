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

/** What options of other types must be. Objects are known by their members: they may come from another realm. */
const kinds = new Map<string, KindRule>([
  ["language", { phrase: "a loaded grammar or a name", holds: (value) => isText(value) || has(value, "recognizers") }],
  ["reduce", { phrase: "a text or an algorithm", holds: (value) => isText(value) || isFunction(value) }],
  ["keep", { phrase: '{ patterns: [/a/], lines: [[1, 2]], rules: ["name"] } or part of that', holds: isKeep }],
  ["onEvent", { phrase: "a function", holds: isFunction }],
  ["signal", { phrase: "an AbortSignal", holds: (value) => has(value, "aborted") }],
]);

/** What an option must be. */
interface KindRule {
  readonly phrase: string;
  readonly holds: (value: unknown) => boolean;
}

/** Options of a reduction or a comparison that may hold what they cannot mean. */
interface CheckedOptions extends CommonCheckedOptions {
  readonly test?: unknown;
  readonly passes?: readonly PassProgram[];
}

/**
 * Checks what the options are, all numbers among them, those of a command included, and the name of the list minimiser.
 * @param options as the caller gave them, so that any of them can have a wrong type
 * @throws RangeError with the option, its value and what it must be
 * @throws TypeError if an option is something else than it must be
 */
export function checkOptions(options: CheckedOptions): void {
  for (const [name, { phrase, holds }] of kinds) {
    const value = (options as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined && !holds(value)) throw new TypeError(`The option ${name} must be ${phrase}.`);
  }
  checkCommonOptions(options, rules);
  if ("test" in options) checkTest(options.test);
  for (const pass of options.passes ?? []) checkProgram(pass);
}

/**
 * Checks the input of a reduction.
 * @param value as the caller gave it
 * @throws TypeError if it is none
 */
export function checkInput(value: unknown): void {
  if (isText(value) || ArrayBuffer.isView(value) || has(value, "listingOf")) return;
  throw new TypeError("The option input must be a text, bytes or a folder.");
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

function has(value: unknown, member: string): boolean {
  return typeof value === "object" && value !== null && member in value;
}

function isKeep(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { patterns = [], lines = [], rules: names = [], ...others } = value as Readonly<Record<string, unknown>>;
  const isList = (list: unknown, isMember: (value: unknown) => boolean) => Array.isArray(list) && list.every(isMember);
  return (
    isList(patterns, (each) => has(each, "source")) &&
    isList(lines, Array.isArray) &&
    isList(names, isText) &&
    Object.keys(others).length === 0
  );
}

function checkProgram(pass: PassProgram): void {
  if (!Array.isArray(pass?.command) || pass.command.length === 0) {
    throw new TypeError("The option passes has what is no program. Give { command: [PROGRAM, …] }.");
  }
  checkNumbers(pass, rules);
}

/**
 * Checks that a test is one, and the numbers in it.
 * @param given as the caller gave it
 * @throws TypeError if it is none, RangeError if a number is not what it must be
 */
export function checkTest(given: unknown): void {
  const test = given as Test | null | undefined;
  if (typeof test === "function") return;
  if (typeof test !== "object" || test === null || !("module" in test || Array.isArray(test.command))) {
    throw new TypeError("The option test is no test. Give a function, { command: [PROGRAM, …] } or { module: URL }.");
  }
  const { exitCodes = [] } = test as CommandTest;
  checkNumbers(test, rules);
  for (const code of exitCodes) checkNumber("exitCodes", code, exitCode);
}
