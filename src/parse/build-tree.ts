import type { Symbol, Symbols } from "../grammar/minimal-replacements.js";
import {
  type IterationNode,
  iterationNode,
  type Node,
  quantifierNode,
  ruleNode,
  type Tree,
  tokenNode,
} from "../tree/node.js";
import { categories, EntryKind, type ParseTable } from "./parse-table.js";

/** The tree over a parsed text. Its nodes are built when they are visited. */
export function buildTree(text: string, table: ParseTable, symbols: Symbols): Tree {
  const builder = new Builder(text, table, symbols);
  const { starts, ends } = table.tokens;
  return { text, tokens: { starts, ends }, root: builder.node(table.symbols.length - 1) };
}

class Builder {
  readonly #text: string;
  readonly #table: ParseTable;
  readonly #symbols: Symbols;

  constructor(text: string, table: ParseTable, symbols: Symbols) {
    this.#text = text;
    this.#table = table;
    this.#symbols = symbols;
  }

  node(entry: number): Node {
    const { symbols, froms, tos } = this.#table;
    const symbol = symbols[entry] as number;
    const from = froms[entry] as number;
    if ((symbol & 3) === EntryKind.token) return this.#token(from);
    const to = tos[entry] as number;
    if ((symbol & 3) === EntryKind.iteration) {
      return iterationNode({ from, to, separators: 0 }, () => this.#children(entry));
    }
    const { name, replacement } = this.#symbols.rules[symbol >> 2] as Symbol;
    // Without a known replacement, the node's own text stands in: the node then is unremovable, its parts are not.
    return ruleNode({ name, from, to, replacement: replacement ?? this.#textOf(from, to) }, () => this.#children(entry));
  }

  #token(from: number): Node {
    const { types, categories: kinds } = this.#table.tokens;
    const symbol = this.#symbols.tokens[types[from] as number];
    const category = categories[kinds[from] as number] ?? "plain";
    const replacement = category === "plain" ? (symbol?.replacement ?? this.#textOf(from, from + 1)) : "";
    return tokenNode({ name: symbol?.name ?? "", from, replacement, category });
  }

  #textOf(from: number, to: number): string {
    const { starts, ends } = this.#table.tokens;
    return from === to ? "" : this.#text.slice(starts[from], ends[to - 1]);
  }

  /** The children of an entry, neighbouring iterations of the same block gathered in a quantifier. */
  #children(entry: number): readonly Node[] {
    const { symbols, counts, sizes } = this.#table;
    const entries: number[] = [];
    for (let count = counts[entry] as number, child = entry - 1; count > 0; count--) {
      entries.push(child);
      child -= sizes[child] as number;
    }
    entries.reverse();
    const children: Node[] = [];
    for (let at = 0, end = 0; at < entries.length; at = end) {
      const symbol = symbols[entries[at] as number] as number;
      end = at + 1;
      if ((symbol & 3) !== EntryKind.iteration) {
        children.push(this.node(entries[at] as number));
        continue;
      }
      while (end < entries.length && symbols[entries[end] as number] === symbol) end++;
      children.push(this.#quantifier(entries.slice(at, end), symbol >> 2));
    }
    return children;
  }

  #quantifier(entries: readonly number[], block: number): Node {
    const { froms, tos } = this.#table;
    const from = froms[entries[0] as number] as number;
    const to = tos[entries.at(-1) as number] as number;
    const replacement = this.#symbols.plusBlocks.get(block) ?? "";
    return quantifierNode({ from, to, replacement }, () => entries.map((entry) => this.node(entry) as IterationNode));
  }
}
