/** Where the parts of a text come from in the input. */
import { type Origin, partsOf } from "./parts.js";

export type { Origin } from "./parts.js";

/**
 * Finds the origins of the parts of a text after a step that has changed it.
 * @param before the text before the step
 * @param after the text after it
 * @param origins of `before`
 */
export function originsAfter(before: string, after: string, origins: readonly Origin[]): readonly Origin[] {
  return compose(partsOf(before, after), origins);
}

/**
 * Replaces ranges of a text by where they come from.
 * @param parts of a text, as ranges of the text before
 * @param origins of the text before
 */
export function compose(parts: readonly Origin[], origins: readonly Origin[]): readonly Origin[] {
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
