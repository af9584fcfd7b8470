/**
 * The first of the canonical names a, b, … z, aa, ab … that is free.
 * @param isFree is called for one name after the other; it must return true for some name
 */
export function firstName(isFree: (name: string) => boolean): string {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  for (let names: readonly string[] = letters; ; names = names.flatMap((name) => letters.map((each) => name + each))) {
    const name = names.find(isFree);
    if (name !== undefined) return name;
  }
}
