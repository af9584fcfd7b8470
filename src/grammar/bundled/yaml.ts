import type { Language } from "./bundled-language.js";

/** YAML 1.2. */
export const yaml: Language = {
  name: "yaml",
  edition: "YAML 1.2",
  extensions: [".yaml", ".yml"],
  load: async () => (await import("./yaml-grammar.js")).yamlGrammar,
};
