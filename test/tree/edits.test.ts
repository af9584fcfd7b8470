import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cut, type Edits, edit, noEdits } from "#src/tree/edits.js";
import { cutsOf } from "../support/arbitraries.js";
import { parseCuts, printCuts } from "../support/cuts.js";

describe("edit", () => {
  it.each([
    ["the first cuts are the edits", "", "1 3..5=x", "1 3..5=x"],
    ["no cuts change nothing", "1 3..5=x", "", "1 3..5=x"],
    ["cuts before, between and behind the others", "2 6=x", "0=a 4 8=b", "0=a 2 4 6=x 8=b"],
    ["neighbouring removals are one", "1..3", "0 3..5", "0..5"],
    ["so are neighbouring new ones", "", "0 1 2", "0..3"],
    ["a new one can join two old ones", "0 2", "1", "0..3"],
    ["texts that meet stay apart", "1=x", "0=w 2=y", "0=w 1=x 2=y"],
    ["a removal next to a text stays apart", "1=x", "0 2", "0 1=x 2"],
    ["a cut takes the place of the one for the same tokens", "1..3=x", "1..3=y", "1..3=y"],
    ["a text can be removed", "1..3=x", "1..3", "1..3"],
    ["a removed token can be replaced", "1..3", "1..3=x", "1..3=x"],
    ["a cut takes the place of what it contains", "1 2=x 4..6 7=y", "0..8=z", "0..8=z"],
    ["a text in the middle of a removal", "1..6", "3=x", "1..3 3=x 4..6"],
    ["two texts in a removal", "1..8", "2=x 4..6=y", "1..2 2=x 3 4..6=y 6..8"],
    ["a removal in a removal", "1..6", "3", "1..6"],
    ["a cut over the end of a removal", "1..4", "3..6=x", "1..3 3..6=x"],
    ["a cut over the beginning of a removal", "3..6", "1..4=x", "1..4=x 4..6"],
    ["a cut from one removal into the next", "0..3 5..8", "2..6=x", "0..2 2..6=x 6..8"],
  ])("%s: %j after %j", (_, base, cuts, expected) => {
    expect(printCuts(edit(parseCuts(base), parseCuts(cuts)))).toBe(normal(expected));
  });

  it("is what a token-by-token model says, round after round", () => {
    const count = 12;
    fc.assert(
      fc.property(fc.array(cutsOf(count), { maxLength: 6 }), (rounds) => {
        let edits: Edits = noEdits;
        const model = new Model(count);
        for (const round of rounds) {
          const cuts = round.filter((cut) => isAllowed(edits, cut));
          edits = edit(edits, cuts);
          for (const cut of cuts) model.cut(cut);
          expect(printCuts(edits)).toBe(printCuts(model.edits()));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("leaves the edits that it begins with as they are", () => {
    const base = Object.freeze(parseCuts("0 2=x 4..6").map((cut) => Object.freeze(cut)));
    edit(base, Object.freeze(parseCuts("1 2..5=y")));
    expect(printCuts(base)).toBe("0 2=x 4..6");
  });
});

/** `1..2` is written `1`. */
function normal(line: string): string {
  return printCuts(parseCuts(line));
}

/** Nodes nest, so a cut never takes a part of a replacement. */
function isAllowed(edits: Edits, cut: Cut): boolean {
  const isDisjoint = (old: Cut) => old.to <= cut.from || cut.to <= old.from;
  const isInside = (old: Cut) => cut.from <= old.from && old.to <= cut.to;
  return edits.every((old) => old.text === "" || isDisjoint(old) || isInside(old));
}

/** What became of each token: it stays, it is gone, or it is one of those that a text replaces. */
class Model {
  readonly #tokens: (Cut | "kept" | "gone")[];

  constructor(count: number) {
    this.#tokens = new Array(count).fill("kept");
  }

  cut(cut: Cut): void {
    this.#tokens.fill(cut.text === "" ? "gone" : cut, cut.from, cut.to);
  }

  edits(): Edits {
    const edits: Cut[] = [];
    this.#tokens.forEach((token, i) => {
      const isMore = i > 0 && this.#tokens[i - 1] === token;
      if (token === "kept" || (isMore && token !== "gone")) return;
      if (token !== "gone") edits.push(token);
      else edits.push(isMore ? { ...(edits.pop() as Cut), to: i + 1 } : { from: i, to: i + 1, text: "" });
    });
    return edits;
  }
}
