import { generated, type Language } from "./bundled-language.js";

/** CSS. */
export const css: Language = {
  name: "css",
  edition: "CSS Syntax Level 3",
  extensions: [".css"],
  load: () => load("css", false),
};

/** SCSS, the syntax of Sass with braces. */
export const scss: Language = {
  name: "scss",
  edition: "Sass 1",
  extensions: [".scss"],
  load: () => load("scss", true),
};

/** Less. */
export const less: Language = {
  name: "less",
  edition: "Less 4",
  extensions: [".less"],
  load: () => load("less", true),
};

// Each of these has several shortest texts.
const replacements = new Map(
  Object.entries({ component: "a", block: "{}", group: "()", END: "", NUMBER: "0", STRING: '""', OTHER: ">" }),
);

async function load(name: string, comments: boolean): ReturnType<Language["load"]> {
  const { CSSLexer } = await import("../../../generated/css/CSSLexer.js");
  const { CSSParser } = await import("../../../generated/css/CSSParser.js");
  class OwnLexer extends CSSLexer {
    protected override readonly hasLineComments = comments;
  }
  return generated({ name, start: "stylesheet", replacements }, OwnLexer, CSSParser);
}
