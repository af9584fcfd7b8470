import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { clashOf } from "#src/grammar/run/clash.js";

const json = await loadLanguage("json");
const clash = clashOf(json);

describe("two texts clash", () => {
  it.each([
    ["true", "false"],
    ["tr", "ue"],
    ["1", "e5"],
    ["1", "2"],
    ["1", "0"],
    ["12", "3"],
  ])("%j and %j", (left, right) => {
    expect(clash(left, right)).toBe(true);
  });
});

describe("two texts do not clash", () => {
  it.each([
    ["1", "-2"],
    ["0", "1"],
    ["0", "0"],
    ["1", "true"],
    ["[", "]"],
    ['"a"', '"b"'],
    ["1", ""],
    ["", "1"],
    ["", ""],
    ["1", " 2"],
    ["1 ", "2"],
    ["?", "1"],
    ["1", "?"],
    ["1", "."],
    ['"', '"'],
    ["\u{1f600}", "1"],
  ])("%j and %j", (left, right) => {
    expect(clash(left, right)).toBe(false);
  });

  it("if one of them is white space", () => {
    const token = fc.constantFrom("1", '"a"', "[", "true", "-5e3");
    fc.assert(
      fc.property(token, token, fc.constantFrom(" ", "\n", "\t"), (left, right, space) => {
        expect(clash(left, space)).toBe(false);
        expect(clash(space, right)).toBe(false);
        expect(clash(left + space, right)).toBe(false);
      }),
    );
  });
});

it("repeated calls return the same answer", () => {
  const answers = Array.from({ length: 120_000 }, (_, i) => clash(String(i % 70_000), "1") === (i % 70_000 !== 0));
  expect(answers.filter((isRight) => !isRight)).toEqual([]);
});
