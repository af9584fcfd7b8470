import type { Cut } from "#src/tree/edits.js";
import type { IterationNode, Node } from "#src/tree/node.js";

/** The cuts that replace one node. */
export interface Replacement {
  readonly node: Node;
  readonly cuts: readonly Cut[];
}

/**
 * All ways to replace just one node of what is left of a tree by its minimal replacement. Quantifiers are no nodes: an
 * iteration is removed from its list. The next one then loses its separators if it is the first that is left; when none is
 * left, the list gives way to its replacement.
 */
export function* singleReplacements(root: Node): Iterable<Replacement> {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    stack.push(...node.children);
    if (node.kind === "quantifier") yield* withoutOneIteration(node);
    else if (node.kind !== "iteration" && node.from < node.to) yield { node, cuts: [cut(node, node.replacement)] };
  }
}

function* withoutOneIteration(list: Node & { readonly kind: "quantifier" }): Iterable<Replacement> {
  const left = list.children.filter(({ from, to }) => from < to);
  for (const [i, node] of left.entries()) {
    if (left.length === 1) yield { node, cuts: [cut(list, list.replacement)] };
    else yield { node, cuts: [cut(node, ""), ...(i === 0 ? separatorsOf(left[1] as IterationNode) : [])] };
  }
}

function separatorsOf({ from, separators }: IterationNode): Cut[] {
  return separators > 0 ? [cut({ from, to: from + separators }, "")] : [];
}

function cut({ from, to }: { readonly from: number; readonly to: number }, text: string): Cut {
  return { from, to, text };
}

/** Which nodes may take another's place, as a checker sees it. */
export interface Hoists {
  readonly fits: (by: Node, node: Node) => boolean;
  /** Whether only the topmost on each path may. */
  readonly topmost: boolean;
  /** How many steps down a node may lie, at most: to a list, or to what stands for less than the one above. */
  readonly depth?: number;
}

/** All ways to put one node of what is left of a tree in the place of one rule node above it. */
export function* singleHoists(root: Node, { fits, topmost, depth = Number.POSITIVE_INFINITY }: Hoists) {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    stack.push(...node.children);
    if (node.kind === "rule") yield* hoistsInto(node);
  }

  function* hoistsInto(node: Node): Iterable<Replacement> {
    const below = node.children.map((by) => ({ by, above: node, steps: 0 }));
    for (let each = below.pop(); each; each = below.pop()) {
      const { by, above } = each;
      const isStep = by.kind === "quantifier" || by.from !== above.from || by.to !== above.to;
      const steps = each.steps + (isStep ? 1 : 0);
      if (steps > depth) continue;
      const isFit = fits(by, node);
      if (isFit) {
        const cuts = [cut({ from: node.from, to: by.from }, ""), cut({ from: by.to, to: node.to }, "")];
        yield { node, cuts: cuts.filter(({ from, to }) => from < to) };
      }
      if (!(isFit && topmost)) below.push(...by.children.map((child) => ({ by: child, above: by, steps })));
    }
  }
}
