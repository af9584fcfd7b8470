import type { Language } from "./bundled-language.js";

/** TypeScript. */
export const typescript: Language = {
  name: "typescript",
  edition: "TypeScript 6",
  extensions: [".ts", ".mts", ".cts"],
  load: async () => (await import("./typescript-grammar.js")).typescriptGrammar,
};

/** TypeScript with JSX, where `<` begins no cast. */
export const tsx: Language = {
  name: "tsx",
  edition: "TypeScript 6 with JSX",
  extensions: [".tsx"],
  load: async () => (await import("./typescript-grammar.js")).tsxGrammar,
};
