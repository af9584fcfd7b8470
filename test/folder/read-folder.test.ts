import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SelectionError } from "#src/folder/folder-error.js";
import { readFiles, readFolder } from "#src/folder/read-folder.js";
import { temporaryFolder } from "../support/temporary-folder.js";
import { fill } from "./folders.js";

const paths = (found: ReturnType<typeof readFolder>) => found.entries.map(({ path }) => path);

describe("a folder is read", () => {
  it("depth first in the order of names, with links, permissions and empty folders", () => {
    const folder = fill(temporaryFolder(), {
      "b/c.txt": "1",
      "b-d.txt": "2",
      "a/": "",
      link: "-> b/c.txt",
      dead: "-> no",
    });
    chmodSync(join(folder, "b-d.txt"), 0o751);
    const { entries } = readFolder(folder);
    expect(entries.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      "folder a",
      "folder b",
      "utf-8 b/c.txt",
      "utf-8 b-d.txt",
      "link dead",
      "link link",
    ]);
    expect(entries.find(({ path }) => path === "b-d.txt")).toMatchObject({ mode: 0o751, content: { size: 1 } });
    expect(entries.find(({ path }) => path === "link")?.content).toBe("b/c.txt");
  });

  it("without what patterns leave out, those of inner folders first", () => {
    const folder = fill(temporaryFolder(), {
      ".gitignore": "*.o\nbuild/\n",
      ".treeminignore": "!keep.o\n/notes\n",
      "a.o": "",
      "keep.o": "",
      notes: "",
      "build/x": "",
      ".git/config": "",
      "sub/.gitignore": "!b.o\n*.tmp\n",
      "sub/b.o": "",
      "sub/c.o": "",
      "sub/d.tmp": "",
      "sub/notes": "",
    });
    expect(paths(readFolder(folder))).toEqual([
      ".gitignore",
      ".treeminignore",
      "keep.o",
      "sub",
      "sub/.gitignore",
      "sub/b.o",
      "sub/notes",
    ]);
    expect(readFolder(folder).ignored).toEqual([".git/", "a.o", "build/", "notes", "sub/c.o", "sub/d.tmp"]);
    expect(paths(readFolder(folder, { ignore: false }))).toHaveLength(15);
    const patterns = join(temporaryFolder(), "patterns");
    writeFileSync(patterns, "sub/\n");
    expect(paths(readFolder(folder, { ignoreFiles: [patterns] }))).toEqual([".gitignore", ".treeminignore", "keep.o"]);
  });

  it("with names of any bytes", () => {
    const folder = temporaryFolder();
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.of(0x61, 0xff, 0x0a, 0x20)]), "x");
    expect(paths(readFolder(folder))).toEqual(["a\udcff\n "]);
  });
});

describe("several files are read", () => {
  it("with their places relative to each other", () => {
    const folder = fill(temporaryFolder(), { "a/x.c": "1", "b/x.c": "2", "b/y.c": "3", "c/d/z": "4" });
    const found = readFiles([join(folder, "b/x.c"), join(folder, "c"), join(folder, "a/x.c")]);
    expect(paths(found)).toEqual(["a/x.c", "b/x.c", "c", "c/d", "c/d/z"]);
  });

  it("only once", () => {
    const folder = fill(temporaryFolder(), { "a/x.c": "1" });
    mkdirSync(join(folder, "a-b"));
    const [a, x] = [join(folder, "a"), join(folder, "a/x.c")];
    expect(() => readFiles([x, x])).toThrow(/given twice/);
    expect(() => readFiles([join(folder, "a-b"), x, a])).toThrow(SelectionError);
  });
});
