import { generated, type Language } from "./bundled-language.js";

/** Rust. */
export const rust: Language = {
  name: "rust",
  edition: "Rust 2024",
  extensions: [".rs"],
  load: async () => {
    const { RustLexer } = await import("../../../generated/rust/RustLexer.js");
    const { RustParser } = await import("../../../generated/rust/RustParser.js");
    // Each of these has several shortest texts.
    const replacements = new Map(Object.entries({ operand: "0", phrase: "0", elements: "0", OPERATOR: "<" }));
    return generated({ name: "rust", start: "sourceFile", replacements }, RustLexer, RustParser);
  },
};
