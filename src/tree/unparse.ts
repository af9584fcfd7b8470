import { type Cut, type Edits, FilledHoles } from "./edits.js";
import { joinableLines } from "./joinable-lines.js";
import { hasLineEnd, nearGap, withMinimalLayout } from "./layout.js";
import { LogicalLines, LostLevels } from "./logical-lines.js";
import type { Tree } from "./node.js";
import type { TextRange } from "./protection.js";
import { IndexedText, KeyWriter, type TextKey } from "./text-key.js";

/**
 * How the layout between two tokens that stay is chosen.
 * - `keep`: the layout of the input. Where tokens between them were removed, the layout behind the left token; but the layout
 *   before the right token if only that has a line end, or both have one and its line is indented less.
 * - `minimal`: the layout before the right token, reduced to one line end if it has one, else to one space (as Picireny does).
 */
export type Layout = "keep" | "minimal";

/**
 * Tells whether the lexer would read two texts otherwise if nothing stood between them.
 * @param context the context in which the lexer reads the left text; see {@link TokenTable}
 */
export type Clash = (left: string, right: string, context: number) => boolean;

/** A text as a list of tokens and the layout around them. */
export interface Spaced {
  /** The tokens, or texts that replace some. */
  readonly texts: readonly string[];
  /** The layout before each text and, last, behind them all: one more than there are texts. */
  readonly gaps: readonly string[];
  /** The least layout between text `i` and the one before it: nothing, a space, or a line end and indentation. */
  readonly separator: (i: number) => string;
  /** The texts whose line may go on the one before: each is all that a block holds. */
  readonly joinable: ReadonlySet<number>;
}

/** A token that stays, or a text that replaces the tokens from `from` up to `to`. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Builds the text of a tree with some edits, in time proportional to the length of the text and the number of cuts. */
export class Unparser {
  readonly #tree: Tree;
  readonly #layout: Layout;
  readonly #clash: Clash;
  /** Undefined where indentation means nothing. */
  readonly #lines: LogicalLines | undefined;
  /** Made when the first hole is filled: it takes a megabyte. */
  #holes: FilledHoles | undefined;
  /** Built when the first key is asked for. */
  #indexed: IndexedText | undefined;

  /** @param clash decides where a separator is needed */
  constructor(tree: Tree, layout: Layout, clash: Clash) {
    this.#tree = layout === "minimal" ? withMinimalLayout(tree) : tree;
    this.#layout = layout;
    this.#clash = clash;
    this.#lines = tree.tokens.lines && new LogicalLines(this.#tree);
  }

  /** The text with some edits. Without edits and with the layout `keep`, it is the input. */
  unparse(edits: Edits): string {
    const { text } = this.#tree;
    const parts: string[] = [];
    this.#eachPart(edits, (from, to, filling) => void parts.push(text.slice(from, to), filling));
    return parts.join("");
  }

