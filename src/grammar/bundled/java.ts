import { generated, type Language } from "./bundled-language.js";

/** Java 24. */
export const java: Language = {
  name: "java",
  extensions: [".java", ".jsh"],
  load: async () => {
    const { JavaLexer } = await import("../../../generated/java/JavaLexer.js");
    const { JavaParser } = await import("../../../generated/java/JavaParser.js");
    const replacements = new Map(Object.entries({ operand: "0", expression: "0" }));
    return generated({ name: "java", start: "compilationUnit", replacements }, JavaLexer, JavaParser);
  },
};
