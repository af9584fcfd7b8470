import { describe, expect, it, vi } from "vitest";
import type { Candidate } from "#src/schedule/candidate.js";
import { type Draw, SpeculativeSearch } from "#src/schedule/speculative-search.js";
import type { Search } from "#src/search/search.js";

/** Removes the first letter that can go in each round; takes only its own candidate objects as answers. */
function* letters(input: string): Search<Candidate, void> {
  for (let text = input; text !== ""; ) {
    const round = [...text].map((_, i): Candidate => {
      const rest = text.slice(0, i) + text.slice(i + 1);
      return { phase: "letters", text: () => rest };
    });
    const found = yield round;
    if (!found) return;
    if (!round.includes(found)) throw new Error("The answer is none of the round's candidates.");
    text = found.text();
  }
}

/** Yields one prefix of the input each round, whatever the answers are. */
function* prefixes(input: string): Search<Candidate, void> {
  for (let i = input.length - 1; i >= 0; i--) yield [{ phase: "prefixes", text: () => input.slice(0, i) }];
}

function drawn(search: SpeculativeSearch): Draw {
  const draw = search.draw();
  if (!draw) throw new Error("There is no candidate left.");
  return draw;
}

/** Draws up to a given text. */
function drawTo(search: SpeculativeSearch, text: string): Draw {
  for (;;) {
    const draw = drawn(search);
    if (draw.candidate.text() === text) return draw;
  }
}

function catchUp(search: SpeculativeSearch): void {
  while (search.isBehind) search.catchUp();
}

describe("a speculative search", () => {
  it("goes beyond an undecided round only if it may predict", () => {
    for (const isSpeculative of [false, true]) {
      const search = new SpeculativeSearch(() => prefixes("abc"), isSpeculative);
      expect(drawn(search).candidate.text()).toBe("ab");
      expect(search.draw()).toBeUndefined();
      expect(search.skipRound(false)).toBe(isSpeculative);
      if (!isSpeculative) expect(search.skipRound(true)).toBe(true);
      expect(drawn(search).candidate.text()).toBe("a");
    }
  });

  it("rolls back to a candidate that is interesting against the prediction", () => {
    const search = new SpeculativeSearch(() => letters("abc"), true);
    const draw = drawTo(search, "ac");
    drawTo(search, "ab");
    expect(search.draw()).toBeUndefined();
    search.skipRound(false);
    expect(search.isOver).toBe(true);
    search.rollBack(draw, true);
    expect(search.isOver).toBe(false);
    expect([drawn(search), drawn(search)].map(({ candidate }) => candidate.text())).toEqual(["c", "a"]);
  });

  it("rolls back to a candidate that is not interesting, and goes on behind it", () => {
    const search = new SpeculativeSearch(() => letters("abc"), true);
    const draw = drawTo(search, "bc");
    expect(search.predictInteresting(draw)).toBe(true);
    expect(drawn(search).candidate.text()).toBe("c");
    search.rollBack(draw, false);
    expect(drawn(search).candidate.text()).toBe("ac");
  });

  it("rolls back to a candidate that another replica drew", () => {
    const search = new SpeculativeSearch(() => letters("abc"), true);
    const early = drawTo(search, "bc");
    const late = drawTo(search, "ac");
    search.predictInteresting(late);
    search.rollBack(late, false);
    search.rollBack(early, true); // another replica drew it
    expect(drawn(search).candidate.text()).toBe("c");
  });

  it("predicts nothing until the follower has caught up with the final answers", () => {
    const search = new SpeculativeSearch(() => prefixes("abcde"), true);
    for (let i = 0; i < 3; i++) {
      search.draw();
      search.skipRound(true);
    }
    search.decideBefore(3);
    expect(search.isBehind).toBe(true);
    const draw = drawn(search);
    expect([search.skipRound(false), search.predictInteresting(draw)]).toEqual([false, false]);
    catchUp(search);
    expect(search.predictInteresting(draw)).toBe(true);
  });

  it("predicts again after a misprediction once the tests that run ahead take longer than repeating the search", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      const slow = function* (): Search<Candidate, void> {
        for (const round of prefixes("abcdefgh")) {
          vi.advanceTimersByTime(100);
          yield round;
        }
      };
      const search = new SpeculativeSearch(slow, true);
      const first = drawn(search);
      search.skipRound(false);
      const second = drawn(search);
      search.skipRound(false);
      drawn(search);
      search.rollBack(second, true);
      expect(first.round).toBe(0);
      search.followIfWorthwhile(10);
      expect(search.skipRound(false)).toBe(false);
      search.followIfWorthwhile(1000);
      catchUp(search);
      expect(search.skipRound(false)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it("throws if the search is not the same each time it is begun", () => {
    let begun = 0;
    const search = new SpeculativeSearch(() => letters("abc".slice(0, begun++ === 0 ? 3 : 1)), true);
    const draw = drawTo(search, "ab");
    search.predictInteresting(draw);
    expect(() => search.rollBack(draw, false)).toThrow("must be the same each time");
  });
});
