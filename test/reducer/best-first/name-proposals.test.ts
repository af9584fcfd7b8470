import { expect, it } from "vitest";
import { NameProposals } from "#src/reducer/best-first/name-proposals.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import { parseTree } from "../../support/tree-notation.js";

/** Whether names are due in a text of a list of elements, of which only the beginnings matter here. */
function isDue(elementOf: (i: number) => string, { size, failures }: { size: number; failures: number }): boolean {
  const elements = Array.from({ length: 20 }, (_, i) => `{${elementOf(i)}}`);
  const tree = parseTree(`s(*(${elements.join(" ")}))`);
  const working = new WorkingTree({ root: tree.root, edits: noEdits });
  return new NameProposals(working, { tree, syntax: {} as never }).isDue(size, failures);
}

it("names are due at once, but in large records only after some failures in a row, and never in very large texts", () => {
  const record = (i: number) => `id is one n${i}`;
  const declaration = (i: number) => `var n${i} is one`;
  expect(isDue(declaration, { size: 6000, failures: 0 })).toBe(true);
  expect(isDue(record, { size: 5000, failures: 0 })).toBe(true);
  expect(isDue(record, { size: 6000, failures: 5 })).toBe(false);
  expect(isDue(record, { size: 6000, failures: 6 })).toBe(true);
  expect(isDue(declaration, { size: 500_001, failures: 9 })).toBe(false);
});
