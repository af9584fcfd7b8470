import { GlslLexer } from "../../../generated/glsl/GlslLexer.js";
import { GlslParser } from "../../../generated/glsl/GlslParser.js";
import { generated } from "./generated-language.js";
import { glslName } from "./glsl-names.js";

// Each of these has several shortest texts. A phrase is an integer, an operand a number with a fraction: versions for ES convert neither.
const plain = {
  ...{ operand: "0.", phrase: "0", elements: "0", element: "0", condition: "(true)", header: "(;;)" },
  ...{ OPERATOR: "<", STRUCT: "struct" },
};
// Only the base class of the lexer tells these lines from others.
const lines = { GROUP_IF: "#if 0\n", GROUP_ELSE: "#else\n", GROUP_END: "#endif\n" };
const names = new Map(["IDENTIFIER", "TYPE_NAME", "MACRO"].map((type) => [type, glslName] as const));
const replacements = new Map(Object.entries({ ...plain, ...lines }));

/** The grammar of GLSL. */
export const glslGrammar = generated(
  { name: "glsl", start: "translationUnit", replacements, names },
  GlslLexer,
  GlslParser,
);
