// Needles of a planned program: calls of `probe` with a label and names. Decoys look like them.

/** Makes an empty place a needle: a call of `probe` with one or two names, if possible one that needs other declarations. */
export function probeAt(place, label, random) {
  const first = place.names.reduce((best, name) => (name.depth > best.depth ? name : best));
  const others = place.names.filter((name) => name !== first);
  const values = [first, ...(random(2) === 0 ? [others[random(others.length)]] : [])];
  return Object.assign(place, { kind: "probe", label, values: values.map((name) => ({ kind: "name", name })) });
}

/** A statement that looks like a needle and is none. */
export function decoy(random, names) {
  const label = `needle-${1 + random(8)}`;
  const number = { kind: "number", text: "7" };
  const value = names.length > 0 ? { kind: "name", name: names[random(names.length)] } : number;
  return [
    { kind: "comment", text: `probe("${label}", here)` },
    { kind: "probe", label: `${label}0`, values: [value] },
    { kind: "probe", label, values: [number] },
    { kind: "probe", label: "needle", values: [value, number] },
  ][random(4)];
}

/**
 * What a candidate must show, in the form that `judge.mjs` reads.
 * @param {object[]} needles in the order of the text
 */
export function makeRequirements(needles, { chain = 0, inLoops = false, inPairs = false }) {
  const probes = needles.map(({ label, values, loops }) => ({
    label,
    names: values.length,
    chain: Math.min(chain, values[0].name.depth),
    loops: inLoops ? Math.min(loops, 1) : 0,
  }));
  const pairs = [];
  for (let i = 0; inPairs && i + 1 < probes.length; i += 2) pairs.push([probes[i].label, probes[i + 1].label]);
  return { probes, pairs };
}
