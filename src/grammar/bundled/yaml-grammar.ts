import { YamlLexer } from "../../../generated/yaml/YamlLexer.js";
import { YamlParser } from "../../../generated/yaml/YamlParser.js";
import { generated } from "./generated-language.js";

export { LogicalLines } from "../../tree/logical-lines.js";

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

// Words and strings; of a path, what follows the last slash. An alias is the same as its anchor.
const names = new Map([
  ["KEY", /^["']?(.+?)["']?$/s],
  ["PLAIN", /^(?!(?:true|false|null)$)[\p{L}_]\S*$/iu],
  ["STRING", /^["'](?:.*\/)?([^/]+)["']$/s],
  ["PROPERTY", /^&(.+)/],
  ["ALIAS", /^\*(.+)/],
]);

/** The grammar of YAML 1.2. */
export const yamlGrammar = generated(
  { name: "yaml", start: "yaml", replacements, names, isIndented: true },
  YamlLexer,
  YamlParser,
);
