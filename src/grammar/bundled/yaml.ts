import { generated, type Language } from "./bundled-language.js";

/** YAML 1.2. */
export const yaml: Language = {
  name: "yaml",
  edition: "YAML 1.2",
  extensions: [".yaml", ".yml"],
  load: async () => {
    const { YamlLexer } = await import("../../../generated/yaml/YamlLexer.js");
    const { YamlParser } = await import("../../../generated/yaml/YamlParser.js");
    // Tokens that only the base class of the lexer makes. Where lines and blocks begin and end is layout.
    const own = {
      NEWLINE: "",
      INDENT: "",
      DEDENT: "",
      KEY: "a",
      DOCUMENT: "---",
      TEXT: "a",
      HEADER: "|",
      document: "---",
    };
    const replacements = new Map(Object.entries({ ...own, entry: "a:", value: "a" }));
    return generated({ name: "yaml", start: "yaml", replacements, isIndented: true }, YamlLexer, YamlParser);
  },
};
