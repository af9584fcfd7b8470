import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { noEdits } from "#src/tree/edits.js";
import { keyOf } from "#src/tree/text-key.js";
import { Unparser } from "#src/tree/unparse.js";
import { parseCuts } from "../support/cuts.js";

const yaml = await loadLanguage("yaml");

function unparserOf(text: string): Unparser {
  const parsed = parseTreeSync(yaml, text);
  return new Unparser(parsed.tree, "keep", syntaxOf(yaml, parsed, {}).clash);
}

// Tokens are counted from 0: `- a: b` are 0 to 3.
describe("where a block begins within a line,", () => {
  it.each([
    ["the next line takes the place of the first one", "- a: b\n  c: d\n- e", "1..4", "- c: d\n- e"],
    ["the block takes the place of its sign", "- a: b\n  c: d\n- e", "0", "a: b\nc: d\n- e"],
    ["the next element begins its own line", "- a: b\n  c: d\n- e", "1..7", "-\n- e"],
    ["below a key", "x:\n  - a: b\n    c: d\n", "2", "x:\n  a: b\n  c: d\n"],
    ["the sign takes the place of the key", "x:\n  - a: b\n    c: d\n", "0..2", "- a: b\n  c: d\n"],
    ["sign and key go", "x:\n  - a: b\n    c: d\n", "0..3", "a: b\nc: d\n"],
    ["a block below takes its place", "-   x:\n      a: b\n      c: d\n", "1..3", "-   a: b\n    c: d\n"],
    ["one sign of two", "- - a: b\n    c: d\n", "1", "- a: b\n  c: d\n"],
    ["lists in the column of their key", "a:\n- b: c\n  d: e\nf: g\n", "0..2", "- b: c\n  d: e\nf: g\n"],
    ["properties of the key stay", "a: &x\n  - b: c\n    d: e\n", "3", "a: &x\n  b: c\n  d: e\n"],
    ["behind a mark between documents", "--- a\n--- b", "0", "a\n--- b"],
  ])("%s", (_, text, cuts, expected) => {
    const unparser = unparserOf(text);
    const edits = parseCuts(cuts);
    expect(unparser.unparse(edits)).toBe(expected);
    expect(unparser.keyOf(edits)).toEqual(keyOf(expected));
    const { gaps, texts } = unparser.pieces(edits);
    expect(gaps.map((gap, i) => gap + (texts[i] ?? "")).join("")).toBe(expected);
  });

  it.each([
    ["-   a: b\n    c:\n      - d\n", "- a: b\n  c:\n   - d"],
    ["a:\n    - - b:\n          c: d\n        e: f\n", "a:\n - - b:\n      c: d\n     e: f"],
    ["a:\n  b\n", "a: b"],
    ["a:\n    k: |\n        x\n          y\n", "a:\n k: |\n  x\n   y"],
    ["--- a\n", "--- a"],
    ["{a: b, 'c': d}", "{a: b,'c':d}"],
  ])("the least layout of %j is %j", (text, expected) => {
    const { gaps, joinable, separator, texts } = unparserOf(text).pieces(noEdits);
    const least = (i: number) => (i === 0 || gaps[i] === "" ? "" : (joinable.get(i) ?? separator(i)));
    expect(texts.map((each, i) => least(i) + each).join("")).toBe(expected);
  });
});
