import { CppLexer } from "../../../generated/cpp/CppLexer.js";
import { CppParser } from "../../../generated/cpp/CppParser.js";
import { bareExpressions } from "./bare-expressions.js";
import { generated } from "./generated-language.js";
import { macroIslands } from "./macro-islands.js";

// Each of these has several shortest texts.
const plain = { operand: "0", phrase: "0", arguments: "0", argument: "0", STRUCT: "struct", OPERATOR: "<" };
// Only the base class of the lexer tells these lines from others.
const lines = { GROUP_IF: "#if 0\n", GROUP_ELSE: "#else\n", GROUP_END: "#endif\n" };
const replacements = new Map(Object.entries({ ...plain, ...lines }));

/** The grammar of C++. */
export const cppGrammar = generated(
  {
    name: "cpp",
    start: "translationUnit",
    replacements,
    noResult: "void",
    shortForms: bareExpressions,
    islands: macroIslands,
  },
  CppLexer,
  CppParser,
);
