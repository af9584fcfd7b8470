/**
 * The tree of values in their notation. Elements, properties, entries and members are iterations, so they can be removed; a value can be
 * replaced by the smallest of its kind, or by one of the same kind and prototype below it. What is in a string is parsed by a grammar if
 * there is one and the string fits it, else it has the structure of a text without a grammar.
 */
import { scan, tokenKinds } from "../text/scan.js";
import { TextTokens } from "../text/text-tokens.js";
import { TextStructure } from "../text/text-tree.js";
import {
  type IterationNode,
  iterationNode,
  type Node,
  quantifierNode,
  ruleNode,
  type TokenNode,
  type TokenTable,
  type Tree,
  tokenNode,
} from "../tree/node.js";
import { headLength, type Item, isComposite, readItems, smallestOf, writeId } from "./notation.js";

/** Parses a string by a grammar; undefined if it does not fit. */
export type ParseString = (text: string) => Tree | undefined;

/** In the upper byte of a token's context: whose token it is. */
export const Language = { values: 0, text: 1, grammar: 2 } as const;

/** Slots of values begin with this, which no name of a rule does. */
export const slotSign = "#";

/** Numbers of quantifiers, apart from those of grammars. */
const firstBlock = 1 << 24;

/**
 * The tree of a text that {@link readItems} can read.
 * @param text in the notation of values
 * @param parseString parses the content of a string; without it, a string is one token
 */
export function valueTree(text: string, parseString?: ParseString): Tree {
  const items = readItems(text);
  if (!items) throw new TypeError("The text is not in the notation of values.");
  return new ValueTree(text, items, parseString).tree();
}

/** The content of a string as tokens and nodes. */
interface Content {
  readonly tokens: TokenTable;
  readonly language: number;
  /** Builds the nodes, given the number of the first token. */
  readonly nodes: (first: number) => readonly Node[];
}

class ValueTree {
  readonly #text: string;
  readonly #items: readonly Item[];
  readonly #parseString: ParseString | undefined;
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #contexts: number[] = [];
  /** The first token of each value, and the one behind its last. */
  readonly #ranges = new Map<Item, { from: number; to: number }>();
  readonly #contents = new Map<Item, Content>();
  /** The slots of definitions by their numbers. */
  readonly #defined = new Map<number, string>();

  constructor(text: string, items: readonly Item[], parseString: ParseString | undefined) {
    this.#text = text;
    this.#items = items;
    this.#parseString = parseString;
  }

  tree(): Tree {
    this.#cutIntoTokens();
    for (const { kind, id, items } of this.#items) {
      if (kind === "definition") this.#defined.set(id, this.#slotOf(items[0] as Item));
    }
    const values = this.#items.filter(({ kind }) => kind !== "definition");
    const definitions = this.#items.filter(({ kind }) => kind === "definition");
    const to = this.#starts.length;
    const behind = values.length === 0 ? 0 : this.#rangeOf(values.at(-1) as Item).to;
    const root = ruleNode({ name: "#values", from: 0, to, replacement: this.#smallest(values) }, () => [
      ...values.map((item) => this.#node(item)),
      ...this.#list(definitions, { from: behind, to, block: firstBlock, step: 1 }),
    ]);
    const tokens = {
      starts: Int32Array.from(this.#starts),
      ends: Int32Array.from(this.#ends),
      contexts: Uint16Array.from(this.#contexts),
    };
    return { text: this.#text, tokens, root };
  }

  /** The smallest values of the same kinds, with all definitions that they need. */
  #smallest(values: readonly Item[]): string {
    const isReferred = values.some(({ kind }) => kind === "reference");
    const definitions = isReferred ? this.#items.filter(({ kind }) => kind === "definition") : [];
    const smallest = (item: Item) => this.#replacementOf(item);
    const written = definitions.map(({ id, items }) => `=${writeId(id)}${smallest(items[0] as Item)}`);
    return [...values.map(smallest), ...written].join("");
  }

  #token(from: number, to: number, context = 0): void {
    this.#starts.push(from);
    this.#ends.push(to);
    this.#contexts.push(context);
  }

  /** Finds all tokens, and which of them belong to each value. Works at any depth. */
  #cutIntoTokens(): void {
    const stack: { readonly item: Item; readonly isEnd: boolean }[] = [];
    const push = (items: readonly Item[]) => {
      for (const item of items.toReversed()) stack.push({ item, isEnd: false });
    };
    push(this.#items);
    for (let step = stack.pop(); step; step = stack.pop()) {
      const { item, isEnd } = step;
      const { kind, from, to, items } = item;
      if (isEnd) {
        if (kind !== "definition") this.#token(to - 1, to);
        this.#rangeOf(item).to = this.#starts.length;
        continue;
      }
      const range = { from: this.#starts.length, to: this.#starts.length + 1 };
      this.#ranges.set(item, range);
      if (kind === "string") this.#cutString(item);
      else if (isComposite(kind) || kind === "definition") {
        this.#token(from, from + headLength);
        stack.push({ item, isEnd: true });
        push(items);
      } else this.#token(from, to);
      if (kind === "string") range.to = this.#starts.length;
    }
  }

  #cutString(item: Item): void {
    const { from, to } = item;
    this.#token(from, from + 1);
    const content = this.#contentOf(this.#text.slice(from + 1, to - 1));
    const { starts, ends, contexts } = content.tokens;
    for (let i = 0; i < starts.length; i++) {
      const context = (content.language << 8) | ((contexts?.[i] ?? 0) & 0xff);
      this.#token(from + 1 + (starts[i] as number), from + 1 + (ends[i] as number), context);
    }
    this.#token(to - 1, to);
    this.#contents.set(item, content);
  }

  #contentOf(text: string): Content {
    const parsed = this.#parseString?.(text);
    if (parsed) {
      return { tokens: parsed.tokens, language: Language.grammar, nodes: (first) => [moved(parsed.root, first)] };
    }
    const { starts, ends, kinds } = scan(text);
    const tokens = new TextTokens(text, { starts, ends });
    const leaf = (first: number) => (token: number, isRemovable: boolean) => {
      const name = tokenKinds[kinds[token] as number] as string;
      const replacement = isRemovable ? "" : tokens.textOf(token);
      return tokenNode({ name, from: first + token, replacement, category: "plain" });
    };
    const nodes = (first: number) => new TextStructure(tokens, leaf(first), first).nodes();
    return { tokens: { starts, ends }, language: Language.text, nodes };
  }

  #rangeOf(item: Item): { from: number; to: number } {
    return this.#ranges.get(item) as { from: number; to: number };
  }

  /** The kind and the prototype of a value, which replacements have in common with it. */
  #slotOf({ kind, id }: Item): string {
    if (kind === "reference") return this.#defined.get(id) ?? `${slotSign}missing`;
    return `${slotSign}${kind}${id < 0 ? "" : id}`;
  }

