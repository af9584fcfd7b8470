import type { Language } from "./bundled-language.js";

/** CSS. */
export const css: Language = {
  name: "css",
  edition: "CSS Syntax Level 3",
  extensions: [".css"],
  load: async () => (await import("./css-grammar.js")).cssGrammar,
};

/** SCSS, the syntax of Sass with braces. */
export const scss: Language = {
  name: "scss",
  edition: "Sass 1",
  extensions: [".scss"],
  load: async () => (await import("./css-grammar.js")).scssGrammar,
};

/** Less. */
export const less: Language = {
  name: "less",
  edition: "Less 4",
  extensions: [".less"],
  load: async () => (await import("./css-grammar.js")).lessGrammar,
};
