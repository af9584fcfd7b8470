/** Puts tables of islands in the place of tokens, in one numbering of the symbols of all grammars. */
import { Token } from "antlr4ng";
import { categories, EntryKind, Integers, type ParseTable, type Tokens } from "./parse-table.js";

const plain = categories.indexOf("plain");

/** A stretch of a token in the text; an island with its table. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly table: ParseTable | undefined;
}

/** What takes the place of a token that holds islands. */
export interface Patch {
  readonly token: number;
  readonly pieces: readonly Piece[];
}

/** Where the symbols of each grammar begin in the numbering that all share. */
export interface Offsets {
  readonly index: number;
  readonly rule: number;
  readonly token: number;
  readonly state: number;
  /** Number of the grammar's own rules; behind them, each type of token is a rule too, for tokens with islands. */
  readonly rules: number;
  /** The token type of what lies around islands. */
  readonly rest: number;
  /** A block that no rule has: a token that the parser threw away is an iteration of it, so that it may go as a whole. */
  readonly dropped: number;
}

/** The table in the numbering that all grammars share. */
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

/** Puts patches in the place of their tokens. */
export function splice(table: ParseTable, patches: readonly Patch[], offsets: Offsets): ParseTable {
  const tokens = new TokenWriter();
  const entries = new EntryWriter();
  const { symbols, sizes, froms, tos } = table;
  const count = table.tokens.starts.length;
  /** By token: its new index, and how many entries patches put before it. */
  const moved = new Int32Array(count + 1);
  const added = new Int32Array(count + 1);
  const pending: { readonly patch: Patch; readonly from: number }[] = [];
  for (let token = 0, next = 0; token < count; token++) {
    moved[token] = tokens.length;
    added[token + 1] = added[token] as number;
    const patch = patches[next];
    if (patch?.token !== token) {
      tokens.copy(table.tokens, { from: token, to: token + 1, offset: 0 });
      continue;
    }
    next++;
    pending.push({ patch, from: tokens.length });
    let size = 1;
    for (const piece of patch.pieces) {
      if (piece.table)
        tokens.copy(piece.table.tokens, { from: 0, to: piece.table.tokens.starts.length, offset: piece.start });
      else tokens.push(piece, offsets);
      size += piece.table?.symbols.length ?? 0;
    }
    added[token + 1] = (added[token] as number) + size;
  }
  moved[count] = tokens.length;
  // In postfix order, entries come by their ends: a patch goes before the first entry that ends behind it.
  let next = 0;
  for (let i = 0; i < symbols.length; i++) {
    const [from, to] = [froms[i] as number, tos[i] as number];
    for (let each = pending[next]; each && each.patch.token < to; each = pending[++next]) {
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
  return { ...entries.take(), tokens: tokens.take() };
}

/** The symbol of a token that has become a rule. */
function symbolOf({ tokens }: ParseTable, { token }: Patch, offsets: Offsets): number {
  const { rule, token: first, rules, dropped } = offsets;
  if (tokens.categories[token] !== plain) return EntryKind.iteration | (dropped << 1);
  return EntryKind.rule | ((rule + rules + (tokens.types[token] as number) - first) << 1);
}

function writePatch(
  entries: EntryWriter,
  { patch, from }: { readonly patch: Patch; readonly from: number },
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

class EntryWriter {
  readonly #symbols = new Integers();
  readonly #sizes = new Integers();
  readonly #froms = new Integers();
  readonly #tos = new Integers();

  push(
    symbol: number,
    { size, from, to }: { readonly size: number; readonly from: number; readonly to: number },
  ): void {
    this.#symbols.push(symbol);
    this.#sizes.push(size);
    this.#froms.push(from);
    this.#tos.push(to);
  }

  take(): Omit<ParseTable, "tokens"> {
    return {
      symbols: this.#symbols.take(),
      sizes: this.#sizes.take(),
      froms: this.#froms.take(),
      tos: this.#tos.take(),
    };
  }
}

class TokenWriter {
  readonly #starts = new Integers();
  readonly #ends = new Integers();
  readonly #types = new Integers();
  readonly #categories = new Integers();
  readonly #contexts = new Integers();

  get length(): number {
    return this.#starts.length;
  }

  /** Appends tokens of another table whose text begins at `offset`. */
  copy(
    { starts, ends, types, categories, contexts }: Tokens,
    { from, to, offset }: { readonly from: number; readonly to: number; readonly offset: number },
  ): void {
    for (let i = from; i < to; i++) {
      this.#starts.push(offset + (starts[i] as number));
      this.#ends.push(offset + (ends[i] as number));
      this.#types.push(types[i] as number);
      this.#categories.push(categories[i] as number);
      this.#contexts.push(contexts?.[i] ?? 0);
    }
  }

  /** Appends what lies around islands. */
  push({ start, end }: { readonly start: number; readonly end: number }, { rest, index }: Offsets): void {
    this.#starts.push(start);
    this.#ends.push(end);
    this.#types.push(rest);
    this.#categories.push(plain);
    this.#contexts.push(index << 8);
  }

  take(): Tokens {
    return {
      starts: this.#starts.take(),
      ends: this.#ends.take(),
      types: this.#types.take(),
      categories: Uint8Array.from(this.#categories.take()),
      contexts: Uint16Array.from(this.#contexts.take()),
    };
  }
}
