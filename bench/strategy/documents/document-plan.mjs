import { linearCongruential } from "../../support/random.mjs";

const words = ["source", "filter", "merge", "split", "sink", "buffer", "clock", "gate", "queue", "relay"];

/**
 * Makes a JSON document of nodes that name their types and the nodes they take inputs from, all declared before.
 * @param {object} shape as in `program-plan.mjs`: a node is about as long as five statements; a loop is a node with `repeat`
 * @returns {{ document: object, requirements: object }}
 */
export function planDocument({ seed, statements, needles, chain = 0, inLoops = false, inPairs = false, decoys = 12 }) {
  const random = linearCongruential(seed);
  const types = makeTypes(random);
  const nodes = new Nodes(Object.keys(types), random);
  const parts = [];
  while (5 * nodes.all.length < statements) parts.push(nodes.make({ depth: 0, loops: 0, part: parts.length }));
  for (const each of nodes.all) if (random(decoys) === 0) addDecoy(each.node, random);
  const chosen = choose(nodes.all, { needles, inLoops, inPairs }, random);
  const probes = chosen.map((each, index) => hide(each, { label: `needle-${index + 1}`, chain, inLoops }));
  const pairs = [];
  for (let i = 0; inPairs && i + 1 < probes.length; i += 2) pairs.push([probes[i].label, probes[i + 1].label]);
  return { document: { version: 3, types, parts }, requirements: { probes, pairs } };
}

function makeTypes(random) {
  const names = words.map((word, index) => `${word}-${index}`);
  const fields = () => ({ width: random(64), signed: random(2) === 0, unit: `u${random(9)}` });
  return Object.fromEntries(
    names.map((name, i) => [name, { fields: fields(), ...(i > 0 && { base: names[random(i)] }) }]),
  );
}

/** The nodes of a document, in the order of the text. */
class Nodes {
  all = [];
  #types;
  #random;

  constructor(types, random) {
    this.#types = types;
    this.#random = random;
  }

  make({ depth, loops, part }) {
    const random = this.#random;
    const id = `${words[random(words.length)]}${this.all.length}`;
    const earlier = this.all.slice(-30);
    const inputs = Array.from({ length: earlier.length > 0 ? random(3) : 0 }, () => earlier[random(earlier.length)]);
    const isLoop = depth < 3 && random(5) === 0;
    const node = {
      id,
      type: this.#types[random(this.#types.length)],
      ...(isLoop && { repeat: 2 + random(9) }),
      ...(random(2) === 0 && { label: `the ${words[random(words.length)]} of ${id}`, size: random(5000) }),
      inputs: inputs.map((input) => input.node.id),
    };
    const chain = inputs.length > 0 ? 1 + Math.max(...inputs.map((input) => input.chain)) : 0;
    this.all.push({ node, chain, loops: loops + (isLoop ? 1 : 0), part });
    const children = depth < 4 ? random(5 - depth) : 0;
    if (children > 0) {
      const below = { depth: depth + 1, loops: loops + (isLoop ? 1 : 0), part };
      node.children = Array.from({ length: children }, () => this.make(below));
    }
    return node;
  }
}

function addDecoy(node, random) {
  const label = `needle-${1 + random(8)}`;
  Object.assign(node, [{ label: `probe ${label}` }, { probe: `${label}0` }, { probes: label }][random(3)]);
}

/** Chooses nodes, in the order of the text. */
function choose(all, { needles, inLoops, inPairs }, random) {
  const fit = all.filter(({ node, loops }) => node.inputs.length > 0 && (!inLoops || loops > 0));
  const chosen = new Set();
  while (chosen.size < Math.min(needles, fit.length)) {
    const index = random(fit.length);
    const partner = fit.findIndex(({ part }, i) => i !== index && part === fit[index].part);
    if (inPairs && (partner < 0 || chosen.has(fit[index]) || chosen.has(fit[partner]))) continue;
    chosen.add(fit[index]);
    if (inPairs) chosen.add(fit[partner]);
  }
  const ordered = fit.filter((each) => chosen.has(each));
  return inPairs ? ordered.sort((a, b) => a.part - b.part) : ordered;
}

function hide({ node, chain: depth, loops }, { label, chain, inLoops }) {
  node.probe = label;
  return {
    label,
    names: new Set(node.inputs).size,
    chain: Math.min(chain, depth - 1),
    loops: inLoops ? Math.min(loops, 1) : 0,
  };
}
