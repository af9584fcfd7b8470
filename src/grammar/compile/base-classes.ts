import { basename, dirname, join } from "node:path";
import type { GrammarFiles } from "./grammar-files.js";

/** The class that a generated lexer or parser extends. */
export interface BaseClass {
  readonly name: string;
  readonly file: string;
  /** What its module is imported by. */
  readonly specifier: string;
}

/** Endings of files that may hold a base class, the better first. */
export const endings = [".ts", ".mts", ".cts", ".js", ".mjs", ".cjs"];

/** The folders beside a grammar that public collections keep the base classes of each target in. */
const targetFolders = ["", "Antlr4ng", "TypeScript", "JavaScript"];

/**
 * Finds the file of a base class: among the given ones, beside the grammar, or in the folders of its targets.
 * @param given files that the user named
 */
export function findBaseClass(name: string, files: GrammarFiles, given: readonly string[]): BaseClass | undefined {
  const isNamed = (file: string) => stemOf(file) === name;
  const declares = (file: string) => new RegExp(`\\bclass\\s+${name}\\b`).test(files.find(file) ?? "");
  const file = given.find(isNamed) ?? given.find(declares) ?? findModule(name, files);
  return file === undefined ? undefined : { name, file, specifier: `./${stemOf(file)}` };
}

/** Finds a module by its name without an ending, beside a file or where base classes are looked for. */
export function findModule(name: string, files: GrammarFiles, beside?: string): string | undefined {
  const folders = files.folders.flatMap((folder) => targetFolders.map((target) => join(folder, target)));
  const names = endings.map((ending) => `${name}${ending}`);
  return files.search(beside === undefined ? folders : [dirname(beside), ...folders], names);
}

/** The name of a file without its ending. */
export function stemOf(file: string): string {
  return basename(file).replace(/\.[cm]?[jt]s$/, "");
}
