import { describe, expect, it } from "vitest";
import { BranchingLimit } from "#src/reducer/branching-limit.js";
import { hoist } from "#src/reducer/hoist.js";
import { substitute } from "#src/reducer/substitute.js";
import { rootLevel } from "#src/search/level.js";
import { mapSearch, type Search } from "#src/search/search.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { type Edits, noEdits } from "#src/tree/edits.js";
import { Unparser } from "#src/tree/unparse.js";
import { noClash } from "../support/clashes.js";
import { wordSyntax } from "../support/lexemes.js";
import { needs } from "../support/reduce-tree.js";
import { solve, tell } from "../support/solve.js";
import { parseTree } from "../support/tree-notation.js";

type Step = (workingTree: WorkingTree) => Search<Edits, void>;
const hoistAll: Step = (workingTree) => hoist(workingTree, rootLevel(workingTree));
const substituteAll =
  (most: number): Step =>
  (workingTree) =>
    substitute(workingTree, rootLevel(workingTree), { syntax: wordSyntax, limit: new BranchingLimit(most) });

/** The search over texts, and the text that it leaves. */
function over(notation: string, step: Step) {
  const tree = parseTree(notation);
  const workingTree = new WorkingTree({ root: tree.root, edits: noEdits });
  const unparser = new Unparser(tree, "keep", noClash);
  const search = mapSearch(step(workingTree), (edits) => unparser.unparse(edits));
  return { search, text: () => unparser.unparse(workingTree.edits) };
}

describe("candidates of", () => {
  it.each<[string, string, Step, string, string]>([
    [
      "hoisting are the topmost of the same rule, in the order of the text",
      "e(a e(b e(c)) f(e(d)))",
      hoistAll,
      "x",
      "bc d",
    ],
    ["hoisting are those below the hoisted node, then", "e(a e(b e(c d)) f(e(e)))", hoistAll, "d", "bcd! | cd!"],
    ["substitution are the lightest first", "e(a e(b e(c)) f(e(d)))", substituteAll(2), "x", "d bc"],
    ["substitution are postponed where there are too many", "e(a e(b) e(c) e(d))", substituteAll(2), "b", ""],
  ])("%s: %s", (_, notation, step, parts, rounds) => {
    expect(tell(over(notation, step).search, needs(parts))).toBe(rounds);
  });
});

const chain = (links: number) => `${"e('(' ".repeat(links)}x${" ')')".repeat(links)}`;

describe.each<[string, Step]>([
  ["hoisting", hoistAll],
  ["substitution", substituteAll(24)],
])("a chain of a thousand links and %s", (_, step) => {
  it.each<[string, string, number]>([
    ["all of them can go", "(x)", 22],
    ["the outer 700 can go", `${"(".repeat(300)}x`, 22],
    ["none can go", `${"(".repeat(1000)}x`, 1],
  ])("need few tests if %s", (__, needed, most) => {
    const { search, text } = over(chain(1000), step);
    const { tests } = solve(search, (each) => each.includes(needed));
    const links = needed.indexOf("x");
    expect(text()).toBe(`${"(".repeat(links)}x${")".repeat(links)}`);
    expect(tests.length).toBeLessThanOrEqual(most);
  });
});
