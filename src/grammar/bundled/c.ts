import type { Language } from "./bundled-language.js";

/** C (ISO C17 and C23) with GNU extensions. */
export const c: Language = {
  name: "c",
  edition: "C23 with GNU extensions",
  extensions: [".c", ".h", ".i"],
  load: async () => (await import("./c-grammar.js")).cGrammar,
};
