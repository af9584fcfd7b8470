import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findInteger } from "#src/search/find-integer.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { type Edits, noEdits } from "#src/tree/edits.js";
import { solve } from "../support/solve.js";
import { parseTree } from "../support/tree-notation.js";

/** Follows a chain of `length` links below the first. The change to the link at a depth cuts as many tokens. */
function down(length: number, isInteresting: (depth: number) => boolean) {
  const tree = parseTree("e(a b)");
  const working = new WorkingTree({ root: tree.root, edits: noEdits });
  const depthOf = (edits: Edits) => edits[0]?.to ?? 0;
  const search = findInteger(working, 0, {
    below: (depth) => (depth < length ? depth + 1 : undefined),
    change: (depth) => ({ edits: [{ from: 0, to: depth, text: "" }], instead: [] }),
  });
  const { tests } = solve(search, (edits) => isInteresting(depthOf(edits)));
  return { depth: depthOf(working.edits), tests: tests.map(depthOf) };
}

describe("findInteger", () => {
  it.each<[string, number, number, number[]]>([
    ["doubles the steps while they are interesting, then searches by halves", 100, 11, [2, 4, 8, 16, 12, 10, 11]],
    ["stops if the second link is not interesting", 100, 1, [2]],
    ["follows the chain to its end", 6, 99, [2, 4, 5, 6]],
    ["makes no test if there is no second link", 1, 99, []],
  ])("%s: %i links, interesting up to %i", (_, length, most, tests) => {
    const found = down(length, (depth) => depth <= most);
    expect(found.tests).toEqual(tests);
    expect(found.depth).toBe(tests.includes(2) && most >= 2 ? Math.min(length, most) : 0);
  });

  it("stops where the next link is not interesting, for every deterministic test", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.array(fc.boolean(), { minLength: 61, maxLength: 61 }), (length, answers) => {
        const { depth } = down(length, (each) => answers[each] === true);
        if (depth === 0) return;
        expect(answers[depth]).toBe(true);
        if (depth < length) expect(answers[depth + 1]).toBe(false);
      }),
    );
  });

  it("takes a number of tests that is logarithmic in the length of the chain", () => {
    expect(down(100_000, () => true).tests.length).toBeLessThanOrEqual(34);
    expect(down(100_000, (depth) => depth < 77_777).tests.length).toBeLessThanOrEqual(34);
  });
});
