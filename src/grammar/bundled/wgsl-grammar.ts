import { WgslLexer } from "../../../generated/wgsl/WgslLexer.js";
import { WgslParser } from "../../../generated/wgsl/WgslParser.js";
import { generated } from "./generated-language.js";
import { wgslName } from "./wgsl-names.js";

// Each of these has several shortest texts.
const plain = { operand: "0", phrase: "0", elements: "0", element: "0", header: "(;;)", OPERATOR: "<", WORD: "fn" };
// Only the base class of the lexer tells these lines from others.
const lines = { GROUP_IF: "#if 0\n", GROUP_ELSE: "#else\n", GROUP_END: "#endif\n" };
const names = new Map([["IDENTIFIER", wgslName]]);
const replacements = new Map(Object.entries({ ...plain, ...lines }));

/** The grammar of WGSL. */
export const wgslGrammar = generated(
  { name: "wgsl", start: "translationUnit", replacements, names },
  WgslLexer,
  WgslParser,
);
