import { GoLexer } from "../../../generated/go/GoLexer.js";
import { GoParser } from "../../../generated/go/GoParser.js";
import { generated } from "./generated-language.js";

// Each of these has several shortest texts, or only the base class of the lexer tells what they look like.
const own = { element: "0", operand: "0", type: "int", typeParameters: "[a any]", END: "" };
const replacements = new Map(Object.entries(own));
// What an import is used by is the last part of its path, without a version.
const names = new Map([
  ["IDENTIFIER", /^(?!_$).+/s],
  ["IMPORT_PATH", /([\p{L}_][\p{L}\p{Nd}_]*)(?:[/.]v\d+)?["`]$/u],
]);

/** The grammar of Go. */
export const goGrammar = generated(
  { name: "go", start: "sourceFile", replacements, names, needsUses: true },
  GoLexer,
  GoParser,
);
