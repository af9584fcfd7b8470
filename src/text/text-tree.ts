/**
 * The tree of a text without a grammar: blocks of lines by blank lines and indentation; groups in brackets, quotes, comments and tags;
 * and within them the layers of `layers.ts` down to words and operators. Nodes are built when they are visited.
 *
 * Each part of a stretch is an element of a list, so it can be removed with the operator or comma before it. A word, and each part of
 * several tokens outside quotes and comments, is an `operand`, which can be replaced by `0` or by an operand below it.
 */
import {
  type IterationNode,
  iterationNode,
  type Node,
  quantifierNode,
  ruleNode,
  type TokenNode,
  type Tree,
  tokenNode,
} from "../tree/node.js";
import { findGroups, type Group, type Groups } from "./groups.js";
import { type DividedStretch, Division, Layers, type Stretch } from "./layers.js";
import { type Block, blocksOf, lineStarts, paragraphsOf } from "./lines.js";
import { scan, tokenKinds } from "./scan.js";
import { TextTokens } from "./text-tokens.js";

/** The shortest text of an operand. */
const shortestOperand = "0";

/** Where a stretch is. */
interface StretchContext {
  /** Whether it is directly within brackets. */
  readonly isInBrackets: boolean;
  /** Whether it is a part of a quote or comment, where `0` is no sensible replacement. */
  readonly isProse: boolean;
}

const outermost: StretchContext = { isInBrackets: false, isProse: false };

/** Makes the node of a token. If the token cannot be removed by itself, its minimal replacement is its own text. */
export type Leaf = (token: number, isRemovable: boolean) => TokenNode;

/**
 * The tree of a text.
 * @param text any text; it cannot have syntax errors
 */
export function textTree(text: string): Tree {
  const { starts, ends, kinds } = scan(text);
  const tokens = new TextTokens(text, { starts, ends });
  const leaf: Leaf = (from, isRemovable) => {
    const name = tokenKinds[kinds[from] as number] as string;
    return tokenNode({ name, from, replacement: isRemovable ? "" : tokens.textOf(from), category: "plain" });
  };
  const whole = { from: 0, to: kinds.length };
  const structure = new TextStructure(tokens, leaf);
  return {
    text,
    tokens: { starts, ends },
    root: ruleNode({ name: "text", ...whole, replacement: "" }, () => structure.nodes()),
  };
}

/** The structure of the tokens of a text. */
export class TextStructure {
  readonly #tokens: TextTokens;
  readonly #leaf: Leaf;
  readonly #groups: Groups;
  readonly #layers: Layers;
  readonly #first: number;

  /** @param first index of the first of the tokens among those of the whole text */
  constructor(tokens: TextTokens, leaf: Leaf, first = 0) {
    this.#tokens = tokens;
    this.#leaf = leaf;
    this.#first = first;
    this.#groups = findGroups(tokens);
    this.#layers = new Layers(tokens, this.#groups);
  }

