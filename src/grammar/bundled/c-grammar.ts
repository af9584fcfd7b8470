import { CLexer } from "../../../generated/c/CLexer.js";
import { CParser } from "../../../generated/c/CParser.js";
import { bareExpressions } from "./bare-expressions.js";
import { generated } from "./generated-language.js";
import { macroIslands } from "./macro-islands.js";

// Each of these has several shortest texts.
const plain = { operand: "0", arguments: "0", STRUCT: "struct", OPERATOR: "<" };
// Only the base class of the lexer tells these lines from others.
const lines = { GROUP_IF: "#if 0\n", GROUP_ELSE: "#else\n", GROUP_END: "#endif\n" };
const replacements = new Map(Object.entries({ ...plain, ...lines }));

/** The grammar of C. */
export const cGrammar = generated(
  {
    name: "c",
    start: "translationUnit",
    replacements,
    noResult: "void",
    shortForms: bareExpressions,
    islands: macroIslands,
  },
  CLexer,
  CParser,
);
