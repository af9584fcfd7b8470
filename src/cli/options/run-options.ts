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
  addTestOptions(command.optionsGroup("The test:")).option(
    "--candidate-name <name>",
    "the file name of the candidate (default: that of the input)",
  );
  return addExpectationOptions(command.optionsGroup("What is interesting:"))
    .optionsGroup("Running and stopping:")
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
  return command
    .option(
      "-t, --test <command|file>",
      "run this test; it exits with 0 if the file in its last argument is interesting",
    )
    .option("-c, --shell <line>", "run this line in /bin/sh as the test, with the candidate's path as $1 or @@")
    .option("--stdin", "give the candidate to the test on standard input");
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

/** What else is worth having, as commander parses it. */
export interface AlsoOptions {
  readonly alsoInteresting?: readonly string[];
  readonly alsoFolder?: string;
  readonly alsoLimit: number;
}

/** Adds the option that says what else is worth having. */
export function addAlsoInteresting(command: Command): Command {
  return command.option(
    "--also-interesting <code|command>",
    "save what exits with this code instead, or for which this command exits with 0; may be repeated",
    (value: string, before: readonly string[] = []) => [...before, value],
  );
}

/** Adds the options that save what else is worth having. */
export function addAlsoOptions(command: Command): Command {
  return addAlsoInteresting(command)
    .option("--also-folder <folder>", "save it to this folder (default: INPUT with .also in place of its extension)")
    .option("--also-limit <n>", "save the smallest of each of n kinds; a command prints the kind", atLeast(1), 20);
}
