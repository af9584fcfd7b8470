import { generated, type Language } from "./bundled-language.js";

/** Minimal replacements of JavaScript and the languages that are made from it. */
export const replacements: ReadonlyMap<string, string> = new Map([
  // An optional value would make the grammar look far ahead. Its replacement may be empty, though.
  ["returnValue", ""],
  // The grammar accepts more behind `export` than JavaScript does.
  ["exported", "{}"],
  // The head of a loop that ends at once.
  ["loopHead", "a in 0"],
  // The semicolon separates the member from one that follows in the same line.
  ["classMember", "a;"],
  ["TEMPLATE_CHARACTERS", "a"],
  ["JSX_TEXT", "a"],
]);

/** JavaScript (ECMA-262) with JSX. */
export const javascript: Language = {
  name: "javascript",
  edition: "ECMAScript 2025 with JSX",
  extensions: [".js", ".mjs", ".cjs", ".jsx"],
  load: async () => {
    const { JavaScriptLexer } = await import("../../../generated/javascript/JavaScriptLexer.js");
    const { JavaScriptParser } = await import("../../../generated/javascript/JavaScriptParser.js");
    return generated({ name: "javascript", start: "program", replacements }, JavaScriptLexer, JavaScriptParser);
  },
};
