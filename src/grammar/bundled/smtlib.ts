import { generated, type Language } from "./bundled-language.js";

/** SMT-LIB. */
export const smtlib: Language = {
  name: "smtlib",
  edition: "SMT-LIB 2.7",
  extensions: [".smt2", ".smt"],
  load: async () => {
    const { SmtlibLexer } = await import("../../../generated/smtlib/SmtlibLexer.js");
    const { SmtlibParser } = await import("../../../generated/smtlib/SmtlibParser.js");
    // A term of one sort is correct where one of another is not, so its two rules have one of Bool and one of Int.
    const own = {
      SYMBOL: "a",
      BITS: "#b0",
      BINDER: "forall",
      DEFINE_FUN: "define-fun",
      atom: "0",
      term: "true",
      value: "0",
      sort: "Int",
      variable: "(a Int)",
      binding: "(a 0)",
      command: "(check-sat)",
      commandWord: "declare-fun",
    };
    const replacements = new Map(Object.entries(own));
    // A symbol means the same with bars and without.
    const names = new Map([["SYMBOL", /^\|?([^|]+)/]]);
    return generated({ name: "smtlib", start: "script", replacements, names }, SmtlibLexer, SmtlibParser);
  },
};
