import type { TextEdit } from "../tree/text-edits.js";

/**
 * Makes edits that do what two sets of edits do one after the other. Takes time in proportion to their number. Neighbouring edits are
 * joined. The function uses nothing outside itself, because reports contain its source.
 * @param first edits of a text
 * @param second edits of what these make of it
 */
export function composeEdits(first: readonly TextEdit[], second: readonly TextEdit[]): readonly TextEdit[] {
  const result: [number, number, string][] = [];
  // The position in the text, and in the text that the first edits make of it; the index of the next of these edits; the rest of
  // the text that it puts in.
  let [base, at, index, pending] = [0, 0, 0, ""];
  const put = (from: number, to: number, text: string) => {
    const last = result[result.length - 1];
    if (from === to && text === "") return;
    if (last?.[1] !== from) result.push([from, to, text]);
    else result[result.length - 1] = [last[0], to, last[2] + text];
  };
  const walk = (until: number, isKept: boolean) => {
    while (at < until) {
      const next = first[index];
      const room = next ? next[0] - base : until - at;
      const length = Math.min(until - at, pending === "" ? room : pending.length);
      if (pending !== "") {
        if (isKept) put(base, base, pending.slice(0, length));
        pending = pending.slice(length);
      } else if (next && room === 0) {
        put(base, next[1], "");
        [base, pending] = [next[1], next[2]];
        index++;
      } else {
        if (!isKept) put(base, base + length, "");
        base += length;
      }
      at += length;
    }
  };
  for (const [from, to, text] of second) {
    walk(from, true);
    put(base, base, text);
    walk(to, false);
  }
  put(base, base, pending);
  for (const [from, to, text] of first.slice(index)) put(from, to, text);
  return result;
}
