import { existsSync, readFileSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import { parseArgsStringToArgv } from "string-argv";
import type { ReduceOptions } from "../../index.js";
import type { CacheKind, NatsOptions, WorkersOptions } from "../../tools.js";
import { UsageError } from "./exit-codes.js";
import { addExpectationOptions } from "./expectation-options.js";
import { flagOf } from "./folder-options.js";
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
 * @param command is changed, and returned
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

/**
 * Adds the options that define a test.
 * @param command is changed, and returned
 */
export function addTestOptions(command: Command): Command {
  return command
    .option(
      "-t, --test <command|file>",
      "run this test; it exits with 0 if the file in its last argument is interesting",
      onlyTest,
    )
    .option(
      "-c, --shell <line>",
      "run this line in /bin/sh as the test, with the candidate's path as $1 or @@",
      onlyTest,
    )
    .option("--stdin", "give the candidate to the test on standard input");
}

/**
 * Reads a test that may be given once: the last of two would win, while a user who gives two means both.
 * @param value as the user wrote it
 * @param before the test that was given before
 * @throws InvalidArgumentError if there is one
 */
export function onlyTest(value: string, before: string | undefined): string {
  if (before === undefined) return value;
  throw new InvalidArgumentError(
    `There is another test, ${before}. Give one; a line can run both: -c './one.sh "$1" && ./other.sh "$1"'`,
  );
}

/**
 * Converts the options for running tests and limiting a reduction for the library.
 * @param options as commander has read them; times are in milliseconds
 */
export function runOptions({ jobs, timeout, limitTime, limitTests, cache }: RunOptions) {
  return {
    jobs,
    cache,
    ...(timeout !== undefined && { timeout }),
    ...(limitTime !== undefined && { limitTime }),
    ...(limitTests !== undefined && { limitTests }),
  } satisfies Partial<ReduceOptions>;
}

/**
 * Makes a reader of whole numbers of at least `least`. It throws InvalidArgumentError for anything else.
 * @param least the smallest number that is accepted
 */
export function atLeast(least: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (value.trim() !== "" && Number.isInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`);
  };
}

/** What else is worth having, as commander parses it. */
export interface AlsoOptions {
  readonly alsoInteresting?: readonly string[];
  readonly alsoFolder?: string;
  readonly alsoLimit: number;
}

/**
 * Adds the option that says what else is worth having.
 * @param command is changed, and returned
 */
export function addAlsoInteresting(command: Command): Command {
  return command.option(
    "--also-interesting <code|command>",
    "save candidates for which the test exits with this code, or this command with 0; may be repeated",
    (value: string, before: readonly string[] = []) => [...before, value],
  );
}

/**
 * Adds the options that save what else is worth having.
 * @param command is changed, and returned
 */
export function addAlsoOptions(command: Command): Command {
  return addAlsoInteresting(command)
    .option(
      "--also-folder <folder>",
      "save these candidates to this folder (default: INPUT with .also in place of its extension)",
    )
    .option(
      "--also-limit <n>",
      "save the smallest candidate of each of n kinds; the command prints the kind",
      atLeast(1),
      20,
    );
}

/** Options that say where tests run, as commander parses them. */
export interface WorkersCommandOptions extends NatsCommandOptions {
  readonly workers?: readonly string[];
  readonly workersFile?: string;
}

/** Options for a NATS server, as commander parses them. */
export interface NatsCommandOptions {
  readonly nats?: string;
  readonly queue?: string;
  readonly natsCredentials?: string;
  readonly natsAuthority?: string;
}

/**
 * Adds the options that say where tests run.
 * @param command is changed, and returned
 */
export function addWorkersOptions(command: Command): Command {
  command
    .optionsGroup("Tests on other machines:")
    .option(
      "--workers <command>",
      "run tests in the `treemin worker` that this command starts, such as 'ssh HOST treemin worker …'; may be repeated",
      (line: string, before: readonly string[] = []) => [...before, line],
    )
    .option("--workers-file <file>", "run tests in the workers that the lines of this file start");
  return addNatsOptions(command);
}

/**
 * Adds the options for a NATS server.
 * @param command is changed, and returned
 */
export function addNatsOptions(command: Command): Command {
  return command
    .option("--nats <url>", "find reduction and workers at this NATS server: nats://HOST:4222 or tls://HOST:4222")
    .option("--queue <name>", "the name under which a reduction and its workers find each other there (default: main)")
    .option("--nats-credentials <file>", "the credentials of the account at the server")
    .option("--nats-authority <file>", "the certificate of the authority that signed the server's certificate");
}

/**
 * Converts the options for a NATS server; undefined if there is none.
 * @param options as commander has read them
 * @throws UsageError if one of them cannot be used
 */
export function natsOptions(options: NatsCommandOptions): NatsOptions | undefined {
  const { nats, queue = "main", natsCredentials, natsAuthority } = options;
  if (nats === undefined) {
    const given = Object.entries({ queue: options.queue, natsCredentials, natsAuthority }).find(([, value]) => value);
    if (given === undefined) return undefined;
    throw new UsageError(`${flagOf(given[0])} is for --nats. Leave it out, or give the URL of a server.`);
  }
  if (!/^(?:nats|tls):\/\/[^\s/@]+$/.test(nats))
    throw new UsageError(`--nats is ${nats}; give a URL such as nats://HOST:4222 or tls://HOST:4222.`);
  if (!/^[\w-]{1,64}$/.test(queue))
    throw new UsageError(`--queue is ${JSON.stringify(queue)}; give a name of letters, digits, - and _.`);
  for (const file of [natsCredentials, natsAuthority])
    if (file !== undefined && !existsSync(file)) throw new UsageError(`The file ${file} does not exist.`);
  return {
    server: nats,
    queue,
    ...(natsCredentials !== undefined && { credentials: natsCredentials }),
    ...(natsAuthority !== undefined && { authority: natsAuthority }),
  };
}

/**
 * Converts the options that say where tests run; undefined if they run here.
 * @param options as commander has read them
 * @throws UsageError if a command cannot be read, or the file cannot
 */
export function workersOptions(options: WorkersCommandOptions): WorkersOptions | undefined {
  const { workers, workersFile } = options;
  const nats = natsOptions(options);
  if (!workers && workersFile === undefined && !nats) return undefined;
  const lines = [...(workers ?? []), ...(workersFile === undefined ? [] : linesOf(workersFile))];
  const commands = lines.map((line) => {
    const command = parseArgsStringToArgv(line);
    if (command.length > 0) return command;
    throw new UsageError("--workers is empty. Give a command that starts `treemin worker`.");
  });
  return { commands, ...(nats && { nats }) };
}

/**
 * The files that these options name.
 * @param options as commander has read them
 */
export function filesOfWorkers(options: WorkersCommandOptions): readonly string[] {
  return [options.workersFile, options.natsCredentials, options.natsAuthority].filter((file) => file !== undefined);
}

/** The lines of a file with commands, without empty ones and comments. */
function linesOf(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`--workers-file ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.trimStart().startsWith("#"));
  if (lines.length > 0) return lines;
  throw new UsageError(`--workers-file ${file} names no worker. Write a command on each line.`);
}
