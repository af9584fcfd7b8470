import { expect, it } from "vitest";
import { holdsRecords, mainListOf } from "#src/reducer/best-first/main-list.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import { parseTree } from "../../support/tree-notation.js";

/** The text of the main list of a tree. */
function mainList(notation: string): string | undefined {
  const { root, text, tokens } = parseTree(notation);
  const list = mainListOf(new WorkingTree({ root, edits: noEdits }));
  return list && text.slice(tokens.starts[list.from], tokens.ends[list.to - 1]);
}

it("finds the outermost list without an element that is half of it", () => {
  expect(mainList("s(*({a} {b} {c}))")).toBe("abc");
  expect(mainList("s(x *({t(*({a} {b} {c} {d}))} {e} {f}))")).toBe("abcd");
});

it("finds none in a text without such a list", () => {
  expect(mainList("s(x *({a}))")).toBeUndefined();
  expect(mainList("s(x y z)")).toBeUndefined();
});

it("tells records from parts with names of their own", () => {
  const holds = (elements: readonly string[]) => {
    const tree = parseTree(`s(*(${elements.map((each) => `{${each}}`).join(" ")}))`);
    return holdsRecords(new WorkingTree({ root: tree.root, edits: noEdits }), tree);
  };
  const numbers = Array.from({ length: 20 }, (_, i) => i);
  expect(holds(numbers.map((i) => `id is one n${i} x`))).toBe(true);
  expect(holds(numbers.map((i) => `${i % 2 === 0 ? "id" : "at"} is one n${i} x`))).toBe(true);
  expect(holds(numbers.map((i) => `var n${i} is one x`))).toBe(false);
  expect(holds(["id is one x", "id is one y"])).toBe(false);
});
