import type { ToolGrammar } from "./antlr-tool.js";

/**
 * The name of a grammar's base class; undefined if it has none.
 * @param grammar a lexer or a parser grammar as antlr-ng has read it
 */
export function superClassOf(grammar: ToolGrammar): string | undefined {
  return grammar.getOptionString("superClass")?.replace(/^['"]|['"]$/g, "") || undefined;
}
