/** Differences between two texts. Workers receive them instead of a whole text, and reports store them. */
import { commonEnd, commonStart } from "./common-ends.js";

/** An edit of a text: where the replaced stretch begins and ends, in UTF-16 units, and the text that replaces it. */
export type TextEdit = readonly [from: number, to: number, text: string];

/** The lengths of new text, in UTF-16 units, after which a place is searched where both texts continue alike; each is tried. */
const insertions = [0, 1, 2, 3, 4, 6, 8, 12, 16, 32, 64, 128];

/** How to search for a place where both texts continue alike. */
interface AnchorSearch {
  /** How many UTF-16 units must be alike. The fewer they are, the more often wrong places are found. */
  readonly anchor: number;
  /** How far the place may be in the base. */
  readonly within: number;
  /** How much of the text may be new. */
  readonly insertions: readonly number[];
}

/** The attempts for removals of large parts: the most reliable one comes first. */
const farFirst: readonly AnchorSearch[] = [
  { anchor: 48, within: Number.POSITIVE_INFINITY, insertions: [0] },
  { anchor: 24, within: 1 << 14, insertions: [0] },
  { anchor: 16, within: 1024, insertions },
  { anchor: 12, within: 1 << 14, insertions: [0] },
  { anchor: 16, within: Number.POSITIVE_INFINITY, insertions: [0] },
  { anchor: 6, within: 128, insertions },
  { anchor: 6, within: 1024, insertions },
  { anchor: 8, within: Number.POSITIVE_INFINITY, insertions: [0] },
  { anchor: 3, within: 48, insertions },
];
/** The attempts for small changes in many places. */
const nearFirst: readonly AnchorSearch[] = [{ anchor: 6, within: 128, insertions }, ...farFirst];
/** Longer texts are not searched for as a whole, in UTF-16 units. */
const longestPart = 1 << 16;
/** How far an edit is shifted to the beginning of a line, in UTF-16 units. */
const longestShift = 200;
/** Shorter texts are not searched for, in UTF-16 units. */
const shortest = 3;
/** An attempt that reads more than this is made only while the budget lasts. */
const near = 1024;
/** How much of the base may be read without finding a match, in multiples of the part that differs, in UTF-16 units. */
const budget = 4;
/** After so much new text, in UTF-16 units, the place is searched for again. */
const leap = 16;
/** After so many failed searches or so many edits, the rest becomes a single edit. */
const [mostFailures, mostEdits] = [64, 20_000];

/**
 * Finds edits that turn one text into another. They are always correct, and short if the text was made by removing or replacing parts.
 * Equal ends are compared in blocks; the rest takes time in proportion to the part that differs.
 * @param base the text before
 * @param text the text after
 * @param price of an edit, in characters of new text: what many edits cost instead of one that replaces more. By default, about as many as
 *   an edit takes in a message
 */
export function editsBetween(base: string, text: string, price = 18): readonly TextEdit[] {
  const part = asPart(base, text);
  if (part) return part;
  const from = commonStart(base, text);
  if (from === base.length && from === text.length) return [];
  const same = commonEnd(base, text, Math.min(base.length, text.length) - from);
  const ends = { base: base.length - same, text: text.length - same };
  const whole: TextEdit = [from, ends.base, text.slice(from, ends.text)];
  if (whole[2].length < 8) return [atLine(base, whole, 0)];
  const fine = [farFirst, nearFirst].map((attempts) => fineEdits({ base, text, from, ends }, attempts));
  const best = [[whole], ...fine].reduce((least, each) => (costOf(each, price) < costOf(least, price) ? each : least));
  return best.map((each, i, all) => atLine(base, each, all[i - 1]?.[1] ?? 0));
}

/** The edits if the text is one short part of the base, whose beginning the base may have elsewhere, too. */
function asPart(base: string, text: string): readonly TextEdit[] | undefined {
  if (text === "" || text.length > longestPart || 2 * text.length > base.length) return undefined;
  const place = base.indexOf(text);
  if (place < 0) return undefined;
  const around: readonly TextEdit[] = [
    [0, place, ""],
    [place + text.length, base.length, ""],
  ];
  return around.filter(([from, to]) => from < to);
}

