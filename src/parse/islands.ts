/**
 * Tokens that hold text of another language: picireny's islands. Each part that a pattern's named groups match is parsed with
 * the grammar and rule that the group says, and takes the token's place in the table; the rest of the token stays as it is.
 */
import { Token } from "antlr4ng";
import { type Grammar, grammarsOf, type Island } from "../grammar/grammar.js";
import type { GrammarSymbol, Symbols } from "../grammar/minimal-replacements.js";
import { earliest, type Parsed, type ParsePlan } from "./parse.js";
import { categories, EntryKind, Integers, type ParseTable, type Tokens } from "./parse-table.js";
import type { SyntaxProblem } from "./syntax-problem.js";

const plain = categories.indexOf("plain");
const hidden = categories.indexOf("hidden");

/** A stretch of a token's text: an island, or what lies around it. Offsets are UTF-16 units from the token's start. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly island: { readonly grammar: Grammar; readonly rule: string } | undefined;
}

/** Splits the text of a token; undefined if it holds no island. */
export function splitToken(islands: readonly Island[], text: string): readonly Stretch[] | undefined {
  const found: Stretch[] = [];
  for (const { pattern, parts } of islands) {
    for (const match of text.matchAll(pattern)) {
      for (const { group, grammar, rule } of parts) {
        const [start = 0, end = 0] = match.indices?.groups?.[group] ?? [];
        if (start < end) found.push({ start, end, island: { grammar, rule } });
      }
    }
  }
  if (found.length === 0) return undefined;
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const stretches: Stretch[] = [];
  let end = 0;
  for (const each of found) {
    if (each.start < end) continue; // within another one
    if (each.start > end) stretches.push({ start: end, end: each.start, island: undefined });
    stretches.push(each);
    end = each.end;
  }
  if (end < text.length) stretches.push({ start: end, end: text.length, island: undefined });
  return stretches;
}

/** How deep islands may nest. A token that is an island of its own grammar as a whole would nest for ever. */
export const deepest = 50;

/** How texts are parsed; `depth` is the number of islands around. */
export interface IslandPlan extends ParsePlan {
  readonly parse: (grammar: Grammar, text: string, plan: ParsePlan) => Parsed;
  readonly depth: number;
}

/** A stretch of a token in the text; an island with its table. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly table: ParseTable | undefined;
}

/** What takes the place of a token that holds islands. */
interface Patch {
  readonly token: number;
  readonly pieces: readonly Piece[];
  readonly problem: SyntaxProblem | undefined;
}

/** Where the symbols of each grammar begin in the numbering that all share. */
interface Offsets {
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

/** A grammar and its islands, with one numbering of all their rules, tokens and blocks. */
export class Archipelago {
  readonly grammars: readonly Grammar[];
  readonly symbols: Symbols;
  readonly #offsets = new Map<Grammar, Offsets>();

  constructor(grammar: Grammar, symbolsOf: (grammar: Grammar) => Symbols) {
    this.grammars = grammarsOf(grammar);
    const rules: GrammarSymbol[] = [];
    const tokens: GrammarSymbol[] = [];
    const plusBlocks = new Map<number, string>();
    let state = 0;
    this.grammars.forEach((each, index) => {
      const own = symbolsOf(each);
      const rest = tokens.length + own.tokens.length;
      const first = { rule: rules.length, token: tokens.length, state };
      this.#offsets.set(each, { index, ...first, rules: own.rules.length, rest, dropped: state + own.states });
      rules.push(...own.rules, ...own.tokens);
      tokens.push(...own.tokens, { name: "", replacement: undefined });
      for (const [block, text] of own.plusBlocks) plusBlocks.set(block + state, text);
      state += own.states + 1;
    });
    this.symbols = { rules, tokens, plusBlocks, states: state };
  }

  /** Parses a text and the islands in it. */
  parse(grammar: Grammar, text: string, plan: IslandPlan): Parsed {
    const { table, problem } = plan.parse(grammar, text, plan);
    const offsets = this.#offsets.get(grammar) as Offsets;
    const numbered = renumber(table, offsets);
    const patches = this.#patches(grammar, { text, table, plan });
    const problems = patches.map((patch) => patch.problem);
    return {
      table: patches.length === 0 ? numbered : splice(numbered, patches, offsets),
      problem: problems.reduce(earliest, problem),
    };
  }

  #patches(
    grammar: Grammar,
    { text, table, plan }: { readonly text: string; readonly table: ParseTable; readonly plan: IslandPlan },
  ) {
    const { tokens } = table;
    const symbols = this.symbols.tokens;
    const { token: offset } = this.#offsets.get(grammar) as Offsets;
    const byToken = new Map<string, readonly Island[]>();
    for (const island of grammar.islands) byToken.set(island.token, [...(byToken.get(island.token) ?? []), island]);
    const patches: Patch[] = [];
    if (byToken.size === 0 || plan.depth >= deepest) return patches;
    for (let token = 0; token < tokens.starts.length; token++) {
      const islands = byToken.get(symbols[offset + (tokens.types[token] as number)]?.name ?? "");
      if (!islands || tokens.categories[token] === hidden) continue;
      const start = tokens.starts[token] as number;
      const stretches = splitToken(islands, text.slice(start, tokens.ends[token]));
      if (stretches) patches.push(this.#patch({ token, start, text, stretches }, plan));
    }
    return patches;
  }

  #patch(
    {
      token,
      start,
      text,
      stretches,
    }: {
      readonly token: number;
      readonly start: number;
      readonly text: string;
      readonly stretches: readonly Stretch[];
    },
    plan: IslandPlan,
  ): Patch {
    let first: SyntaxProblem | undefined;
    const pieces = stretches.map((stretch): Piece => {
      const [from, to] = [start + stretch.start, start + stretch.end];
      if (!stretch.island) return { start: from, end: to, table: undefined };
      const { grammar, rule } = stretch.island;
      const part = text.slice(from, to);
      const { table, problem } = this.parse(grammar, part, { ...plan, rule, depth: plan.depth + 1 });
      if (problem) first = earliest(first, shift(problem, text, from));
      return { start: from, end: to, table };
    });
    return { token, pieces, problem: first };
  }
}

/** A place in a part of a text as a place in the text. */
function shift({ line, column, message }: SyntaxProblem, text: string, start: number): SyntaxProblem {
  const before = text.slice(0, start);
  const lines = before.split("\n");
  const ahead = line === 1 ? [...(lines.at(-1) ?? "")].length : 0;
  return { line: line + lines.length - 1, column: column + ahead, message };
}

/** The table in the numbering that all grammars share. */
function renumber(table: ParseTable, { index, rule, token, state }: Offsets): ParseTable {
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
function splice(table: ParseTable, patches: readonly Patch[], offsets: Offsets): ParseTable {
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
