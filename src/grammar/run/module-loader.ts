import { createRequire, isBuiltin } from "node:module";
import { resolve } from "node:path";
import { compileFunction } from "node:vm";
import * as antlr4ng from "antlr4ng";
import { antlr4Names } from "../antlr4ng/antlr4-names.js";
import type { GrammarCode } from "../model/compiled-grammar.js";

/** What a CommonJS module exports, by name. */
export type Exports = Record<string, unknown>;

/**
 * Evaluates the modules of a grammar's code on demand and each of them once. As in Node, a module in an import cycle sees
 * those exports of the others that exist so far.
 * @param code the modules by name, as CommonJS
 * @returns a function from the name of a module to its exports; it throws what the module throws
 */
export function moduleLoader({ modules }: GrammarCode): (id: string) => Exports {
  const loaded = new Map<string, { exports: Exports }>();
  const load = (id: string): Exports => {
    const known = loaded.get(id);
    if (known) return known.exports;
    const { code, file, imports } = modules[id] ?? { code: "", file: id, imports: {} };
    const requireFrom = createRequire(resolve(file));
    const require = (specifier: string): unknown => {
      if (specifier === "antlr4ng") return antlr4ng;
      if (/^antlr4(ts)?(\/|$)/.test(specifier)) return antlr4Names;
      if (isBuiltin(specifier)) return requireFrom(specifier);
      const imported = imports[specifier];
      if (imported !== undefined) return load(imported);
      // A relative import that is not among the modules is of types only and has no module at run time.
      return specifier.startsWith(".") ? {} : requireFrom(specifier);
    };
    const module = { exports: {} as Exports };
    loaded.set(id, module);
    const parameters = ["exports", "require", "module", "__filename"];
    compileFunction(code, parameters, { filename: file })(module.exports, require, module, file);
    return module.exports;
  };
  return load;
}