  #replacementOf(item: Item): string {
    return smallestOf(item) ?? this.#text.slice(item.from, item.to);
  }

  #node(item: Item, name = this.#slotOf(item)): Node {
    const { kind, items } = item;
    const { from, to } = this.#rangeOf(item);
    const replacement = this.#replacementOf(item);
    if (kind === "string") {
      const { nodes } = this.#contents.get(item) as Content;
      return ruleNode({ name, from, to, replacement }, () => this.#enclosed(from, to, nodes(from + 1)));
    }
    if (!isComposite(kind)) return tokenNode({ name, from, replacement, category: "plain" });
    const step = kind === "object" || kind === "map" ? 2 : 1;
    const inside = { from: from + 1, to: to - 1, block: firstBlock + 1 + item.id * 8 + step, step };
    return ruleNode({ name, from, to, replacement }, () =>
      this.#enclosed(from, to, this.#list(items, inside, kind === "object")),
    );
  }

  #enclosed(from: number, to: number, nodes: readonly Node[]): readonly Node[] {
    return [this.#fixed(from), ...nodes, this.#fixed(to - 1)];
  }

  #fixed(from: number): TokenNode {
    const replacement = this.#text.slice(this.#starts[from], this.#ends[from]);
    return tokenNode({ name: "#bracket", from, replacement, category: "plain" });
  }

  /** A list of values, or of keys with their values. */
  #list(
    items: readonly Item[],
    {
      from,
      to,
      block,
      step,
    }: { readonly from: number; readonly to: number; readonly block: number; readonly step: number },
    hasKeys = false,
  ): readonly Node[] {
    if (items.length === 0) return [];
    const iteration = (first: Item, i: number): IterationNode => {
      const last = items[i * step + step - 1] as Item;
      const span = { from: this.#rangeOf(first).from, to: this.#rangeOf(last).to, separators: 0 };
      if (first.kind === "definition") {
        return iterationNode(span, () => [this.#fixed(span.from), this.#node(first.items[0] as Item)]);
      }
      return iterationNode(span, () => [
        this.#node(first, hasKeys ? `${slotSign}key` : undefined),
        ...(last === first ? [] : [this.#node(last)]),
      ]);
    };
    const firsts = () => items.filter((_, i) => i % step === 0).map(iteration);
    return [quantifierNode({ from, to, replacement: "", block }, firsts)];
  }
}

/** A node whose tokens have other numbers. */
function moved(node: Node, by: number): Node {
  const { from, to } = node;
  const span = { from: from + by, to: to + by };
  const below = () => node.children.map((child) => moved(child, by));
  switch (node.kind) {
    case "rule":
      return ruleNode({ ...span, name: node.name, slot: node.slot, replacement: node.replacement }, below);
    case "quantifier":
      return quantifierNode(
        { ...span, replacement: node.replacement, block: node.block },
        below as () => IterationNode[],
      );
    case "iteration":
      return iterationNode({ ...span, separators: node.separators }, below);
    case "token":
      return tokenNode({ ...node, from: node.from + by });
  }
}
