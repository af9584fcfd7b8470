import { LlvmLexer } from "../../../generated/llvm/LlvmLexer.js";
import { LlvmParser } from "../../../generated/llvm/LlvmParser.js";
import { generated } from "./generated-language.js";
import { nameValues, withoutAttributes, withoutMetadata } from "./llvm-simplifications.js";

// A value of any type, and a body that is never entered.
const own = {
  value: "undef",
  element: "undef",
  phrase: "undef",
  WORD: "i1",
  OPCODE: "unreachable",
  instruction: "unreachable",
  body: "unreachable",
  entity: 'target triple = ""',
};
// The label `a:` is the value `%a`.
const named = ["LOCAL", "RESULT", "BLOCK", "GLOBAL", "DEFINED", "METADATA", "ATTRIBUTES", "COMDAT", "SUMMARY"];
const names = new Map(named.map((type) => [type, /^%?(.+?):?$/]));
const replacements = new Map(Object.entries(own));

const simplifications = [nameValues, withoutMetadata, withoutAttributes];

/** The grammar of LLVM IR. */
export const llvmGrammar = generated(
  { name: "llvm", start: "module", replacements, names, simplifications },
  LlvmLexer,
  LlvmParser,
);
