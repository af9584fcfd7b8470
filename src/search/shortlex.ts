/** The order in which texts get smaller: by length, then by their UTF-16 units. There is no endless way down in it. */
export function isShortlexSmaller(text: string, than: string): boolean {
  return text.length < than.length || (text.length === than.length && text < than);
}
