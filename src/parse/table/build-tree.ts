import type { Symbols } from "../../grammar/analysis/symbols.js";
import { TextTokens } from "../../text/text-tokens.js";
import { TextStructure } from "../../text/text-tree.js";
import type { IterationNode, Node, TokenCategory, Tree } from "../../tree/node.js";
import { categories, EntryKind, error, type ParseTable } from "./parse-table.js";
import { type NodeSource, ParsedIteration, ParsedQuantifier, ParsedRule, ParsedToken } from "./parsed-nodes.js";
import { ReusableList } from "./reusable-list.js";

/** Up to this number of error tokens in a row are not structured further. */
const mostLoose = 4;

/** Up to this number of entries in a row are read to find out that no node below one of them is a list. */
const mostFlat = 64;

/**
 * The tree over a parsed text. Its nodes are built when they are visited.
 * @param text the whole parsed text
 * @param table of that text
 * @param symbols names and minimal replacements of the grammar and its islands
 */
export function buildTree(text: string, table: ParseTable, symbols: Symbols): Tree {
  const builder = new Builder(text, table, symbols);
  const { starts, ends, contexts, lines } = table.tokens;
  return {
    text,
    tokens: { starts, ends, ...(contexts && { contexts }), ...(lines && { lines }) },
    root: builder.node(table.symbols.length - 1),
  };
}

class Builder implements NodeSource {
  readonly table: ParseTable;
  readonly #text: string;
  readonly #symbols: Symbols;
  /** By symbol: the shortest text in the input. */
  readonly #shortest = new Map<number, string>();
  /** The children that are being built. They are complete before those of another node begin. */
  readonly #nodes = new ReusableList<Node>();
  readonly #entries = new ReusableList<number>();
  /** Whether there are error tokens; undefined if they have not been searched for. */
  #hasErrors: boolean | undefined;

  constructor(text: string, table: ParseTable, symbols: Symbols) {
    this.#text = text;
    this.table = table;
    this.#symbols = symbols;
  }

  node(entry: number): Node {
    const isRule = ((this.table.symbols[entry] as number) & 1) === EntryKind.rule;
    return isRule ? new ParsedRule(this, entry) : new ParsedIteration(this, entry);
  }

  isFlat(entry: number): boolean {
    const { symbols, froms, tos, sizes } = this.table;
    const size = sizes[entry] as number;
    if (size > mostFlat) return false;
    for (let at = entry; at > entry - size; at--) {
      const isList = at < entry && ((symbols[at] as number) & 1) === EntryKind.iteration;
      if (isList || froms[at] === tos[at]) return false;
    }
    // Error tokens may be structured.
    const { categories: all } = this.table.tokens;
    this.#hasErrors ??= all.includes(error);
    return !(this.#hasErrors && all.subarray(froms[entry], tos[entry]).includes(error));
  }

  nameOf(entry: number): string {
    return this.#symbols.rules[this.#symbolOf(entry)]?.name ?? "";
  }

  replacementOf(entry: number): string {
    return this.#symbols.rules[this.#symbolOf(entry)]?.replacement ?? this.#shortestLike(entry);
  }

  replacementOfBlock(entry: number): string {
    return this.#symbols.plusBlocks.get(this.#symbolOf(entry)) ?? "";
  }

  nameOfToken(token: number): string {
    return this.#symbols.tokens[this.table.tokens.types[token] as number]?.name ?? "";
  }

  replacementOfToken(token: number): string {
    if (this.categoryOf(token) !== "plain") return "";
    const symbol = this.#symbols.tokens[this.table.tokens.types[token] as number];
    return symbol?.replacement ?? this.#textOf(token, token + 1);
  }

  categoryOf(token: number): TokenCategory {
    return categories[this.table.tokens.categories[token] as number] ?? "plain";
  }

  /** The children of an entry. Adjacent iterations of the same block form a quantifier. */
  childrenOf(entry: number): readonly Node[] {
    const { symbols, froms, tos } = this.table;
    const entries = this.#entriesBelow(entry);
    let token = froms[entry] as number;
    for (let at = entries.length - 1; at >= 0; at--) {
      const first = entries.at(at);
      this.#tokens(token, froms[first] as number);
      if (((symbols[first] as number) & 1) === EntryKind.iteration) {
        while (at > 0 && this.#goesOn(entries.at(at), entries.at(at - 1))) at--;
        this.#nodes.push(new ParsedQuantifier(this, first, entries.at(at)));
      } else {
        this.#nodes.push(new ParsedRule(this, first));
      }
      token = tos[entries.at(at)] as number;
    }
    this.#tokens(token, tos[entry] as number);
    entries.clear();
    return this.#nodes.take();
  }

  iterations(first: number, last: number): readonly IterationNode[] {
    const { sizes } = this.table;
    let count = 1;
    for (let entry = last; entry > first; entry -= sizes[entry] as number) count++;
    const iterations: IterationNode[] = new Array(count);
    for (let entry = last; count > 0; entry -= sizes[entry] as number) {
      iterations[--count] = new ParsedIteration(this, entry);
    }
    return iterations;
  }

  #symbolOf(entry: number): number {
    return (this.table.symbols[entry] as number) >> 1;
  }

  /** The shortest text of an entry's rule in the input, for rules without a minimal replacement. */
  #shortestLike(entry: number): string {
    const { symbols, froms, tos } = this.table;
    const symbol = symbols[entry] as number;
    let text = this.#shortest.get(symbol);
    if (text === undefined) {
      symbols.forEach((each, other) => {
        if (each !== symbol) return;
        const own = this.#textOf(froms[other] as number, tos[other] as number);
        if (text === undefined || own.length < text.length) text = own;
      });
      this.#shortest.set(symbol, text ?? "");
    }
    return text ?? "";
  }

  #textOf(from: number, to: number): string {
    const { starts, ends } = this.table.tokens;
    return from === to ? "" : this.#text.slice(starts[from], ends[to - 1]);
  }

  /** Adds tokens to the children. A run of error tokens is structured like a text without a grammar. */
  #tokens(from: number, end: number): void {
    for (let token = from; token < end; ) {
      const next = this.#endOfErrors(token, end);
      if (next - token > mostLoose) for (const node of this.#structure(token, next)) this.#nodes.push(node);
      else for (let i = token; i < Math.max(next, token + 1); i++) this.#nodes.push(new ParsedToken(this, i));
      token = Math.max(next, token + 1);
    }
  }

  /** The index after the run of error tokens that begins at a token. */
  #endOfErrors(from: number, end: number): number {
    let token = from;
    while (token < end && this.categoryOf(token) === "error") token++;
    return token;
  }

  /** The nodes of a range of error tokens. */
  #structure(from: number, to: number): readonly Node[] {
    const { starts, ends } = this.table.tokens;
    const tokens = new TextTokens(this.#text, { starts: starts.subarray(from, to), ends: ends.subarray(from, to) });
    return new TextStructure(tokens, (token) => new ParsedToken(this, from + token), from).nodes();
  }

  /** The child entries of an entry, the last one first. */
  #entriesBelow(entry: number): ReusableList<number> {
    const { sizes } = this.table;
    const end = entry - (sizes[entry] as number);
    for (let child = entry - 1; child > end; child -= sizes[child] as number) this.#entries.push(child);
    return this.#entries;
  }

  /** Tells whether an entry is the next iteration of the same list, with no token between. */
  #goesOn(iteration: number, next: number): boolean {
    const { symbols, froms, tos } = this.table;
    return symbols[next] === symbols[iteration] && froms[next] === tos[iteration];
  }
}
