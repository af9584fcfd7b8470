import type { Language } from "./bundled-language.js";

/** Java 24. */
export const java: Language = {
  name: "java",
  edition: "Java 24",
  extensions: [".java"],
  load: async () => (await import("./java-grammar.js")).javaGrammar,
};
