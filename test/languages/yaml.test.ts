import { describe, expect, it } from "vitest";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, symbols, textsOf } = await languageTree("yaml");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["an entry of a mapping", "a: b\nc: d", ["a: b", "c: d"]],
    ["an entry of a sequence", "- a\n- b", ["- a", "- b"]],
    ["a value", "a: b\n- c", ["b", "c"]],
    ["a block", "a:\n  b: c\n  d: e", ["b: c\n  d: e", "b: c", "d: e"]],
    ["a block behind a sign", "- a: b\n  c: d\n- - e\n  - f", ["a: b\n  c: d", "c: d", "- e\n  - f", "- e"]],
    ["a sequence in the column of its key", "a:\n- b\n- c\nd: e", ["- b\n- c", "- b", "d: e"]],
    ["a document", "a\n---\nb\n--- c\n...\n", ["a", "---\nb", "--- c", "..."]],
    ["a directive", "%YAML 1.2\n---\na", ["%YAML 1.2", "---\na"]],
    ["a line of a block scalar", "a: |2-\n   b # c\n\n  - d\ne: f", ["b # c\n\n  - d", "b # c", "- d", "e: f"]],
    ["a line of a plain scalar", "a: b\n  c: d\n  - e\nf: g", ["b", "c: d", "- e", "f: g"]],
    ["a line of a document", "a\nb\n# c\n", ["a", "b"]],
    ["a property", "a: &b !!c\n  d: e\nf: !<x:y> g", ["&b", "!!c", "d: e", "!<x:y>"]],
    ["a property of an entry", "- &a b: c\n  d: e\n- !f\n  g: h", ["&a", "d: e", "!f", "g: h"]],
    ["an entry with an explicit key", "? a\n: b\n? - c\n: - d\n  - e", ["? a", ": b", "? - c", ": - d\n  - e", "- e"]],
    ["an element in brackets", "[a, b: c, [d], {e: f, ? g : h}]", ["a", ", b: c", ", [d]", "e: f", ", ? g : h", "h"]],
    ["a value in brackets", "{'a':b, c: , d}", ["b", "'a':b", ", c:", ", d"]],
    ["brackets over several lines", "a: [b,\n c: d]\ne: f", ["b", ",\n c: d", "e: f"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

it.each([
  ["an alias may be a key", "*a : b", ["*a", ":", "b"]],
  ["colons may be in a scalar and at its end", "a:b:: c", ["a:b", ":", ":", "c"]],
  ["hashes may be in a scalar", "a#b: c # d", ["a#b", ":", "c"]],
  ["signs may begin a scalar", "-a: ?b\n:c: -", ["-a", ":", "?b", ":c", ":", "-"]],
  ["commas and brackets may be in a scalar without brackets", "a, [b]: c}", ["a, [b]", ":", "c}"]],
  ["dashes and dots are marks only in lines of their own", "---a: --- b\n--- c", ["---a", ":", "--- b", "---", "c"]],
  ["a mark ends brackets", "[a\n---\nb", ["[", "a", "---", "b"]],
  ["a mark ends a block scalar of a document", "--- |\na\n...\n", ["---", "|", "a", "..."]],
  [
    "a quoted scalar may have several lines",
    "'a\n\n ''b' : \"\\\"c\n\"",
    ["'", "a", "''b", "'", ":", '"', '\\"c', '"'],
  ],
])("%s: %j", (_, text, expected) => {
  const { tokens } = parseQuickly(text).table;
  expect([...tokens.starts].map((start, i) => text.slice(start, tokens.ends[i]))).toEqual(expected);
});

it("has plain replacements", () => {
  expect(Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]))).toEqual({
    yaml: "",
    document: "---",
    entry: "a:",
    value: "a",
  });
});

describe("what is no YAML costs no more than itself:", () => {
  it.each([
    ["characters that begin nothing", "a: @b\nc: `d\n"],
    ["brackets that close nothing", "a: ]\nb: }\n"],
    ["an indentation for no reason", "a: [b]\n   c: d\ne: f\n"],
    ["an indentation that fits no block", "a:\n    b: c\n  d: e\nf: g\n"],
    ["a quote without an end", "a: 'b\nc: d\n"],
    ["a tab in an indentation", "a:\n\tb: c\n\td: e\n"],
  ])("%s", (_, text) => {
    expect(parseQuickly(text).problem).toBeUndefined();
  });
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["quotes without an end", "'a\" "],
  ["brackets", "[{"],
  ["signs", "- "],
  ["keys with signs", "- ? "],
  ["properties", "&a "],
  ["colons", "a::"],
  ["blanks", "  \n"],
  ["lines of a scalar", "a\n"],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});
