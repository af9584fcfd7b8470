import type { Language } from "./bundled-language.js";

/** The text of LLVM IR. */
export const llvm: Language = {
  name: "llvm",
  edition: "LLVM 21",
  extensions: [".ll"],
  load: async () => (await import("./llvm-grammar.js")).llvmGrammar,
};
