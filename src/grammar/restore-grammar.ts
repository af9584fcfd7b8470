import { grammarOf } from "./format-grammar.js";
import { loadLanguage } from "./languages.js";
import type { Grammar, GrammarSource } from "./model/grammar.js";
import { runCode } from "./run/generated-grammar.js";

/**
 * Restores a grammar from its source.
 * @param source plain data, which another thread can have sent
 * @param options whether the code that came with the grammar may run. Default: it does not
 * @throws UnknownLanguageError if the source names no bundled language
 */
export async function restoreGrammar(
  source: GrammarSource,
  { withCode = false }: RestoreOptions = {},
): Promise<Grammar> {
  return "language" in source
    ? loadLanguage(source.language)
    : grammarOf(source.format, withCode ? runCode : undefined);
}

/** Options for restoring a grammar. */
export interface RestoreOptions {
  /** Runs the code that came with the grammar. Default: false, which interprets the grammar without it. */
  readonly withCode?: boolean;
}
