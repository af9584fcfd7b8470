import type { Language } from "./bundled-language.js";

/** JavaScript (ECMA-262) with JSX. */
export const javascript: Language = {
  name: "javascript",
  edition: "ECMAScript 2025 with JSX",
  extensions: [".js", ".mjs", ".cjs", ".jsx"],
  load: async () => (await import("./javascript-grammar.js")).javascriptGrammar,
};
