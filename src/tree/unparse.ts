import { type Cut, type Edits, FilledHoles } from "./edits.js";
import { type Clash, Gaps, type Piece } from "./gaps.js";
import { gapBefore, type Layout, withMinimalLayout } from "./layout.js";
import { linesOf } from "./lines-of.js";
import type { LogicalLines, LostLevels } from "./logical-lines.js";
import type { Tree } from "./node.js";
import type { TextRange } from "./protection.js";
import { IndexedText, KeyWriter, type TextKey } from "./text-key.js";

/** A text as a list of tokens and the layout around them. */
export interface Spaced {
  /** The tokens, or texts that replace some. */
  readonly texts: readonly string[];
  /** The layout before each text and, as the last element, after all texts. */
  readonly gaps: readonly string[];
  /** The least layout between text `i` and the one before it: nothing, a space, or a line end and indentation. */
  readonly separator: (i: number) => string;
  /** The texts whose line may continue the previous line, because each is the whole content of a block; with the layout before them in that case. */
  readonly joinable: ReadonlyMap<number, string>;
}

/** How many UTF-16 units are indexed at a time, which takes some milliseconds. */
const indexedAtOnce = 2 ** 20;

/** Builds the text of a tree with some edits, in time proportional to the length of the text and the number of cuts. */
export class Unparser {
  readonly #tree: Tree;
  readonly #gaps: Gaps;
  /** Undefined if indentation has no meaning. */
  readonly #lines: LogicalLines | undefined;
  /** Made when the first hole is filled: it takes a megabyte. */
  #holes: FilledHoles | undefined;
  readonly #indexed: IndexedText;
  /** The last text: it is often asked for once to judge a candidate, again to test it, and once more when it has become the best one. */
  #last: { readonly edits: Edits; readonly text: string } | undefined;

  /**
   * @param tree of the input
   * @param layout how the layout between two tokens is chosen
   * @param clash decides where a separator is needed
   */
  constructor(tree: Tree, layout: Layout, clash: Clash) {
    this.#tree = layout === "minimal" ? withMinimalLayout(tree) : tree;
    this.#indexed = new IndexedText(this.#tree.text);
    this.#lines = linesOf(this.#tree);
    this.#gaps = new Gaps(this.#tree, { layout, clash, lines: this.#lines });
  }

  /**
   * The text with some edits. Without edits and with the layout `keep`, it is the input.
   * @param edits all edits of the text
   */
  unparse(edits: Edits): string {
    if (this.#last?.edits === edits) return this.#last.text;
    const { text } = this.#tree;
    const parts: string[] = [];
    this.#eachPart(edits, (from, to, filling) => void parts.push(text.slice(from, to), filling));
    this.#last = { edits, text: parts.join("") };
    return this.#last.text;
  }

  /** Prepares the computation of keys, which takes long for a large text. Yields now and then. */
  *prepareKeys(): Generator<void, void, void> {
    const { length } = this.#tree.text;
    for (let end = indexedAtOnce; end < length; end += indexedAtOnce) {
      this.#indexed.index(end);
      yield;
    }
  }

  /**
   * The key of the text with some edits, computed without building the text.
   * @param edits all edits of the text
   */
  keyOf(edits: Edits): TextKey {
    const indexed = this.#indexed;
    const writer = new KeyWriter();
    this.#eachPart(edits, (from, to, filling) => {
      writer.writeStretch(indexed, from, to);
      writer.write(filling);
    });
    return writer.finish();
  }

  /**
   * Where the protected parts are in the text with some edits. The edits must not change these parts.
   * @param edits all edits of the text
   */
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

  /** Calls `tell` with each stretch of the text that stays and the text that fills the hole after it. */
  #eachPart(edits: Edits, tell: (from: number, to: number, filling: string) => void): void {
    const { text, tokens } = this.#tree;
    const lost = this.#lines?.lostLevels();
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

  /** Emits the parts of a stretch whose layout changes because something around it was removed; returns where the rest begins. */
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
      const gap = gapBefore(this.#tree, token);
      const adapted = lost.adapt(gap, token, this.#lines.isFirst(token));
      if (adapted === gap) continue;
      tell(rest, tokens.ends[token - 1] as number, adapted);
      rest = tokens.starts[token] as number;
    }
    return rest;
  }

  /**
   * The tokens that stay and the texts that replace others, with the layout around them.
   * @param edits all edits of the text
   */
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
    const lost = this.#lines?.lostLevels();
    const least: (string | undefined)[] = [];
    const gaps = ends.slice(1).map((right, i) => {
      const gap = this.#gaps.between(ends[i] as Piece, right, lost);
      least.push(lost && this.#gaps.leastLine(gap, right.from, lost));
      return gap;
    });
    const texts = pieces.map((piece) => piece.text);
    if (pieces.length === 0) return { texts, gaps: [this.unparse(edits)], separator: () => "", joinable: new Map() };
    const apart = (i: number) => this.#gaps.apart(pieces[i - 1] as Piece, pieces[i] as Piece);
    const separator = (i: number) => least[i] ?? apart(i);
    const joinable = new Map(this.#lines?.joinable(texts, least).map((first) => [first, apart(first)]));
    return { texts, gaps, separator, joinable };
  }

  /** The text between the last token before a hole and the first token after it. The cuts `edits[first … end - 1]` make the hole. */
  #filling(
    edits: Edits,
    { first, end }: { readonly first: number; readonly end: number },
    lost: LostLevels | undefined,
  ): string {
    const cut = edits[first] as Cut;
    if (end > first + 1 || lost?.isEmpty === false) return this.#fill(edits.slice(first, end), lost);
    this.#holes ??= new FilledHoles();
    lost?.cut(cut.from, cut.to, cut.text !== "");
    return this.#holes.get(cut, (each) => this.#fill([each], this.#lines?.lostLevels()));
  }

  #fill(cuts: readonly Cut[], lost: LostLevels | undefined): string {
    const count = this.#tree.tokens.starts.length;
    const left = this.#gaps.token((cuts[0] as Cut).from - 1);
    const right = this.#gaps.token((cuts.at(-1) as Cut).to);
    const texts = cuts.filter((cut) => cut.text !== "");
    if (texts.length === 0 && left.from < 0 && right.from === count) return "";
    let filling = "";
    let before = left;
    for (const piece of [...texts, right]) {
      filling += this.#gaps.between(before, piece, lost) + (piece === right ? "" : piece.text);
      before = piece;
    }
    return filling;
  }
}

/** Index after the last cut of the hole that begins at cut `first`: between its cuts, no token stays. */
function endOfHole(edits: Edits, first: number): number {
  let end = first + 1;
  while (end < edits.length && (edits[end] as Cut).from === (edits[end - 1] as Cut).to) end++;
  return end;
}
