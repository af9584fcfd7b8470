import { YamlLexer } from "../../../generated/yaml/YamlLexer.js";
import { YamlParser } from "../../../generated/yaml/YamlParser.js";
import { withIndentation } from "../../tree/with-indentation.js";
import { generated } from "./generated-language.js";

// Tokens that only the base class of the lexer makes. Where lines and blocks begin and end is layout.
const own = {
  NEWLINE: "",
  INDENT: "",
  DEDENT: "",
  KEY: "a",
  DOCUMENT: "---",
  TEXT: "a",
  HEADER: "|",
  document: "---",
};
const replacements = new Map(Object.entries({ ...own, entry: "a:", value: "a" }));

/** The grammar of YAML 1.2. */
export const yamlGrammar = generated(
  { name: "yaml", start: "yaml", replacements, isIndented: withIndentation() },
  YamlLexer,
  YamlParser,
);
