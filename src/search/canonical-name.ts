/**
 * The first of the canonical names a, b, … z, aa, ab … that is free.
 * @param isFree is called for one name after the other; it must return true for some name
 */
export function firstName(isFree: (name: string) => boolean): string {
  for (let number = 10; ; number++) {
    // With 36 as the base, the digits above 9 are letters.
    const name = number.toString(36);
    if (!/\d/.test(name) && isFree(name)) return name;
  }
}
