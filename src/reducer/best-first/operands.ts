/**
 * Removals of a part with the token after it, before a part of the same kind: `1 -` in `x = 1 - a + b`, or `a; else` in `if (x) a; else b;`.
 * In lists of operators and operands, an element is an operand with the operator before it, so the first operand is in no element, and
 * the others could only go with the operator before them.
 */
import type { WorkingTree } from "../../search/working-tree.js";
import { edit } from "../../tree/edits.js";
import { type Node, type RuleNode, type TokenNode, type Tree, textOf } from "../../tree/node.js";
import { type SweepStep, stepOf } from "./sweep.js";

/**
 * The removals of such parts. If the token before a part is the same as the one after it, its removal with that one is enough.
 * @param working is only changed by the steps
 * @param tree the text as it was parsed
 */
export function* operandsIn(working: WorkingTree, tree: Tree): Iterable<SweepStep> {
  const stack: Node[] = working.root ? [working.root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    stack.push(...working.childrenOf(node));
    const parts = node.kind === "rule" ? partsOf(working, node) : [];
    for (const [i, part] of parts.entries()) {
      const [before, token, next] = [parts[i - 1], parts[i + 1], parts[i + 2]];
      if (part.kind !== "rule" || token?.kind !== "token" || next?.kind !== "rule" || next.slot !== part.slot) continue;
      if (before && textOf(tree, before) === textOf(tree, token)) continue;
      const cut = { from: part.from, to: token.to, text: "" };
      yield stepOf(working, {
        key: `- ${cut.from} ${cut.to}`,
        gain: working.weightOf(part) + 1,
        change: () => ({ edits: edit(working.edits, [cut]), instead: [part, token].map((each) => [each, []]) }),
      });
    }
  }
}

/** What is left of the rules and tokens below a node, whatever lists they are in. */
function partsOf(working: WorkingTree, node: Node): readonly (RuleNode | TokenNode)[] {
  const left = working.childrenOf(node).filter((child) => working.weightOf(child) > 0);
  return left.flatMap((each) => (each.kind === "rule" || each.kind === "token" ? [each] : partsOf(working, each)));
}
