/** antlr-ng in one file, which the build makes; see `bundle-antlr.mjs`. */
import type { AntlrTool } from "./read/antlr-tool.js";
import type { SymbolChecks as Checks } from "./read/symbol-checks.js";

/** Reads grammars and makes automata and code of them. */
export const Tool: AntlrTool["Tool"];
/** The characters of a grammar's text. */
export const CharStream: AntlrTool["CharStream"];
/** Turns automata into numbers. */
export const ATNSerializer: AntlrTool["ATNSerializer"];
/** Checks the symbols of a grammar, as ANTLR does before it makes anything of it. */
export const SymbolChecks: { readonly prototype: Checks };
