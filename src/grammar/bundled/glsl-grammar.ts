import { GlslLexer } from "../../../generated/glsl/GlslLexer.js";
import { GlslParser } from "../../../generated/glsl/GlslParser.js";
import { bareExpressions } from "./bare-expressions.js";
import { generated } from "./generated-language.js";
import { macroIslands } from "./macro-islands.js";

const types =
  "void|bool|u?int|float|double|[biud]?vec[2-4]|d?mat[2-4](?:x[2-4])?|[iu]?(?:sampler|image|texture|shadow)(?:1D|2D|3D|Cube|Buffer)\\w*";
const words =
  "attribute buffer centroid coherent const flat highp in inout invariant layout lowp mediump noperspective out patch precise precision " +
  "readonly restrict sample shared smooth subroutine uniform varying volatile writeonly discard true false";
/** Functions that the language defines. Those for textures and images are recognised by the beginnings of their names. */
const functions =
  "abs acos acosh all any asin asinh atan atanh barrier ceil clamp cos cosh cross dFdx dFdy degrees determinant distance dot equal exp exp2 " +
  "faceforward floor fma fract fwidth greaterThan greaterThanEqual inverse inversesqrt isinf isnan length lessThan lessThanEqual log log2 " +
  "main matrixCompMult max min mix mod modf normalize not notEqual outerProduct pow radians reflect refract round sign sin sinh smoothstep " +
  "sqrt step tan tanh transpose trunc";
const pattern = `${types}|gl_\\w*|(?:texture|texel|image|atomic|memoryBarrier|subgroup)[A-Z]?\\w*`;

/** What names something in GLSL: any word that the language does not define. */
const glslName = new RegExp(`^(?!(?:${pattern}|${words.replace(/ /g, "|")}|${functions.replace(/ /g, "|")})$).+`, "s");

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
  {
    name: "glsl",
    start: "translationUnit",
    replacements,
    names,
    noResult: "void",
    shortForms: bareExpressions,
    islands: macroIslands,
  },
  GlslLexer,
  GlslParser,
);
