import { type Command, InvalidArgumentError, Option } from "commander";
import type { ReduceOptions } from "../../index.js";
import type { CacheKind } from "../../tools.js";
import { addExpectationOptions } from "./expectation-options.js";
import { milliseconds } from "./grammar-options.js";
import type { TestOptions } from "./test-option.js";

/** How tests are run and what bounds a reduction, as commander gives it. */
export interface RunOptions extends TestOptions {
  readonly jobs: number;
  readonly timeout?: number;
  readonly limitTime?: number;
  readonly limitTests?: number;
  readonly cache: CacheKind;
}

/**
 * Adds the options that say how tests are run and what bounds a reduction.
 * @param jobs how many tests run at a time if nothing else is said
 */
export function addRunOptions(command: Command, jobs: number): Command {
  command
    .option("-t, --test <command|file>", "the interestingness test: exits with 0 if its last argument is interesting")
    .option("-c, --shell <line>", "the test as a line for /bin/sh, with the candidate as $1 or @@")
    .option("--stdin", "give the candidate on standard input");
  return addExpectationOptions(command)
    .option(
      "-j, --jobs <n>",
      "tests at a time; without limits, the result is the same for any number",
      atLeast(1),
      jobs,
    )
    .option("--timeout <seconds>", "end a test after this time (default: 10 times the first, at least 5)", milliseconds)
    .option("--limit-time <seconds>", "end the reduction after this time", milliseconds)
    .option("--limit-tests <n>", "end the reduction after so many tests", atLeast(1))
    .addOption(
      new Option("--cache <kind>", "what outcomes are remembered by")
        .choices(["none", "config", "content"])
        .default("content"),
    );
}

/** What the options ask of a reduction. */
export function runOptions({ jobs, timeout, limitTime, limitTests, cache }: RunOptions) {
  return {
    jobs,
    cache,
    ...(timeout !== undefined && { timeout }),
    ...(limitTime !== undefined && { limitTime }),
    ...(limitTests !== undefined && { limitTests }),
  } satisfies Partial<ReduceOptions>;
}

/** Reads a whole number of at least `least`. */
export function atLeast(least: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`);
  };
}
