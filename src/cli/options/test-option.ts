import { accessSync, constants, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgsStringToArgv } from "string-argv";
import type { CommandTest, ModuleTest } from "../../index.js";
import { UsageError } from "./exit-codes.js";
import { type ExpectationOptions, expectationIn, expectationsOf } from "./expectation-options.js";
import { shellCommand } from "./shell-line.js";

/** The options that say what the test is, as commander gives them. */
export interface TestOptions extends ExpectationOptions {
  readonly test?: string;
  /** A line for a shell, instead. */
  readonly shell?: string;
  /** Gives candidates on standard input. */
  readonly stdin?: boolean;
}

/** What a test is for. */
interface TestUse {
  /** The test case; candidates have its name. */
  readonly input: string;
  /** How treemin is called to be given a test. */
  readonly call: string;
  /** Where files are looked for. Default: the working directory. */
  readonly folder?: string;
}

/**
 * Reads `--test`: a JavaScript or TypeScript module, a program, or a program with arguments, for which no shell is involved;
 * words are told apart as a shell does. Tests run in folders of their own, so a word that names a file here is made absolute.
 * Or reads `--shell`.
 */
export function readTest(options: TestOptions, { input, call, folder = "." }: TestUse): CommandTest | ModuleTest {
  const { test: value, shell, stdin = false } = options;
  if (value !== undefined && shell !== undefined) throw new UsageError("--test and --shell are two tests. Give one.");
  if (value === undefined && shell === undefined) throw new UsageError(`No test. Call: ${call}`);
  const demands = expectationsOf(options);
  const test = value === undefined ? readShell(shell ?? "", stdin) : readValue(value, (word) => resolve(folder, word));
  if (!("module" in test)) return { ...test, fileName: basename(input), ...(stdin && { stdin }), ...demands };
  if (stdin) throw new UsageError("--stdin is for commands; a module is given the candidate as an argument.");
  const demand = expectationIn(options);
  if (demand !== undefined) throw new UsageError(`${demand} is for commands; a module answers true or false.`);
  return test;
}

function readShell(line: string, stdin: boolean): CommandTest {
  if (line.trim() === "") throw new UsageError("--shell is empty. Write a line that judges the file $1.");
  return { command: shellCommand(line, { stdin }) };
}

function readValue(value: string, pathOf: (word: string) => string): CommandTest | ModuleTest {
  if (value.trim() === "")
    throw new UsageError("--test is empty. Name a program, or a module that exports a function.");
  if (isFile(pathOf(value))) {
    const path = pathOf(value);
    if (/\.([cm]?js|m?ts)$/.test(path)) return { module: pathToFileURL(path).href };
    if (!isExecutable(path)) throw new UsageError(`${value} is not executable. Run: chmod +x ${value}`);
    return { command: [path] };
  }
  const [program = "", ...words] = parseArgsStringToArgv(value);
  if (program.includes("/") && !isFile(pathOf(program))) {
    throw new UsageError(
      `The test ${program} does not exist. Give --test a program, or a module that exports a function.`,
    );
  }
  const path = program.includes("/") ? pathOf(program) : program;
  return { command: [path, ...words.map((word) => (isFile(pathOf(word)) ? pathOf(word) : word))] };
}

/** Whether a word, which may be anything, names a file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
