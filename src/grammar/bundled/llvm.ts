import { generated, type Language } from "./bundled-language.js";
import { nameNumbers, withoutAttributes, withoutMetadata } from "./llvm-simplifications.js";

/** The text of LLVM IR. */
export const llvm: Language = {
  name: "llvm",
  edition: "LLVM 21",
  extensions: [".ll"],
  load: async () => {
    const { LlvmLexer } = await import("../../../generated/llvm/LlvmLexer.js");
    const { LlvmParser } = await import("../../../generated/llvm/LlvmParser.js");
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
    const names = new Map([
      ["LOCAL", /^%(.+)$/],
      ["RESULT", /^%(.+)$/],
      ["BLOCK", /^(.+):$/],
      ["GLOBAL", /^(@.+)$/],
      ["DEFINED", /^%?(.+)$/],
      ["METADATA", /^(!\d+)$/],
      ["ATTRIBUTES", /^(#.+)$/],
      ["COMDAT", /^(\$.+)$/],
      ["SUMMARY", /^(\^.+)$/],
    ]);
    const replacements = new Map(Object.entries(own));
    const simplifications = [nameNumbers, withoutMetadata, withoutAttributes];
    return generated({ name: "llvm", start: "module", replacements, names, simplifications }, LlvmLexer, LlvmParser);
  },
};
