import { WgslLexer } from "../../../generated/wgsl/WgslLexer.js";
import { WgslParser } from "../../../generated/wgsl/WgslParser.js";
import { bareExpressions } from "./bare-expressions.js";
import { generated } from "./generated-language.js";

const types =
  "bool|[iu]32|f(?:16|32)|vec[2-4][iufh]?|mat[2-4]x[2-4][fh]?|array|atomic|ptr|sampler(?:_comparison)?|texture_\\w+|" +
  "function|private|workgroup|uniform|storage|read|write|read_write";
/** Functions that the language defines, and constants. */
const functions =
  "abs acos acosh all any asin asinh atan atan2 atanh bitcast ceil clamp cos cosh countOneBits cross degrees determinant distance dot dpdx " +
  "dpdy exp exp2 extractBits false faceForward floor fma fract frexp fwidth insertBits inverseSqrt ldexp length log log2 max min mix modf " +
  "normalize pow quantizeToF16 radians reflect refract reverseBits round saturate select sign sin sinh smoothstep sqrt step tan tanh " +
  "transpose true trunc arrayLength _";
const pattern = `${types}|(?:texture|atomic|pack|unpack|subgroup|quad|first|count)[A-Z0-9]\\w*|(?:storage|workgroup|texture)Barrier`;

/** What names something in WGSL: any word that the language does not define. */
const wgslName = new RegExp(`^(?!(?:${pattern}|${functions.replace(/ /g, "|")})$).+`, "s");

// Each of these has several shortest texts.
const plain = { operand: "0", phrase: "0", elements: "0", element: "0", header: "(;;)", OPERATOR: "<", WORD: "fn" };
// Only the base class of the lexer tells these lines from others.
const lines = { GROUP_IF: "#if 0\n", GROUP_ELSE: "#else\n", GROUP_END: "#endif\n" };
const names = new Map([["IDENTIFIER", wgslName]]);
const replacements = new Map(Object.entries({ ...plain, ...lines }));

/** The grammar of WGSL. */
export const wgslGrammar = generated(
  { name: "wgsl", start: "translationUnit", replacements, names, shortForms: bareExpressions },
  WgslLexer,
  WgslParser,
);
