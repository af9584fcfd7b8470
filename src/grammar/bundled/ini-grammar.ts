import { IniLexer } from "../../../generated/ini/IniLexer.js";
import { IniParser } from "../../../generated/ini/IniParser.js";
import { generated } from "./generated-language.js";

const replacements = new Map(Object.entries({ HEADER: "[a]", KEY: "a", SEPARATOR: "=", WORD: "0", pair: "a=" }));

/** The grammar of INI files, the properties of Java, and what is like them. */
export const iniGrammar = generated({ name: "ini", start: "ini", replacements }, IniLexer, IniParser);
