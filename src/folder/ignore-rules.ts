/** Which files are left out of a folder, and patterns for paths: both in the notation of `.gitignore`. */
import { readFileSync } from "node:fs";
import ignore, { type Ignore } from "ignore";
import { reasonOf } from "../system/reason-of.js";
import { SelectionError } from "./folder-error.js";

/** Files of patterns that apply to the folder that they are in. Patterns of the later one can revoke patterns of the earlier one. */
export const ignoreFiles = [".gitignore", ".treeminignore"] as const;

/** Folders that belong to version control, not to the test case. */
const versionControl = [".git/", ".hg/", ".svn/"];

/** The patterns that apply in a folder: its own, and those of the folders around it. */
export interface IgnoreRules {
  /** The path of the folder that the patterns are relative to, with a slash at its end unless it is empty. */
  readonly folder: string;
  readonly patterns: Ignore;
  readonly outer: IgnoreRules | undefined;
}

/**
 * The rules for a whole folder.
 * @param files paths of more files of patterns
 * @param usesIgnoreFiles whether `.gitignore` and `.treeminignore` in the folder count
 * @throws SelectionError if one cannot be read
 */
export function outerRules(files: readonly string[], usesIgnoreFiles: boolean): IgnoreRules {
  const patterns = ignore();
  if (usesIgnoreFiles) patterns.add(versionControl);
  for (const file of files) patterns.add(read(file));
  return { folder: "", patterns, outer: undefined };
}

/**
 * The rules within a folder.
 * @param outer the rules that hold around the folder
 * @param folder its path below the whole folder
 * @param contents of its {@link ignoreFiles}
 */
export function innerRules(outer: IgnoreRules, folder: string, contents: readonly string[]): IgnoreRules {
  return contents.length === 0 ? outer : { folder, patterns: ignore().add(contents.join("\n")), outer };
}

/**
 * Whether a file is left out. The innermost rules that say something about it decide.
 * @param rules those of the folder that the file is in
 * @param path below the whole folder, with a slash at its end if it is a folder
 */
export function isIgnored(rules: IgnoreRules, path: string): boolean {
  for (let each: IgnoreRules | undefined = rules; each; each = each.outer) {
    const { ignored, unignored } = each.patterns.test(path.slice(each.folder.length));
    if (ignored || unignored) return ignored;
  }
  return false;
}

/**
 * A function that tells whether one of the patterns matches a path or a folder above it.
 * @param patterns as in a `.gitignore` file
 */
export function matcher(patterns: readonly string[]): (path: string) => boolean {
  const all = ignore().add([...patterns]);
  return (path) => all.ignores(path);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new SelectionError(`The file of patterns ${file} cannot be read: ${reasonOf(error)}.`);
  }
}
