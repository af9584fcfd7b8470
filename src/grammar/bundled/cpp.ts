import type { Language } from "./bundled-language.js";

/** C++. */
export const cpp: Language = {
  name: "cpp",
  edition: "C++23 with GNU extensions",
  extensions: [".cpp", ".cc", ".cxx", ".c++", ".C", ".hpp", ".hh", ".hxx", ".h++", ".ipp", ".tpp", ".inl", ".ii"],
  load: async () => (await import("./cpp-grammar.js")).cppGrammar,
};
