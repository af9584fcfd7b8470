/**
 * Whether the needles that were found are all that are wanted.
 * @param {{ probes: { label: string, names: number, chain: number, loops: number }[], pairs: [string, string][] }} wanted for each
 *   needle how many different names it is given, how many declarations in a row one of them needs, and in how many loops it stands;
 *   the needles of a pair are in this order and in one function
 * @param {{ label: string, depths: number[], loops: number, function: unknown }[]} sightings calls of `probe` in the order of the
 *   text, with the depths of their names
 */
export function holds({ probes, pairs }, sightings) {
  const fitting = new Map();
  for (const { label, names, chain, loops } of probes) {
    const fits = (each) =>
      each.label === label &&
      each.depths.length >= names &&
      Math.max(0, ...each.depths) >= chain &&
      each.loops >= loops;
    const found = sightings.filter(fits);
    if (found.length === 0) return false;
    fitting.set(label, found);
  }
  return pairs.every(([first, second]) =>
    fitting
      .get(first)
      .some((one) =>
        fitting
          .get(second)
          .some((other) => one.function === other.function && sightings.indexOf(one) < sightings.indexOf(other)),
      ),
  );
}
