import { generated, type Language } from "./bundled-language.js";

/** C (ISO C17 and C23) with GNU extensions. */
export const c: Language = {
  name: "c",
  edition: "C23 with GNU extensions",
  extensions: [".c", ".h", ".i"],
  load: async () => {
    const { CLexer } = await import("../../../generated/c/CLexer.js");
    const { CParser } = await import("../../../generated/c/CParser.js");
    // Each of these has several shortest texts.
    const plain = { operand: "0", arguments: "0", STRUCT: "struct", OPERATOR: "<" };
    // Only the base class of the lexer tells these lines from others.
    const lines = { GROUP_IF: "#if 0\n", GROUP_ELSE: "#else\n", GROUP_END: "#endif\n" };
    const replacements = new Map(Object.entries({ ...plain, ...lines }));
    return generated({ name: "c", start: "translationUnit", replacements }, CLexer, CParser);
  },
};
