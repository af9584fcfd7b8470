import { PythonLexer } from "../../../generated/python/PythonLexer.js";
import { PythonParser } from "../../../generated/python/PythonParser.js";
import { generated } from "./generated-language.js";

export { LogicalLines } from "../../tree/logical-lines.js";

// Tokens that only the base class of the lexer makes. Where lines and blocks begin and end is layout.
const layout = { NEWLINE: "", INDENT: "", DEDENT: "" };
const punctuators = { TRAILING_SEMICOLON: ";", BODY_SEMICOLON: ";", LAMBDA_COLON: ":", FIELD_COLON: ":" };
const words = { ASYNC: "async", AWAIT: "await", MATCH: "match", CASE: "case", TYPE: "type", PRINT: "print" };
// A number cannot be assigned to. Of two strings as short, `trec` prefers this one.
const own = {
  argument: "0",
  block: "0",
  lambdaParameter: "a",
  parameter: "a",
  statement: "0",
  target: "a",
  FSTRING_MIDDLE: "a",
  STRING: '""',
};
const replacements = new Map(Object.entries({ ...layout, ...punctuators, ...words, ...own }));

/** The grammar of Python. */
export const pythonGrammar = generated(
  { name: "python", start: "program", replacements, isIndented: true },
  PythonLexer,
  PythonParser,
);
