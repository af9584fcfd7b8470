import { describe, expect, it } from "vitest";
import { countNodes, printDot, printJson, printText } from "#src/tree/print.js";
import { measure, preorder } from "#src/tree/walk.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";
import { parseTree } from "../support/tree-notation.js";

const notation = "s(a_*({b}{c}) !x)";

describe("a tree is shown", () => {
  it("as indented text, a line for each node", () => {
    const { root } = parseTree(notation);
    const lines = [...printText(parseTree(notation))];
    expect(lines).toHaveLength(measure(root).nodes);
    expect(lines[0]).toMatch(/^s → /);
    expect(lines.slice(1).every((line) => line.startsWith("  "))).toBe(true);
    expect(lines.filter((line) => line.trim() === "iteration")).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/^ {2}error.* "x" → ""$/);
  });

  it("as JSON, whose lines say where each node hangs and what it covers", () => {
    const tree = parseTree(notation);
    const nodes = [...printJson(tree)].map((line) => JSON.parse(line));
    expect(nodes[0]).toMatchObject({ parent: -1, depth: 0, kind: "rule", name: "s", start: 0, end: tree.text.length });
    for (const { parent, depth } of nodes.slice(1)) expect(nodes[parent].depth).toBe(depth - 1);
    const texts = nodes.filter(({ kind }) => kind === "token").map(({ start, end }) => tree.text.slice(start, end));
    expect(texts).toEqual(["a", "b", "c", "x"]);
  });

  it("as a graph with an edge to each node but the root", () => {
    const { root } = parseTree(notation);
    const lines = [...printDot(parseTree(notation), 'a "name"')];
    expect(lines[0]).toBe('digraph "a \\"name\\"" {');
    expect(lines.at(-1)).toBe("}");
    const { nodes } = measure(root);
    expect(lines.filter((line) => / -> /.test(line))).toHaveLength(nodes - 1);
    expect(lines.filter((line) => /^ {2}n\d+ \[/.test(line))).toHaveLength(nodes);
  });

  it("whatever its depth", () => {
    const depth = deeperThanTheStack;
    const tree = parseTree(`${"s(".repeat(depth)}a${")".repeat(depth)}`);
    for (const print of [printText(tree), printJson(tree), printDot(tree, "deep")]) {
      let length = 0;
      for (const line of print) length = Math.max(length, line.length);
      expect(length).toBeLessThan(300);
    }
  });
});

it("nodes are counted by kind and by rule", () => {
  const { root } = parseTree("s(t(a) t(b) *({c}{d}))");
  expect(countNodes(root)).toEqual({
    kinds: { rule: 3, token: 4, quantifier: 1, iteration: 2 },
    names: { s: 1, t: 2 },
  });
  expect(measure(root).shape.reduce((sum, count) => sum + count)).toBe([...preorder(root)].length);
});
