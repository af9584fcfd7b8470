/** Accepts the order of arguments of other reducers, and suggests commands for misspelt names. */
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import type { Option } from "commander";
import { mostSimilar, quote } from "../../tools.js";
import { UsageError } from "./exit-codes.js";

/** The inputs and the test among the arguments. */
interface FoundTest {
  readonly inputs: readonly string[];
  /** Undefined if the options name the test. */
  readonly test: string | undefined;
}

/**
 * Finds the test among the arguments if no option names it: the only one that is a program, or else the only module. Other reducers
 * take the test as their first argument.
 * @param given the arguments that are no options
 * @param isGiven whether an option names the test
 * @throws UsageError if the test is missing, with the reason why no argument is it
 */
export function findTest(given: readonly string[], isGiven: boolean): FoundTest {
  if (isGiven || given.length === 0) return { inputs: given, test: undefined };
  if (given.length === 1) throw new UsageError(noTestFor(given[0] as string));
  const programs = given.filter(isProgram);
  const found = programs.length > 0 ? programs : given.filter(isModule);
  const [test, second] = found;
  if (test !== undefined && second === undefined) return { inputs: given.filter((each) => each !== test), test };
  throw new UsageError(noTest(given, found));
}

/** The message about what is missing beside the only argument. */
function noTestFor(argument: string): string {
  if (argument === "-") return "No test. Call: treemin - --test COMMAND";
  if (!statSync(argument, { throwIfNoEntry: false }))
    return `The input ${argument} does not exist, and there is no test. Call: treemin INPUT --test COMMAND`;
  const isTest = isProgram(argument) || startOf(argument).startsWith("#!");
  if (isTest)
    return `No input: ${argument} is a program, so perhaps the test. Call: treemin INPUT --test ${quote(argument)}`;
  const input = quote(argument);
  return `No test. Call: treemin ${input} --test COMMAND. To have a test written: treemin init ${input}`;
}

function noTest(given: readonly string[], found: readonly string[]): string {
  if (found.length > 1) return `Both ${found[0]} and ${found[1]} could be the test. Say which: --test ${found[0]}`;
  const script = given.find((path) => startOf(path).startsWith("#!"));
  if (script !== undefined) return `No test: ${script} looks like one, but is not executable. Run: chmod +x ${script}`;
  const inputs = `${given.slice(0, -1).join(", ")} and ${given.at(-1)}`;
  return `No test: ${inputs} are inputs, for none is a program. Call: treemin ${given.join(" ")} --test COMMAND`;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isModule(path: string): boolean {
  return /^\.[cm]?[jt]s$/.test(extname(path)) && /^export default\b/m.test(startOf(path));
}

/** The beginning of a file; empty if it cannot be read. */
function startOf(path: string): string {
  try {
    return statSync(path).isFile() ? readFileSync(path, "latin1").slice(0, 10_000) : "";
  } catch {
    return "";
  }
}

/**
 * Checks that the first argument is no misspelt command.
 * @param args the arguments that are no options; only the first is looked at
 * @param names of the commands
 * @throws UsageError that names the command which is meant
 */
export function checkCommandName([first = ""]: readonly string[], names: readonly string[]): void {
  if (!/^[a-z]{1,20}$/.test(first) || names.includes(first) || statSync(first, { throwIfNoEntry: false })) return;
  const similar = mostSimilar(first, names);
  if (similar === undefined) return;
  throw new UsageError(
    `${first} is neither a command nor a file. Did you mean: treemin ${similar}? (treemin --help lists the commands)`,
  );
}

/**
 * Checks that no option is the argument of another one, as in `-o --test ./check.sh`: the first one then lacks its argument.
 * @param args of the command, without those after `--`
 * @param options of the command
 * @throws UsageError that names both
 */
export function checkArguments(args: readonly string[], options: readonly Option[]): void {
  const find = (arg: string | undefined) => options.find(({ long, short }) => arg === long || arg === short);
  for (let i = 0; i + 1 < args.length; i++) {
    const [option, next] = [find(args[i]), args[i + 1] as string];
    if (!option?.required) continue;
    if (find(next))
      throw new UsageError(`${args[i]} has no argument before ${next}. If ${next} is meant: ${option.long}=${next}`);
    i++;
  }
}

/**
 * Adds to a message about an unknown option how to name the file that was taken for it.
 * @param message of commander's
 */
export function withFileHint(message: string): string {
  const [, option = ""] = /unknown option '(.+)'/s.exec(message) ?? [];
  return existsSync(option) ? `${message}. The file with this name: ./${option}` : message;
}
