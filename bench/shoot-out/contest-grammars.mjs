import { fileURLToPath } from "node:url";
import { loadGrammar, loadLanguage } from "treemin";

/** Files of the grammars that are not bundled. */
const files = {
  expressions: "./grammars/Expressions.g4",
  cgi: "./grammars/Cgi.g4",
  url: "./grammars/Url.g4",
  "smt-lib": "../strategy/scripts/Constraints.g4",
};

/** Names of the grammars of the contest. */
export const contestGrammars = [...Object.keys(files), "json", "javascript", "c"];

/** Loads one of them. */
export function loadContestGrammar(name) {
  const file = files[name];
  if (file === undefined) return loadLanguage(name);
  return loadGrammar({ files: [fileURLToPath(new URL(file, import.meta.url))] });
}
