/**
 * The tree of a text without a grammar: blocks of lines by blank lines and indentation, groups in brackets, quotes, comments and tags,
 * and within them the layers of `layers.ts` down to words and operators. Nodes are built when they are visited.
 *
 * Each part of a stretch is an element of a list, so it can be removed with the operator or comma before it. A word, and each part of
 * several tokens outside of quotes and comments, is an `operand`, which can be replaced by `0` or by an operand below it.
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
import { type DividedStretch, Division, Layers, type Part, type Stretch } from "./layers.js";
import { type Block, blocksOf, lineStarts, paragraphsOf } from "./lines.js";
import { scan, tokenKinds } from "./scan.js";
import { TextTokens } from "./text-tokens.js";

/** The shortest text of an operand. */
const shortestOperand = "0";

/** Where a stretch is. */
interface Place {
  /** Whether it is directly within brackets. */
  readonly isInBrackets: boolean;
  /** Whether it is a part of a quote or comment, in which there are no operands. */
  readonly isProse: boolean;
}

const topmost: Place = { isInBrackets: false, isProse: false };

/** The tree of a text. */
export function textTree(text: string): Tree {
  const { starts, ends, kinds } = scan(text);
  const nameOf = (token: number) => tokenKinds[kinds[token] as number] as string;
  const leaf = (from: number) => tokenNode({ name: nameOf(from), from, replacement: "", category: "plain" });
  const structure = new TextStructure(new TextTokens(text, { starts, ends }), leaf);
  const root = ruleNode({ name: "text", from: 0, to: kinds.length, replacement: "" }, () =>
    structure.nodesOf({ from: 0, to: kinds.length }),
  );
  return { text, tokens: { starts, ends }, root };
}

/** The structure of the tokens of a text. */
export class TextStructure {
  readonly #tokens: TextTokens;
  readonly #leaf: (token: number) => TokenNode;
  readonly #groups: Groups;
  readonly #layers: Layers;

  /** @param leaf makes the node of a token */
  constructor(tokens: TextTokens, leaf: (token: number) => TokenNode) {
    this.#tokens = tokens;
    this.#leaf = leaf;
    this.#groups = findGroups(tokens);
    this.#layers = new Layers(tokens, this.#groups);
  }

  /** The nodes of a stretch of whole groups. */
  nodesOf(stretch: Stretch): readonly Node[] {
    return this.#content(stretch, topmost);
  }

  #content(stretch: Stretch, place: Place): readonly Node[] {
    if (stretch.from === stretch.to) return [];
    const starts = lineStarts(this.#tokens, this.#groups, stretch);
    if (starts.length < 2 || (place.isInBrackets && this.#isEnumeration(stretch, starts)))
      return this.#parts(stretch, place);
    return this.#blocks(blocksOf(this.#tokens, this.#groups, starts, stretch.to), place);
  }

  /** Whether most lines within brackets end with a comma. */
  #isEnumeration({ from, to }: Stretch, starts: readonly number[]): boolean {
    let commas = 0;
    for (const start of [...starts.slice(1), to]) if (start > from && this.#tokens.textOf(start - 1) === ",") commas++;
    return 2 * commas >= starts.length - 1 && commas > 0;
  }

  #blocks(blocks: readonly Block[], place: Place): readonly Node[] {
    const paragraphs = paragraphsOf(blocks);
    if (paragraphs.length === 1) return [this.#list(Division.lines, blocks, (block) => [this.#block(block, place)])];
    const stretches = paragraphs.map((each) => ({
      from: (each[0] as Block).from,
      to: (each.at(-1) as Block).to,
      blocks: each,
    }));
    return [
      this.#list(Division.lines, stretches, (each) => [
        this.#list(Division.lines, each.blocks, (block) => [this.#block(block, place)]),
      ]),
    ];
  }

  #block({ from, lineTo, to }: Block, place: Place): Node {
    const line = { from, to: lineTo };
    return ruleNode({ name: "block", from, to, replacement: "" }, () => {
      const parts = this.#parts(line, place);
      if (lineTo === to) return parts;
      const starts = lineStarts(this.#tokens, this.#groups, { from: lineTo, to });
      return [...parts, ...this.#blocks(blocksOf(this.#tokens, this.#groups, starts, to), place)];
    });
  }

  #list<P extends Stretch & { readonly separators?: number }>(
    block: number,
    parts: readonly P[],
    build: (part: P) => readonly Node[],
  ): Node {
    const { from } = parts[0] as P;
    const { to } = parts.at(-1) as P;
    const iteration = (part: P): IterationNode =>
      iterationNode({ from: part.from, to: part.to, separators: part.separators ?? 0 }, build, part);
    return quantifierNode({ from, to, replacement: "", block }, () => parts.map(iteration));
  }

  /** A stretch without a division into lines. */
  #parts(stretch: Stretch, place: Place): readonly Node[] {
    const found = this.#layers.divide(stretch, place.isInBrackets);
    if (!found) return this.#atom(stretch.from, place);
    const inner = insideOf(found, place);
    return [this.#list(found.division, found.parts, (part) => this.#part(part, inner))];
  }

  /** An element of a list: its separator, and the operand behind it. */
  #part({ from, to, separators }: Part, place: Place): readonly Node[] {
    const separator = separators > 0 ? [this.#leaf(from)] : [];
    return [...separator, ...this.#operand({ from: from + separators, to }, place)];
  }

  #operand(stretch: Stretch, place: Place): readonly Node[] {
    const { from, to } = stretch;
    const group = this.#groups.get(from);
    if (group?.to === to) return [this.#group(from, group, place)];
    if (to === from + 1 && !this.#isWord(from)) return [this.#leaf(from)];
    const fields = {
      name: place.isProse ? "phrase" : "operand",
      from,
      to,
      replacement: place.isProse ? "" : shortestOperand,
    };
    const content = () => (place.isInBrackets ? this.#content(stretch, place) : this.#parts(stretch, place));
    return [ruleNode(fields, content)];
  }

  #isWord(token: number): boolean {
    return /^[\p{L}_$@%\\]/u.test(this.#tokens.textOf(token)) && this.#tokens.textOf(token) !== shortestOperand;
  }

  #atom(token: number, place: Place): readonly Node[] {
    const group = this.#groups.get(token);
    return [group ? this.#group(token, group, place) : this.#leaf(token)];
  }

  /** A group: what opens it, its content, and what closes it. */
  #group(from: number, group: Group, place: Place): Node {
    const { kind, to } = group;
    const isProse = place.isProse || kind === "quote" || kind === "comment";
    const replacement =
      place.isProse || kind === "comment" || kind === "element" || kind === "tag" ? "" : shortestOperand;
    const inner: Place = { isInBrackets: kind === "bracket", isProse };
    return ruleNode({ name: isProse && kind !== "quote" ? kind : "operand", from, to, replacement }, () =>
      this.#groupContent(from, group, inner),
    );
  }

  #groupContent(from: number, { contentFrom, contentTo, to, open, close }: Group, inner: Place): readonly Node[] {
    const content = this.#content({ from: contentFrom, to: contentTo }, inner);
    if (open && close) return [this.#group(from, open, inner), ...content, this.#group(contentTo, close, inner)];
    const ends = contentTo < to ? [this.#leaf(contentTo)] : [];
    return [this.#leaf(from), ...content, ...ends];
  }
}

/** Where the parts of a divided stretch are: commas divide only what is directly within brackets, or statements in these. */
function insideOf({ division }: DividedStretch, place: Place): Place {
  return division === Division.statements ? place : { ...place, isInBrackets: false };
}
