import type { CharStream, Lexer } from "antlr4ng";
import type { Grammar } from "../model/grammar.js";
import { generated, type Language } from "./bundled-language.js";
import { replacements as javascriptReplacements } from "./javascript.js";

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

/** TypeScript. */
export const typescript: Language = {
  name: "typescript",
  edition: "TypeScript 6",
  extensions: [".ts", ".mts", ".cts"],
  load: () => load("typescript", (TypeScriptLexer) => TypeScriptLexer),
};

/** TypeScript with JSX, where `<` begins no cast. */
export const tsx: Language = {
  name: "tsx",
  edition: "TypeScript 6 with JSX",
  extensions: [".tsx"],
  load: () =>
    load(
      "tsx",
      (TypeScriptLexer) =>
        class extends TypeScriptLexer {
          protected override readonly hasElements = true;
        },
    ),
};

type TypeScriptLexerClass = typeof import("../../../generated/typescript/TypeScriptLexer.js").TypeScriptLexer;

async function load(
  name: string,
  lexerOf: (TypeScriptLexer: TypeScriptLexerClass) => new (input: CharStream) => Lexer,
): Promise<Grammar> {
  const { TypeScriptLexer } = await import("../../../generated/typescript/TypeScriptLexer.js");
  const { TypeScriptParser } = await import("../../../generated/typescript/TypeScriptParser.js");
  return generated({ name, start: "program", replacements }, lexerOf(TypeScriptLexer), TypeScriptParser);
}
