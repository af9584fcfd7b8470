import { dirname, join } from "node:path";
import { transform } from "sucrase";
import type { CodeModule } from "../model/compiled-grammar.js";
import type { GrammarFiles } from "../read/grammar-files.js";
import { findModule, stemOf } from "./base-classes.js";
import type { GeneratedSource } from "./generate-code.js";

/** Code that came with a grammar cannot be used. The message names the file and the reason. */
export class GrammarCodeError extends Error {
  override readonly name = "GrammarCodeError";
}

/**
 * Transpiles generated sources, and all files that they import, to CommonJS modules.
 * @param generated the sources of lexer and parser
 * @param options the files of the grammar, and those of base classes that the user named
 * @returns the modules by name
 * @throws GrammarCodeError if a file is no TypeScript or an imported file does not exist
 */
export function transpile(
  generated: readonly GeneratedSource[],
  { files, bases }: { readonly files: GrammarFiles; readonly bases: readonly string[] },
): Readonly<Record<string, CodeModule>> {
  const modules: Record<string, CodeModule> = {};
  const names = new Set(generated.map(({ name }) => name));
  const folder = files.folders[0] ?? "";
  const pending: { readonly id: string; readonly file: string; readonly source: string }[] = generated.map(
    ({ name, source }) => ({ id: name, file: join(folder, `${name}.ts`), source }),
  );
  for (const { id, file, source } of pending) {
    const code = toCommonJs(source, file);
    const imports: Record<string, string> = {};
    for (const specifier of relativeImports(code)) {
      const name = stemOf(specifier);
      const given = bases.find((base) => stemOf(base) === name);
      const found = names.has(name) ? name : (given ?? findModule(name, files, join(dirname(file), specifier)));
      // Base classes import types of listeners and visitors, which are not generated.
      if (found === undefined && /(Listener|Visitor)$/.test(name)) continue;
      if (found === undefined) throw new GrammarCodeError(`${file} imports ${specifier}, which is not there`);
      imports[specifier] = found;
      if (!names.has(found)) pending.push({ id: found, file: found, source: files.read(found) });
      names.add(found);
    }
    modules[id] = { code, file, imports };
  }
  return modules;
}

function toCommonJs(source: string, filePath: string): string {
  try {
    // For TypeScript, sucrase drops fields without a value, as antlr4ng expects. Otherwise such a field would overwrite what
    // the constructor of the base class assigned.
    const isTyped = /\.[cm]?ts$/.test(filePath);
    const options = isTyped ? { filePath } : { filePath, disableESTransforms: true };
    return transform(source, { transforms: isTyped ? ["typescript", "imports"] : ["imports"], ...options }).code;
  } catch (error) {
    // sucrase's message begins with the file and ends with the line and column.
    const reason = (error as Error).message.replace(/^Error transforming [^:]*: /, "");
    throw new GrammarCodeError(`its code is no TypeScript, ${filePath}: ${reason}`);
  }
}

function relativeImports(code: string): readonly string[] {
  const matches = code.matchAll(/\brequire\(\s*(['"])(\.{1,2}\/[^'"]+)\1\s*\)/g);
  return [...new Set([...matches].map((match) => match[2] as string))];
}
