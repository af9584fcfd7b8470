import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/core.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { treeOfTextSync } from "#src/parse/tree-of-text.js";
import { References } from "#src/reducer/names/references.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { unifySeparatedLists } from "#src/transform/unify-separated-lists.js";
import { noEdits } from "#src/tree/edits.js";
import type { IterationNode, QuantifierNode } from "#src/tree/node.js";
import { wordSyntax } from "../../support/lexemes.js";
import { parseTree } from "../../support/tree-notation.js";

/** A list of functions, each with the names that it uses: `f(g h)` is the element 0, and so on. */
function referencesOf(...functions: readonly string[]) {
  const elements = functions.map(
    (each) =>
      `{${each
        .match(/\w+/g)
        ?.map((name) => `ID:${name} _`)
        .join(" ")}}`,
  );
  const tree = parseTree(`s(*(${elements.join(" ")}))`);
  const working = new WorkingTree({ root: tree.root, edits: noEdits });
  const references = new References(working, { tree, syntax: wordSyntax });
  const list = tree.root.children[0] as (typeof tree.root.children)[number];
  const textOf = ({ from, to }: { from: number; to: number }) =>
    tree.text.slice(tree.tokens.starts[from], tree.tokens.ends[to - 1]);
  return (...removed: readonly number[]) => {
    const { unused, breaksUses } = references.without(
      removed.map((i) => list.children[i] as (typeof list.children)[number]),
    );
    return { unused: unused.map(({ iteration }) => textOf(iteration)), breaksUses };
  };
}

describe("a removal", () => {
  it("makes unused what only it uses, directly or through other elements", () => {
    const without = referencesOf("main f", "f g", "g h", "h", "k h");
    expect(without(0)).toEqual({ unused: ["f g", "g h"], breaksUses: false });
    expect(without(0, 4)).toEqual({ unused: ["f g", "g h", "h"], breaksUses: false });
  });

  it("breaks uses if it removes what others use", () => {
    const without = referencesOf("main f", "f g", "g");
    expect(without(2)).toEqual({ unused: [], breaksUses: true });
    expect(without(1, 2)).toEqual({ unused: [], breaksUses: true });
    expect(without(0, 1, 2)).toEqual({ unused: [], breaksUses: false });
  });

  it("does not make unused what several elements declare or what occurs too often", () => {
    expect(referencesOf("main f", "f g", "f h")(0).unused).toEqual([]);
    expect(referencesOf("main f", "f g")(0).unused).toEqual(["f g"]);
    const many = Array.from({ length: 65 }, () => "f");
    expect(referencesOf(`main ${many.join(" ")}`, "f g")(0).unused).toEqual([]);
  });
});

/** The elements around the occurrences of a name, and those that it stands for. */
async function elementsOf(language: string, text: string, wanted: string) {
  const grammar = await loadLanguage(language);
  const parsed = treeOfTextSync(grammar, text);
  const { root } = unifySeparatedLists(parsed.tree, { withoutEmpty: true });
  const tree = new WorkingTree({ root, edits: noEdits });
  const references = new References(tree, { tree: parsed.tree, syntax: syntaxOf(grammar, parsed, {}) });
  const [, around, named] = [...references.elementsOfNames()].find(([name]) => name === wanted) ?? [];
  const { starts, ends } = parsed.tree.tokens;
  const textOf = ({ from, to }: IterationNode) => text.slice(starts[from], ends[to - 1]);
  const texts = (elements: typeof around) => elements?.map(({ iteration }) => textOf(iteration).replace(/\s+/g, ""));
  return { around: texts(around), named: texts(named) };
}

describe("a name stands for", () => {
  it("the record whose key it is, not only for the member", async () => {
    const records = '{"nodes":[{"id":"a","size":1},{"id":"b"}],"order":["a","b"]}';
    expect(await elementsOf("json", records, "a")).toEqual({
      around: ['"id":"a"', '"a"'],
      named: ['{"id":"a","size":1}', '"a"'],
    });
    expect(await elementsOf("json", records, "b")).toEqual({
      around: ['"id":"b"', ',"b"'],
      named: [',{"id":"b"}', ',"b"'],
    });
  });

  it("what is around a list in which nothing else is left, unless there is a bracket between", async () => {
    expect(await elementsOf("yaml", "jobs:\n - name: a\n   run: x\n - name: b\nstages:\n - a\n - b\n", "a")).toEqual({
      around: ["a", "a"],
      named: ["-name:arun:x", "-a"],
    });
    expect(await elementsOf("javascript", "x = function f(a) {}; g(f); h();", "f")).toEqual({
      around: ["f", "f"],
      named: ["=functionf(a){}", "f"],
    });
  });
});

