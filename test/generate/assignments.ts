import { fileURLToPath } from "node:url";
import type { Hooks } from "#src/generate.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";

const example = new URL("../../examples/generated-assignments/", import.meta.url);

/** The grammar of the example. */
export const assignments = await loadGrammar({ files: [fileURLToPath(new URL("Assignments.g4", example))] });
/** Its hooks: only variables that were defined are used. */
export const definedOnly: Hooks = (await import(new URL("hooks.mjs", example).href)).default;
