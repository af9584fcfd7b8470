import type { AntlrTool, ToolGrammar } from "../read/antlr-tool.js";
import type { ReadGrammar } from "../read/read-grammar.js";
import { superClassOf } from "../read/super-class.js";
import type { BaseClass } from "./base-classes.js";

/** The width at which antlr-ng breaks lines, in characters. */
const lineWidth = 120;

/** The TypeScript source of a lexer or a parser. */
export interface GeneratedSource {
  /** Name of the class and of its module. */
  readonly name: string;
  readonly source: string;
}

/**
 * Generates TypeScript for a lexer and a parser, in memory.
 * @param antlr antlr-ng, loaded by the caller
 * @param read the grammar as antlr-ng has read it
 * @param bases the base classes by name; the generated code imports them
 */
export function generateCode(
  antlr: AntlrTool,
  { lexer, parser }: ReadGrammar,
  bases: ReadonlyMap<string, BaseClass>,
): { readonly lexer: GeneratedSource; readonly parser: GeneratedSource } {
  const generate = (grammar: ToolGrammar) => generateOne(antlr, grammar, bases);
  return { lexer: generate(lexer), parser: generate(parser) };
}

function generateOne(antlr: AntlrTool, grammar: ToolGrammar, bases: ReadonlyMap<string, BaseClass>): GeneratedSource {
  const outputs = new Map<string, string>();
  const generator = new antlr.CodeGenerator(grammar);
  generator.write = (code, fileName) => void outputs.set(fileName, code.render(lineWidth));
  new antlr.CodeGenPipeline(grammar, generator, false, false).process(grammar.tool.toolParameters);
  const name = grammar.getRecognizerName();
  const source = outputs.get(`${name}.ts`) ?? "";
  const base = bases.get(superClassOf(grammar) ?? "");
  // antlr-ng does not import the base class. Base classes often import the parser as a default export.
  const imports = base && !importsName(source, base.name) ? importOf(base) : "";
  const context = contextFor(grammar, source);
  return { name, source: `${imports}${context}${guardPredicates(source)}\nexport default ${name};\n` };
}

/** The class that contexts extend, if the grammar's code names one that is not there, for example because it was in Java. */
function contextFor(grammar: ToolGrammar, source: string): string {
  const name = grammar.getOptionString("contextSuperClass");
  if (!name || importsName(source, name) || new RegExp(`\\bclass ${name}\\b`).test(source)) return "";
  return `import { ParserRuleContext as $Context } from "antlr4ng";\nconst ${name} = $Context;\n`;
}

/** The name of the method that evaluates a predicate in a rule of a generated parser and tolerates that it throws. */
export const guardName = "$holds";

/** Matches a predicate of a rule in the code that antlr-ng generates, but not the predicates of left recursion. */
const predicate = /if \(!\(((?!this\.precpred\()[\s\S]*?)\)\) \{\s*throw this\.createFailedPredicateException\(/g;

/** Evaluates the predicates of a parser's rules by the method {@link guardName}. Those of left recursion cannot throw. */
function guardPredicates(source: string): string {
  return source.replace(
    predicate,
    `if (!this.${guardName}(() => ($1))) {\n throw this.createFailedPredicateException(`,
  );
}

/** An import of a base class that is exported by its name or as the default. */
function importOf({ name, specifier }: BaseClass): string {
  return `import * as $${name} from ${JSON.stringify(specifier)};\nconst ${name} = $${name}.${name} ?? $${name}.default;\n`;
}

function importsName(source: string, name: string): boolean {
  return new RegExp(`^\\s*import\\b[^;]*\\b${name}\\b`, "m").test(source);
}
