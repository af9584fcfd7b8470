import { describe, expect, it } from "vitest";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, symbols, textsOf } = await languageTree("ini");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a pair", "a = b\nc: d\ne\nf=", ["a = b", "c: d", "e", "f="]],
    ["a section with its pairs", "[a]\nb = c\n; d\n[e f]\n", ["[a]\nb = c", "b = c", "[e f]"]],
    ["an indented pair", "[a]\n\tb = c\n\td = e\n", ["b = c", "d = e"]],
    ["the value", "a b = c\n", ["= c"]],
    ["a word of a value", "a = b c=d, e:f;g\n", ["b", "c=d", ",", "e:f", ";", "g"]],
    ["a line of a value", "a =\n  b\n# c\n  d = e\nf = g\n", ["b", "d", "=", "e", "f = g"]],
    ["a line behind a backslash", "a = b \\\n  c\\\nd\ne = f", ["b", "c", "d", "e = f"]],
    ["a key with its signs", "a\\ b\\=c = d\n!e\n", ["a\\ b\\=c = d"]],
    ["a pattern in a header", "root = true\n[*.{js,ts}]\na = b\n", ["[*.{js,ts}]\na = b", "a = b"]],
    ["what stands behind a header", "[a] ; b\nc = d\n", [";", "b", "c = d"]],
    ["a nested header", "[[a]]\nb = c\n", ["[[a]]\nb = c"]],
    ["a line without a key", "= a\n\\b\n", ["= a", "a"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

it("a key begins in the first mode of the lexer, whatever line end is skipped before it", () => {
  const { tokens, text } = parseTreeSync(grammar, "[a]\nb = c\n  d\n e = f\ng = h\n").tree;
  const contextOf = (part: string) => tokens.contexts?.[tokens.starts.indexOf(text.indexOf(part))];
  expect(["[a]", "b", "g"].map(contextOf)).toEqual([0, 0, 0]);
});

it("a byte order mark belongs to no token", () => {
  expect(textsOf("\uFEFF[a]\nb = c\n", (node) => node.kind === "token" && node.name === "HEADER")).toEqual(["[a]"]);
  expect(textsOf("\uFEFF# a\nb = c\n", (node) => node.kind === "token" && node.name === "KEY")).toEqual(["b"]);
});

it("has plain replacements", () => {
  expect(Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]))).toEqual({
    ini: "",
    section: "a=",
    header: "[a]",
    pair: "a=",
  });
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["brackets", "[["],
  ["words", "a = b "],
  ["pairs", "a = 1\n  b\n"],
  ["backslashes", "\\\n"],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});
