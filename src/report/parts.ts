/** What a step keeps of a text and what it changes, as reports and events tell it. */
import { editsBetween as replacedBetween } from "../tree/text-edits.js";

/** A part of a text: the range of another text that it is, in UTF-16 units, or characters that are not from there. */
export type Origin = readonly [from: number, to: number] | string;

/** A change at one place of a text: where it begins, how many UTF-16 units are removed, and what is put in. */
export type TextEdit =
  | readonly [at: number, removed: number]
  | readonly [at: number, removed: number, inserted: string];

/** The parts of a text: ranges of the text before, in its order, and characters that are new. */
export function partsOf(before: string, after: string): readonly Origin[] {
  const parts: Origin[] = [];
  let at = 0;
  for (const [from, to, added] of replacedBetween(before, after)) {
    if (from > at) parts.push([at, from]);
    if (added !== "") parts.push(added);
    at = to;
  }
  if (at < before.length) parts.push([at, before.length]);
  return parts;
}

/** All places where a text differs from the one before, in their order. */
export function editsBetween(before: string, after: string): readonly TextEdit[] {
  return replacedBetween(before, after).map(([from, to, text]) =>
    text === "" ? [from, to - from] : [from, to - from, text],
  );
}
