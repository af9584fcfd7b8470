/** Yields a JSON text without one of its members or elements, and without a comma beside that, for each of them. */
export function* removals(text) {
  for (const { start, end, before, after } of itemsOf(text)) {
    // The comma behind the item goes, or the one before the last item.
    if (after !== undefined) yield text.slice(0, start) + text.slice(after + 1);
    else if (before !== undefined) yield text.slice(0, before) + text.slice(end);
    else yield text.slice(0, start) + text.slice(end);
  }
}

/** The members and elements of all objects and arrays: their offsets, and those of the commas beside them. */
function* itemsOf(text) {
  const open = [];
  for (const { at, kind } of punctuation(text)) {
    if (kind === "[" || kind === "{") {
      open.push({ start: at + 1, before: undefined });
      continue;
    }
    const list = kind === "," ? open.at(-1) : open.pop();
    const after = kind === "," ? at : undefined;
    if (text.slice(list.start, at).trim() !== "") yield { start: list.start, end: at, before: list.before, after };
    list.start = at + 1;
    list.before = at;
  }
}

/** The brackets, braces and commas outside of strings. */
function* punctuation(text) {
  for (const { 0: kind, index: at } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]/g)) {
    if (kind.length === 1) yield { at, kind };
  }
}
