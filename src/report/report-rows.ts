/** How a text is broken into rows of equal height, of which a report shows those that are in sight. */

/**
 * Where the rows of a text begin, in UTF-16 units: at each line, and where a line is too long for a row. The function uses nothing
 * outside itself, because reports contain its source.
 * @param text any text
 * @param columns how many UTF-16 units a row holds
 */
export function rowsOf(text: string, columns: number): Uint32Array {
  let starts = new Uint32Array(1024);
  let count = 0;
  for (let at = 0; at <= text.length; ) {
    const end = text.indexOf("\n", at);
    const until = end < 0 ? text.length : end;
    do {
      if (count === starts.length) {
        const more = new Uint32Array(2 * count);
        more.set(starts);
        starts = more;
      }
      starts[count++] = at;
      at += columns;
      const unit = at < until ? text.charCodeAt(at) : 0;
      if (unit >= 0xdc00 && unit < 0xe000) at++; // both halves of a character stay together
    } while (at < until);
    at = until + 1;
  }
  return starts.subarray(0, count);
}
