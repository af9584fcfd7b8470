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
 * left, the list is replaced by its minimal replacement.
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

/**
 * All ways to put the elements of a list in the place of an element of a list above it, with at most three lists between them.
 * Both lists must have the same separators, and every element must be one symbol that fits where the other element stands.
 */
export function* singleSplices(root: Node, fits: (symbol: string, slot: string) => boolean): Iterable<Replacement> {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    stack.push(...node.children);
    if (node.kind !== "quantifier") continue;
    for (const element of node.children) {
      const slot = contentOf(element)?.slot;
      if (slot === undefined) continue;
      for (const list of listsIn(element, 4)) {
        const areAlike = list.children.every((each) => fits(contentOf(each)?.name ?? "", slot));
        if (!areAlike || list.children.length === 0 || separatorsIn(list) !== separatorsIn(node)) continue;
        const hasSeparators = element.children.some((child) => isSeparatorOf(element, child) && child.from < child.to);
        const from = element.from + (hasSeparators ? element.separators : 0);
        const cuts = [cut({ from, to: list.from }, ""), cut({ from: list.to, to: element.to }, "")];
        yield { node: element, cuts: cuts.filter((each) => each.from < each.to) };
      }
    }
  }
}

/** The lists below a node, at most so many levels of lists deep. */
function* listsIn(node: Node, levels: number): Iterable<Node & { readonly kind: "quantifier" }> {
  if (levels === 0) return;
  for (const child of node.children) {
    if (child.kind === "quantifier") yield child;
    yield* listsIn(child, child.kind === "quantifier" ? levels - 1 : levels);
  }
}

/** The one symbol that an element consists of beside its separators. */
function contentOf(element: IterationNode) {
  const [only, ...others] = element.children.filter((child) => !isSeparatorOf(element, child));
  const isSymbol = only?.kind === "rule" || (only?.kind === "token" && only.category === "plain");
  return isSymbol && others.length === 0 ? only : undefined;
}

function isSeparatorOf({ from, separators }: IterationNode, child: Node): boolean {
  return child.to <= from + separators;
}

function separatorsIn({ children }: Node & { readonly kind: "quantifier" }): string {
  const separated = children.find(({ separators }) => separators > 0);
  const tokens = separated?.children.filter((child) => isSeparatorOf(separated, child)) ?? [];
  return tokens.map((token) => (token.kind === "token" ? token.name : "")).join(" ");
}
