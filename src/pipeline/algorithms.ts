/** The algorithms that reduce a tree, by the names that pipelines use. */
import type { ListMinimizerName } from "../lists/list-minimizers.js";
import type { AlgorithmContext } from "../reducer/algorithm-context.js";
import { alternatives } from "../reducer/alternatives.js";
import { bestFirst } from "../reducer/best-first/best-first.js";
import { type BranchingLimit, limitBranchingFirst } from "../reducer/branching-limit.js";
import { choices } from "../reducer/choices/choices.js";
import { gtr } from "../reducer/gtr.js";
import { hdd, type Transformation } from "../reducer/hdd.js";
import { hddr, type VisitOrder } from "../reducer/hddr.js";
import { hoist } from "../reducer/hoist.js";
import { inline } from "../reducer/names/inline.js";
import { pardis } from "../reducer/pardis.js";
import { perses } from "../reducer/perses.js";
import { prune } from "../reducer/prune.js";
import { substitute } from "../reducer/substitute.js";
import { trec } from "../reducer/trec/trec.js";
import { vulcanIdentifiers } from "../reducer/vulcan/identifiers.js";
import { vulcanPatterns } from "../reducer/vulcan/patterns.js";
import { vulcanSubtrees } from "../reducer/vulcan/subtrees.js";
import { vulcan } from "../reducer/vulcan/vulcan.js";
import type { Search } from "../search/search.js";
import type { Reduced } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { TreeGuarantee } from "./guarantees.js";

/** An algorithm that goes once through a tree. Pipelines repeat it to its fixpoint. */
export interface TreeAlgorithm {
  readonly name: string;
  /** What holds in the fixpoint. */
  readonly guarantees: readonly TreeGuarantee[];
  /**
   * Whether the algorithm is a variant of HDD: it continues with the tree that the previous variant left, in which nodes that cannot
   * become smaller are hidden. For other algorithms, the text is parsed again.
   */
  readonly keepsTree?: boolean;
  /**
   * Whether the pipeline does not filter the algorithm's steps by the step memory: the algorithm uses the memory itself, or
   * failures of other algorithms say nothing about its steps.
   */
  readonly usesMemory?: boolean;
  /** Whether most of its steps fail, so that it ends early in a pipeline that remembers steps. */
  readonly isImpatient?: boolean;
  /**
   * Whether a pipeline that remembers steps also tries those that remove several parts, each of which is needed, and some of those that failed
   * before.
   */
  readonly isThorough?: boolean;
  /** The list minimiser that the algorithm's authors use; undefined for `ddmin`. */
  readonly list?: ListMinimizerName | undefined;
  /** Goes once through a tree; returns `start` itself if nothing has changed. */
  readonly run: (start: Reduced, context: AlgorithmContext) => Search<Edits, Reduced>;
}

/** What a transformation works with. */
interface TransformationContext extends Pick<AlgorithmContext, "minimize" | "syntax"> {
  readonly limit: BranchingLimit;
}

/** A variant of HDD: a transformation of nodes, and the order in which they are visited. Variants can be joined. */
interface HddVariant {
  readonly transformation: (context: TransformationContext) => Transformation;
  /** The children of one node at a time (HDDr) in this order; undefined for level by level. */
  readonly order?: VisitOrder;
  readonly list?: ListMinimizerName;
  readonly guarantee: TreeGuarantee;
}

/** How many compatible nodes a node may have before its substitution is postponed. */
const mostSubstitutes = 24;

const pruning: HddVariant = {
  transformation:
    ({ minimize }) =>
    (tree, level) =>
      prune(tree, level, { coarse: false, minimize }),
  guarantee: "1-tree-minimal",
};
const coarsePruning: HddVariant = {
  transformation:
    ({ minimize }) =>
    (tree, level) =>
      prune(tree, level, { coarse: true, minimize }),
  guarantee: "1-tree-minimal by removal",
};

