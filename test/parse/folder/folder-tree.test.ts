import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Entry, printArchive, readArchive } from "#src/folder/archive.js";
import { loadFolderLanguage } from "#src/grammar/languages.js";
import { folderParsing } from "#src/parse/folder-syntax.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { stagesOf } from "#src/transform/transforms.js";
import { textOf } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { preorder } from "#src/tree/walk.js";

const file = (path: string, content: Entry["content"]): Entry => ({ kind: "utf-8", path, mode: 0o644, content });
const folder = (path: string): Entry => ({ kind: "folder", path, mode: 0o755, content: "" });

const entries: readonly Entry[] = [
  folder("empty"),
  file("main.js", '// first\nimport { a } from "./lib/a.js";\nimport b from "./lib/b";\na(b.x);\n'),
  file("package.json", '{"main": "main.js", "files": ["lib/c.bin"], "n": 1}'),
  folder("lib"),
  file("lib/a.js", "export function a(x) { return x + 1; }\n"),
  file("lib/b.js", "export default { x: 2 }\n"),
  file("lib/c.bin", { size: 99, digest: "abc" }),
  file("lib/only-layout.js", "\n\n"),
  file("lib/notes.txt", "see a.js\nor b.js\n"),
  file("src/one.c", '#include "two.h"\nint one(void) { return TWO; }\n'),
  file("src/two.h", "#define TWO 2\n"),
  { kind: "link", path: "z", mode: 0, content: "lib/a.js" },
];
const text = printArchive(entries);

async function parsed() {
  const grammar = await loadFolderLanguage(entries.map(({ path }) => path));
  const found = parseTreeSync(grammar, text);
  return { ...found, syntax: syntaxOf(grammar, found, { folders: folderParsing }) };
}

describe("the tree of a folder", () => {
  it("has the trees of all files in their own languages", async () => {
    const { tree, problem } = await parsed();
    const names = new Set([...preorder(tree.root)].flatMap((node) => (node.kind === "rule" ? [node.name] : [])));
    for (const name of ["folder:root", "javascript:program", "json:json", "c:translationUnit", "text"])
      expect(names).toContain(name);
    expect(problem).toBeUndefined();
    const leaves = [...preorder(tree.root)].filter(({ kind }) => kind === "token");
    expect(leaves.map(({ from }) => from)).toEqual([...tree.tokens.starts.keys()]);
  });

  it("is a folder again without any of its nodes, and all else is as it was", async () => {
    const { tree, syntax } = await parsed();
    const root = stagesOf(tree, {}).at(-1)?.tree.root ?? tree.root;
    const nodes = [...preorder(root)].filter((node) => node.kind !== "token" || node.replacement === "");
    const unparser = new Unparser(tree, "keep", syntax.clash);
    fc.assert(
      fc.property(fc.constantFrom(...nodes), ({ from, to, replacement }) => {
        const left = [...readArchive(unparser.unparse([{ from, to, text: replacement }]))];
        const [start, end] = [tree.tokens.starts[from] as number, tree.tokens.ends[to - 1] as number];
        for (const entry of readArchive(text)) {
          const isTouched = start < entry.end && entry.start < end;
          const same = left.find(({ path }) => path === entry.path);
          if (!isTouched) expect(same).toMatchObject({ content: entry.content, mode: entry.mode, kind: entry.kind });
        }
      }),
      { numRuns: 60 },
    );
  });

  it("knows which files name which", async () => {
    const { tree, syntax } = await parsed();
    const named = [...tree.tokens.starts.keys()].flatMap((from) => {
      const node = { from, to: from + 1 } as Parameters<typeof textOf>[1];
      const token = { name: "", text: textOf(tree, node), context: tree.tokens.contexts?.[from] ?? 0 };
      const name = syntax.nameOf?.(token, { tree, from });
      return name === undefined ? [] : [[textOf(tree, node).replace(/\n.*/s, ""), name]];
    });
    expect(named.filter(([own]) => !/^[fdl]\d/.test(own as string))).toEqual([
      ['"./lib/a.js"', "file lib/a.js"],
      ['"./lib/b"', "file lib/b.js"],
      ['"main.js"', "file main.js"],
      ['"lib/c.bin"', "file lib/c.bin"],
      ['#include "two.h"', "file src/two.h"],
    ]);
    expect(named.filter(([own]) => /^[fdl]\d/.test(own as string))).toHaveLength(entries.length);
  });

  it("tells tokens apart as the language of their file does", async () => {
    const { tree, syntax } = await parsed();
    const contextOf = (part: string) =>
      tree.tokens.contexts?.[[...tree.tokens.starts].indexOf(text.indexOf(part))] as number;
    expect(syntax.clash("a", "b", contextOf("import { a }"))).toBe(true);
    expect(syntax.clash("a", "b", 0)).toBe(false);
    expect(syntax.lexemes({ name: "text", text: "f644 main.js", context: 0 })).toBeUndefined();
  });
});