  /** The key of the text with some edits, computed without building the text. */
  keyOf(edits: Edits): TextKey {
    this.#indexed ??= new IndexedText(this.#tree.text);
    const indexed = this.#indexed;
    const writer = new KeyWriter();
    this.#eachPart(edits, (from, to, filling) => {
      writer.writeStretch(indexed, from, to);
      writer.write(filling);
    });
    return writer.finish();
  }

  /** Where the protected parts are in the text with some edits, which spare them. */
  protectedRanges(edits: Edits): readonly TextRange[] {
    const { parts, tokens } = this.#tree;
    if (!parts) return [];
    const ranges: TextRange[] = [];
    let length = 0;
    this.#eachPart(edits, (from, to, filling) => {
      for (let next = parts[ranges.length]; next; next = parts[ranges.length]) {
        const start = (tokens.starts[next.from] as number) + next.offset;
        if (start >= to) break;
        ranges.push({ from: length + start - from, to: length + start - from + next.length });
      }
      length += to - from + filling.length;
    });
    return ranges;
  }

  /** Calls `tell` with each stretch of the text that stays and the text that fills the hole behind it. */
  #eachPart(edits: Edits, tell: (from: number, to: number, filling: string) => void): void {
    const { text, tokens } = this.#tree;
    const lost = this.#lines && new LostLevels(this.#lines);
    let kept = 0;
    let right = 0;
    for (let i = 0, next = 0; i < edits.length; i = next) {
      next = endOfHole(edits, i);
      const { from } = edits[i] as Cut;
      kept = this.#adaptStretch({ kept, from: right, to: from }, lost, tell);
      right = (edits[next - 1] as Cut).to;
      tell(
        kept,
        from === 0 ? 0 : (tokens.ends[from - 1] as number),
        this.#filling(edits, { first: i, end: next }, lost),
      );
      kept = right < tokens.starts.length ? (tokens.starts[right] as number) : text.length;
    }
    kept = this.#adaptStretch({ kept, from: right, to: tokens.starts.length }, lost, tell);
    tell(kept, text.length, "");
  }

  /** Tells the parts of a stretch whose layout changes because something around it is gone; returns where the rest begins. */
  #adaptStretch(
    { kept, from, to }: { readonly kept: number; readonly from: number; readonly to: number },
    lost: LostLevels | undefined,
    tell: (from: number, to: number, filling: string) => void,
  ): number {
    if (!this.#lines || !lost || lost.isEmpty) return kept;
    const { tokens } = this.#tree;
    let rest = kept;
    for (const token of this.#lines.breaks(from + 1, to)) {
      lost.pass(token);
      if (lost.isEmpty) break;
      const gap = this.#lines.gapBefore(token);
      const adapted = lost.adapt(gap, token, this.#lines.isFirst(token));
      if (adapted === gap) continue;
      tell(rest, tokens.ends[token - 1] as number, adapted);
      rest = tokens.starts[token] as number;
    }
    return rest;
  }

  /** The tokens that stay and the texts that replace others, with the layout around them. */
  pieces(edits: Edits): Spaced {
    const { text, tokens } = this.#tree;
    const count = tokens.starts.length;
    const pieces: Piece[] = [];
    let token = 0;
    for (const cut of [...edits, { from: count, to: count, text: "" }]) {
      for (; token < cut.from; token++) {
        pieces.push({ from: token, to: token + 1, text: text.slice(tokens.starts[token], tokens.ends[token]) });
      }
      if (cut.text !== "") pieces.push(cut);
      token = cut.to;
    }
    const ends = [{ from: -1, to: 0, text: "" }, ...pieces, { from: count, to: count + 1, text: "" }];
    const lost = this.#lines && new LostLevels(this.#lines);
    const least: (string | undefined)[] = [];
    const gaps = ends.slice(1).map((right, i) => {
      const gap = this.#gap(ends[i] as Piece, right, lost);
      least.push(lost && leastLine(gap, right.from, lost));
      return gap;
    });
    const texts = pieces.map((piece) => piece.text);
    const joinable = joinableLines(texts, least);
    if (pieces.length === 0) return { texts, gaps: [this.unparse(edits)], separator: () => "", joinable };
    const separator = (i: number) => least[i] ?? this.#apart(pieces[i - 1] as Piece, pieces[i] as Piece);
    return { texts, gaps, separator, joinable };
  }

  /** The text between the last token before a hole and the first one behind it. The hole is made by `edits[first … end - 1]`. */
  #filling(
    edits: Edits,
    { first, end }: { readonly first: number; readonly end: number },
    lost: LostLevels | undefined,
  ): string {
    const cut = edits[first] as Cut;
    if (end > first + 1 || lost?.isEmpty === false) return this.#fill(edits.slice(first, end), lost);
    this.#holes ??= new FilledHoles();
    lost?.cut(cut.from, cut.to, cut.text !== "");
    return this.#holes.get(cut, (each) => this.#fill([each], this.#lines && new LostLevels(this.#lines)));
  }

  #fill(cuts: readonly Cut[], lost: LostLevels | undefined): string {
    const count = this.#tree.tokens.starts.length;
    const left = this.#token((cuts[0] as Cut).from - 1);
    const right = this.#token((cuts.at(-1) as Cut).to);
    const texts = cuts.filter((cut) => cut.text !== "");
    if (texts.length === 0 && left.from < 0 && right.from === count) return "";
    let filling = "";
    let before = left;
    for (const piece of [...texts, right]) {
      filling += this.#gap(before, piece, lost) + (piece === right ? "" : piece.text);
      before = piece;
    }
    return filling;
  }

  /** The token at an index as a piece; an index outside of the text gives a piece without text. */
  #token(index: number): Piece {
    const { text, tokens } = this.#tree;
    return { from: index, to: index + 1, text: text.slice(tokens.starts[index] ?? 0, tokens.ends[index] ?? 0) };
  }

  /** The layout between two pieces that become neighbours. `lost` follows the candidate, up to the right one. */
  #gap(left: Piece, right: Piece, lost: LostLevels | undefined): string {
    if (this.#lines && lost) return this.#gapOfLines(left, right, lost);
    const { text, tokens } = this.#tree;
    const behindLeft = left.to === 0 ? 0 : (tokens.ends[left.to - 1] as number);
    const beforeRight = right.from < tokens.starts.length ? (tokens.starts[right.from] as number) : text.length;
    if (left.to === right.from) {
      const gap = text.slice(behindLeft, beforeRight);
      return gap === "" ? this.#separator(left, right) : gap;
    }
    const leftGap = text.slice(behindLeft, tokens.starts[left.to]);
    const rightGap = text.slice(tokens.ends[right.from - 1], beforeRight);
    if (this.#layout === "minimal") {
      if (left.from < 0 || right.from === tokens.starts.length) return "";
      return rightGap === "" ? this.#separator(left, right) : rightGap;
    }
    const gap = nearGap(leftGap, rightGap);
    return gap === "" ? this.#separator(left, right) : gap;
  }

  /** The same where indentation tells blocks apart: what begins a line goes on beginning one, and nothing else does. */
  #gapOfLines(left: Piece, right: Piece, lost: LostLevels): string {
    const lines = this.#lines as LogicalLines;
    if (left.text !== "" && !this.#isToken(left)) lost.cut(left.from, left.to, true);
    const behindLeft = lines.gapBefore(left.to);
    if (left.to === right.from) {
      lost.pass(right.from);
      return lost.adapt(behindLeft, right.from, lines.isFirst(right.from)) || this.#separator(left, right);
    }
    const beginsLine = lines.isFirst(right.from);
    lost.pass(left.to);
    const inBlock = lost.adapt(behindLeft, left.to, true);
    lost.cut(left.to, right.from, false);
    const beforeRight = lines.gapBefore(right.from);
    if (right.from === this.#tree.tokens.starts.length) return beforeRight;
    // A part of another line takes the place of all that a block holds.
    if (lines.isFirst(left.to) && left.text === ":" && !beginsLine) return inBlock;
    if (lines.isFirst(left.to)) return lost.adapt(behindLeft, right.from, true);
    if (beginsLine) return lost.adapt(beforeRight, right.from, true);
    const inBrackets = lost.isInBrackets(right.from) ? nearGap(behindLeft, beforeRight) : undefined;
    const gap = inBrackets ?? [behindLeft, beforeRight].find((each) => each !== "" && !hasLineEnd(each));
    return gap || this.#separator(left, right);
  }

  #separator(left: Piece, right: Piece): string {
    const { tokens } = this.#tree;
    // Tokens that were neighbours in the input need no separator, even if the lexer out of context says otherwise.
    const met = left.to === right.from && left.to - left.from === 1 && right.to - right.from === 1;
    const untouched = met && this.#isToken(left) && this.#isToken(right);
    if (untouched || left.from < 0 || right.from >= tokens.starts.length) return "";
    return this.#apart(left, right);
  }

  /** The least separator that avoids a clash: nothing, a space, or a line end, which ends a line comment. */
  #apart(left: Piece, right: Piece): string {
    const { contexts } = this.#tree.tokens;
    const [context = 0, behind = 0] = contexts ? [contexts[left.from], contexts[right.from]] : [];
    // Where an island ends, the lexer of the outer language decides.
    const own = context >> 8 > behind >> 8 ? behind : context;
    // If no separator helps, the two may join: they are parts of one text, such as that of a template.
    return ["", " ", "\n"].find((each) => !this.#clash(left.text, each + right.text, own)) ?? "";
  }

  #isToken(piece: Piece): boolean {
    return piece.text === this.#token(piece.from).text;
  }
}

/** Index behind the last cut of the hole that begins at cut `first`: no token that stays lies between its cuts. */
function endOfHole(edits: Edits, first: number): number {
  let end = first + 1;
  while (end < edits.length && (edits[end] as Cut).from === (edits[end - 1] as Cut).to) end++;
  return end;
}

/** The line end and the least indentation before a token that begins a logical line; undefined if it begins none. */
function leastLine(gap: string, token: number, lost: LostLevels): string | undefined {
  return hasLineEnd(gap) && !lost.isInBrackets(token) ? `\n${" ".repeat(lost.depthAt(token))}` : undefined;
}
