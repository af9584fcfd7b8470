import { expect, it } from "vitest";
import { printArchive, readArchive } from "#src/folder/archive.js";
import { loadFolderLanguage, loadLanguage } from "#src/grammar/languages.js";
import { folderParsing } from "#src/parse/folder-syntax.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { noEdits } from "#src/tree/edits.js";
import { protect } from "#src/tree/protection.js";
import { keyOf } from "#src/tree/text-key.js";
import { Unparser } from "#src/tree/unparse.js";
import { parseCuts } from "../support/cuts.js";

const python = await loadLanguage("python");

function unparserOf(text: string): Unparser {
  const parsed = parseTreeSync(python, text);
  return new Unparser(parsed.tree, "keep", syntaxOf(python, parsed, {}).clash);
}

// Tokens are counted from 0: `if a:` are 0 to 2.
it.each([
  ["what follows a removed line stays where it is", "if a:\n    b\n    c\nd", "4", "if a:\n    b\nd"],
  ["the first line of a block", "if a:\n    b\n    c", "3", "if a:\n    c"],
  ["a block that becomes `pass`", "if a:\n    b\n    c\nd", "3..5=pass", "if a:\n    pass\nd"],
  ["a block takes the place of its statement", "if a:\n    b\n    c\nd", "0..3", "b\nc\nd"],
  ["at the beginning of the file, below a comment", "# e\nif a:\n    b\n", "0..3", "# e\nb\n"],
  ["an inner block keeps what makes it deeper", "if a:\n  if b:\n      c\n  d", "0..3", "if b:\n    c\nd"],
  ["two headers at once", "if a:\n  if b:\n      c\n      d", "0..6", "c\nd"],
  ["only the inner header", "if a:\n  if b:\n      c\n      d\n  e", "3..6", "if a:\n  c\n  d\n  e"],
  ["else goes with the header", "if a:\n  b\nelse:\n  c\n  d\ne", "0..6", "c\nd\ne"],
  ["tabs", "if a:\n\tif b:\n\t\tc\n\t\td", "0..3", "if b:\n\tc\n\td"],
  ["a tab below spaces", "if a:\n  if b:\n\tc\n\td", "0..3", "if b:\n      c\n      d"],
  ["a tab behind spaces that go", "if a:\n  if b:\n  \tc", "0..3", "if b:\n      c"],
  ["a form feed begins the line anew", "if a:\n  b\n  c\n \fd\n", "0..3", "b\nc\n \fd\n"],
  ["a form feed within a block", "if a:\n    b\n\f    c", "0..3", "b\n\fc"],
  ["what a header holds may become a line", "if a: b\nc", "0..3", "b\nc"],
  ["a line in place of a block", "if a:\n  if b:\n    c", "3..6", "if a:\n  c"],
  ["a part of a clause in place of a block", "try:\n  a\nexcept *b:\n  c", "2..4 6..8", "try:\n  *b"],
  ["comments stay in their lines", "if a:\n    # x\n    b  # y\n    c", "0..3", "b  # y\nc"],
  ["line ends within brackets", "a(\n  b,\n  c)", "2..4", "a(\n  c)"],
  ["what brackets had spread over lines is joined", "a = (b +\n  c)", "2 6", "a = b + c"],
  ["a line that goes on behind a backslash", "if a:\n    b + \\\n  c\n    d", "0..3", "b + \\\n  c\nd"],
  ["a string of several lines", "if a:\n    '''\n    x'''\n    d", "0..3", "'''\n    x'''\nd"],
  ["a line behind one that goes, too", "if a:\n  b\n  c\nif d: e", "4..8", "if a:\n  b\ne"],
  ["brackets within a removed header", "while (a,\n   b):\n    c\n    d", "0..7", "c\nd"],
])("%s", (_, text, cuts, expected) => {
  const unparser = unparserOf(text);
  const edits = parseCuts(cuts);
  expect(unparser.unparse(edits)).toBe(expected);
  expect(unparser.keyOf(edits)).toEqual(keyOf(expected));
  const { gaps, texts } = unparser.pieces(edits);
  expect(gaps.map((gap, i) => gap + (texts[i] ?? "")).join("")).toBe(expected);
});

it("the least layout of a line is a space for each block around it", () => {
  const { separator } = unparserOf("if a:\n    if b:\n        c\n    d(\n e)").pieces(noEdits);
  expect([3, 6, 7, 8, 9].map(separator)).toEqual(["\n ", "\n  ", "\n ", "", ""]);
});

it.each([
  ["all that a block holds", "if a:\n  b\nelse:\n  c\nd", [3, 6]],
  ["not one of several", "if a:\n  b\n  c", []],
  ["not a header, nor what has a colon", "if a:\n  while b:\n    c\nif d:\n  e: f", [6]],
  ["not what was in the line already", "if a: b", []],
])("a line may go on the one before: %s", (_, text, expected) => {
  expect([...unparserOf(text).pieces(noEdits).joinable.keys()]).toEqual(expected);
});

it("a bracket without an end is forgotten in the next line", () => {
  const { separator } = unparserOf("f(a\ndef g():\n    b\n").pieces(noEdits);
  expect([3, 8].map(separator)).toEqual(["\n", "\n "]);
});

it("a protected line keeps its indentation, and the lines around it theirs", () => {
  const text = "if a:\n    if b:\n        c\n    d\n    e";
  const { tree } = parseTreeSync(python, text);
  const unparser = new Unparser(
    protect(tree, [{ from: text.indexOf("    d"), to: text.indexOf("\n    e") }]),
    "keep",
    () => false,
  );
  expect(unparser.unparse(parseCuts("0..3"))).toBe("if b:\n    c\n    d\ne");
  expect(unparser.unparse(parseCuts("3..6"))).toBe("if a:\n    c\n    d\n    e");
});

it("indentation means something in the files of a folder that are Python, and in no others", async () => {
  const file = (path: string, content: string) => ({ kind: "utf-8", path, mode: 0o644, content }) as const;
  const files = [file("a.txt", "(\n"), file("b.py", "if a:\n    b\n    c\n"), file("c.js", "{\n    d;\n    e;\n}\n")];
  const grammar = await loadFolderLanguage(files.map(({ path }) => path));
  const text = printArchive(files);
  const parsed = parseTreeSync(grammar, text);
  const { starts, ends } = parsed.tree.tokens;
  const find = (token: string) => starts.findIndex((start, i) => text.slice(start, ends[i]) === token);
  const unparser = new Unparser(parsed.tree, "keep", syntaxOf(grammar, parsed, { folders: folderParsing }).clash);
  const left = unparser.unparse([
    { from: find("if"), to: find("b"), text: "" },
    { from: find("d"), to: find("e"), text: "" },
  ]);
  expect([...readArchive(left)].map(({ content }) => content)).toEqual(["(\n", "b\nc\n", "{\n    e;\n}\n"]);
});
