import { describe, expect, it } from "vitest";
import { BranchingLimit, limitBranchingFirst } from "#src/reducer/branching-limit.js";
import type { Search } from "#src/search/search.js";
import type { Reduced } from "#src/search/working-tree.js";
import type { Edits } from "#src/tree/edits.js";
import { solve } from "../support/solve.js";

const start: Reduced = { root: undefined, edits: [] };
const smaller: Reduced = { root: undefined, edits: [{ from: 0, to: 1, text: "" }] };

/** Runs walks that offer so many steps each, and tells how many steps each of them had. */
function walks(steps: number, results: readonly Reduced[]) {
  const admitted: number[] = [];
  // biome-ignore lint/correctness/useYield: a walk that tests nothing
  function* walk(width: BranchingLimit): Search<Edits, Reduced> {
    admitted.push(width.admit(Array.from({ length: steps })).length);
    return results[admitted.length - 1] as Reduced;
  }
  const { result } = solve(limitBranchingFirst(start, walk), () => false);
  return { result, admitted };
}

describe("wide nodes", () => {
  it.each<[string, number, readonly Reduced[], number[]]>([
    ["wait while something else works", 13, [smaller], [0]],
    ["have their turn when nothing does", 13, [start, smaller], [0, 13]],
    ["are those with more than 12 steps: others need no second walk", 12, [start], [12]],
  ])("%s", (_, steps, results, admitted) => {
    expect(walks(steps, results)).toEqual({ result: results.at(-1), admitted });
  });

  it("are remembered by the width that passed them over", () => {
    const width = new BranchingLimit(1);
    expect(width.admit(["a"])).toEqual(["a"]);
    expect(width.isExceeded).toBe(false);
    expect(width.admit(["a", "b"])).toEqual([]);
    expect(width.isExceeded).toBe(true);
  });

  it("are not those of many steps that look alike: all but the first of these wait as well", () => {
    const width = new BranchingLimit(2);
    const steps = ["a1", "a2", "b1", "a3", "?"];
    const kindOf = (step: string) => (step === "?" ? undefined : step[0]);
    expect(width.admit(["a1", "?", "?"], kindOf)).toEqual([]);
    expect(new BranchingLimit(3).admit(steps, kindOf)).toEqual(["a1", "b1", "?"]);
    expect(new BranchingLimit(Number.POSITIVE_INFINITY).admit(steps, kindOf)).toEqual(steps);
  });

  it("and lookalikes are remembered", () => {
    const width = new BranchingLimit(2);
    expect(width.admit(["a", "a"], (step) => step)).toEqual(["a"]);
    expect(width.isExceeded).toBe(true);
  });

  it("are not asked for all that they offer", () => {
    let offered = 0;
    function* offers(): Iterable<number> {
      for (;;) yield ++offered;
    }
    expect(new BranchingLimit(2).admit(offers())).toEqual([]);
    expect(offered).toBe(3);
  });
});
