import type { Grammar } from "../model/grammar.js";

/** A bundled language. */
export interface Language {
  /** The name that `--language` takes. */
  readonly name: string;
  /** What the grammar reads: the standard or version of the language. */
  readonly edition: string;
  /** Extensions of file names, with the dot, in lower case unless only that case is meant. */
  readonly extensions: readonly string[];
  /** Loads the generated parser. No other code of treemin loads it. */
  readonly load: () => Promise<Grammar>;
}
