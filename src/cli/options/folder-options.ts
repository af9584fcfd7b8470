import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, extname, join, resolve, sep } from "node:path";
import { type Command, Option } from "commander";
import { FolderCase, type FoundFolder, readFiles, readFolder } from "../../tools.js";
import { UsageError } from "./exit-codes.js";

/** Options for folders, as commander parses them. */
export interface FolderOptions {
  readonly only?: readonly string[];
  readonly keep?: readonly string[];
  readonly ignoreFile?: readonly string[];
  readonly ignore: boolean;
}

/** A folder, or several files, as a test case. */
export interface FolderInput {
  readonly folder: FolderCase;
  readonly found: FoundFolder;
  /** The name of each candidate's folder. */
  readonly name: string;
  /** The path of the result, by default. */
  readonly output: string;
}

/**
 * Adds the options for folders.
 * @param command is changed, and returned
 */
export function addFolderOptions(command: Command): Command {
  return command
    .optionsGroup("Folders:")
    .option("--only <glob...>", "of a folder: reduce only these files, and leave all others as they are")
    .option("--keep <glob...>", "of a folder: leave these files as they are")
    .option("--ignore-file <file...>", "of a folder: also leave out files that match the patterns in this file")
    .addOption(new Option("--no-ignore", "of a folder: include files that .gitignore and .treeminignore exclude"));
}

/** Options that a folder cannot have. */
const forFiles = [
  ...["language", "grammar", "format", "start", "atom", "stdin"],
  ...["keepRegex", "keepLines", "keepRule", "alsoInteresting"],
  ...["report", "pass", "pretty", "prettyWith", "rename"],
  ...["workers", "workersFile", "nats"],
];

/**
 * Checks that no option is given that is for a single file.
 * @param options those that the user gave, by name
 * @throws UsageError if one is
 */
export function checkFolderOptions(options: object): void {
  const given = Object.entries(options).find(([name, value]) => value !== undefined && forFiles.includes(name))?.[0];
  if (given !== undefined) throw new UsageError(`${flagOf(given)} is for a single file, and the input is a folder.`);
}

/**
 * `keepRegex` → `--keep-regex`
 * @param name of an option, in camel case
 */
export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Checks that no option is given that is for folders.
 * @param options as commander has read them
 * @throws UsageError if one is
 */
export function checkNoFolderOptions({ only, keep, ignoreFile, ignore }: FolderOptions): void {
  const given = {
    "--only": only,
    "--keep": keep,
    "--ignore-file": ignoreFile,
    "--no-ignore": ignore ? undefined : true,
  };
  const [name] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (name !== undefined) throw new UsageError(`${name} is for folders, and the input is a single file.`);
}

/**
 * Whether the inputs are a folder, or several files or folders, so that the test case is a folder.
 * @param inputs the paths that the user gave
 */
export function areFolder(inputs: readonly string[]): boolean {
  return inputs.length > 1 || inputs.some((input) => statSync(input, { throwIfNoEntry: false })?.isDirectory());
}

/**
 * Reads a folder, or several files.
 * @param inputs the path of a folder, or paths of several files or folders
 * @param options which files are read
 * @throws UsageError if one of them does not exist, or there is nothing in the folder
 * @throws FolderError if something in it cannot be read, or a pattern matches nothing
 */
export function readFolderInput(inputs: readonly string[], options: FolderOptions): FolderInput {
  for (const input of inputs) if (!existsSync(input)) throw new UsageError(`The input ${input} does not exist.`);
  const { only = [], keep = [], ignore, ignoreFile = [] } = options;
  const selection = { ignore, ignoreFiles: ignoreFile };
  const [first = ""] = inputs;
  const isOne = inputs.length === 1;
  const found = isOne ? readFolder(first, selection) : readFiles(inputs, selection);
  if (found.entries.length === 0) throw new UsageError(nothingIn(first, found));
  const path = resolve(first);
  const whole = isOne ? realpathSync(path) : path;
  const name = isOne ? basename(whole) : basename(path, extname(path));
  if (isOne && dirname(whole) === whole) throw new UsageError("The input is the whole disk. Name a folder.");
  const beside = isOne && /^(?:\.|\.\.|.*\/\.\.?\/?)$/.test(first) ? whole : first.replace(/\/+$/, "");
  return {
    folder: new FolderCase(found, { only, keep }),
    found,
    name: isOne ? name : "files",
    output: `${isOne ? beside : join(dirname(first), name)}.reduced`,
  };
}

function nothingIn(folder: string, { ignored }: FoundFolder): string {
  if (ignored.length === 0) return `The folder ${folder} is empty. Name a folder that has files, or a file.`;
  return `All that is in the folder ${folder} is left out by patterns (${ignored[0]}). Use --no-ignore to take it.`;
}

/**
 * The first lines of a run: how many files and folders were found, and which were left out.
 * @param input as it was read
 */
export function describeFolder({ found, folder }: FolderInput): readonly string[] {
  const size = folder.sizeOf(folder.text);
  const list = (paths: readonly string[]) => paths.slice(0, 5).join(", ") + (paths.length > 5 ? ", …" : "");
  const files = folder.filesIn(folder.text);
  const { ignored, special } = found;
  return [
    `${files} ${files === 1 ? "file" : "files"}, ${size} bytes.`,
    ...(ignored.length > 0 ? [`Left out by patterns: ${list(ignored)} (--no-ignore takes them).`] : []),
    ...(special.length > 0 ? [`Left out because they are no files: ${list(special)}.`] : []),
  ];
}

/**
 * Checks that the result is not in a folder that is read, and no folder that is read is in the result.
 * @param inputs the paths that are read
 * @param output path of the result
 * @throws UsageError if one is in the other
 */
export function checkApart(inputs: readonly string[], output: string): void {
  const result = whole(output);
  for (const input of inputs) {
    const path = whole(input);
    if (isIn(result, path))
      throw new UsageError(`The result ${output} would be in the input ${input}. Give another -o.`);
    if (isIn(path, result))
      throw new UsageError(`The input ${input} is in the place of the result, ${output}. Give another -o.`);
  }
}

/** An absolute path without links, as far as it exists. */
function whole(path: string): string {
  const absolute = resolve(path);
  if (existsSync(absolute)) return realpathSync(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(whole(parent), basename(absolute));
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
