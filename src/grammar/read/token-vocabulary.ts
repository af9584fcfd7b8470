import type { ToolGrammar } from "./antlr-tool.js";
import type { GrammarSources } from "./grammar-sources.js";

/**
 * The name in a grammar's option `tokenVocab`, without a folder; undefined if the option is not set.
 * @param grammar a lexer or a parser grammar as antlr-ng has read it
 */
export function vocabularyOf(grammar: ToolGrammar): string | undefined {
  const name = grammar.getOptionString("tokenVocab");
  return name ? name.replace(/^['"]|['"]$/g, "").replace(/^.*[/\\]/, "") : undefined;
}

/**
 * Makes a grammar take the token types of its `tokenVocab` from a lexer in memory, instead of a `.tokens` file that antlr-ng
 * generated before. A lexer itself may number its tokens by such a file; without the file, it numbers them itself.
 * @param grammar as antlr-ng has read it; it is changed
 * @param lexer the lexer that belongs to the grammar, if there is one
 * @param search where `.tokens` files are looked for
 */
export function useVocabulary(
  grammar: ToolGrammar,
  lexer: ToolGrammar | undefined,
  search: { readonly files: GrammarSources; readonly folder: string },
): void {
  grammar.importTokensFromTokensFile = () => {
    const name = vocabularyOf(grammar);
    if (name === undefined) return;
    if (lexer && lexer !== grammar) {
      grammar.importVocab(lexer);
      return;
    }
    for (const [token, type] of readTokensFile(name, search)) {
      if (token.startsWith("'")) grammar.defineStringLiteral(token, type);
      else grammar.defineTokenName(token, type);
    }
  };
}

/** The token types in a `.tokens` file; none if there is no such file. */
function readTokensFile(
  name: string,
  { files, folder }: { readonly files: GrammarSources; readonly folder: string },
): readonly (readonly [string, number])[] {
  const path = files.search([folder, ...files.folders], [`${name}.tokens`]);
  const lines = path === undefined ? [] : files.read(path).split(/\r?\n/);
  return lines.flatMap((line) => {
    const match = /^\s*(\w+|'(?:\\.|[^'\\])*')\s*=\s*(\d+)\s*$/.exec(line);
    return match ? [[match[1] as string, Number(match[2])] as const] : [];
  });
}
