import type { Tool } from "antlr-ng";

/** antlr-ng's own view of a grammar. */
export type ToolGrammar = ReturnType<Tool["loadGrammar"]> & {
  /** Of a lexer: its modes, by name. */
  readonly modes?: ReadonlyMap<string, unknown>;
};

interface CodeGenerator {
  write(code: { render(lineWidth: number): string }, fileName: string): void;
}

/** The parts of antlr-ng that are used. */
export interface AntlrTool {
  readonly Tool: typeof Tool;
  readonly CodeGenerator: new (grammar: ToolGrammar) => CodeGenerator;
  readonly CodeGenPipeline: new (
    grammar: ToolGrammar,
    generator: CodeGenerator,
    listener: boolean,
    visitor: boolean,
  ) => { process(parameters: Tool["toolParameters"]): void };
}

/** Imports antlr-ng, which takes some hundred milliseconds. Its main module cannot be imported in Node (1.0.10), its parts can. */
export async function importTool(): Promise<AntlrTool> {
  const part = (path: string) => import(new URL(path, import.meta.resolve("antlr-ng")).href);
  const parts = await Promise.all(
    ["./Tool.js", "./codegen/CodeGenerator.js", "./codegen/CodeGenPipeline.js"].map((path) => part(path)),
  );
  return Object.assign({}, ...parts) as AntlrTool;
}
