/**
 * The logical lines of a text in which indentation marks blocks, and how candidates keep the indentation correct. If a header is
 * removed, the lines of its block lose the indentation that it opened. If a bracket is removed, the lines that it held together are
 * joined. A block may begin after a sign in the middle of a line, as `a` does in `- a: b`; its lines then begin in that column.
 */
import { indentationAt, indentationIn, isAtLineStart, widthOf, withoutColumns } from "./indentation.js";
import { joinableLines } from "./joinable-lines.js";
import type { Tree } from "./node.js";

const openers = "([{";
const closers = ")]}";

/** Not from `layout.ts`, which a browser would then load as a file of its own. */
const lineEnd = /[\n\r]/;

/** The logical lines of a text, by index, and the brackets around each token. The content of brackets counts as one line. */
export class LogicalLines {
  readonly #tree: Tree;
  /** The first token of each line. */
  readonly #firsts: number[] = [];
  /** The number of blocks around each line. */
  readonly #depths: number[] = [];
  /** The column in which each line begins. */
  readonly #widths: number[] = [];
  /** The column in which each line begins if all blocks are indented as little as possible. */
  readonly #leastWidths: number[] = [];
  /** For each logical line, whether it begins in the middle of a line of the text. */
  readonly #isInner: boolean[] = [];
  /** For each line, the last earlier line that is one level less deep; -1 if there is none. */
  readonly #outer: number[] = [];
  /** The number of brackets around each token and, as the last element, around the end of the text. */
  readonly #brackets: Int32Array;
  /** See {@link joinableLines}. */
  readonly joinable = joinableLines;
  /** The tokens with a line end before them. */
  readonly #breaks: number[] = [];

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#brackets = bracketsOf(tree);
    const open: { readonly line: number; readonly width: number; readonly least: number }[] = [];
    tree.tokens.starts.forEach((start, token) => {
      const isIn = this.isIn(token);
      if (isIn && token > 0 && lineEnd.test(this.#gapBefore(token))) this.#breaks.push(token);
      if (!(isIn ? this.isFirst(token) : token === 0 || this.isIn(token - 1))) return;
      const isInner = isIn && token > 0 && this.isIn(token - 1) && !isAtLineStart(tree.text, start);
      const width = isInner ? this.#widthBehindLast(start) : isIn ? widthOf(indentationAt(tree.text, start)) : 0;
      let least: number | undefined;
      while (open.length > 0 && (open.at(-1)?.width ?? 0) >= width) least = open.pop()?.least;
      // A sign is followed by at least one space.
      least ??= open.length === 0 ? 0 : (open.at(-1)?.least ?? 0) + (isInner ? 2 : 1);
      this.#firsts.push(token);
      this.#depths.push(open.length);
      this.#widths.push(width);
      this.#leastWidths.push(least);
      this.#isInner.push(isInner);
      this.#outer.push(open.at(-1)?.line ?? -1);
      open.push({ line: this.#firsts.length - 1, width, least });
    });
  }

  /** Creates the object that tracks the levels that a candidate loses, from its beginning on. */
  lostLevels(): LostLevels {
    return new LostLevels(this);
  }

  /** Whether a token is the first of a logical line. */
  isFirst(token: number): boolean {
    return this.#tree.tokens.lines?.[token] === 1;
  }

  /** Whether indentation has a meaning at a token, or after the last one. */
  isIn(token: number): boolean {
    return this.#tree.tokens.lines?.[token] !== 0;
  }

  /** The tokens from `from` up to `to` that have a line end before them. */
  *breaks(from: number, to: number): Iterable<number> {
    for (let i = countBelow(this.#breaks, from); (this.#breaks[i] ?? to) < to; i++) yield this.#breaks[i] as number;
  }

  /** How many brackets are around a token. */
  bracketsAround(token: number): number {
    return this.#brackets[token] ?? 0;
  }

  /** The line that a token is in. */
  lineOf(token: number): number {
    return Math.max(0, countBelow(this.#firsts, token + 1) - 1);
  }

  depthOf(line: number): number {
    return this.#depths[line] ?? 0;
  }

  /** The column in which a line begins. */
  widthOf(line: number): number {
    return this.#widths[line] ?? 0;
  }

  /** The column in which a line begins if all blocks are indented as little as possible. */
  leastWidthOf(line: number): number {
    return this.#leastWidths[line] ?? 0;
  }

  /** The last line before a line that is one level less deep; -1 if there is none. */
  outerOf(line: number): number {
    return this.#outer[line] ?? -1;
  }

  /** The least depth of the lines of a range of tokens and of the token after it. */
  leastDepth(from: number, to: number): number {
    let least = this.depthOf(this.lineOf(from));
    for (let line = this.lineOf(from) + 1; (this.#firsts[line] ?? Number.POSITIVE_INFINITY) <= to; line++) {
      least = Math.min(least, this.depthOf(line));
    }
    return least;
  }

  /** The least number of brackets around the tokens of a range and the token after it. */
  leastBrackets(from: number, to: number): number {
    let least = this.bracketsAround(to);
    for (let token = from; token < to && least > 0; token++) least = Math.min(least, this.bracketsAround(token));
    return least;
  }

  /** The indentation of the line that a token is in. */
  indentationOf(token: number): string {
    const line = this.lineOf(token);
    const first = this.#firsts[line];
    if (first === undefined) return "";
    return this.#isInner[line] ? " ".repeat(this.widthOf(line)) : indentationIn(this.#gapBefore(first));
  }

  /** The layout before a token; see {@link lineEnd}. */
  #gapBefore(token: number): string {
    const { text, tokens } = this.#tree;
    return text.slice(tokens.ends[token - 1], tokens.starts[token]);
  }

  /** The column of a place in the line in which the last of the lines begins. */
  #widthBehindLast(start: number): number {
    const last = this.#firsts.length - 1;
    return this.widthOf(last) + start - (this.#tree.tokens.starts[this.#firsts[last] as number] as number);
  }
}

/** A block whose header was removed, and the columns that it adds to the indentation of its lines. */
interface LostBlock {
  readonly depth: number;
  readonly from: number;
  readonly to: number;
  /** How many of them it has at least. */
  readonly least: number;
}

/** The blocks and brackets around a place of a candidate of which only the beginnings were removed; tracked from left to right. */
export class LostLevels {
  readonly #lines: LogicalLines;
  /** The outermost first. */
  readonly #blocks: LostBlock[] = [];
  readonly #brackets: number[] = [];

  constructor(lines: LogicalLines) {
    this.#lines = lines;
  }

  get isEmpty(): boolean {
    return this.#blocks.length === 0 && this.#brackets.length === 0;
  }

  /** Moves on to a token that stays. */
  pass(token: number): void {
    this.#leave(this.#lines.depthOf(this.#lines.lineOf(token)), this.#lines.bracketsAround(token));
  }

  /**
   * Processes the removal of tokens. Blocks and brackets that they open and do not close are lost, unless the text that replaces
   * them opens them.
   */
  cut(from: number, to: number, isReplaced: boolean): void {
    const lines = this.#lines;
    const depth = lines.leastDepth(from, to);
    const brackets = lines.leastBrackets(from, to);
    this.#leave(depth, brackets);
    if (isReplaced) return;
    const lost: LostBlock[] = [];
    for (let line = lines.lineOf(to); lines.depthOf(line) > depth; line = lines.outerOf(line)) {
      const outer = lines.outerOf(line);
      const least = lines.leastWidthOf(line) - lines.leastWidthOf(outer);
      lost.push({ depth: lines.depthOf(line), from: lines.widthOf(outer), to: lines.widthOf(line), least });
    }
    this.#blocks.push(...lost.reverse());
    for (let level = brackets + 1; level <= lines.bracketsAround(to); level++) this.#brackets.push(level);
  }

  /** Whether brackets that stay are around a token. */
  isInBrackets(token: number): boolean {
    return this.#lines.bracketsAround(token) > this.#brackets.length;
  }

  /** The layout before a token: with the right indentation if a line begins there, or without line ends where none are allowed. */
  adapt(gap: string, token: number, beginsLine: boolean): string {
    if (beginsLine) return gap.slice(0, gap.length - indentationIn(gap).length) + this.#indentation(token);
    if (this.#brackets.length === 0 || this.isInBrackets(token) || !lineEnd.test(gap)) return gap;
    return " ";
  }

  /** The least column of the line that a token is in. */
  leastWidthAt(token: number): number {
    const lost = this.#blocks.reduce((sum, { least }) => sum + least, 0);
    return this.#lines.leastWidthOf(this.#lines.lineOf(token)) - lost;
  }

  #indentation(token: number): string {
    let indentation = this.#lines.indentationOf(token);
    for (let i = this.#blocks.length - 1; i >= 0; i--) {
      const { from, to } = this.#blocks[i] as LostBlock;
      indentation = withoutColumns(indentation, from, to);
    }
    return indentation;
  }

  #leave(depth: number, brackets: number): void {
    while (this.#blocks.length > 0 && (this.#blocks.at(-1) as LostBlock).depth > depth) this.#blocks.pop();
    while (this.#brackets.length > 0 && (this.#brackets.at(-1) as number) > brackets) this.#brackets.pop();
  }
}

/** By token, and behind the last one: how many brackets are around it. What only looks like a bracket in a quote does not count. */
function bracketsOf({ text, tokens: { contexts, ends, lines, starts } }: Tree): Int32Array {
  const around = new Int32Array(starts.length + 1);
  const open: string[] = [];
  starts.forEach((start, token) => {
    if (lines?.[token] !== 2) open.length = around[token] = 0;
    const character = (ends[token] as number) === start + 1 ? text.charAt(start) : "";
    if (character !== "" && openers.includes(character) && (character === "{" || !contexts?.[token]))
      open.push(character);
    else if (character !== "" && open.at(-1) === openers[closers.indexOf(character)]) open.pop();
    around[token + 1] = open.length;
  });
  return around;
}

/** How many of some ascending numbers are less than a limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let low = 0;
  for (let high = numbers.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
