import { TypeScriptLexer } from "../../../generated/typescript/TypeScriptLexer.js";
import { TypeScriptParser } from "../../../generated/typescript/TypeScriptParser.js";
import { arrowFunctions } from "./arrow-functions.js";
import { generated } from "./generated-language.js";
import { javascriptReplacements } from "./javascript-replacements.js";

const replacements: ReadonlyMap<string, string> = new Map([
  ...javascriptReplacements,
  // A type, a name of a parameter and of a type.
  ["type", "any"],
  ["typeOperand", "any"],
  ["typeElement", "any"],
  ["typeParameters", "<any>"],
  ["typeArguments", "<any>"],
  // The semicolon separates the member from one that follows in the same line.
  ["typeMember", "a;"],
  ["MODIFIER", "readonly"],
  ["TYPE_OPERATOR", "|"],
  ["TYPE_PREFIX", "keyof"],
]);

class LexerWithElements extends TypeScriptLexer {
  protected override readonly hasElements = true;
}

/** The grammar of TypeScript. */
export const typescriptGrammar = generated(
  { name: "typescript", start: "program", replacements, shortForms: arrowFunctions },
  TypeScriptLexer,
  TypeScriptParser,
);

/** The grammar of TypeScript with JSX. */
export const tsxGrammar = generated(
  { name: "tsx", start: "program", replacements, shortForms: arrowFunctions },
  LexerWithElements,
  TypeScriptParser,
);
