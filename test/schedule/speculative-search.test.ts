import { describe, expect, it } from "vitest";
import type { Candidate } from "#src/schedule/candidate.js";
import { type Draw, SpeculativeSearch } from "#src/schedule/speculative-search.js";
import type { Search } from "#src/search/search.js";

/** Takes letters away, the first that can go in each round; its candidates are objects of its own. */
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

/** One candidate a round, each a prefix of the input, whatever becomes of them. */
function* prefixes(input: string): Search<Candidate, void> {
  for (let i = input.length - 1; i >= 0; i--) yield [{ phase: "prefixes", text: () => input.slice(0, i) }];
}

function drawn(course: SpeculativeSearch): Draw {
  const place = course.draw();
  if (!place) throw new Error("There is no candidate left.");
  return place;
}

/** Draws up to a text. */
function drawTo(course: SpeculativeSearch, text: string): Draw {
  for (;;) {
    const place = drawn(course);
    if (place.candidate.text() === text) return place;
  }
}

function catchUp(course: SpeculativeSearch): void {
  while (course.isBehind) course.catchUp();
}

describe("the course of a search", () => {
  it("goes beyond a round that is not decided only if it may run ahead", () => {
    for (const isAhead of [false, true]) {
      const course = new SpeculativeSearch(() => prefixes("abc"), isAhead);
      expect(drawn(course).candidate.text()).toBe("ab");
      expect(course.draw()).toBeUndefined();
      expect(course.goOn(false)).toBe(isAhead);
      if (!isAhead) expect(course.goOn(true)).toBe(true);
      expect(drawn(course).candidate.text()).toBe("a");
    }
  });

  it("goes back to a candidate that is interesting against all assumptions", () => {
    const course = new SpeculativeSearch(() => letters("abc"), true);
    const place = drawTo(course, "ac");
    drawTo(course, "ab");
    expect(course.draw()).toBeUndefined();
    course.goOn(false);
    expect(course.isOver).toBe(true);
    course.correct(place, true);
    expect(course.isOver).toBe(false);
    expect([drawn(course), drawn(course)].map(({ candidate }) => candidate.text())).toEqual(["c", "a"]);
  });

  it("goes back to a candidate that is not interesting, and on behind it", () => {
    const course = new SpeculativeSearch(() => letters("abc"), true);
    const place = drawTo(course, "bc");
    expect(course.assume(place)).toBe(true);
    expect(drawn(course).candidate.text()).toBe("c");
    course.correct(place, false);
    expect(drawn(course).candidate.text()).toBe("ac");
  });

  it("takes an earlier candidate of a round that it has gone back to for the same one", () => {
    const course = new SpeculativeSearch(() => letters("abc"), true);
    const early = drawTo(course, "bc");
    const late = drawTo(course, "ac");
    course.assume(late);
    course.correct(late, false);
    course.correct(early, true); // it was drawn in another run of the search
    expect(drawn(course).candidate.text()).toBe("c");
  });

  it("assumes nothing until a follower knows what is decided", () => {
    const course = new SpeculativeSearch(() => prefixes("abcde"), true);
    for (let i = 0; i < 3; i++) {
      course.draw();
      course.goOn(true);
    }
    course.decide(3);
    expect(course.isBehind).toBe(true);
    const place = drawn(course);
    expect([course.goOn(false), course.assume(place)]).toEqual([false, false]);
    catchUp(course);
    expect(course.assume(place)).toBe(true);
  });

  it("tells of a search that is another one each time", () => {
    let begun = 0;
    const course = new SpeculativeSearch(() => letters("abc".slice(0, begun++ === 0 ? 3 : 1)), true);
    const place = drawTo(course, "ab");
    course.assume(place);
    expect(() => course.correct(place, false)).toThrow("must be the same each time");
  });
});
