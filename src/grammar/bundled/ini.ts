import type { Language } from "./bundled-language.js";

/** INI files, the properties of Java, and what is like them. */
export const ini: Language = {
  name: "ini",
  edition: "several dialects",
  extensions: [".ini", ".cfg", ".properties", ".editorconfig", ".gitconfig", ".desktop", ".service"],
  load: async () => (await import("./ini-grammar.js")).iniGrammar,
};
