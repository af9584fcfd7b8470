import type { Language } from "./bundled-language.js";

/** SMT-LIB. */
export const smtlib: Language = {
  name: "smtlib",
  edition: "SMT-LIB 2.7",
  extensions: [".smt2", ".smt"],
  load: async () => (await import("./smtlib-grammar.js")).smtlibGrammar,
};