  /** The nodes of all tokens. */
  nodes(): readonly Node[] {
    const whole = { from: 0, to: this.#tokens.count };
    return this.#lines(whole, outermost) ?? this.#parts(whole, outermost);
  }

  /** A stretch as indices of the whole text's tokens. */
  #range({ from, to }: Stretch): Stretch {
    return { from: this.#first + from, to: this.#first + to };
  }

  /** A list of lines; undefined if there is only one, or if the stretch is in brackets and commas divide it instead of line ends. */
  #lines(stretch: Stretch, place: StretchContext): readonly Node[] | undefined {
    const starts = lineStarts(this.#tokens, this.#groups, stretch);
    if (starts.length < 2 || (place.isInBrackets && this.#isEnumeration(stretch, starts))) return undefined;
    return [this.#blocks(blocksOf(this.#tokens, this.#groups, starts, stretch.to), place)];
  }

  /** Whether at least about half of the lines within brackets end with a comma. */
  #isEnumeration({ from, to }: Stretch, starts: readonly number[]): boolean {
    let commas = 0;
    for (const start of [...starts.slice(1), to]) if (start > from && this.#tokens.textOf(start - 1) === ",") commas++;
    return 2 * commas >= starts.length - 1 && commas > 0;
  }

  #blocks(blocks: readonly Block[], place: StretchContext): Node {
    const paragraphs = paragraphsOf(blocks);
    const listOf = (some: readonly Block[]) => this.#list(Division.lines, some, (block) => this.#block(block, place));
    if (paragraphs.length === 1) return listOf(blocks);
    const stretches = paragraphs.map((each) => ({
      from: (each[0] as Block).from,
      to: (each.at(-1) as Block).to,
      blocks: each,
    }));
    return this.#list(Division.lines, stretches, (each) => [listOf(each.blocks)]);
  }

  /** A line, and the list of the deeper lines below it. */
  #block({ from, lineTo, to }: Block, place: StretchContext): readonly Node[] {
    const parts = this.#parts({ from, to: lineTo }, place);
    if (lineTo === to) return parts;
    const starts = lineStarts(this.#tokens, this.#groups, { from: lineTo, to });
    return [...parts, this.#blocks(blocksOf(this.#tokens, this.#groups, starts, to), place)];
  }

  #list<P extends Stretch & { readonly separators?: number }>(
    block: number,
    parts: readonly P[],
    build: (part: P) => readonly Node[],
  ): Node {
    const { from } = parts[0] as P;
    const { to } = parts.at(-1) as P;
    const iteration = (part: P): IterationNode =>
      iterationNode({ ...this.#range(part), separators: part.separators ?? 0 }, build, part);
    return quantifierNode({ ...this.#range({ from, to }), replacement: "", block }, () => parts.map(iteration));
  }

  /** A stretch without a division into lines. */
  #parts(stretch: Stretch, place: StretchContext): readonly Node[] {
    if (stretch.from === stretch.to) return [];
    const found = this.#layers.divide(stretch, place.isInBrackets);
    return found ? [this.#divided(found, place)] : this.#atom(stretch.from, place);
  }

  #divided({ division, parts }: DividedStretch, place: StretchContext): Node {
    const isEnumeration = division === Division.statements || division === Division.elements;
    const inner = division === Division.statements ? place : { ...place, isInBrackets: false };
    const name = place.isInBrackets && isEnumeration ? "argument" : "operand";
    const isSeparated = parts.some(({ separators }) => separators > 0);
    return this.#list(division, parts, ({ from, to, separators }) => [
      ...(separators > 0 ? [this.#leaf(from, true)] : []),
      ...this.#operand({ from: from + separators, to }, inner, { name, isSeparated }),
    ]);
  }

  /** A part of a list. */
  #operand(
    stretch: Stretch,
    place: StretchContext,
    { name, isSeparated }: { readonly name: string; readonly isSeparated: boolean },
  ): readonly Node[] {
    const { from, to } = stretch;
    const group = this.#groups.get(from);
    if (group?.to === to) return [this.#group(from, name, place)];
    const isToken = to === from + 1;
    if (isToken && (place.isProse || !this.#isWord(from))) return [this.#leaf(from, isSeparated)];
    const replacement = place.isProse ? "" : shortestOperand;
    const content = () =>
      isToken ? [this.#leaf(from, isSeparated)] : (this.#lines(stretch, place) ?? this.#parts(stretch, place));
    return [ruleNode({ name, ...this.#range(stretch), replacement }, content)];
  }

  #isWord(token: number): boolean {
    return /^[\p{L}_$@%\\]/u.test(this.#tokens.textOf(token));
  }

  #atom(token: number, place: StretchContext): readonly Node[] {
    return [this.#groups.has(token) ? this.#group(token, "operand", place) : this.#leaf(token, true)];
  }

  /** A group: its opening tokens, its content, and its closing tokens. */
  #group(from: number, name: string, place: StretchContext): Node {
    const group = this.#groups.get(from) as Group;
    const { kind, to } = group;
    const isWorthless = place.isProse || (kind !== "bracket" && kind !== "quote");
    const inner: StretchContext = {
      isInBrackets: kind === "bracket",
      isProse: place.isProse || kind === "quote" || kind === "comment",
    };
    return ruleNode({ name, ...this.#range({ from, to }), replacement: isWorthless ? "" : shortestOperand }, () =>
      this.#groupContent(from, group, inner),
    );
  }

  #groupContent(
    from: number,
    { contentFrom, contentTo, to, open, close }: Group,
    place: StretchContext,
  ): readonly Node[] {
    const content = this.#inside({ from: contentFrom, to: contentTo }, place);
    if (open && close) return [...this.#tag(from, open), ...content, ...this.#tag(contentTo, close)];
    return [this.#leaf(from, false), ...content, ...(contentTo < to ? [this.#leaf(contentTo, false)] : [])];
  }

  /** The content of brackets, quotes, a comment or an element; it may replace the whole group. */
  #inside(stretch: Stretch, place: StretchContext): readonly Node[] {
    if (stretch.from === stretch.to) return [];
    const lines = this.#lines(stretch, place);
    if (lines) return lines;
    const found = this.#layers.divide(stretch, place.isInBrackets);
    if (found && (found.division === Division.statements || found.division === Division.elements))
      return [this.#divided(found, place)];
    const { from, to } = stretch;
    if (this.#groups.get(from)?.to === to) return [this.#group(from, "argument", place)];
    const replacement = place.isProse ? "" : shortestOperand;
    return [
      ruleNode({ name: "argument", ...this.#range(stretch), replacement }, () =>
        this.#parts(stretch, { ...place, isInBrackets: false }),
      ),
    ];
  }

  /** A tag of an element. */
  #tag(from: number, { contentFrom, contentTo }: Group): readonly Node[] {
    const content = this.#parts({ from: contentFrom, to: contentTo }, outermost);
    return [this.#leaf(from, false), ...content, this.#leaf(contentTo, false)];
  }
}
