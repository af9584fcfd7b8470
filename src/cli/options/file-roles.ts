import { statSync } from "node:fs";
import { basename, dirname, isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgsStringToArgv } from "string-argv";
import type { CommandTest, ModuleTest } from "../../index.js";
import { UsageError } from "./exit-codes.js";
import { isSameFile } from "./input-file.js";

/** A file or a folder of numbered files that treemin writes. */
export interface Output {
  /** What it holds, as the beginning of a sentence: "The result". */
  readonly content: string;
  readonly path: string;
  /** The option that chooses another path. */
  readonly option: string;
}

/**
 * Checks that no output is also an input or another output, under any name.
 * @param outputs all files and folders that may be written
 * @param read paths of the files that are read
 * @throws UsageError that names the option to change, also if a path is empty
 */
export function checkOutputs(outputs: readonly Output[], read: readonly string[]): void {
  for (const [index, { content, path, option }] of outputs.entries()) {
    checkPath(path, option);
    const source = read.find((each) => isSameFile(each, path));
    if (source !== undefined) {
      throw new UsageError(`${content} would replace ${source}, which is read. Give another ${option}.`);
    }
    const other = outputs.slice(0, index).find((each) => isSameFile(each.path, path));
    if (other) {
      const second = other.content.replace(/^The/, "the");
      throw new UsageError(`${content} would replace ${second}, ${path}. Give another ${option}.`);
    }
  }
}

/**
 * Checks that no folder of numbered files holds a file that is read and has such a number.
 * @param outputs folders of numbered files
 * @param read the paths of all files that are read
 * @throws UsageError that names the option to change, also if a path is empty
 */
export function checkOutputFolders(outputs: readonly Output[], read: readonly string[]): void {
  for (const { content, path, option } of outputs) {
    checkPath(path, option);
    const source = read.find((each) => /^\d/.test(basename(each)) && isSameFile(dirname(each), path));
    if (source !== undefined) {
      throw new UsageError(`${content} could replace ${source}, which is read. Give another ${option}.`);
    }
  }
}

function checkPath(path: string, option: string): void {
  if (path === "") throw new UsageError(`${option} is empty. Give it a path.`);
}

/**
 * The files that a test is known to read: its module, or those that its command names by absolute paths, as words, after `=` or
 * in a line for a shell.
 * @param test with paths as they will be used
 */
export function filesOfTest(test: CommandTest | ModuleTest): readonly string[] {
  return "module" in test ? [fileURLToPath(test.module)] : test.command.flatMap(filesIn);
}

function filesIn(word: string): readonly string[] {
  const parts = [word, ...parseArgsStringToArgv(word)].flatMap((part) => [part, part.replace(/^[^=]*=/, "")]);
  const paths = parts.flatMap((part) => [part, part.replace(/^\d*[<>&|;(]+|[;)&|]+$/g, "")]);
  return [...new Set(paths)].filter((path) => isAbsolute(path) && isFile(path));
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false; // most words are no paths, and some are too long for one
  }
}
