/** Aligns a text with the one that it was made from by removing parts, most of the time. */
import { commonEnd, commonStart } from "../tree/common-ends.js";

/** A part of a text: the range of another text that it is, in UTF-16 units, or characters that are not from there. */
export type Origin = readonly [from: number, to: number] | string;

/** A change at one place of a text: where it begins, how many UTF-16 units are removed, and what is put in. */
export type ReportedChange =
  | readonly [at: number, removed: number]
  | readonly [at: number, removed: number, inserted: string];

/** Shorter parts of a change are taken to be new, unless they are at its beginning: they occur almost anywhere. */
const shortestPart = 2;
/** By how many UTF-16 units at its beginning a part is found. */
const anchor = 32;
/** A part whose beginning is at least this long where it is found is not looked for farther away. */
const sureLength = 16;
/** How far parts are searched for at first, in UTF-16 units, and by which factor farther if that fails. */
const [nearest, farther] = [1 << 10, 1 << 5];
/** How many UTF-16 units are searched at most for one alignment. What is then left counts as replaced. */
const mostWork = 1 << 26;

/**
 * The parts of a text: ranges of the text before, in its order, and characters that are new. Equal text at the beginning and at the end is
 * the same; between these, each part is found from left to right by its beginning.
 * @param before the text before the step
 * @param after the text behind it
 */
export function partsOf(before: string, after: string): readonly Origin[] {
  const whole = after === "" ? -1 : before.indexOf(after);
  if (whole >= 0) return [[whole, whole + after.length]];
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  const parts: Origin[] = start > 0 ? [[0, start]] : [];
  const last = before.length - end;
  parts.push(...new Alignment(before.slice(start, last), after.slice(start, after.length - end), start).parts());
  if (end > 0) parts.push([last, before.length]);
  return parts;
}

/**
 * All places where a text differs from the one before, in their order.
 * @param before the text before the step
 * @param after the text behind it
 */
export function differencesBetween(before: string, after: string): readonly ReportedChange[] {
  const edits: ReportedChange[] = [];
  let end = 0;
  let inserted = "";
  const change = (to: number) => {
    if (inserted !== "") edits.push([end, to - end, inserted]);
    else if (to > end) edits.push([end, to - end]);
  };
  for (const part of partsOf(before, after)) {
    if (typeof part === "string") {
      inserted = part;
      continue;
    }
    change(part[0]);
    inserted = "";
    end = part[1];
  }
  change(before.length);
  return edits;
}

/** The alignment of two texts that begin and end differently. */
class Alignment {
  readonly #before: string;
  readonly #after: string;
  /** Where the text before begins in the whole one. */
  readonly #offset: number;
  #work = 0;

  constructor(before: string, after: string, offset: number) {
    this.#before = before;
    this.#after = after;
    this.#offset = offset;
  }

  parts(): readonly Origin[] {
    const parts: Origin[] = [];
    const [before, after] = [this.#before, this.#after];
    let added = "";
    for (let at = 0, from = 0; at < after.length; ) {
      const place = this.#placeOf(after.slice(at, at + anchor), from);
      let length = 0;
      if (place !== undefined)
        while (at + length < after.length && after[at + length] === before[place + length]) length++;
      if (place === undefined || length < Math.min(shortestPart, after.length - at)) {
        added += after[at];
        at++;
        continue;
      }
      if (added !== "") parts.push(added);
      added = "";
      parts.push([this.#offset + place, this.#offset + place + length]);
      from = place + length;
      at += length;
    }
    if (added !== "") parts.push(added);
    return parts;
  }

  /**
   * Finds the place after a position where the longest prefix of some characters occurs; undefined if not even the first character
   * does. Prefers near places.
   */
  #placeOf(wanted: string, from: number): number | undefined {
    const rest = this.#before.length - from;
    for (let reach = nearest; ; reach *= farther) {
      const found = this.#longest(wanted, from, Math.min(reach, rest));
      if (reach >= rest || this.#work > mostWork || found.length >= Math.min(sureLength, wanted.length))
        return found.place;
    }
  }

  #longest(
    wanted: string,
    from: number,
    reach: number,
  ): { readonly place: number | undefined; readonly length: number } {
    if (this.#work > mostWork) return { place: undefined, length: 0 };
    const text = this.#before.slice(from, from + reach);
    let place: number | undefined;
    let [low, high] = [0, wanted.length];
    while (low < high) {
      const length = Math.ceil((low + high) / 2);
      const found = text.indexOf(wanted.slice(0, length));
      this.#work += found < 0 ? reach : found;
      if (found < 0) high = length - 1;
      else [low, place] = [length, from + found];
    }
    return { place, length: low };
  }
}
