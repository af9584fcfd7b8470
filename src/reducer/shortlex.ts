/** The order in which texts get smaller: by length, then by their units. There is no endless way down in it. */
export function isShortlexSmaller(a: string, b: string): boolean {
  return a.length < b.length || (a.length === b.length && a < b);
}
