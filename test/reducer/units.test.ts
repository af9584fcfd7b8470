import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listMinimizer } from "#src/lists/list-minimizers.js";
import { joinTokens, type PlacedUnit, placeUnits, reduceUnits, splitIntoUnits } from "#src/reducer/units.js";
import { solve } from "../support/solve.js";

const texts = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "\r", "\r\n", "é", "😀", "\ud83d", "\u2028") });

function textOf(units: readonly PlacedUnit[]): string {
  return units.map(({ text }) => text).join("");
}

describe("the lines of a text", () => {
  it.each<[string, readonly string[]]>([
    ["", []],
    ["a", ["a"]],
    ["\n", ["\n"]],
    ["a\nb\n", ["a\n", "b\n"]],
    ["a\r\nb\rc\nd", ["a\r\n", "b\r", "c\n", "d"]],
    ["\n\r\n\r\r\n", ["\n", "\r\n", "\r", "\r\n"]],
    ["a\u2028b", ["a\u2028b"]],
  ])("of %j are %j", (text, lines) => {
    expect(splitIntoUnits(text, "line")).toEqual(lines);
  });

  it("join to the text, and each ends with its only line end", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const lines = splitIntoUnits(text, "line");
        expect(lines.join("")).toBe(text);
        for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[^\r\n]*(\r\n|\r|\n)$/);
        expect(lines.at(-1) ?? "a").toMatch(/^([^\r\n]*(\r\n|\r|\n)|[^\r\n]+)$/);
      }),
    );
  });
});

describe("the characters of a text", () => {
  it("join to the text, and no pair of surrogates is split", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const characters = splitIntoUnits(text, "char");
        expect(characters.join("")).toBe(text);
        for (const character of characters) expect([...character].length).toBe(1);
      }),
    );
    expect(splitIntoUnits("a😀\r\n", "char")).toEqual(["a", "😀", "\r", "\n"]);
  });
});

describe("the tokens of a text", () => {
  it.each<[readonly string[], readonly string[], readonly string[]]>([
    [[], [""], []],
    [[], [" "], [" "]],
    [
      ["a", "b"],
      ["", " ", ""],
      ["a", " b"],
    ],
    [
      ["a", "b"],
      ["\n", "/**/", "\n"],
      ["\na", "/**/b", "\n"],
    ],
  ])("%j in the layout %j are %j", (tokens, layouts, atoms) => {
    expect(joinTokens(tokens, layouts)).toEqual(atoms);
  });
});

describe("the reduction of a text without a grammar", () => {
  it.each(["line", "char"] as const)("by the %s keeps what is needed", (atom) => {
    const text = "some\nlines\nof text\n";
    const { result } = solve(reduceUnits(placeUnits(splitIntoUnits(text, atom)), listMinimizer("ddmin")), (kept) =>
      textOf(kept).includes("lin"),
    );
    expect(textOf(result)).toBe(atom === "line" ? "lines\n" : "lin");
  });

  it("tells how long the atoms are", () => {
    const weights: number[] = [];
    const search = reduceUnits(placeUnits(["abc", "\r\n"]), (list, weight) => {
      weights.push(...list.map(weight));
      return listMinimizer("ddmin")(list, weight);
    });
    solve(search, () => false);
    expect(weights).toEqual([3, 2]);
  });

  it.each(["line", "char"] as const)("copes with a text of 1 MB, by the %s", (atom) => {
    const text = `${"0123456789 abcdefghij\n".repeat(25_000)}needle\n${"😀 0123456789\r\n".repeat(35_000)}`;
    expect(text.length).toBeGreaterThan(1_000_000);
    const { result, tests } = solve(
      reduceUnits(placeUnits(splitIntoUnits(text, atom)), listMinimizer("ddmin")),
      (kept) => textOf(kept).includes("needle"),
    );
    expect(textOf(result)).toBe(atom === "line" ? "needle\n" : "needle");
    expect(tests.length).toBeLessThan(200);
  });

  it("copes with a line of 1 MB", () => {
    expect(splitIntoUnits("a".repeat(1_000_000), "line").length).toBe(1);
  });
});
