/** Checks the options that reductions have everywhere, because JavaScript does not check their types. */

import { checkDdminOptions } from "../lists/ddmin.js";
import { listMinimizer } from "../lists/list-minimizers.js";
import type { PipelineOptions } from "../pipeline/pipeline.js";
import type { KeepOptions } from "./protection.js";

/** What a number must be. */
export interface NumberRule {
  readonly phrase: string;
  readonly holds: (value: number) => boolean;
}

/** The rules of options by their names. */
export type NumberRules = ReadonlyMap<string, NumberRule>;

/**
 * The rule of a count.
 * @param least the least whole number that it may be
 */
export const wholeFrom = (least: number): NumberRule => ({
  phrase: `a whole number of at least ${least}`,
  holds: (value) => Number.isInteger(value) && value >= least,
});
const limit: NumberRule = {
  phrase: "a whole number of at least 0, or Infinity",
  holds: (value) => value === Number.POSITIVE_INFINITY || wholeFrom(0).holds(value),
};
const milliseconds: NumberRule = { phrase: "a number of milliseconds of at least 0", holds: (value) => value >= 0 };

/** The rule of each such option that is a number. */
export const commonRules: NumberRules = new Map([
  ["jobs", wholeFrom(1)],
  ["repeat", wholeFrom(1)],
  ["confirm", wholeFrom(0)],
  ["limitTests", limit],
  ["outlineAbove", limit],
  ["limitTime", milliseconds],
  ["timeout", milliseconds],
  ["parseLimit", milliseconds],
]);

/** Options that may hold what they cannot mean. */
export interface CommonCheckedOptions extends Pick<PipelineOptions, "list" | "ddmin"> {
  readonly keep?: KeepOptions;
}

/**
 * Checks all numbers among the options, and the name of the list minimiser.
 * @param options as the caller gave them, so that any of them can have a wrong type
 * @param rules what the numbers must be
 * @throws RangeError with the option, its value and what it must be
 */
export function checkCommonOptions(options: CommonCheckedOptions, rules = commonRules): void {
  checkNumbers(options, rules);
  checkDdminOptions(options.ddmin ?? {});
  listMinimizer(options.list);
  for (const lines of options.keep?.lines ?? []) checkLines(lines);
}

function checkLines(lines: readonly number[]): void {
  const [first = 0, last = 0] = lines;
  if (Number.isInteger(first) && Number.isInteger(last) && first >= 1 && first <= last && lines.length === 2) return;
  throw new RangeError(`keep.lines holds [${lines}]; it must hold pairs of a first and a last line, counted from 1.`);
}

/**
 * Checks the options that are numbers.
 * @param options those without a rule may be anything
 * @param rules what the numbers must be
 * @throws RangeError with the option, its value and what it must be
 */
export function checkNumbers(options: object, rules: NumberRules): void {
  for (const [name, value] of Object.entries(options)) {
    const rule = rules.get(name);
    if (rule && value !== undefined) checkNumber(name, value, rule);
  }
}

/**
 * Checks a number.
 * @param name of the option
 * @param value anything
 * @param rule what it must be
 * @throws RangeError with the option, its value and what it must be
 */
export function checkNumber(name: string, value: unknown, { phrase, holds }: NumberRule): void {
  if (typeof value === "number" && holds(value)) return;
  throw new RangeError(`The option ${name} is ${String(value)}; it must be ${phrase}.`);
}
