import type { Language } from "./bundled-language.js";

/** Go. */
export const go: Language = {
  name: "go",
  edition: "Go 1.26",
  extensions: [".go"],
  load: async () => (await import("./go-grammar.js")).goGrammar,
};
