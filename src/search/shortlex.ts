/**
 * Tells whether a text comes before another in shortlex order: the shorter first; of equal length, the lexicographically
 * smaller by UTF-16 units. Every text has only finitely many smaller ones, so a search that only accepts smaller texts ends.
 * @param text the text that may be smaller
 * @param than the text to compare with
 */
export function isShortlexSmaller(text: string, than: string): boolean {
  return text.length < than.length || (text.length === than.length && text < than);
}
