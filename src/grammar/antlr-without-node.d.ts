/** antlr-ng in one file, which the build makes; see `bundle-antlr.mjs`. */
import type { AntlrTool } from "./compile/antlr-tool.js";
import type { SymbolChecks as Checks } from "./compile/symbol-checks.js";

export const Tool: AntlrTool["Tool"];
export const CharStream: AntlrTool["CharStream"];
export const ATNSerializer: AntlrTool["ATNSerializer"];
export const SymbolChecks: { readonly prototype: Checks };
