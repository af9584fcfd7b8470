/**
 * A parsed text as plain arrays: compact, fast to fill, and transferred from a worker without a copy. The nodes of the tree are
 * built from them when they are visited.
 *
 * Entries are rules and iterations in postfix order, children before their parent. So the root is the last entry, and the last
 * child entry of entry `i` is `i - 1`. The sibling before a child lies `sizes[child]` entries before it. Tokens have no
 * entries: the tokens in a parent's range that no child entry covers are children of the parent, too.
 */
export interface ParseTable {
  /** An {@link EntryKind} in the lowest bit; above it, the index of the rule or the number of the block's first state. */
  readonly symbols: Int32Array;
  /** Number of entries in the subtree, the entry itself included. */
  readonly sizes: Int32Array;
  /** The first token of each entry. */
  readonly froms: Int32Array;
  /** The index behind the last token of each entry. */
  readonly tos: Int32Array;
  readonly tokens: Tokens;
}

/** The lowest bit of a symbol in a {@link ParseTable}. */
export const EntryKind = { rule: 0, iteration: 1 } as const;

/** The tokens of a text in order: those for the parser, text that the lexer could not read, and hidden tokens if asked for. */
export interface Tokens {
  /** UTF-16 offset of each token. */
  readonly starts: Int32Array;
  /** UTF-16 offset behind each token. */
  readonly ends: Int32Array;
  readonly types: Int32Array;
  /** Index into {@link categories}. */
  readonly categories: Uint8Array;
  /** See {@link import("../../tree/node.js").TokenTable}; undefined without islands and modes. */
  readonly contexts?: Uint16Array;
  /** See {@link import("../../tree/node.js").TokenTable}; undefined if indentation means nothing. */
  readonly lines?: Uint8Array;
  /** Of the tokens that the parser reads, the indices of those that have no text and are not among these tokens. */
  readonly textless?: Int32Array;
}

/** The categories of tokens, by number. */
export const categories = ["plain", "hidden", "error"] as const;

/** The number of the category `plain`. */
export const plain = 0;
/** The number of the category `hidden`. */
export const hidden = 1;
/** The number of the category `error`. */
export const error = 2;
