import { fileURLToPath } from "node:url";
import { loadGrammar, loadLanguage } from "treemin";

/** Loads the grammars of the cases; returns them by the names of their languages. */
export async function loadGrammars() {
  const custom = (file) => loadGrammar({ files: [fileURLToPath(new URL(file, import.meta.url))] });
  const [relay, constraints] = await Promise.all([custom("./Relay.g4"), custom("./scripts/Constraints.g4")]);
  const names = ["javascript", "c", "json"];
  const bundled = await Promise.all(names.map(async (name) => [name, await loadLanguage(name)]));
  return { ...Object.fromEntries(bundled), relay, constraints };
}
