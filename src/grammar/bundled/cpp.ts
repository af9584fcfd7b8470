import { generated, type Language } from "./bundled-language.js";

/** C++. */
export const cpp: Language = {
  name: "cpp",
  edition: "C++23 with GNU extensions",
  extensions: [".cpp", ".cc", ".cxx", ".c++", ".C", ".hpp", ".hh", ".hxx", ".h++", ".ipp", ".tpp", ".inl", ".ii"],
  load: async () => {
    const { CppLexer } = await import("../../../generated/cpp/CppLexer.js");
    const { CppParser } = await import("../../../generated/cpp/CppParser.js");
    // Each of these has several shortest texts.
    const plain = { operand: "0", phrase: "0", arguments: "0", argument: "0", STRUCT: "struct", OPERATOR: "<" };
    // Only the base class of the lexer tells these lines from others.
    const lines = { GROUP_IF: "#if 0\n", GROUP_ELSE: "#else\n", GROUP_END: "#endif\n" };
    const replacements = new Map(Object.entries({ ...plain, ...lines }));
    return generated({ name: "cpp", start: "translationUnit", replacements }, CppLexer, CppParser);
  },
};
