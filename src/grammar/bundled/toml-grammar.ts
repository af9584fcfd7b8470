import { TomlLexer } from "../../../generated/toml/TomlLexer.js";
import { TomlParser } from "../../../generated/toml/TomlParser.js";
import { generated } from "./generated-language.js";

// Each of these has several shortest texts.
const replacements = new Map(Object.entries({ WORD: "a", SCALAR: "0", STRING: '""', TEXT: "a", value: "0" }));

/** The grammar of TOML 1.1. */
export const tomlGrammar = generated({ name: "toml", start: "toml", replacements }, TomlLexer, TomlParser);
