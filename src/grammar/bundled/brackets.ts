/** Brackets in the tokens of a text. */

/**
 * The index of the bracket that closes another one; -1 if there is none.
 * @param texts the texts of all tokens
 * @param open the index of the other one
 */
export function closing(texts: readonly string[], open: number): number {
  let depth = 0;
  for (let i = open; i < texts.length; i++) {
    const text = texts[i] as string;
    if (/^\$?[([{]$/.test(text)) depth++;
    if (/^[)\]}]$/.test(text) && --depth === 0) return i;
  }
  return -1;
}
