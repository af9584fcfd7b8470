import { generated, type Language } from "./bundled-language.js";

/** Java 24. */
export const java: Language = {
  name: "java",
  edition: "Java 24",
  extensions: [".java"],
  load: async () => {
    const { JavaLexer } = await import("../../../generated/java/JavaLexer.js");
    const { JavaParser } = await import("../../../generated/java/JavaParser.js");
    // Each of these has several shortest texts, or only the base class of the lexer tells what they look like.
    const own = { condition: "(true)", constant: "a", element: "0", operand: "0", OPERATOR: "&", SWITCH: "switch" };
    const replacements = new Map(Object.entries(own));
    return generated({ name: "java", start: "compilationUnit", replacements }, JavaLexer, JavaParser);
  },
};
