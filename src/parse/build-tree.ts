import type { GrammarSymbol, Symbols } from "../grammar/minimal-replacements.js";
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
  const { starts, ends, contexts } = table.tokens;
  return {
    text,
    tokens: { starts, ends, ...(contexts && { contexts }) },
    root: builder.node(table.symbols.length - 1),
  };
}

class Builder {
  readonly #text: string;
  readonly #table: ParseTable;
  readonly #symbols: Symbols;
  readonly #shortest = new Map<number, string>();

  constructor(text: string, table: ParseTable, symbols: Symbols) {
    this.#text = text;
    this.#table = table;
    this.#symbols = symbols;
  }

  node(entry: number): Node {
    const { symbols, froms, tos } = this.#table;
    const symbol = symbols[entry] as number;
    const from = froms[entry] as number;
    const to = tos[entry] as number;
    if ((symbol & 1) === EntryKind.iteration) {
      return iterationNode({ from, to, separators: 0 }, this.#children, entry);
    }
    const { name, replacement } = this.#symbols.rules[symbol >> 1] as GrammarSymbol;
    return ruleNode({ name, from, to, replacement: replacement ?? this.#shortestOf(symbol) }, this.#children, entry);
  }

  /** Where the grammar does not tell a rule's replacement, the shortest text of the rule in the input stands in. */
  #shortestOf(symbol: number): string {
    let text = this.#shortest.get(symbol);
    if (text === undefined) {
      const { symbols, froms, tos } = this.#table;
      symbols.forEach((each, entry) => {
        if (each !== symbol) return;
        const own = this.#textOf(froms[entry] as number, tos[entry] as number);
        if (text === undefined || own.length < text.length) text = own;
      });
      this.#shortest.set(symbol, text ?? "");
    }
    return text ?? "";
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
  readonly #children = (entry: number): readonly Node[] => {
    const { symbols, froms, tos } = this.#table;
    const children: Node[] = [];
    const entries = this.#entriesBelow(entry);
    let token = froms[entry] as number;
    const pushTokensBefore = (end: number) => {
      while (token < end) {
        const lines = this.#errorLines(token, end);
        if (lines) children.push(this.#lines(lines));
        else children.push(this.#token(token));
        token = lines?.at(-1) ?? token + 1;
      }
    };
    for (let at = 0, end = 0; at < entries.length; at = end) {
      const first = entries[at] as number;
      const symbol = symbols[first] as number;
      pushTokensBefore(froms[first] as number);
      end = at + 1;
      if ((symbol & 1) === EntryKind.iteration) {
        while (this.#goesOn(entries[end - 1] as number, entries[end])) end++;
        children.push(this.#quantifier(entries.slice(at, end), symbol >> 1));
      } else {
        children.push(this.node(first));
      }
      token = tos[entries[end - 1] as number] as number;
    }
    pushTokensBefore(tos[entry] as number);
    return children;
  };

  /**
   * Where each line of a stretch of error tokens begins, and where the stretch ends, so that what does not fit the grammar
   * goes by lines before it goes by tokens; undefined if no such stretch of several lines begins at a token.
   */
  #errorLines(from: number, end: number): readonly number[] | undefined {
    const { starts, ends, categories: kinds } = this.#table.tokens;
    const lines = [from];
    let token = from;
    for (; token < end && categories[kinds[token] as number] === "error"; token++) {
      const gap = token > from ? this.#text.slice(starts[token - 1], starts[token]) : "";
      if (/[\n\r]/.test(gap) && (ends[token] as number) > (starts[token] as number)) lines.push(token);
    }
    return lines.length > 1 ? [...lines, token] : undefined;
  }

  /** A list of lines. */
  #lines(lines: readonly number[]): Node {
    const from = lines[0] as number;
    const iterations = () =>
      lines.slice(1).map((to, i) => {
        const tokens = () =>
          Array.from({ length: to - (lines[i] as number) }, (_, k) => this.#token((lines[i] as number) + k));
        return iterationNode({ from: lines[i] as number, to, separators: 0 }, tokens);
      });
    return quantifierNode({ from, to: lines.at(-1) as number, replacement: "" }, iterations);
  }

  /** The children of an entry that are no tokens, in the order of the text. */
  #entriesBelow(entry: number): number[] {
    const { sizes } = this.#table;
    const end = entry - (sizes[entry] as number);
    const entries: number[] = [];
    for (let child = entry - 1; child > end; child -= sizes[child] as number) entries.push(child);
    return entries.reverse();
  }

  /** Tells whether an entry is the next iteration of the same list, with no token between. */
  #goesOn(iteration: number, next: number | undefined): boolean {
    const { symbols, froms, tos } = this.#table;
    return next !== undefined && symbols[next] === symbols[iteration] && froms[next] === tos[iteration];
  }

  #quantifier(entries: readonly number[], block: number): Node {
    const { froms, tos } = this.#table;
    const from = froms[entries[0] as number] as number;
    const to = tos[entries.at(-1) as number] as number;
    const replacement = this.#symbols.plusBlocks.get(block) ?? "";
    return quantifierNode({ from, to, replacement, block }, () =>
      entries.map((entry) => this.node(entry) as IterationNode),
    );
  }
}
