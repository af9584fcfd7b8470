import { ATNSerializer, CharStream, SymbolChecks, Tool } from "./antlr-without-node.js";
import { checkReplacements, startOf } from "./check-format.js";
import { compiledFrom, interpretedNote } from "./compile/compiled-from.js";
import { grammarOf } from "./format-grammar.js";
import type { FormatGrammar } from "./model/compiled-grammar.js";
import type { Grammar } from "./model/grammar.js";
import { GrammarTexts } from "./read/grammar-sources.js";
import { readGrammar } from "./read/read-grammar.js";
import { quicken } from "./read/symbol-checks.js";

/** How a grammar in memory is used. */
export interface GrammarTextUse {
  /** The start rule. Default: the parser's first rule. */
  readonly start?: string;
  /** Texts by names of rules and tokens; they override minimal replacements. */
  readonly replacements?: Readonly<Record<string, string>>;
}

/**
 * What `loadGrammarText` of `treemin/core` does.
 * @param texts the grammar files by name
 * @param use the start rule, and minimal replacements by names of rules and tokens
 */
export function loadGrammarText(
  texts: Readonly<Record<string, string>>,
  { start, replacements = {} }: GrammarTextUse = {},
): Grammar {
  quicken(SymbolChecks.prototype);
  const read = readGrammar({ Tool, CharStream }, new GrammarTexts(texts));
  const compiled = compiledFrom({ ATNSerializer }, read, { code: undefined, notes: [interpretedNote(read)] });
  const member: FormatGrammar = { compiled, islands: [], replacements, names: undefined, prediction: "auto" };
  const grammars = { "": member };
  const format = { start: startOf(start, grammars, ""), grammars };
  checkReplacements(format, "");
  return grammarOf(format);
}
