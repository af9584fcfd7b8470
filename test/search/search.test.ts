import { describe, expect, it } from "vitest";
import { mapSearch, type Search } from "#src/search/search.js";
import { solve } from "../support/solve.js";

/** Yields some rounds one after the other and returns the answers. */
function* asking<C>(rounds: readonly (readonly C[])[]): Search<C, (C | undefined)[]> {
  const answers: (C | undefined)[] = [];
  for (const round of rounds) answers.push(yield round);
  return answers;
}

describe("mapSearch", () => {
  const rounds = [[1, 2, 3], [4, 5], [], [6]];

  it("yields the mapped candidates, in order", () => {
    const { tests } = solve(
      mapSearch(asking(rounds), (n) => `<${n}>`),
      () => false,
    );
    expect(tests).toEqual(["<1>", "<2>", "<3>", "<4>", "<5>", "<6>"]);
  });

  it.each([
    ["2 5", [2, 5, undefined, undefined]],
    ["1 6", [1, undefined, undefined, 6]],
    ["", [undefined, undefined, undefined, undefined]],
  ])("answers the search with its own candidates: %j", (interesting, answers) => {
    const search = mapSearch(asking(rounds), (n) => ({ label: `${n}` }));
    expect(solve(search, ({ label }) => interesting.split(" ").includes(label)).result).toEqual(answers);
  });

  it("can be applied to a mapped search", () => {
    const search = mapSearch(
      mapSearch(asking(rounds), (n) => -n),
      (n) => `${n}`,
    );
    expect(solve(search, (text) => text === "-3").result).toEqual([3, undefined, undefined, undefined]);
  });

  it("maps a candidate when it is drawn", () => {
    const made: number[] = [];
    const search = mapSearch(asking([[1, 2, 3]]), (n) => {
      made.push(n);
      return n;
    });
    solve(search, (n) => n === 2);
    expect(made).toEqual([1, 2]);
  });

  // With several jobs, candidates behind the answer are drawn, too. This must not change the answer.
  it("answers with the first of equal candidates, however many of the round were drawn", () => {
    const search = mapSearch(asking([[1, 2, 3]]), () => "same");
    const round = [...(search.next().value as Iterable<string>)];
    expect(search.next(round[0])).toEqual({ done: true, value: [1] });
  });
});
