/** Moves removals to where tokens begin and end. */
import type { Origin, ReportedChange } from "treemin/report/parts";

/** Removing `[1,` from `[1,[2]]` gives the same text as removing `1,[`. Moves each removal as little as possible so that it consists of whole tokens. */
export function alignEdits(
  text: string,
  edits: readonly ReportedChange[],
  isBoundary: (place: number) => boolean,
): readonly ReportedChange[] {
  let earliest = 0;
  return edits.map((edit, i) => {
    const [at, removed, inserted] = edit;
    const latest = edits[i + 1]?.[0] ?? text.length;
    const moved = inserted === undefined ? movedBy(text, { at, removed, earliest, latest }, isBoundary) : 0;
    earliest = at + moved + removed;
    return moved === 0 ? edit : [at + moved, removed];
  });
}

interface Removal {
  readonly at: number;
  readonly removed: number;
  /** Where the removal before ends, and the next one begins. */
  readonly earliest: number;
  readonly latest: number;
}

/** How far a removal moves: 0 if no place is better. */
function movedBy(text: string, removal: Removal, isBoundary: (place: number) => boolean): number {
  const { at, removed, earliest, latest } = removal;
  if (removed === 0) return 0;
  const fits = (by: number) => isBoundary(at + by) && isBoundary(at + removed + by);
  let canGoLeft = true;
  let canGoRight = true;
  if (fits(0)) return 0;
  for (let by = 1; canGoLeft || canGoRight; by++) {
    canGoLeft &&= at - by >= earliest && text[at - by] === text[at + removed - by];
    if (canGoLeft && fits(-by)) return -by;
    canGoRight &&= at + removed + by <= latest && text[at + by - 1] === text[at + removed + by - 1];
    if (canGoRight && fits(by)) return by;
  }
  return 0;
}

/** The parts of a text that edits leave, and the texts that they insert. */
export function partsLeft(text: string, edits: readonly ReportedChange[]): readonly Origin[] {
  const parts: Origin[] = [];
  let end = 0;
  for (const [at, removed, inserted = ""] of edits) {
    if (at > end) parts.push([end, at]);
    if (inserted !== "") parts.push(inserted);
    end = at + removed;
  }
  if (end < text.length) parts.push([end, text.length]);
  return parts;
}
