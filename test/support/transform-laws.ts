import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noEdits } from "#src/tree/edits.js";
import type { Tree } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { measure, preorder } from "#src/tree/walk.js";
import { treeNotations } from "./arbitraries.js";
import { noClash } from "./clashes.js";
import { deeperThanTheStack } from "./deeper-than-the-stack.js";
import { parseTree, printTree } from "./tree-notation.js";

/**
 * Trees that nest in several ways, one within the other: what is around, repeated, and what ends it. Each way by itself is
 * deeper than the call stack.
 */
const nestings = {
  rules: [
    ["g=0(h(", "))"], // unary
    ["e(", " + y= ~' ')"], // left recursion
    ["f(x= + g() ", ")"], // right recursion
  ],
  lists: [
    ["l([ *({a} {, ", "}) ])"],
    ["x(", " *({, x(z)}))"], // in the first elements of separated lists
    ["*({y(", ") *({, y(b)})})"], // in separated lists that may be empty
  ],
} as const;

/** The trees that were made of {@link nestings}: all transforms can have the same, because trees do not change. */
const deepTrees = new Map<string, Tree>();

function deepTree(name: keyof typeof nestings): Tree {
  const made = deepTrees.get(name);
  if (made) return made;
  const ways = nestings[name].map(([open, close]) => {
    const times = Math.ceil(deeperThanTheStack / levels(open, close));
    return [open.repeat(times), close.repeat(times)] as const;
  });
  const [opens, closes] = [ways.map(([open]) => open), ways.map(([, close]) => close)];
  const tree = parseTree(`${opens.join("")}1${closes.reverse().join("")}`);
  deepTrees.set(name, tree);
  return tree;
}

/** The laws of every transform of trees. */
export function describeLaws(transform: (tree: Tree) => Tree): void {
  it("keeps the text and the tokens", () => {
    everyTree((tree) => {
      const transformed = transform(tree);
      expect(new Unparser(transformed, "keep", noClash).unparse(noEdits)).toBe(tree.text);
      expect(transformed.tokens).toEqual(tree.tokens);
    });
  });

  it("keeps every node's children in order and within the node", () => {
    everyTree((tree) => {
      for (const node of preorder(transform(tree).root)) {
        const bounds = [node.from, ...node.children.flatMap(({ from, to }) => [from, to]), node.to];
        expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
      }
    });
  });

  it("keeps lists as they must be: quantifiers hold iterations, nothing else does", () => {
    everyTree((tree) => {
      for (const { kind, children } of preorder(transform(tree).root)) {
        for (const child of children) expect(child.kind === "iteration").toBe(kind === "quantifier");
      }
    });
  });

  it("is idempotent", () => {
    everyTree((tree) => {
      const once = transform(tree);
      expect(printTree(transform(once))).toBe(printTree(once));
    });
  });

  it("leaves the tree that it is given as it is", () => {
    everyTree((tree) => {
      const before = printTree(tree);
      measure(transform(tree).root);
      expect(printTree(tree)).toBe(before);
    });
  });

  describe("goes deeper than the call stack", () => {
    it.each(["rules", "lists"] as const)("in nested %s", (name) => {
      const tree = deepTree(name);
      const before = measure(tree.root);
      expect(before.height).toBeGreaterThanOrEqual(nestings[name].length * deeperThanTheStack);
      // Flattening adds an iteration for each link and one list; the other transforms add nothing but iterations.
      expect(measure(transform(tree).root).nodes).toBeLessThanOrEqual(2 * before.nodes);
    });
  });
}

/** By how many levels one more repetition makes a tree deeper. */
function levels(open: string, close: string): number {
  const height = (times: number) => measure(parseTree(`${open.repeat(times)}1${close.repeat(times)}`).root).height;
  return height(3) - height(2);
}

function everyTree(law: (tree: Tree) => void): void {
  fc.assert(fc.property(treeNotations, (notation) => law(parseTree(notation))));
}
