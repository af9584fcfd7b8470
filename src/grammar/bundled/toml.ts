import { generated, type Language } from "./bundled-language.js";

/** TOML 1.1. */
export const toml: Language = {
  name: "toml",
  edition: "TOML 1.1",
  extensions: [".toml"],
  load: async () => {
    const { TomlLexer } = await import("../../../generated/toml/TomlLexer.js");
    const { TomlParser } = await import("../../../generated/toml/TomlParser.js");
    // Each of these has several shortest texts.
    const replacements = new Map(Object.entries({ WORD: "a", SCALAR: "0", STRING: '""', TEXT: "a", value: "0" }));
    return generated({ name: "toml", start: "toml", replacements }, TomlLexer, TomlParser);
  },
};
