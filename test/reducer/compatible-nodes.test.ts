import { describe, expect, it } from "vitest";
import { compatibleBelow, heaviest, isSymbol, lightestFirst } from "#src/reducer/compatible-nodes.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import { type RuleNode, ruleNode, textOf } from "#src/tree/node.js";
import { wordSyntax } from "../support/lexemes.js";
import { parseTree } from "../support/tree-notation.js";

const all = Number.POSITIVE_INFINITY;

describe("a compatible node below a node", () => {
  it.each<[string, string, number, boolean, string[]]>([
    ["is what the grammar allows there, parents first", "e(a e(b e(c) f(d)))", all, false, ["bcd", "c"]],
    ["is a token as well", "e(x e)", all, false, ["e"]],
    ["is no error and no hidden token", "e(x !e ~e)", all, false, []],
    ["is lighter than the node", "e(f(e(a b)))", all, false, []],
    ["is found in lists", "e([ *({e(a)} {, | e(b)}) ])", all, false, ["a", "b"]],
    ["ends at the topmost if only these are asked for", "e(a e(b e(c)) f(e(d)))", all, true, ["bc", "d"]],
    ["ends in a depth", "e(a e(b e(c)))", 1, false, ["bc"]],
    ["is as deep as its parent where it is an only child", "e(a f(g(e(b))))", 1, false, ["b"]],
    ["is a level deeper where it is in a list", "e(a f(*({e(b)})))", 1, false, []],
  ])("%s: %s", (_, notation, depth, topmost, texts) => {
    const tree = parseTree(notation);
    const working = new WorkingTree({ root: tree.root, edits: noEdits });
    const found = [...compatibleBelow(working, tree.root as RuleNode, { syntax: wordSyntax, depth, topmost })];
    expect(found.map((node) => textOf(tree, node))).toEqual(texts);
  });
});

it("nodes after the requested ones are not visited", () => {
  const visited: number[] = [];
  const leaf = (at: number) => {
    const visit = () => {
      visited.push(at);
      return [];
    };
    return ruleNode({ name: "e", from: at, to: at + 1, replacement: "" }, visit);
  };
  const wide = ruleNode({ name: "f", from: 0, to: 9, replacement: "" }, () =>
    Array.from({ length: 9 }, (_, i) => leaf(i)),
  );
  const root = ruleNode({ name: "e", from: 0, to: 10, replacement: "" }, () => [wide]);
  const working = new WorkingTree({ root, edits: noEdits });
  const found = compatibleBelow(working, root, { syntax: wordSyntax, depth: all, topmost: false })[Symbol.iterator]();
  expect([found.next(), found.next()].map(({ value }) => value?.from)).toEqual([0, 1]);
  expect(visited).toEqual([0]);
});

it("nodes are ordered by their weight, equally heavy ones by their position in the text", () => {
  const tree = parseTree("e(f(a b) g(c) h(d e f) i(g))");
  const working = new WorkingTree({ root: tree.root, edits: noEdits });
  const texts = lightestFirst(working, tree.root.children).map((node) => textOf(tree, node));
  expect(texts).toEqual(["c", "g", "ab", "def"]);
  expect(heaviest(working, tree.root.children)).toBe(tree.root.children[2]);
  expect(heaviest(working, [])).toBeUndefined();
});

it("symbols are rules and the grammar's own tokens", () => {
  const tree = parseTree("e(f(a) b !c ~d *({x}))");
  expect(tree.root.children.map(isSymbol)).toEqual([true, true, false, false, false]);
});
