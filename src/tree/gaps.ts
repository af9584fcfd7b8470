/** Chooses the layout between two parts of a candidate that become neighbours. */
import { gapBefore, hasLineEnd, type Layout, nearGap } from "./layout.js";
import type { LogicalLines, LostLevels } from "./logical-lines.js";
import { contains, type Node, type Tree } from "./node.js";

/**
 * Whether the lexer would read two texts differently if nothing separated them.
 * @param context the context in which the lexer reads the left text; see {@link TokenTable}
 */
export type Clash = (left: string, right: string, context: number) => boolean;

/** A token that stays, or a text that replaces the tokens from `from` up to `to`. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Chooses the layout between pieces. */
export class Gaps {
  readonly #tree: Tree;
  readonly #layout: Layout;
  readonly #clash: Clash;
  /** Undefined if indentation has no meaning. */
  readonly #lines: LogicalLines | undefined;

  constructor(
    tree: Tree,
    {
      layout,
      clash,
      lines,
    }: { readonly layout: Layout; readonly clash: Clash; readonly lines: LogicalLines | undefined },
  ) {
    this.#tree = tree;
    this.#layout = layout;
    this.#clash = clash;
    this.#lines = lines;
  }

  /** The token at an index as a piece; an index outside of the text gives a piece without text. */
  token(index: number): Piece {
    const { text, tokens } = this.#tree;
    return { from: index, to: index + 1, text: text.slice(tokens.starts[index], tokens.ends[index] ?? 0) };
  }

  /** The layout between two pieces that become neighbours. `lost` follows the candidate, up to the right one. */
  between(left: Piece, right: Piece, lost: LostLevels | undefined): string {
    if (this.#lines && lost) {
      if (this.#lines.isIn(right.from)) return this.#gapOfLines(left, right, lost);
      lost.cut(left.to, right.from, false);
    }
    const tree = this.#tree;
    let gap = gapBefore(tree, right.from);
    if (left.to < right.from) {
      if (this.#layout === "keep") gap = this.#nearGap(left, right);
      else if (left.from < 0 || right.from === tree.tokens.starts.length) return "";
    }
    return gap || this.#separator(left, right);
  }

  /** The layout `keep` between two pieces, between which tokens were removed. */
  #nearGap({ to }: Piece, { from }: Piece): string {
    const tree = this.#tree;
    const leftGap = gapBefore(tree, to);
    const near = nearGap(leftGap, gapBefore(tree, from));
    // Blank lines at the beginning would be new.
    if (to === 0) return near.replace(/^\s*[\r\n]/, "");
    if (from === tree.tokens.starts.length || !hasLineEnd(gapBefore(tree, to, from))) return near;
    // The smallest node around the two neighbours.
    let node: Node = tree.root;
    const around = { from: to - 1, to: from + 1 };
    for (let at: Node | undefined = node; at; at = at.children.find((child) => contains(child, around))) node = at;
    // What takes the place of a part stays in its line: behind `return`, a line end would end the statement.
    if (node.kind !== "quantifier") return leftGap && !(hasLineEnd(leftGap) || near.trim()) ? leftGap : near;
    if (hasLineEnd(near)) return near;
    const [one, other] = [to - 1, from].map((token) => node.children.find((child) => token < child.to)) as [Node, Node];
    return nearGap(gapBefore(tree, one.to), gapBefore(tree, other.from));
  }

  /** The same if indentation marks blocks: exactly the tokens that began a logical line before still begin one. */
  #gapOfLines(left: Piece, right: Piece, lost: LostLevels): string {
    const lines = this.#lines as LogicalLines;
    if (left.text !== "" && !this.#isToken(left)) lost.cut(left.from, left.to, true);
    const behindLeft = gapBefore(this.#tree, left.to);
    // A block may also begin within a line.
    const isLine = left.to === 0 || hasLineEnd(behindLeft);
    if (left.to === right.from) {
      lost.pass(right.from);
      return lost.adapt(behindLeft, right.from, isLine && lines.isFirst(right.from)) || this.#separator(left, right);
    }
    const beginsLine = lines.isFirst(right.from);
    lost.pass(left.to);
    const inBlock = lost.adapt(behindLeft, left.to, isLine);
    lost.cut(left.to, right.from, false);
    const beforeRight = gapBefore(this.#tree, right.from);
    if (right.from === this.#tree.tokens.starts.length) return beforeRight;
    // A part of another line replaces the whole content of a block.
    if (lines.isFirst(left.to) && left.text === ":" && !beginsLine) return inBlock;
    // A block that began within a line may have been removed completely.
    const isInBlockOf = lines.depthOf(lines.lineOf(right.from)) >= lines.depthOf(lines.lineOf(left.to));
    if (lines.isFirst(left.to) && (isLine || isInBlockOf)) {
      return lost.adapt(behindLeft, right.from, isLine) || this.#separator(left, right);
    }
    if (beginsLine) return lost.adapt(hasLineEnd(beforeRight) ? beforeRight : "\n", right.from, true);
    const inBrackets = lost.isInBrackets(right.from) ? nearGap(behindLeft, beforeRight) : undefined;
    const gap = inBrackets ?? [behindLeft, beforeRight].find((each) => each !== "" && !hasLineEnd(each));
    return gap || this.#separator(left, right);
  }

  #separator(left: Piece, right: Piece): string {
    const { tokens } = this.#tree;
    // Tokens that were neighbours in the input need no separator, even if the lexer would need one without the context.
    const met = left.to === right.from && left.to - left.from === 1 && right.to - right.from === 1;
    const untouched = met && this.#isToken(left) && this.#isToken(right);
    if (untouched || left.from < 0 || right.from >= tokens.starts.length) return "";
    return this.apart(left, right);
  }

  /** The line end and the least indentation before a token that begins a logical line; undefined for other tokens. */
  leastLine(gap: string, token: number, lost: LostLevels): string | undefined {
    const beginsLine = hasLineEnd(gap) && this.#lines?.isIn(token) && !lost.isInBrackets(token);
    return beginsLine ? `\n${" ".repeat(lost.leastWidthAt(token))}` : undefined;
  }

  /** The least separator that avoids a clash: nothing, a space, or a line end, which ends a line comment. */
  apart(left: Piece, right: Piece): string {
    const { contexts } = this.#tree.tokens;
    const [context = 0, behind = 0] = contexts ? [contexts[left.from], contexts[right.from]] : [];
    // Where an island ends, the lexer of the outer language decides.
    const own = context >> 8 > behind >> 8 ? behind : context;
    // If no separator helps, the two may join: they are parts of one text, such as that of a template.
    return ["", " ", "\n"].find((each) => !this.#clash(left.text, each + right.text, own)) ?? "";
  }

  #isToken(piece: Piece): boolean {
    return piece.text === this.token(piece.from).text;
  }
}
