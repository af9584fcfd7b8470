import { type Command, InvalidArgumentError } from "commander";
import type { CommandTest } from "../../index.js";
import { checkPattern, type Expectations } from "../../tools.js";
import { UsageError } from "./exit-codes.js";

/** Expectations of a command, as commander parses them. */
export interface ExpectationOptions extends Omit<Expectations, "exitCodes">, Pick<CommandTest, "memoryLimit"> {
  readonly exitCode?: readonly number[];
}

/**
 * Adds the options for the expectations of a command.
 * @param command is changed, and returned
 */
export function addExpectationOptions(command: Command): Command {
  return command
    .option("--exit-code <n...>", "interesting if the test exits with one of these codes (default: 0)", exitCodes)
    .option("--stdout <regex>", "interesting if this matches its standard output; may be repeated", patterns)
    .option("--stderr <regex>", "interesting if this matches its standard error; may be repeated", patterns)
    .option(
      "--same-stdout <regex>",
      "interesting if what this matches in its standard output is what it matched for the input; may be repeated",
      patterns,
    )
    .option(
      "--same-stderr <regex>",
      "interesting if what this matches in its standard error is what it matched for the input; may be repeated",
      patterns,
    )
    .option("--not-stdout <regex>", "interesting if this does not match its standard output; may be repeated", patterns)
    .option("--not-stderr <regex>", "interesting if this does not match its standard error; may be repeated", patterns)
    .option("--crash", "interesting if a signal ends the test, or it exits with 128 plus a signal's number")
    .option(
      "--golden",
      "interesting if it exits and prints as for the input, except paths, positions, addresses, times",
    )
    .option("--invalid-exit <n>", "a candidate is invalid if the test exits with this code (default: 125)", exitCode)
    .option("--memory-limit <MB>", "limit the address space of each process of the test", megabytes);
}

/**
 * Converts the expectations for the library.
 * @param options as commander has read them
 * @throws UsageError if they contradict each other
 */
export function expectationsOf(options: ExpectationOptions): Omit<CommandTest, "command"> {
  checkGolden(options);
  const { exitCode: exitCodes, crash, invalidExit, memoryLimit } = options;
  if (crash && exitCodes) throw new UsageError("--crash and --exit-code exclude each other. Give one of them.");
  if (invalidExit !== undefined && exitCodes?.includes(invalidExit)) {
    throw new UsageError(`${invalidExit} cannot be both --exit-code and --invalid-exit. Take it out of one of them.`);
  }
  if (memoryLimit !== undefined && process.platform !== "linux") {
    throw new UsageError("--memory-limit works on Linux only. Leave it out.");
  }
  const { stdout, stderr, notStdout, notStderr, sameStdout, sameStderr, golden } = options;
  const texts = { stdout, stderr, notStdout, notStderr, sameStdout, sameStderr };
  const given = { exitCodes, ...texts, crash, golden, invalidExit, memoryLimit };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/**
 * The first expectation that the user gave, as an option name.
 * @param options as commander has read them
 */
export function expectationIn(options: ExpectationOptions): string | undefined {
  const names: readonly (keyof ExpectationOptions)[] = [
    ...(["exitCode", "stdout", "stderr", "notStdout", "notStderr", "sameStdout", "sameStderr", "crash"] as const),
    ...(["golden", "invalidExit", "memoryLimit"] as const),
  ];
  const name = names.find((each) => options[each] !== undefined);
  return name && `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function checkGolden({ golden, invalidExit, memoryLimit, ...others }: ExpectationOptions): void {
  const other = expectationIn(others);
  if (!golden || other === undefined) return;
  throw new UsageError(`--golden already expects everything that the test does for the input. Leave ${other} out.`);
}

function exitCode(value: string): number {
  const code = Number(value);
  if (Number.isInteger(code) && code >= 0 && code <= 255 && value.trim() !== "") return code;
  throw new InvalidArgumentError("It must be a whole number from 0 to 255.");
}

function exitCodes(value: string, before: readonly number[] = []): readonly number[] {
  return [...before, exitCode(value)];
}

/**
 * Reads a pattern, which may be repeated. `^` and `$` match at lines.
 * @param value a regular expression, as the user wrote it
 * @param before the patterns of the same option so far
 */
export function patterns(value: string, before: readonly RegExp[] = []): readonly RegExp[] {
  try {
    const pattern = new RegExp(value, "m");
    checkPattern(pattern);
    return [...before, pattern];
  } catch (error) {
    throw new InvalidArgumentError(`${(error as Error).message.replace(/\.$/, "")}.`);
  }
}

function megabytes(value: string): number {
  const size = Number(value);
  if (size > 0 && Number.isFinite(size)) return size;
  throw new InvalidArgumentError("It must be a number of megabytes greater than 0.");
}
