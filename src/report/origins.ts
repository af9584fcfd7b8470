/** Where the parts of a text come from in the input. */

/** A part of a text: the range of the input that it is, in UTF-16 units, or characters that are not from the input. */
export type Origin = readonly [from: number, to: number] | string;

/** Shorter parts of a change are taken to be new, unless they are at its beginning: they occur almost anywhere. */
const shortestPart = 2;
/** By how many UTF-16 units at its beginning a part is found. */
const anchor = 32;

/**
 * Tells where the parts of a text come from, after a step that has changed it.
 * @param before the text before the step
 * @param after the text after it
 * @param origins of `before`
 */
export function originsAfter(before: string, after: string, origins: readonly Origin[]): readonly Origin[] {
  return compose(partsOf(before, after), origins);
}

/** Aligns two texts, of which the second is mostly a part of the first: from left to right, by the beginning of each part. */
function partsOf(before: string, after: string): readonly Origin[] {
  const whole = after === "" ? -1 : before.indexOf(after);
  if (whole >= 0) return [[whole, whole + after.length]];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let end = 0;
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end))
    end++;
  const parts: Origin[] = start > 0 ? [[0, start]] : [];
  const [last, until] = [after.length - end, before.length - end];
  let added = "";
  let from = start;
  for (let at = start; at < last; ) {
    const place = placeOf(before, after.slice(at, Math.min(last, at + anchor)), { from, until });
    let length = 0;
    if (place !== undefined)
      while (at + length < last && place + length < until && after[at + length] === before[place + length]) length++;
    if (place === undefined || length < Math.min(shortestPart, last - at)) {
      added += after[at];
      at++;
      continue;
    }
    if (added !== "") parts.push(added);
    added = "";
    parts.push([place, place + length]);
    from = place + length;
    at += length;
  }
  if (added !== "") parts.push(added);
  if (end > 0) parts.push([until, before.length]);
  return parts;
}

/** Where the longest beginning of some characters occurs in a range of a text; undefined if not even the first does. */
function placeOf(text: string, wanted: string, { from, until }: { readonly from: number; readonly until: number }) {
  let place: number | undefined;
  let [low, high] = [0, wanted.length];
  while (low < high) {
    const length = Math.ceil((low + high) / 2);
    const found = text.indexOf(wanted.slice(0, length), from);
    if (found < 0 || found + length > until) high = length - 1;
    else [low, place] = [length, found];
  }
  return place;
}

/** Replaces ranges of a text by where they come from. */
function compose(parts: readonly Origin[], origins: readonly Origin[]): readonly Origin[] {
  const result: Origin[] = [];
  let [index, offset] = [0, 0]; // the origin that is looked at, and where it begins in the text before
  for (const part of parts) {
    if (typeof part === "string") {
      add(result, part);
      continue;
    }
    const [from, to] = part;
    for (; index < origins.length; index++) {
      const origin = origins[index] as Origin;
      const length = lengthOf(origin);
      const [start, end] = [Math.max(from - offset, 0), Math.min(to - offset, length)];
      if (start < end)
        add(result, typeof origin === "string" ? origin.slice(start, end) : [origin[0] + start, origin[0] + end]);
      if (to - offset < length) break;
      offset += length;
    }
  }
  return result;
}

function lengthOf(origin: Origin): number {
  return typeof origin === "string" ? origin.length : origin[1] - origin[0];
}

/** Adds a part, joined with the last one if they belong together. */
function add(parts: Origin[], part: Origin): void {
  const last = parts.at(-1);
  if (typeof part === "string") {
    if (part === "") return;
    if (typeof last === "string") parts[parts.length - 1] = last + part;
    else parts.push(part);
  } else if (typeof last === "object" && last[1] === part[0]) parts[parts.length - 1] = [last[0], part[1]];
  else parts.push(part);
}

/** The text that parts of an input make. */
export function textOf(origins: readonly Origin[], input: string): string {
  return origins.map((part) => (typeof part === "string" ? part : input.slice(part[0], part[1]))).join("");
}
