import type { Language } from "./bundled-language.js";

/** The WebGPU Shading Language. */
export const wgsl: Language = {
  name: "wgsl",
  edition: "WGSL (2025)",
  extensions: [".wgsl"],
  load: async () => (await import("./wgsl-grammar.js")).wgslGrammar,
};
