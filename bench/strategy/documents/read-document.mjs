/**
 * Reads a document of `document-plan.mjs` with JSON.parse. Parts of another shape are passed over.
 * @returns {{ sightings: object[], areNamesDeclared: boolean } | undefined} undefined if it is not JSON
 */
export function readDocument(text) {
  let document;
  try {
    document = JSON.parse(text);
  } catch {
    return undefined;
  }
  const types = entriesOf(document?.types);
  const seen = { types: new Set(), depths: new Map(), sightings: [], areNamesDeclared: true };
  for (const [name, type] of types) {
    if (type?.base !== undefined && !seen.types.has(type.base)) seen.areNamesDeclared = false;
    seen.types.add(name);
  }
  for (const [part, node] of entriesOf(document?.parts)) readNode(node, { loops: 0, part }, seen);
  return seen;
}

/** Reads a node and then the nodes below it. */
function readNode(node, { loops: outer, part }, seen) {
  const inputs = Array.isArray(node?.inputs) ? node.inputs : [];
  const depths = [...new Set(inputs)].flatMap((input) => seen.depths.get(input) ?? []);
  if (inputs.some((input) => !seen.depths.has(input))) seen.areNamesDeclared = false;
  if (node?.type !== undefined && !seen.types.has(node.type)) seen.areNamesDeclared = false;
  const loops = outer + (node?.repeat > 1 ? 1 : 0);
  if (typeof node?.probe === "string") seen.sightings.push({ label: node.probe, depths, loops, function: part });
  if (typeof node?.id === "string") seen.depths.set(node.id, depths.length > 0 ? 1 + Math.max(...depths) : 0);
  for (const [, child] of entriesOf(node?.children)) readNode(child, { loops, part }, seen);
}

function entriesOf(value) {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
