import { accessSync, constants, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgsStringToArgv } from "string-argv";
import type { CommandTest, ModuleTest } from "../index.js";
import { UsageError } from "./exit-codes.js";

/** How a test is given the candidates. */
interface Use {
  /** The test case; candidates have its name. */
  readonly input: string;
  /** Gives candidates on standard input. */
  readonly stdin: boolean;
  /** Where files are looked for. Default: the working directory. */
  readonly folder?: string;
}

/**
 * Reads the value of `--test`: a JavaScript module, a program, or a program with arguments. No shell is involved; words are
 * told apart as a shell does. Tests run in folders of their own, so a word that names a file here is made absolute.
 */
export function readTest(value: string, { input, stdin, folder = "." }: Use): CommandTest | ModuleTest {
  const test = readValue(value, (word) => resolve(folder, word));
  if (!("module" in test)) return { ...test, fileName: basename(input), ...(stdin && { stdin }) };
  if (stdin) throw new UsageError("--stdin is for commands; a module is given the candidate as an argument.");
  return test;
}

function readValue(value: string, pathOf: (word: string) => string): CommandTest | ModuleTest {
  if (value.trim() === "")
    throw new UsageError("--test is empty. Name a program, or a module that exports a function.");
  if (isFile(pathOf(value))) {
    const path = pathOf(value);
    if (/\.[cm]?js$/.test(path)) return { module: pathToFileURL(path).href };
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

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
