import { generated, type Language } from "./bundled-language.js";

/** INI files, the properties of Java, and what is like them. */
export const ini: Language = {
  name: "ini",
  edition: "several dialects",
  extensions: [".ini", ".cfg", ".properties", ".editorconfig", ".gitconfig", ".desktop", ".service"],
  load: async () => {
    const { IniLexer } = await import("../../../generated/ini/IniLexer.js");
    const { IniParser } = await import("../../../generated/ini/IniParser.js");
    const replacements = new Map(Object.entries({ HEADER: "[a]", KEY: "a", SEPARATOR: "=", WORD: "0", pair: "a=" }));
    return generated({ name: "ini", start: "ini", replacements }, IniLexer, IniParser);
  },
};
