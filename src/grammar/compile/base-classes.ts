import { basename, dirname, join } from "node:path";
import type { GrammarFiles } from "../read/grammar-files.js";

/** A class that a generated lexer or parser extends. */
export interface BaseClass {
  readonly name: string;
  readonly file: string;
  /** The module specifier that imports it. */
  readonly specifier: string;
}

/** Extensions of files that may contain a base class, in order of preference. */
const endings = [".ts", ".mts", ".cts", ".js", ".mjs", ".cjs"];

/** The folders beside a grammar where public collections keep base classes. */
const targetFolders = ["", "Antlr4ng", "TypeScript", "JavaScript"];

/**
 * Finds the file of a base class: among the given files, beside the grammar, or in its folders of base classes.
 * @param name of the class
 * @param files of the grammar; every look-up is recorded
 * @param given files that the user named
 * @returns undefined if there is no such file
 */
export function findBaseClass(name: string, files: GrammarFiles, given: readonly string[]): BaseClass | undefined {
  const isNamed = (file: string) => stemOf(file) === name;
  const declares = (file: string) => new RegExp(`\\bclass\\s+${name}\\b`).test(files.find(file) ?? "");
  const file = given.find(isNamed) ?? given.find(declares) ?? findModule(name, files);
  return file === undefined ? undefined : { name, file, specifier: `./${stemOf(file)}` };
}

/**
 * Finds a module by its name without an extension in the folders of base classes.
 * @param name without an extension
 * @param files of the grammar; every look-up is recorded
 * @param beside a file whose folder is searched first
 */
export function findModule(name: string, files: GrammarFiles, beside?: string): string | undefined {
  const folders = files.folders.flatMap((folder) => targetFolders.map((target) => join(folder, target)));
  const names = endings.map((ending) => `${name}${ending}`);
  return files.search(beside === undefined ? folders : [dirname(beside), ...folders], names);
}

/**
 * The name of a script without its folder and extension.
 * @param file a path with `/`
 */
export function stemOf(file: string): string {
  return basename(file).replace(/\.[cm]?[jt]s$/, "");
}
