import type { Language } from "./bundled-language.js";

/** Python (3.14) with the statements of Python 2. */
export const python: Language = {
  name: "python",
  edition: "Python 3.14",
  extensions: [".py", ".pyi", ".pyw"],
  load: async () => (await import("./python-grammar.js")).pythonGrammar,
};