const hddVariants: Readonly<Record<string, HddVariant>> = {
  hdd: pruning,
  "coarse-hdd": coarsePruning,
  hddr: { ...pruning, order: { queue: "breadth", siblings: "forward" } },
  "hddr-backward": { ...pruning, order: { queue: "breadth", siblings: "backward" } },
  "hddr-depth": { ...pruning, order: { queue: "depth", siblings: "forward" } },
  "hddr-depth-backward": { ...pruning, order: { queue: "depth", siblings: "backward" } },
  "coarse-hddr": { ...coarsePruning, order: { queue: "breadth", siblings: "forward" } },
  hoist: { transformation: () => hoist, guarantee: "hoisting-minimal" },
  substitute: {
    transformation:
      ({ syntax, limit }) =>
      (tree, level) =>
        substitute(tree, level, { syntax, limit }),
    list: "dfs-delta",
    guarantee: "substitution-minimal",
  },
};

const otherAlgorithms: readonly TreeAlgorithm[] = [
  {
    name: "best-first",
    guarantees: ["GTR-minimal", "Perses-minimal"],
    usesMemory: true,
    run: bestFirst,
  },
  { name: "gtr", guarantees: ["GTR-minimal"], run: gtr },
  { name: "perses", guarantees: ["Perses-minimal"], list: "dfs-delta", run: perses },
  {
    name: "pardis",
    guarantees: ["1-tree-minimal by removal"],
    isThorough: true,
    run: (start) => pardis(start, {}),
  },
  {
    name: "pardis-hybrid",
    guarantees: ["1-tree-minimal by removal"],
    isThorough: true,
    list: "opdd",
    run: pardis,
  },
  { name: "trec", guarantees: ["canonical tokens"], run: trec },
  { name: "inline", guarantees: [], usesMemory: true, run: inline },
  {
    name: "choices",
    guarantees: ["1-minimal in choices"],
    run: (start, context) => choices(start, { ...context, useDefault: false }),
  },
  {
    name: "choices-default",
    guarantees: ["1-minimal in choices"],
    run: (start, context) => choices(start, { ...context, useDefault: true }),
  },
  { name: "alternatives", guarantees: ["form-minimal"], isImpatient: true, run: alternatives },
  {
    name: "vulcan",
    guarantees: ["renaming-minimal", "4-window-minimal", "subtree-minimal"],
    run: vulcan,
  },
  { name: "vulcan-identifiers", guarantees: ["renaming-minimal"], run: vulcanIdentifiers },
  { name: "vulcan-patterns", guarantees: ["4-window-minimal"], run: vulcanPatterns },
  { name: "vulcan-subtrees", guarantees: ["subtree-minimal"], run: vulcanSubtrees },
];

/** The names of all algorithms that reduce a tree. */
export const treeAlgorithmNames: readonly string[] = [
  ...Object.keys(hddVariants),
  ...otherAlgorithms.map(({ name }) => name),
];

/**
 * Whether several algorithms can be joined to one that applies all of them to each level: only variants of HDD can.
 * @param names names of algorithms that exist, in the order in which they are to run
 */
export function canJoin(names: readonly string[]): boolean {
  return names.length === 1 || names.every((name) => Object.hasOwn(hddVariants, name));
}

/**
 * The algorithm of a name, or several variants of HDD joined: all their transformations are applied to a level before the next one
 * is visited.
 * @param names one name, or the names of several variants of HDD in the order in which they are applied to a level
 * @throws RangeError if there is no algorithm of a name, or they cannot be joined
 */
export function treeAlgorithm(names: readonly string[]): TreeAlgorithm {
  const other = otherAlgorithms.find(({ name }) => names.length === 1 && name === names[0]);
  return other ?? joined(names);
}

function joined(names: readonly string[]): TreeAlgorithm {
  const variants = names.map((name) => {
    const variant = Object.hasOwn(hddVariants, name) ? hddVariants[name] : undefined;
    if (!variant) throw new RangeError(`${names.join(" + ")} is not an algorithm that reduces a tree.`);
    return variant;
  });
  const order = variants.find((variant) => variant.order)?.order;
  return {
    name: names.join(" + "),
    guarantees: variants.map(({ guarantee }) => guarantee),
    keepsTree: true,
    list: variants.find(({ list }) => list)?.list,
    run: (start, { minimize, syntax }) =>
      limitBranchingFirst(start, mostSubstitutes, (limit) => {
        const transformations = variants.map(({ transformation }) => transformation({ minimize, syntax, limit }));
        return order ? hddr(start, transformations, order) : hdd(start, transformations);
      }),
  };
}
