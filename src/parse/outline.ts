/**
 * A coarse tree of any text, made in one quick pass without a grammar: what brackets hold is a list, of lines, of what
 * semicolons end or of what commas separate, and what is too short to matter is part of something longer. Nothing is meant
 * to be exact: brackets in comments, say, may mislead it, which costs tests, but the tree always covers the whole text.
 */
import {
  type IterationNode,
  iterationNode,
  type QuantifierNode,
  quantifierNode,
  ruleNode,
  type Tree,
} from "../tree/node.js";

/** What a pair of brackets holds, or the whole text. */
interface Group {
  readonly from: number;
  readonly to: number;
  readonly elements: readonly OutlineElement[];
}

/** A stretch of a group. */
interface OutlineElement {
  readonly from: number;
  readonly to: number;
  /** Whether it begins with a comma that sets it apart from the one before. */
  readonly isSeparated: boolean;
  readonly groups: readonly Group[];
}

/** A group that has not been closed. */
interface OpenGroup {
  readonly from: number;
  readonly closer: number;
  readonly elements: OutlineElement[];
  /** Of the element that is being read: where it begins, and the groups in it. */
  start: number;
  groups: Group[];
}

/** What has no structure at all is cut into pieces if it is so many grains long. */
const shapeless = 8;

/** Brackets nested deeper are not told apart. */
const deepest = 1000;

const codeOf = (character: string) => character.charCodeAt(0);
const [newline, space, quote, apostrophe] = [codeOf("\n"), codeOf(" "), codeOf('"'), codeOf("'")];
const [comma, semicolon, backslash] = [codeOf(","), codeOf(";"), codeOf("\\")];
const closers = new Map(["()", "[]", "{}"].map((pair) => [codeOf(pair), pair.charCodeAt(1)]));
const closing = new Set(closers.values());
const last = Math.max(...closing);

/**
 * Outlines a text.
 * @param grain what is shorter than so many UTF-16 units is not told apart, 1 or more
 */
export function outline(text: string, grain: number): Tree {
  const group = new Outliner(text, grain).read();
  const boundaries = [...new Set(boundariesOf(group))].sort((a, b) => a - b);
  const tokenAt = new Map(boundaries.map((offset, i) => [offset, i]));
  const range = ({ from, to }: Group | OutlineElement) => ({
    from: tokenAt.get(from) as number,
    to: tokenAt.get(to) as number,
  });
  const listOf = (each: Group): QuantifierNode =>
    quantifierNode({ ...range(each), replacement: "" }, () => each.elements.map(elementOf));
  const elementOf = (each: OutlineElement): IterationNode =>
    iterationNode({ ...range(each), separators: each.isSeparated ? 1 : 0 }, () => each.groups.map(listOf));
  return {
    text,
    tokens: { starts: Int32Array.from(boundaries.slice(0, -1)), ends: Int32Array.from(boundaries.slice(1)) },
    root: ruleNode({ name: "outline", ...range(group), replacement: "" }, () => [listOf(group)]),
  };
}

/** Where tokens begin and end. */
function* boundariesOf(root: Group): Iterable<number> {
  const stack = [root];
  for (let group = stack.pop(); group; group = stack.pop()) {
    yield group.from;
    yield group.to;
    for (const { from, to, isSeparated, groups } of group.elements) {
      yield from;
      yield to;
      if (isSeparated) yield from + 1;
      stack.push(...groups);
    }
  }
}

class Outliner {
  readonly #text: string;
  readonly #grain: number;
  readonly #open: OpenGroup[] = [];
  #top: OpenGroup = openGroup(0, -1);
  /** How many brackets are open beyond the deepest that are told apart. */
  #beyond = 0;
  /** By quotation mark: up to where there is no use in looking for the end of a string. */
  readonly #unquoted = new Map<number, number>();

  constructor(text: string, grain: number) {
    this.#text = text;
    this.#grain = grain;
  }

  read(): Group {
    const text = this.#text;
    let before = 0; // the last character that is no space
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > last || (unit <= space && unit !== newline)) continue;
      if (unit === newline) {
        if (before !== comma) this.#end(i + 1);
        continue;
      }
      before = unit;
      if (unit === comma && this.#open.length > 0) this.#end(i);
      else if (unit === semicolon) this.#end(i + 1);
      else if (unit === quote || unit === apostrophe) i = this.#endOfString(i, unit);
      else if (closers.has(unit)) this.#enter(i);
      else if (closing.has(unit)) this.#leave(i, unit);
    }
    while (this.#open.length > 0) this.#close(text.length);
    return this.#finish(text.length);
  }

  /** An element ends here if it is long enough. */
  #end(at: number): void {
    if (at - this.#top.start >= this.#grain) this.#push(at);
  }

  #push(to: number): void {
    const top = this.#top;
    const isSeparated = this.#text.charCodeAt(top.start) === comma && top.start > top.from;
    top.elements.push({ from: top.start, to, isSeparated, groups: top.groups });
    top.start = to;
    top.groups = [];
  }

  #enter(at: number): void {
    if (this.#open.length === deepest) {
      this.#beyond++;
      return;
    }
    this.#open.push(this.#top);
    this.#top = openGroup(at + 1, closers.get(this.#text.charCodeAt(at)) ?? 0);
  }

  /** Closes the innermost group that has this closer, and those in it; a closer without an opener is text. */
  #leave(at: number, closer: number): void {
    if (this.#beyond > 0) {
      this.#beyond--;
      return;
    }
    const isOpen = this.#top.closer === closer || this.#open.some((group) => group.closer === closer);
    if (!isOpen) return;
    while (this.#top.closer !== closer) this.#close(at);
    this.#close(at);
  }

  #close(at: number): void {
    const isLong = at - this.#top.from >= this.#grain;
    const group = isLong ? this.#finish(at) : undefined;
    this.#top = this.#open.pop() as OpenGroup;
    if (group) this.#top.groups.push(group);
  }

  #finish(to: number): Group {
    if (to > this.#top.start) this.#push(to);
    const { from, elements } = this.#top;
    return { from, to, elements: elements.flatMap((element) => this.#chop(element)) };
  }

  /** The pieces of an element without structure, or itself. */
  #chop(element: OutlineElement): readonly OutlineElement[] {
    if (element.groups.length > 0 || element.to - element.from < shapeless * this.#grain) return [element];
    const pieces: OutlineElement[] = [];
    let { from, isSeparated } = element;
    while (element.to - from >= 2 * this.#grain) {
      const to = this.#characterFrom(from + this.#grain);
      pieces.push({ from, to, isSeparated, groups: [] });
      [from, isSeparated] = [to, false];
    }
    return [...pieces, { from, to: element.to, isSeparated, groups: [] }];
  }

  /** Halves of a surrogate pair stay together. */
  #characterFrom(at: number): number {
    return (this.#text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at + 1 : at;
  }

  /** A string ends in the line that it begins in, or it is none. */
  #endOfString(start: number, mark: number): number {
    if (start < (this.#unquoted.get(mark) ?? 0)) return start;
    const text = this.#text;
    let i = start + 1;
    for (; i < text.length && text.charCodeAt(i) !== newline; i++) {
      const unit = text.charCodeAt(i);
      if (unit === mark) return i;
      if (unit === backslash) i++;
    }
    this.#unquoted.set(mark, i);
    return start;
  }
}

function openGroup(from: number, closer: number): OpenGroup {
  return { from, closer, elements: [], start: from, groups: [] };
}
