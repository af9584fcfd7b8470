import { type Command, InvalidArgumentError, Option } from "commander";
import type { ReduceOptions } from "../../index.js";
import type { CacheKind } from "../../tools.js";
import { addExpectationOptions } from "./expectation-options.js";
import { milliseconds } from "./grammar-options.js";
import type { TestOptions } from "./test-option.js";

/** Options for running tests and limiting a reduction, as commander parses them. */
export interface RunOptions extends TestOptions {
  readonly jobs: number;
  readonly timeout?: number;
  readonly limitTime?: number;
  readonly limitTests?: number;
  readonly cache: CacheKind;
}

/**
 * Adds the options for running tests and limiting a reduction.
 * @param jobs the default number of tests that run at the same time
 */
export function addRunOptions(command: Command, jobs: number): Command {
  return addTestOptions(command)
    .option("--candidate-name <name>", "the file name of the candidate (default: that of the input)")
    .option(
      "-j, --jobs <n>",
      "run n tests at the same time; without limits, the result is the same for any number",
      atLeast(1),
      jobs,
    )
    .option("--timeout <seconds>", "end a test after this time (default: 10 times the first, at least 5)", milliseconds)
    .option("--limit-time <seconds>", "end the reduction after this time", milliseconds)
    .option("--limit-tests <n>", "end the reduction after n tests", atLeast(1))
    .addOption(
      new Option("--cache <kind>", "remember outcomes by text (content), by configuration (config) or not at all")
        .choices(["none", "config", "content"])
        .default("content"),
    );
}

/** Adds the options that define a test. */
export function addTestOptions(command: Command): Command {
  command
    .option(
      "-t, --test <command|file>",
      "run this test; it exits with 0 if the file in its last argument is interesting",
    )
    .option("-c, --shell <line>", "run this line in /bin/sh as the test, with the candidate's path as $1 or @@")
    .option("--stdin", "give the candidate to the test on standard input");
  return addExpectationOptions(command);
}

/** Converts the options for running tests and limiting a reduction for the library. */
export function runOptions({ jobs, timeout, limitTime, limitTests, cache }: RunOptions) {
  return {
    jobs,
    cache,
    ...(timeout !== undefined && { timeout }),
    ...(limitTime !== undefined && { limitTime }),
    ...(limitTests !== undefined && { limitTests }),
  } satisfies Partial<ReduceOptions>;
}

/** Makes a reader of whole numbers of at least `least`. It throws InvalidArgumentError for anything else. */
export function atLeast(least: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`);
  };
}
