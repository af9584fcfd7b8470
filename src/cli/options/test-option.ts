import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgsStringToArgv } from "string-argv";
import type { CommandTest, ModuleTest } from "../../index.js";
import { type AlsoInteresting, quote } from "../../tools.js";
import { UsageError } from "./exit-codes.js";
import { type ExpectationOptions, expectationIn, expectationsOf } from "./expectation-options.js";
import { lithiumCommand } from "./lithium-test.js";
import { shellCommand } from "./shell-line.js";

/** Options that define the test, as commander parses them. */
export interface TestOptions extends ExpectationOptions {
  /** A program, a program with arguments, or a module. */
  readonly test?: string;
  /** A line for `/bin/sh`, instead of `test`. */
  readonly shell?: string;
  /** Whether candidates come on standard input. */
  readonly stdin?: boolean;
  /** The file name of candidates. */
  readonly candidateName?: string;
  /** Exit codes and commands that tell what else is worth having. */
  readonly alsoInteresting?: readonly string[];
}

/** Where a test is used. */
interface TestUse {
  /** Path of the test case; candidates have its file name. */
  readonly input: string;
  /** How to call treemin with a test, for messages. */
  readonly call: string;
  /** Folder that relative paths start from. Default: the working directory. */
  readonly folder?: string;
}

/**
 * Reads `--test` or `--shell`. `--test` is a JavaScript or TypeScript module, a program, or a program with arguments, split into
 * words as a shell does, but run without one. Tests run in folders of their own, so words that name existing files become
 * absolute paths.
 * @param options as commander has read them
 * @param use the input, whose file name candidates get; how treemin is called, for messages; and the folder that relative paths start from
 * @throws UsageError if there is no test, or the options contradict each other
 */
export function readTest(options: TestOptions, { input, call, folder = "." }: TestUse): CommandTest | ModuleTest {
  const { test: value, shell, stdin = false } = options;
  if (value !== undefined && shell !== undefined) throw new UsageError("--test and --shell are two tests. Give one.");
  if (value === undefined && shell === undefined) throw new UsageError(`No test. Call: ${call}`);
  const expectations = expectationsOf(options);
  const pathOf = (word: string) => resolve(folder, word);
  const test = value === undefined ? readShell(shell ?? "", stdin) : readValue(value, pathOf);
  const alsoInteresting = options.alsoInteresting?.map((each) => readAlso(each, pathOf));
  const fileName = candidateNameOf(options) ?? basename(input);
  if (!("module" in test)) {
    const more = { ...(stdin && { stdin }), ...(alsoInteresting && { alsoInteresting }) };
    return { ...test, fileName, ...more, ...expectations };
  }
  checkModule(options);
  return test;
}

/** @throws UsageError if an option is given that a test which is a module has no use for */
function checkModule(options: TestOptions): void {
  const { alsoInteresting, candidateName, stdin } = options;
  if (alsoInteresting) throw new UsageError("--also-interesting is for tests that are commands; this one is a module.");
  if (candidateName !== undefined) throw new UsageError("--candidate-name is for commands; a module gets a text.");
  if (stdin) throw new UsageError("--stdin is for commands; a module gets the candidate as an argument.");
  const expectation = expectationIn(options);
  if (expectation !== undefined)
    throw new UsageError(`${expectation} is for commands; a module returns true or false.`);
}

/** @throws UsageError if it cannot be the name of a file in the folder of a test */
function candidateNameOf({ candidateName: name }: TestOptions): string | undefined {
  if (name === undefined || (name === basename(name) && !["", ".", ".."].includes(name))) return name;
  throw new UsageError(`--candidate-name is ${JSON.stringify(name)}; give a file name without a folder.`);
}

/** Reads an exit code or a command, as `--test` reads it. */
function readAlso(value: string, pathOf: (word: string) => string): AlsoInteresting {
  if (/^\d+$/.test(value.trim())) {
    const code = Number(value);
    if (code <= 255) return code;
    throw new UsageError(`--also-interesting ${value}: an exit code is a whole number from 0 to 255.`);
  }
  const test = readValue(value, pathOf, "--also-interesting");
  if (!("module" in test)) return test.command;
  throw new UsageError(`--also-interesting ${value} is a module; it must be an exit code, or a command.`);
}

function readShell(line: string, stdin: boolean): CommandTest {
  if (line.trim() === "") throw new UsageError("--shell is empty. Write a line that tests the file $1.");
  return { command: shellCommand(line, { stdin }) };
}

