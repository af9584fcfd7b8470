import { RustLexer } from "../../../generated/rust/RustLexer.js";
import { RustParser } from "../../../generated/rust/RustParser.js";
import { bareExpressions } from "./bare-expressions.js";
import { generated } from "./generated-language.js";

// Each of these has several shortest texts.
const replacements = new Map(Object.entries({ operand: "0", phrase: "0", elements: "0", OPERATOR: "<" }));

/** The grammar of Rust. */
export const rustGrammar = generated(
  { name: "rust", start: "sourceFile", replacements, shortForms: bareExpressions },
  RustLexer,
  RustParser,
);
