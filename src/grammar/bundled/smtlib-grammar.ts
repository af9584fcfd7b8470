import { SmtlibLexer } from "../../../generated/smtlib/SmtlibLexer.js";
import { SmtlibParser } from "../../../generated/smtlib/SmtlibParser.js";
import { generated } from "./generated-language.js";

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

/** The grammar of SMT-LIB. */
export const smtlibGrammar = generated(
  { name: "smtlib", start: "script", replacements, names },
  SmtlibLexer,
  SmtlibParser,
);
