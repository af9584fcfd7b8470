import { describe, expect, it } from "vitest";
import { BranchingLimit, limitBranchingFirst } from "#src/reducer/branching-limit.js";
import type { Search } from "#src/search/search.js";
import type { Reduced } from "#src/search/working-tree.js";
import type { Edits } from "#src/tree/edits.js";
import { solve } from "../support/solve.js";

const start: Reduced = { root: undefined, edits: [] };
const smaller: Reduced = { root: undefined, edits: [{ from: 0, to: 1, text: "" }] };

/** Runs walks over one node with so many replacements; tells the result and how many replacements each walk tried. */
function walks(replacements: number, results: readonly Reduced[]) {
  const admitted: number[] = [];
  // biome-ignore lint/correctness/useYield: a walk that tests nothing
  function* walk(limit: BranchingLimit): Search<Edits, Reduced> {
    admitted.push(limit.admit(Array.from({ length: replacements })).length);
    return results[admitted.length - 1] as Reduced;
  }
  const { result } = solve(limitBranchingFirst(start, 12, walk), () => false);
  return { result, admitted };
}

describe("a node with many replacements", () => {
  it.each<[string, number, readonly Reduced[], number[]]>([
    ["is postponed while something else works", 13, [smaller], [0]],
    ["is reduced when nothing else works", 13, [start, smaller], [0, 13]],
    ["is one with more than the limit: others need no second walk", 12, [start], [12]],
  ])("%s", (_, replacements, results, admitted) => {
    expect(walks(replacements, results)).toEqual({ result: results.at(-1), admitted });
  });

  it("is remembered by the limit that postponed it", () => {
    const limit = new BranchingLimit(1);
    expect(limit.admit(["a"])).toEqual(["a"]);
    expect(limit.hasPostponed).toBe(false);
    expect(limit.admit(["a", "b"])).toEqual([]);
    expect(limit.hasPostponed).toBe(true);
  });

  it("is not one with many replacements of the same signature: all but the first of these are postponed as well", () => {
    const limit = new BranchingLimit(2);
    const replacements = ["a1", "a2", "b1", "a3", "?"];
    const signatureOf = (replacement: string) => (replacement === "?" ? undefined : replacement[0]);
    expect(limit.admit(["a1", "?", "?"], signatureOf)).toEqual([]);
    expect(new BranchingLimit(3).admit(replacements, signatureOf)).toEqual(["a1", "b1", "?"]);
    expect(new BranchingLimit(Number.POSITIVE_INFINITY).admit(replacements, signatureOf)).toEqual(replacements);
  });

  it("is not asked for more replacements than the limit and one", () => {
    let asked = 0;
    function* replacements(): Iterable<number> {
      for (;;) yield ++asked;
    }
    expect(new BranchingLimit(2).admit(replacements())).toEqual([]);
    expect(asked).toBe(3);
  });
});

it("replacements of the same signature that were postponed are remembered", () => {
  const limit = new BranchingLimit(2);
  expect(limit.admit(["a", "a"], (replacement) => replacement)).toEqual(["a"]);
  expect(limit.hasPostponed).toBe(true);
});
