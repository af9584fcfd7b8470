import type { Language } from "./bundled-language.js";

/** Rust. */
export const rust: Language = {
  name: "rust",
  edition: "Rust 2024",
  extensions: [".rs"],
  load: async () => (await import("./rust-grammar.js")).rustGrammar,
};