/**
 * Moves a removal to the beginning of a line if that gives the same text, because it is easier to read.
 * @param least where it may begin at the earliest
 */
function atLine(base: string, edit: TextEdit, least: number): TextEdit {
  const [from, to, text] = edit;
  const most = Math.min(from - least, to - from, longestShift);
  if (text !== "") return edit;
  for (let shift = 0; shift <= most; shift++) {
    if (from === shift || base[from - shift - 1] === "\n") return [from - shift, to - shift, ""];
    if (base[from - shift - 1] !== base[to - shift - 1]) break;
  }
  return edit;
}

/** Two texts, and where they differ. */
interface DifferingTexts {
  readonly base: string;
  readonly text: string;
  readonly from: number;
  readonly ends: { readonly base: number; readonly text: number };
}

/** Reads two texts in parallel and finds, after each difference, where they continue alike. */
function fineEdits(difference: DifferingTexts, attempts: readonly AnchorSearch[]): readonly TextEdit[] {
  const { base, text, from, ends } = difference;
  const search = new PlaceSearch(difference, attempts);
  const edits: TextEdit[] = [];
  let [i, j, failures] = [from, from, 0];
  while (j < ends.text) {
    const next = search.next(i, j);
    if (!next) failures++;
    if (failures > mostFailures || edits.length >= mostEdits) break;
    const [toBase, toText] = next ?? [i, Math.min(ends.text, j + leap)];
    edits.push([i, toBase, text.slice(j, toText)]);
    const same = commonStart(base, text, { one: toBase, other: toText });
    const inside = Math.min(same, ends.base - toBase, ends.text - toText);
    [i, j] = [toBase + inside, toText + inside];
  }
  if (i < ends.base || j < ends.text) edits.push([i, ends.base, text.slice(j, ends.text)]);
  return edits;
}

/** Finds places from which two texts continue alike. */
class PlaceSearch {
  readonly #base: string;
  readonly #text: string;
  readonly #ends: DifferingTexts["ends"];
  readonly #attempts: readonly AnchorSearch[];
  #budget: number;

  constructor({ base, text, ends }: DifferingTexts, attempts: readonly AnchorSearch[]) {
    this.#base = base;
    this.#text = text;
    this.#ends = ends;
    this.#attempts = attempts;
    this.#budget = budget * ends.base;
  }

  /** A place behind two others that differ, in the base and in the text. */
  next(i: number, j: number): readonly [base: number, text: number] | undefined {
    for (const attempt of this.#attempts) {
      const end = Math.min(this.#ends.base, i + attempt.within);
      if (attempt.within > near && this.#budget <= 0) continue;
      const place = this.#try(attempt, i, j, this.#base.slice(i, end));
      if (place) return place;
      if (attempt.within > near) this.#budget -= end - i;
    }
    return undefined;
  }

  #try(
    { anchor, insertions }: AnchorSearch,
    i: number,
    j: number,
    window: string,
  ): readonly [number, number] | undefined {
    for (const inserted of insertions) {
      const at = j + inserted;
      const end = Math.min(at + anchor, this.#ends.text);
      if (end - at < shortest) return undefined;
      const found = window.indexOf(this.#text.slice(at, end));
      if (found >= 0) return [i + found, at];
    }
    return undefined;
  }
}

function costOf(edits: readonly TextEdit[], price: number): number {
  return edits.reduce((sum, [, , text]) => sum + price + text.length, 0);
}

/**
 * Applies edits to a text.
 * @param base the text before
 * @param edits in order and apart from each other, with places in `base`
 * @throws RangeError if an edit cannot be made: edits must be in order and in the text
 */
export function applyEdits(base: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to, text] of edits) {
    if (from < at || to < from || to > base.length) throw new RangeError(`The edit [${from}, ${to}] cannot be made.`);
    parts.push(base.slice(at, from), text);
    at = to;
  }
  return [...parts, base.slice(at)].join("");
}
