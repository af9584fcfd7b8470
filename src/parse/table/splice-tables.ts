/** Replaces tokens by the tables of their islands, in one numbering of the symbols of all grammars. */
import { Token } from "antlr4ng";
import { EntryKind, type ParseTable, plain, type Tokens } from "./parse-table.js";
import { EntryWriter, TokenWriter } from "./table-writers.js";

/** A part of a token: an island with its table, or text around islands. Offsets are UTF-16 units of the text. */
export interface SplicedRange {
  readonly start: number;
  readonly end: number;
  /** Undefined around islands. */
  readonly table: ParseTable | undefined;
}

/** What replaces a token with islands. */
export interface Patch {
  readonly token: number;
  readonly pieces: readonly SplicedRange[];
}

/** Where the symbols of one grammar begin in the shared numbering. */
export interface Offsets {
  /** Index of the grammar. */
  readonly index: number;
  readonly rule: number;
  readonly token: number;
  readonly state: number;
  /** Number of the grammar's own rules. Behind them, each token type is a rule as well, for tokens with islands. */
  readonly rules: number;
  /** The token type of text around islands. */
  readonly rest: number;
  /** A block that no rule has. An error token with islands becomes an iteration of it, so that it can be removed as a whole. */
  readonly dropped: number;
}

/**
 * Converts a table to the shared numbering.
 * @param table with the numbers of its own grammar; not changed
 * @param offsets what is added to these numbers
 */
export function renumber(table: ParseTable, { index, rule, token, state }: Offsets): ParseTable {
  const { types, starts, contexts } = table.tokens;
  return {
    ...table,
    symbols: table.symbols.map((symbol) => symbol + (((symbol & 1) === EntryKind.rule ? rule : state) << 1)),
    tokens: {
      ...table.tokens,
      types: types.map((type) => (type === Token.INVALID_TYPE ? type : type + token)),
      contexts: Uint16Array.from(starts, (_, i) => (index << 8) | (contexts?.[i] ?? 0)),
    },
  };
}

/**
 * Replaces tokens by their patches.
 * @param table in the shared numbering
 * @param patches in the order of their tokens; their tables are in the shared numbering
 * @param offsets where the numbers of each grammar begin in the shared numbering
 */
export function splice(table: ParseTable, patches: readonly Patch[], offsets: Offsets): ParseTable {
  const moves = moveTokens(table, patches, offsets);
  return { ...moveEntries(table, moves, offsets), tokens: moves.tokens };
}

/** The tokens after the replacement, and how it moves the entries. */
interface Moves {
  readonly tokens: Tokens;
  /** By old token: its new index. */
  readonly moved: Int32Array;
  /** By old token: how many entries the patches add before it. */
  readonly added: Int32Array;
  /** The patches with the new index of their first token. */
  readonly placed: readonly PlacedPatch[];
}

interface PlacedPatch {
  readonly patch: Patch;
  readonly from: number;
}

function moveTokens({ tokens: old }: ParseTable, patches: readonly Patch[], offsets: Offsets): Moves {
  const tokens = new TokenWriter();
  const count = old.starts.length;
  const moved = new Int32Array(count + 1);
  const added = new Int32Array(count + 1);
  const placed: PlacedPatch[] = [];
  for (let token = 0; token < count; token++) {
    moved[token] = tokens.length;
    added[token + 1] = added[token] as number;
    const patch = patches[placed.length];
    if (patch?.token !== token) {
      tokens.copy(old, { from: token, to: token + 1, offset: 0 });
      continue;
    }
    placed.push({ patch, from: tokens.length });
    let size = 1;
    for (const piece of patch.pieces) {
      if (piece.table)
        tokens.copy(piece.table.tokens, { from: 0, to: piece.table.tokens.starts.length, offset: piece.start });
      else tokens.push(piece, { type: offsets.rest, category: plain, context: offsets.index << 8 });
      size += piece.table?.symbols.length ?? 0;
    }
    added[token + 1] = (added[token] as number) + size;
  }
  moved[count] = tokens.length;
  return { tokens: tokens.take(), moved, added, placed };
}

/** In postfix order, entries are sorted by their ends. So a patch comes before the first entry that ends behind it. */
function moveEntries(table: ParseTable, { moved, added, placed }: Moves, offsets: Offsets): Omit<ParseTable, "tokens"> {
  const entries = new EntryWriter();
  const { symbols, sizes, froms, tos } = table;
  let next = 0;
  for (let i = 0; i < symbols.length; i++) {
    const [from, to] = [froms[i] as number, tos[i] as number];
    for (let each = placed[next]; each && each.patch.token < to; each = placed[++next]) {
      writePatch(entries, each, {
        symbol: symbolOf(table, each.patch, offsets),
        end: moved[each.patch.token + 1] as number,
      });
    }
    const inside = (added[to] as number) - (added[from] as number);
    entries.push(symbols[i] as number, {
      size: (sizes[i] as number) + inside,
      from: moved[from] as number,
      to: moved[to] as number,
    });
  }
  return entries.take();
}

/** The symbol of the entry that replaces a token. */
function symbolOf({ tokens }: ParseTable, { token }: Patch, offsets: Offsets): number {
  const { rule, token: first, rules, dropped } = offsets;
  if (tokens.categories[token] !== plain) return EntryKind.iteration | (dropped << 1);
  return EntryKind.rule | ((rule + rules + (tokens.types[token] as number) - first) << 1);
}

function writePatch(
  entries: EntryWriter,
  { patch, from }: PlacedPatch,
  { symbol, end }: { readonly symbol: number; readonly end: number },
): void {
  let size = 1;
  let token = from;
  for (const { table } of patch.pieces) {
    if (!table) {
      token++;
      continue;
    }
    for (let i = 0; i < table.symbols.length; i++) {
      const range = { from: token + (table.froms[i] as number), to: token + (table.tos[i] as number) };
      entries.push(table.symbols[i] as number, { size: table.sizes[i] as number, ...range });
    }
    size += table.symbols.length;
    token += table.tokens.starts.length;
  }
  entries.push(symbol, { size, from, to: end });
}
