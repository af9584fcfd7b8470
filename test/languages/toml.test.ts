import { describe, expect, it } from "vitest";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, symbols, textsOf } = await languageTree("toml");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a pair", "a = 1\nb.c = 'd'\n", ["a = 1", "b.c = 'd'"]],
    ["a part of a key", "a.'b c'.d = 1", [".'b c'", ".d"]],
    ["a table with its pairs", "[a]\nb = 1\n[c.d]\ne = 2", ["[a]\nb = 1", "b = 1", "[c.d]\ne = 2", ".d", "e = 2"]],
    ["a table of an array", "[[a]]\nb = 1\n[[a]]", ["[[a]]\nb = 1", "[[a]]"]],
    ["an element", "a = [\n  1, # b\n  [2], {c = 3},\n]\nd = 4", ["1", ", # b\n  [2]", ", {c = 3}", "c = 3", "d = 4"]],
    ["a pair in braces", "a = {b = 1, c.d = [2]}", ["b = 1", ", c.d = [2]", ".d", "2"]],
    ["a line of a string", 'a = """b\n  "c" d\\\n  e""""\nf = 1', ["b", '"', "c", "d", "\\", "f = 1"]],
    ["a line of a raw string", "a = '''b\n\\''c'''\nd = 1", ["b", "\\", "''", "c", "d = 1"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations.map((it) => it.trim())).toContain(each.trim());
  });
});

it.each([
  ["a number", "a = -1_000.5e+3", "-1_000.5e+3"],
  ["a date", "a = 1979-05-27T07:32:00.5-07:00", "1979-05-27T07:32:00.5-07:00"],
  ["a date with a space", "a = 1979-05-27 07:32:00Z", "1979-05-27 07:32:00Z"],
  ["a string with quotes", 'a = "b \\" # c"', '"b \\" # c"'],
])("%s is one token: %j", (_, text, expected) => {
  const { tokens } = parseQuickly(text).table;
  expect([...tokens.starts].map((start, i) => text.slice(start, tokens.ends[i]))).toEqual(["a", "=", expected]);
});

it("has plain replacements", () => {
  expect(Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]))).toEqual({
    toml: "",
    section: "[a]",
    header: "[a]",
    pair: "a=0",
    key: "a",
    value: "0",
  });
});

describe("what is no TOML costs no more than itself:", () => {
  it.each([
    ["a value that is not there", "a =\nb = 1\n[c]\nd = 2\n"],
    ["a value too many", "a = 1 2\nb = 1\n[c]\nd = 2\n"],
    ["a quote without an end", "a = 'x\nb = 1\n[c]\nd = 2\n"],
    ["a character that begins nothing", "a = 1\n}\nb = 1\n[c]\nd = 2\n"],
  ])("%s", (_, text) => {
    const { table } = parseQuickly(text);
    const errors = table.tokens.categories.filter((category) => category === 2).length;
    expect(errors).toBeLessThanOrEqual(2);
  });
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["quotes without an end", '"""a" '],
  ["brackets", "a = [{"],
  ["keys", "a."],
  ["pairs", "a = 1\n"],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});
