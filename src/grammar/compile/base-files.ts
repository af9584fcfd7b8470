import { GrammarError } from "../model/grammar-error.js";
import { GrammarFiles } from "../read/grammar-files.js";
import { type ReadGrammar, readGrammar } from "../read/read-grammar.js";
import { skeletonFile } from "./base-skeleton.js";
import { type NeededBase, neededBases } from "./needed-bases.js";
import { usedMembers } from "./used-members.js";

/** A base class that a grammar names, and a skeleton of it. */
export interface BaseFile extends Pick<NeededBase, "name" | "path" | "original"> {
  /** The path of the file that has the class already; undefined if there is none. */
  readonly file: string | undefined;
  /** How many members the grammar uses. */
  readonly members: number;
  /** The skeleton in TypeScript; of this class alone. */
  readonly source: string;
}

/**
 * Skeletons of the base classes that a grammar names, with the members that its code uses.
 * @param paths a combined grammar, or a lexer and a parser, and grammars that these import
 * @param bases files of base classes in other folders
 * @throws GrammarError if the grammar cannot be read or names no base class
 */
export async function baseFiles(paths: readonly string[], bases: readonly string[] = []): Promise<readonly BaseFile[]> {
  const { importTool } = await import("../read/antlr-tool.js");
  const files = new GrammarFiles(paths);
  const read = readGrammar(await importTool(), files);
  const needed = neededBases(read, files, bases);
  if (needed.length === 0) {
    throw new GrammarError(`${paths.join(", ")}: the grammar names no base class (options { superClass = … }).`);
  }
  const fields = await fieldsWithoutThis(read, files);
  return needed.map((base) => {
    const members = usedMembers(read.snippets, base.side, fields);
    const source = skeletonFile([{ ...base, members }]);
    const { name, path, original, found } = base;
    return { name, path, original, file: found?.file, members: members.size, source };
  });
}

/** Fields that code in Java names without `this`, as its translation tells. None if it cannot be translated. */
async function fieldsWithoutThis(read: ReadGrammar, files: GrammarFiles): Promise<ReadonlySet<string>> {
  const [{ translateJava }, { GrammarCodeError }] = await Promise.all([
    import("./java-grammar.js"),
    import("./transpile.js"),
  ]);
  try {
    const codes = translateJava(read, files)?.codes ?? [];
    return new Set(
      codes.flatMap(({ code }) => [...code.matchAll(/\bthis\.(\w+)(?!\w*\()/g)].map(([, name = ""]) => name)),
    );
  } catch (error) {
    if (!(error instanceof GrammarCodeError)) throw error;
    return new Set();
  }
}
