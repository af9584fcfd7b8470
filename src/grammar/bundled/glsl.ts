import type { Language } from "./bundled-language.js";

/** The OpenGL Shading Language. */
export const glsl: Language = {
  name: "glsl",
  edition: "GLSL 4.60, ES 1.00 to 3.20",
  extensions: [
    ...[".glsl", ".vert", ".frag", ".geom", ".comp", ".tesc", ".tese", ".vs", ".fs", ".gs", ".vsh", ".fsh"],
    ...[".rgen", ".rint", ".rahit", ".rchit", ".rmiss", ".rcall", ".mesh", ".task", ".glslv", ".glslf"],
  ],
  load: async () => (await import("./glsl-grammar.js")).glslGrammar,
};
