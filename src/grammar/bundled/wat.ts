import type { Language } from "./bundled-language.js";

/** The text format of WebAssembly. */
export const wat: Language = {
  name: "wat",
  edition: "WebAssembly 3.0",
  extensions: [".wat", ".wast"],
  load: async () => (await import("./wat-grammar.js")).watGrammar,
};
