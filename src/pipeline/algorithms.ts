/** The algorithms that reduce a tree, by name. */

import type { ListMinimizerName } from "../lists/list-minimizers.js";
import type { AlgorithmContext } from "../reducer/algorithm-context.js";
import { alternatives } from "../reducer/alternatives.js";
import { choices } from "../reducer/choices/choices.js";
import { gtr } from "../reducer/gtr.js";
import { type HddTransformation, hdd } from "../reducer/hdd.js";
import type { QueueOrder } from "../reducer/hddr.js";
import { pardis } from "../reducer/pardis.js";
import { perses } from "../reducer/perses.js";
import { trec } from "../reducer/trec/trec.js";
import { vulcanIdentifiers } from "../reducer/vulcan/identifiers.js";
import { vulcanPatterns } from "../reducer/vulcan/patterns.js";
import { vulcanSubtrees } from "../reducer/vulcan/subtrees.js";
import { vulcan } from "../reducer/vulcan/vulcan.js";
import type { Search } from "../search/search.js";
import type { Reduced } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";

/** A way to reduce a tree once; to a fixpoint is the pipeline's business. */
export interface TreeAlgorithm {
  readonly name: string;
  /** The minimality of its fixpoint, in a word or two; docs/algorithms.md tells what each means. */
  readonly guarantee: string;
  /** Goes on with the tree that the algorithm before it left, nodes hidden that cannot become smaller. */
  readonly keepsTree: boolean;
  /** How lists are minimised if nothing else is asked for: as its authors do. */
  readonly list?: ListMinimizerName | undefined;
  readonly run: (start: Reduced, context: AlgorithmContext) => Search<Edits, Reduced>;
}

/** Part of an HDD: what is done to nodes, and in which order they are visited. */
interface HddPart {
  readonly transformation: HddTransformation;
  readonly recursive?: QueueOrder;
  readonly list?: ListMinimizerName;
  readonly guarantee: string;
}

const breadth: QueueOrder = { queue: "breadth", siblings: "forward" };
const fine = "1-tree-minimal";
const coarse = "1-tree-minimal by removal";
const hoisted = "hoisting-minimal";
const renamed = "renaming-minimal";
const enumerated = "4-window-minimal";
const chosen = "1-minimal in choices";
const generated = "subtree-minimal";

const hddParts: Readonly<Record<string, HddPart>> = {
  hdd: { transformation: "prune", guarantee: fine },
  "coarse-hdd": { transformation: "coarse-prune", guarantee: coarse },
  hddr: { transformation: "prune", recursive: breadth, guarantee: fine },
  "hddr-backward": { transformation: "prune", recursive: { ...breadth, siblings: "backward" }, guarantee: fine },
  "hddr-depth": { transformation: "prune", recursive: { ...breadth, queue: "depth" }, guarantee: fine },
  "hddr-depth-backward": {
    transformation: "prune",
    recursive: { queue: "depth", siblings: "backward" },
    guarantee: fine,
  },
  "coarse-hddr": { transformation: "coarse-prune", recursive: breadth, guarantee: coarse },
  hoist: { transformation: "hoist", guarantee: hoisted },
  substitute: { transformation: "substitute", list: "dfs-delta", guarantee: "substitution-minimal" },
};

const others: readonly TreeAlgorithm[] = [
  { name: "gtr", guarantee: "GTR-minimal", keepsTree: false, run: gtr },
  { name: "perses", guarantee: "Perses-minimal", keepsTree: false, list: "dfs-delta", run: perses },
  {
    name: "pardis",
    guarantee: coarse,
    keepsTree: false,
    run: (start) => pardis(start, {}),
  },
  { name: "pardis-hybrid", guarantee: coarse, keepsTree: false, run: pardis },
  {
    name: "trec",
    guarantee: "canonical tokens",
    keepsTree: false,
    run: trec,
  },
  {
    name: "choices",
    guarantee: chosen,
    keepsTree: false,
    run: (start, context) => choices(start, { ...context, useDefault: false }),
  },
  {
    name: "choices-default",
    guarantee: chosen,
    keepsTree: false,
    run: (start, context) => choices(start, { ...context, useDefault: true }),
  },
  { name: "alternatives", guarantee: "form-minimal", keepsTree: false, run: alternatives },
  { name: "vulcan", guarantee: `${renamed}, ${enumerated}, ${generated}`, keepsTree: false, run: vulcan },
  { name: "vulcan-identifiers", guarantee: renamed, keepsTree: false, run: vulcanIdentifiers },
  { name: "vulcan-patterns", guarantee: enumerated, keepsTree: false, run: vulcanPatterns },
  { name: "vulcan-subtrees", guarantee: generated, keepsTree: false, run: vulcanSubtrees },
];

/** Names of all algorithms that reduce a tree. */
export const treeAlgorithmNames: readonly string[] = [...Object.keys(hddParts), ...others.map(({ name }) => name)];

/** Tells whether several algorithms can be joined to one that does to each level what they do: the variants of HDD can. */
export function canJoin(names: readonly string[]): boolean {
  return names.length === 1 || names.every((name) => Object.hasOwn(hddParts, name));
}

/**
 * The algorithm of a name, or several variants of HDD joined: all is done to some nodes before others are visited.
 * @throws RangeError if they cannot be joined or there is none of a name
 */
export function treeAlgorithm(names: readonly string[]): TreeAlgorithm {
  const other = others.find(({ name }) => names.length === 1 && name === names[0]);
  if (other) return other;
  const parts = names.map((name) => {
    const part = Object.hasOwn(hddParts, name) ? hddParts[name] : undefined;
    if (!part) throw new RangeError(`${names.join(" + ")} is no algorithm that reduces a tree.`);
    return part;
  });
  const transformations = parts.map(({ transformation }) => transformation);
  const recursive = parts.find((part) => part.recursive)?.recursive;
  return {
    name: names.join(" + "),
    guarantee: parts.map(({ guarantee }) => guarantee).join(", "),
    keepsTree: true,
    list: parts.find((part) => part.list)?.list,
    run: (start, { minimize, syntax }) => hdd(start, { transformations, recursive, minimize, syntax }),
  };
}
