import type { Language } from "./bundled-language.js";

/** JSON (RFC 8259). */
export const json: Language = {
  name: "json",
  edition: "RFC 8259 and JSON5",
  extensions: [".json", ".jsonl", ".ndjson", ".geojson", ".topojson", ".jsonld", ".webmanifest", ".map", ".ipynb"],
  load: async () => (await import("./json-grammar.js")).jsonGrammar,
};
