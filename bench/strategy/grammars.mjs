import { fileURLToPath } from "node:url";
import { loadGrammar, loadLanguage } from "treemin";

/** Loads the grammars of the cases; returns them by the names of their languages. */
export async function loadGrammars() {
  const relay = await loadGrammar({ files: [fileURLToPath(new URL("./Relay.g4", import.meta.url))] });
  const names = ["javascript", "c", "json"];
  const bundled = await Promise.all(names.map(async (name) => [name, await loadLanguage(name)]));
  return { ...Object.fromEntries(bundled), relay };
}
