import { dirname, join } from "node:path";
import type { GrammarFiles } from "../read/grammar-files.js";
import type { ReadGrammar } from "../read/read-grammar.js";
import { superClassOf } from "../read/super-class.js";
import { type BaseClass, findBaseClass } from "./base-classes.js";

/** A base class that a grammar names. */
export interface NeededBase {
  /** The name of the class. */
  readonly name: string;
  /** The recognizer that extends it. */
  readonly side: "lexer" | "parser";
  /** The name of the class that extends it. */
  readonly recognizer: string;
  /** Undefined if no file in TypeScript or JavaScript is there. */
  readonly found: BaseClass | undefined;
  /** The path of the file to write if there is none: beside the grammar. */
  readonly path: string;
  /** The file of the class in another language; undefined if there is none, or if the class is found. */
  readonly original: string | undefined;
}

/**
 * The base classes that a lexer and a parser name, each once.
 * @param read the grammar as antlr-ng has read it
 * @param files of the grammar; every look-up is recorded
 * @param given files of base classes that the user named
 */
export function neededBases(read: ReadGrammar, files: GrammarFiles, given: readonly string[]): readonly NeededBase[] {
  const bases = new Map<string, NeededBase>();
  for (const side of ["lexer", "parser"] as const) {
    const name = superClassOf(read[side]);
    if (name === undefined || bases.has(name)) continue;
    const found = findBaseClass(name, files, given);
    const folder = dirname(read.paths[side]);
    const original = found ? undefined : findOriginal(name, folder, files);
    const recognizer = read[side].getRecognizerName();
    bases.set(name, { name, side, recognizer, found, path: join(folder, `${name}.ts`), original });
  }
  return [...bases.values()];
}

/**
 * The message about missing base classes: which files to write, and which command writes a skeleton.
 * @param missing at least one
 * @param files the paths as the user gave them, for the command
 */
export function missingBases(missing: readonly NeededBase[], { given }: GrammarFiles): string {
  const reasons = missing.map(({ name, side, path, original }) => {
    const see = original === undefined ? "" : `, as ${original} does`;
    return `its base class ${name} is not found; write ${path}, a class that extends antlr4ng's ${side === "lexer" ? "Lexer" : "Parser"}${see}`;
  });
  const command = `treemin grammar base ${given.join(" ")}`;
  return `${reasons.join("; ")} (\`${command}\` writes a skeleton), or name its file with --base`;
}

/** Where public collections keep base classes in other languages, by the extensions of their files. */
const originals: readonly (readonly [ending: string, folders: readonly string[]])[] = [
  [".java", ["", "Java"]],
  [".cs", ["", "CSharp", "Antlr4cs"]],
  [".py", ["", "Python3", "Python"]],
  [".h", ["", "Cpp"]],
  [".cpp", ["", "Cpp"]],
  [".dart", ["", "Dart"]],
  [".swift", ["", "Swift"]],
  [".php", ["", "PHP"]],
  [".go", ["", "Go"]],
];

/** The file of a class in another language, in a folder or in a folder of a language there. */
function findOriginal(name: string, folder: string, files: GrammarFiles): string | undefined {
  const snake = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "_").toLowerCase();
  for (const [ending, folders] of originals) {
    const paths = folders.map((each) => join(folder, each));
    const path = files.search(paths, [`${ending === ".go" ? snake : name}${ending}`]);
    if (path !== undefined) return path;
  }
  return undefined;
}
