import type { Tool } from "antlr-ng";

/** antlr-ng's representation of a grammar. */
export type ToolGrammar = ReturnType<Tool["loadGrammar"]> & {
  /** The modes of a lexer, by name. */
  readonly modes?: ReadonlyMap<string, unknown>;
};

interface CodeGenerator {
  write(code: { render(lineWidth: number): string }, fileName: string): void;
}

/** The classes of antlr-ng that treemin uses. */
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

/**
 * Imports antlr-ng, which takes some hundred milliseconds. The main module of antlr-ng 1.0.10 cannot be imported in Node, but
 * the modules behind it can.
 */
export async function importTool(): Promise<AntlrTool> {
  const part = (path: string) => import(new URL(path, import.meta.resolve("antlr-ng")).href);
  const names = ["Tool.js", "codegen/CodeGenerator.js", "codegen/CodeGenPipeline.js", "semantics/SymbolChecks.js"];
  const parts = await Promise.all(names.map((name) => part(`./${name}`)));
  const tool = Object.assign({}, ...parts) as AntlrTool & { readonly SymbolChecks: { prototype: SymbolChecks } };
  quicken(tool.SymbolChecks.prototype);
  return tool;
}

/** Checks of antlr-ng's that take quadratic time. */
interface SymbolChecks {
  checkForAttributeConflicts(rule: RuleAttributes): void;
}

/** What a rule takes, returns and declares, apart from its text. Undefined for most rules. */
interface RuleAttributes {
  readonly args?: unknown;
  readonly retvals?: unknown;
  readonly locals?: unknown;
}

const quickened = new WeakSet<SymbolChecks>();

/** For each rule, antlr-ng copies the names of all rules to compare them with its attributes. Most rules have none. */
function quicken(checks: SymbolChecks): void {
  if (quickened.has(checks)) return;
  quickened.add(checks);
  const check = checks.checkForAttributeConflicts;
  checks.checkForAttributeConflicts = function (rule) {
    if (rule.args || rule.retvals || rule.locals) check.call(this, rule);
  };
}