function readValue(value: string, pathOf: (word: string) => string, option = "--test"): CommandTest | ModuleTest {
  if (value.trim() === "")
    throw new UsageError(`${option} is empty. Name a program, or a module that exports a function.`);
  if (isFolder(pathOf(value))) throw new UsageError(`${option} ${value} is a folder. Name a program in it.`);
  if (isFile(pathOf(value))) {
    const path = pathOf(value);
    checkScript(value, path);
    if (/\.([cm]?js|m?ts)$/.test(path)) return { module: pathToFileURL(path).href };
    if (isLithiumTest(path)) return { command: lithiumCommand(path, []) };
    if (!isExecutable(path)) throw new UsageError(`${value} is not executable. Run: chmod +x ${value}`);
    return { command: [path] };
  }
  checkNoShell(value, option);
  const command = commandIn(value, pathOf);
  if (!command) {
    const [program] = parseArgsStringToArgv(value);
    throw new UsageError(
      `The test ${program} does not exist. Give ${option} a program, or a module that exports a function.`,
    );
  }
  const [program = "", ...words] = command;
  if (program.includes("/")) checkScript(parseArgsStringToArgv(value)[0] ?? "", program);
  return { command: isLithiumTest(pathOf(program)) ? lithiumCommand(pathOf(program), words) : command };
}

/**
 * Reads a command that is no module.
 * @param line as the user wrote it
 * @param option that has it, for messages
 * @throws UsageError if its program does not exist or cannot be run
 */
export function commandOf(line: string, option: string): readonly string[] {
  const [script = "", ...words] = parseArgsStringToArgv(line);
  if (/\.[cm]?[jt]s$/.test(script) && isFile(script)) return ["node", resolve(script), ...words];
  const test = readValue(line, (word) => resolve(word), option);
  return "module" in test ? ["node", resolve(line)] : test.command;
}

/**
 * Splits a line into a program and its arguments, as a shell does. Words that name existing files become absolute paths.
 * @param line as the user wrote it
 * @param pathOf makes the absolute path of a word that names a file
 * @returns undefined if the program is a path where there is no file
 */
export function commandIn(line: string, pathOf: (word: string) => string): readonly string[] | undefined {
  const [program = "", ...words] = parseArgsStringToArgv(line);
  if (program.includes("/") && !isFile(pathOf(program))) return undefined;
  const path = program.includes("/") ? pathOf(program) : program;
  return [path, ...words.map((word) => (isFile(pathOf(word)) ? pathOf(word) : word))];
}

/** Whether a file is an interestingness test for Lithium: a Python module with a function `interesting`, and no program. */
function isLithiumTest(path: string): boolean {
  if (!path.endsWith(".py") || !isFile(path) || isExecutable(path)) return false;
  return /^def interesting\s*\(/m.test(readFileSync(path, "utf8"));
}

/** Words that only a shell understands. */
const shellWord = /(?:^|\s)(&&|\|\|?|;|\d?>>?|\d?>&\d|<)(?=\s|$)|([;|&])(?=\s|$)/;

/** A variable that a shell sets for the command after it. */
const assignment = /^\s*([A-Za-z_]\w*=)\S*\s/;

/** A quote or a blank behind a backslash, which only a shell would take for a part of a word. */
const escaped = /(\\["'\s])/;

/** @throws UsageError if a line has a quote without a partner, or outside of single quotes something that only a shell understands */
function checkNoShell(line: string, option: string): void {
  const unquoted = line.replace(/'[^']*'|"(?:[^"\\]|\\.)*"|\\./g, "_");
  const [single] = /["']/.exec(unquoted) ?? [];
  if (single)
    throw new UsageError(
      `${option} has a ${single} without a partner: ${line}. Add it, or put the quote in quotes of the other kind.`,
    );
  const found = shellWord.exec(unquoted) ?? assignment.exec(unquoted) ?? escaped.exec(line.replaceAll(/'[^']*'/g, "_"));
  const [, word, sign = word] = found ?? [];
  if (sign === undefined) return;
  const quoted = sign.startsWith("\\")
    ? `Put ${sign.slice(1)} in quotes of another kind, without the backslash`
    : "Quote it";
  const remedy = option === "--test" ? `Give the line to one: -c ${quote(line)} (the candidate is "$1")` : quoted;
  throw new UsageError(`${option} has ${sign}, which means nothing here, because no shell runs it. ${remedy}.`);
}

/**
 * Checks that the system can run a script.
 * @param name of the script, for the message
 * @throws UsageError if its first line names an interpreter that does not exist
 */
function checkScript(name: string, path: string): void {
  const [, interpreter, end] = /^#! *([^ \t\r\n]+)[^\r\n]*(\r?)/.exec(readStart(path)) ?? [];
  if (interpreter === undefined) return;
  if (end)
    throw new UsageError(
      `The lines of ${name} end as on Windows (CR LF), so the system does not find ${interpreter}. Run: sed -i 's/\\r$//' ${quote(name)}`,
    );
  if (!interpreter.startsWith("/") || existsSync(interpreter)) return;
  throw new UsageError(`${name} is to be run by ${interpreter}, which does not exist. Correct its first line.`);
}

/** The first characters of a file; none if it cannot be read. */
function readStart(path: string): string {
  try {
    const bytes = Buffer.alloc(256);
    const file = openSync(path, "r");
    try {
      return bytes.toString("latin1", 0, readSync(file, bytes));
    } finally {
      closeSync(file);
    }
  } catch {
    return "";
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Whether a word names an existing file. */
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
