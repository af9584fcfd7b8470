import type { Tree } from "./node.js";

/** What a search may ask about the language of a test case. Symbols are names of rules and tokens. */
export interface Syntax {
  /** Tells whether a symbol may stand alone where `place` is expected. */
  fits(symbol: string, place: string): boolean;
  /** The tree of a text that the search has arrived at. */
  parse(text: string): Tree;
}
