import type { Language } from "./bundled-language.js";

/** TOML 1.1. */
export const toml: Language = {
  name: "toml",
  edition: "TOML 1.1",
  extensions: [".toml"],
  load: async () => (await import("./toml-grammar.js")).tomlGrammar,
};
