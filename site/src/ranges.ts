/** Ranges of the input: sorted, without overlaps, in UTF-16 units. */
import type { Origin } from "treemin/report/origins";

export type Range = readonly [from: number, to: number];

/** The parts of the input that are in a text. */
export function keptRanges(origins: readonly Origin[]): readonly Range[] {
  return origins.filter((each) => typeof each !== "string");
}

/** What lies between ranges, in a text of a length. */
export function between(ranges: readonly Range[], length: number): readonly Range[] {
  const gaps: Range[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    if (from > end) gaps.push([end, from]);
    end = Math.max(end, to);
  }
  if (end < length) gaps.push([end, length]);
  return gaps;
}

/** The parts of some ranges that are not in others. */
export function without(ranges: readonly Range[], others: readonly Range[]): readonly Range[] {
  const left: Range[] = [];
  let i = 0;
  for (const [from, to] of ranges) {
    let start = from;
    while (i < others.length && (others[i] as Range)[1] <= from) i++;
    for (let j = i; j < others.length && (others[j] as Range)[0] < to; j++) {
      const [low, high] = others[j] as Range;
      if (low > start) left.push([start, low]);
      start = Math.max(start, high);
    }
    if (start < to) left.push([start, to]);
  }
  return left;
}

/** Where a part of a text is in the input. */
export function inInput(origins: readonly Origin[], from: number, to: number): readonly Range[] {
  const ranges: Range[] = [];
  let offset = 0;
  for (const origin of origins) {
    const length = typeof origin === "string" ? origin.length : origin[1] - origin[0];
    const [start, end] = [Math.max(from - offset, 0), Math.min(to - offset, length)];
    if (start < end && typeof origin !== "string") ranges.push([origin[0] + start, origin[0] + end]);
    offset += length;
  }
  return ranges;
}
