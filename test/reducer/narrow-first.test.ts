import { describe, expect, it } from "vitest";
import type { Reduced } from "#src/reducer/draft.js";
import { narrowFirst, Width } from "#src/reducer/narrow-first.js";
import type { Search } from "#src/reducer/search.js";
import type { Edits } from "#src/tree/edits.js";
import { solve } from "../support/solve.js";

const start: Reduced = { root: undefined, edits: [] };
const smaller: Reduced = { root: undefined, edits: [{ from: 0, to: 1, text: "" }] };

/** Runs walks that offer so many steps each, and tells how many steps each of them had. */
function walks(steps: number, results: readonly Reduced[]) {
  const admitted: number[] = [];
  // biome-ignore lint/correctness/useYield: a walk that tests nothing
  function* walk(width: Width): Search<Edits, Reduced> {
    admitted.push(width.admit(Array.from({ length: steps })).length);
    return results[admitted.length - 1] as Reduced;
  }
  const { result } = solve(narrowFirst(start, walk), () => false);
  return { result, admitted };
}

describe("wide nodes", () => {
  it.each<[string, number, readonly Reduced[], number[]]>([
    ["wait while something else works", 25, [smaller], [0]],
    ["have their turn when nothing does", 25, [start, smaller], [0, 25]],
    ["are those with more than 24 steps: others need no second walk", 24, [start], [24]],
  ])("%s", (_, steps, results, admitted) => {
    expect(walks(steps, results)).toEqual({ result: results.at(-1), admitted });
  });

  it("are remembered by the width that passed them over", () => {
    const width = new Width(1);
    expect(width.admit(["a"])).toEqual(["a"]);
    expect(width.isExceeded).toBe(false);
    expect(width.admit(["a", "b"])).toEqual([]);
    expect(width.isExceeded).toBe(true);
  });

  it("are not asked for all that they offer", () => {
    let offered = 0;
    function* offers(): Iterable<number> {
      for (;;) yield ++offered;
    }
    expect(new Width(2).admit(offers())).toEqual([]);
    expect(offered).toBe(3);
  });
});
