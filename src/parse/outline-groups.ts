/** Finds the groups of a text: the text between pairs of brackets, split into elements at line ends, semicolons and commas. */

/** The text between a pair of brackets, or the whole text. Offsets are UTF-16 units. */
export interface OutlineGroup {
  readonly from: number;
  readonly to: number;
  readonly elements: readonly OutlineElement[];
}

/** An element of a group: a line, a statement, or text between commas. */
export interface OutlineElement {
  readonly from: number;
  readonly to: number;
  /** Whether the element begins with the comma that separates it from the one before. */
  readonly isSeparated: boolean;
  /** The groups within the element. */
  readonly groups: readonly OutlineGroup[];
}

/** A group whose closing bracket has not been read. */
interface OpenGroup {
  readonly from: number;
  readonly closer: number;
  readonly elements: OutlineElement[];
  /** Start of the element that is being read. */
  start: number;
  /** The groups in that element. */
  groups: OutlineGroup[];
}

/** Elements without groups are cut into pieces if they are at least this many grains long. */
const longestPiece = 8;

/** The largest depth of groups. Brackets below it count as text. */
const deepest = 1000;

const codeOf = (character: string) => character.charCodeAt(0);
const [newline, space, quote, apostrophe] = [codeOf("\n"), codeOf(" "), codeOf('"'), codeOf("'")];
const [comma, semicolon, backslash] = [codeOf(","), codeOf(";"), codeOf("\\")];
const closers = new Map(["()", "[]", "{}"].map((pair) => [codeOf(pair), pair.charCodeAt(1)]));
const closing = new Set(closers.values());
const special = [newline, quote, apostrophe, comma, semicolon, ...closers.keys(), ...closing];

/** How the reader classifies UTF-16 units. All units from 128 on are text. */
const kinds = Uint8Array.from({ length: 128 }, (_, unit) => (special.includes(unit) ? 2 : unit > space ? 1 : 0));
const [isText, isSpecial] = [1, 2];

/** How many UTF-16 units are read at a time, which takes some milliseconds. */
const readAtOnce = 2 ** 21;

/**
 * Finds the outermost group of a text, which is the whole text. Yields now and then, so that a large text does not block other work.
 * @param text the whole text to be outlined
 * @param grain the least length of an element, in UTF-16 units, 1 or more; shorter ones are joined
 * @param isPart whether the text is cut out of another, perhaps out of a list, so that commas separate elements from its beginning
 */
export function* readGroups(text: string, grain: number, isPart = false): Generator<void, OutlineGroup, void> {
  const reader = new GroupReader(text, grain, isPart);
  while (reader.read(readAtOnce)) yield;
  return reader.finish();
}

class GroupReader {
  readonly #text: string;
  readonly #grain: number;
  readonly #isPart: boolean;
  readonly #open: OpenGroup[] = [];
  #top: OpenGroup = openGroup(0, -1);
  /** How many brackets are open below the largest depth. */
  #beyond = 0;
  /** The offset of the next unit to read. */
  #next = 0;
  /** The last unit that was no space. */
  #previous = 0;
  /** For each quotation mark, the offset before which no string ends. */
  readonly #unquoted = new Map<number, number>();

  constructor(text: string, grain: number, isPart: boolean) {
    this.#text = text;
    this.#grain = grain;
    this.#isPart = isPart;
  }

  /** Reads about so many UTF-16 units; returns whether there are more. */
  read(count: number): boolean {
    const end = Math.min(this.#text.length, this.#next + count);
    let i = this.#next;
    for (; i < end; i++) {
      const unit = this.#text.charCodeAt(i);
      const kind = unit < kinds.length ? kinds[unit] : isText;
      if (kind === isSpecial) i = this.#readSpecial(i, unit);
      else if (kind === isText) this.#previous = unit;
    }
    this.#next = i;
    return i < this.#text.length;
  }

  /** Closes all groups after the last unit. */
  finish(): OutlineGroup {
    while (this.#open.length > 0) this.#close(this.#text.length);
    return this.#finish(this.#text.length);
  }

  /** Reads a unit that may end an element or a group, or a string that begins there. Returns the offset of the last unit that was read. */
  #readSpecial(at: number, unit: number): number {
    if (unit === newline) {
      if (this.#previous !== comma) this.#end(at + 1);
      return at;
    }
    this.#previous = unit;
    if (unit === quote || unit === apostrophe) return this.#endOfString(at, unit);
    if (unit === semicolon) this.#end(at + 1);
    else if (unit !== comma) this.#readBracket(at, unit);
    else if (this.#open.length > 0 || this.#isPart) this.#end(at);
    return at;
  }

  #readBracket(at: number, unit: number): void {
    if (closing.has(unit)) this.#leave(at, unit);
    else this.#enter(at);
  }

  /** Ends the current element if it is long enough. */
  #end(at: number): void {
    if (at - this.#top.start >= this.#grain) this.#push(at);
  }

  #push(to: number): void {
    const top = this.#top;
    // An element of a list that began before the part takes its comma with it, even if it is the first one here.
    const isInPart = this.#isPart && this.#open.length === 0;
    const isSeparated = !isInPart && this.#text.charCodeAt(top.start) === comma && top.start > top.from;
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

  /** Closes the innermost group with this closing bracket and all groups in it. A bracket that closes nothing is text. */
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

  #finish(to: number): OutlineGroup {
    if (to > this.#top.start) this.#push(to);
    const { from, elements } = this.#top;
    return { from, to, elements: elements.flatMap((element) => this.#cut(element)) };
  }

  /** Cuts a long element without groups into pieces; not in a part of a text, whose elements are single ones. */
  #cut(element: OutlineElement): readonly OutlineElement[] {
    if (this.#isPart || element.groups.length > 0 || element.to - element.from < longestPiece * this.#grain)
      return [element];
    const pieces: OutlineElement[] = [];
    let { from, isSeparated } = element;
    while (element.to - from >= 2 * this.#grain) {
      const to = this.#characterFrom(from + this.#grain);
      pieces.push({ from, to, isSeparated, groups: [] });
      [from, isSeparated] = [to, false];
    }
    return [...pieces, { from, to: element.to, isSeparated, groups: [] }];
  }

  /** The offset, or the next one if it lies within a surrogate pair. */
  #characterFrom(at: number): number {
    return (this.#text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at + 1 : at;
  }

  /** The offset of the closing quotation mark; `start` if the line has none, because then there is no string. */
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
