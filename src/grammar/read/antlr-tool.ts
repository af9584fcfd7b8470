import type { Tool } from "antlr-ng";
import { ATNSerializer, CharStream } from "antlr4ng";
import { quicken, type SymbolChecks } from "./symbol-checks.js";

/** antlr-ng's representation of a grammar. */
export type ToolGrammar = ReturnType<Tool["loadGrammar"]> & {
  /** The modes of a lexer, by name. */
  readonly modes?: ReadonlyMap<string, unknown>;
};

interface CodeGenerator {
  write(code: { render(lineWidth: number): string }, fileName: string): void;
}

/** The classes that treemin uses of antlr-ng and of the antlr4ng that antlr-ng uses. */
export interface AntlrTool {
  readonly CharStream: Pick<typeof CharStream, "fromString">;
  readonly ATNSerializer: Pick<typeof ATNSerializer, "getSerialized">;
  readonly Tool: typeof Tool;
  readonly CodeGenerator: new (grammar: ToolGrammar) => CodeGenerator;
  readonly CodeGenPipeline: new (
    grammar: ToolGrammar,
    generator: CodeGenerator,
    listener: boolean,
    visitor: boolean,
  ) => { process(parameters: Tool["toolParameters"]): void };
}

/**
 * Imports antlr-ng, which takes some hundred milliseconds. The main module of antlr-ng 1.0.10 cannot be imported in Node, but
 * the modules behind it can.
 */
export async function importTool(): Promise<AntlrTool> {
  const part = (path: string) => import(new URL(path, import.meta.resolve("antlr-ng")).href);
  const names = ["Tool.js", "codegen/CodeGenerator.js", "codegen/CodeGenPipeline.js", "semantics/SymbolChecks.js"];
  const parts = await Promise.all(names.map((name) => part(`./${name}`)));
  const tool = Object.assign({ CharStream, ATNSerializer }, ...parts) as AntlrTool & {
    readonly SymbolChecks: { prototype: SymbolChecks };
  };
  quicken(tool.SymbolChecks.prototype);
  return tool;
}