describe("a list whose names are used around it", () => {
  function areUsed(elements: readonly string[], after: string, before = "") {
    const tree = parseTree(`s(${before} *(${elements.map((each) => `{${each}}`).join(" ")}) ${after})`);
    const working = new WorkingTree({ root: tree.root, edits: noEdits });
    const list = tree.root.children.find(({ kind }) => kind === "quantifier") as QuantifierNode;
    return new References(working, { tree, syntax: wordSyntax }).areUsed(list);
  }

  it("is one whose elements begin with them, not one whose elements only contain them", () => {
    const elements = ["ID:f _ID:x _ID:y", "_ID:g _ID:y"];
    expect(["_ID:f", "_ID:g", "_ID:x", "_ID:y", "_ID:z"].map((each) => areUsed(elements, each))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("is one whose elements begin with them behind a name that occurs too often", () => {
    const many = Array(32).fill("_ID:m").join(" ");
    const elements = [`ID:m _ID:f ${many}`, `_ID:m _ID:g ${many}`];
    expect(["_ID:f", "_ID:m"].map((each) => areUsed(elements, each))).toEqual([true, false]);
  });

  it("is not one whose elements begin with a name that they do not declare", () => {
    expect(["", "ID:f"].map((before) => areUsed(["_ID:f _ID:x"], "_ID:f", before))).toEqual([true, false]);
  });
});

/** Tells what of some elements of a list can go without breaking a use: the texts of what goes. */
function unneededOf(elements: readonly string[], removed: readonly number[], { isDeep = false } = {}) {
  const tree = parseTree(`s(*(${elements.map((each) => `{${each}}`).join(" ")}))`);
  const working = new WorkingTree({ root: tree.root, edits: noEdits });
  const references = new References(working, { tree, syntax: wordSyntax });
  const list = tree.root.children[0] as QuantifierNode;
  const iterations = removed.map((i) => list.children[i] as IterationNode);
  return references
    .unneeded(list, iterations, { isDeep })
    .map(({ iteration: { from, to } }) => tree.text.slice(tree.tokens.starts[from], tree.tokens.ends[to - 1]));
}

/** The notation of an object with some members. */
function objectOf(name: string, members: readonly string[]): string {
  return `ID:${name} _ '{' *(${members.map((each) => `{ID:${each} _}`).join(" ")}) '}'`;
}

describe("what can be removed without breaking a use", () => {
  const [f, g, h, main] = ["ID:f _ ID:g", "ID:g", "ID:h _ ID:g", "ID:main _ ID:f"];

  it("is what the rest uses neither directly nor through other elements", () => {
    // In the order of the text, a name is declared where it occurs first.
    expect(unneededOf([g, f, h, main], [0, 1, 2])).toEqual(["h g"]);
    expect(unneededOf([g, f, h, main], [0, 1, 2, 3])).toEqual(["g", "f g", "h g", "main f"]);
    expect(unneededOf([g, h, f, main], [0, 1])).toEqual(["h g"]);
  });

  it("does not count names in brackets as declared", () => {
    const [struct, use] = ["ID:s _ '{' ID:length '}'", "ID:t _ ID:length"];
    expect(unneededOf([struct, use], [0])).toEqual(["s {length}"]);
    expect(unneededOf([struct, "ID:t _ ID:s"], [0])).toEqual([]);
  });

  it("does not count names with 64 elements inside an element as declared by it", () => {
    const nested = (levels: number) => `ID:a *({ID:b ${"*({".repeat(levels)} ID:c ${"})".repeat(levels)}})`;
    expect(unneededOf([nested(62), "ID:t _ ID:c"], [0])).toEqual([]);
    expect(unneededOf([nested(63), "ID:t _ ID:c"], [0])).toEqual(["abc"]);
  });

  it("is not what adds to a declaration that is needed", () => {
    const [prototype, other, body, use] = ["ID:s", "ID:o", "ID:s _ '{' ID:length '}'", "ID:t _ ID:s"];
    expect(unneededOf([prototype, other, body, use], [0, 1, 2])).toEqual(["o"]);
    expect(unneededOf([prototype, other, "ID:s", use], [0, 1, 2])).toEqual(["o"]);
    expect(unneededOf([prototype, other, "'(' ID:s ')'", use], [0, 1, 2])).toEqual(["o"]);
  });

  it("may be an entry of a dictionary inside a needed element", () => {
    const members = ["a", "b", "c", "d", "e", "i", "j", "k"];
    const object = objectOf("all", members);
    const use = "ID:main _ ID:all _ ID:c";
    expect(unneededOf([object, use], [0])).toEqual([]);
    expect(unneededOf([object, use], [0], { isDeep: true })).toEqual(members.filter((each) => each !== "c"));
    expect(unneededOf([objectOf("all", members.slice(1)), use], [0], { isDeep: true })).toEqual([]);
  });
});
