// The grammars that sentences are generated of: the bundled ones, and others of this repository.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages, loadGrammar, loadLanguage } from "treemin";

const home = fileURLToPath(new URL("../..", import.meta.url));
const inHome = (...files) => files.map((file) => join(home, file));

const ownGrammars = {
  "calc (left-recursive)": { files: inHome("examples/calc-wrong-associativity/Calc.g4") },
  "calc (lists)": { files: inHome("examples/calc-wrong-associativity/CalcLists.g4") },
  "ini with json islands": { format: inHome("examples/ini-json-islands/format.json")[0] },
  "templates (modes)": {
    files: inHome("examples/template-modes/TemplateLexer.g4", "examples/template-modes/TemplateParser.g4"),
  },
  assignments: { files: inHome("examples/generated-assignments/Assignments.g4") },
  relay: { files: inHome("bench/strategy/Relay.g4") },
  constraints: { files: inHome("bench/strategy/scripts/Constraints.g4") },
};

/** The names of all these grammars. */
export const grammarNames = [
  ...languages.map(({ name }) => name).filter((name) => name !== "text"),
  ...Object.keys(ownGrammars),
];

/** Loads a grammar by its name. */
export async function grammarOf(name) {
  const own = ownGrammars[name];
  return own ? loadGrammar(own) : loadLanguage(name);
}
