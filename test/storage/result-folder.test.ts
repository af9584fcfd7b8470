import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FolderCase } from "#src/folder/folder-case.js";
import { readFolder } from "#src/folder/read-folder.js";
import { ResultFileError } from "#src/storage/result-file.js";
import { ResultFolder } from "#src/storage/result-folder.js";
import { temporaryFolderFor } from "#src/storage/temporary-files.js";
import { contentOf, fill } from "../folder/folders.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const content = { "a/one.txt": "one", "b.txt": "b", "empty/": "", link: "-> b.txt" };

function begin() {
  const folder = new FolderCase(readFolder(fill(temporaryFolder(), content)));
  const place = temporaryFolder();
  const path = join(place, "out.reduced");
  const result = new ResultFolder(path, folder);
  return { folder, place, path, result, put: (text: string) => result.write(folder.listingOf(text), text) };
}

const without = (text: string, path: string) => text.replace(new RegExp(`[fdl]\\d+ ${path}\\n.*?\\n\\udc02`, "s"), "");

describe("a result folder", () => {
  it("holds what was written last, and has nothing beside it in the end", () => {
    const { folder, place, path, result, put } = begin();
    put(folder.text);
    expect(contentOf(path)).toEqual(content);
    const smaller = without(folder.text, "b.txt");
    put(smaller);
    expect(contentOf(path)).toEqual({ "a/one.txt": "one", "empty/": "", link: "-> b.txt" });
    expect(result.holds(folder.listingOf(smaller))).toBe(true);
    expect(result.read()).toEqual({ bytes: folder.listingOf(smaller), size: 3 });
    put("");
    expect(contentOf(path)).toEqual({});
    result.sweep();
    expect(readdirSync(place)).toEqual(["out.reduced"]);
  });

  it("does not hold what somebody has changed", () => {
    const { folder, path, result, put } = begin();
    put(folder.text);
    writeFileSync(join(path, "b.txt"), "c");
    expect(result.holds(folder.listingOf(folder.text))).toBe(false);
    put(folder.text);
    expect(contentOf(path)).toEqual(content);
  });

  it("keeps another folder under another name", () => {
    const { folder, place, path, result, put } = begin();
    fill(path, { mine: "precious" });
    expect(result.keepAside()).toEqual({ path: `${path}.1`, isNew: true });
    put(folder.text);
    expect(contentOf(`${path}.1`)).toEqual({ mine: "precious" });
    expect(contentOf(path)).toEqual(content);
    mkdirSync(`${path}.2`);
    expect(result.keepAside().path).toBe(`${path}.3`);
    expect(readdirSync(place)).toHaveLength(3);
  });

  it("gets its name back if the process was killed between two renames, and loses what was half written", () => {
    const { folder, place, path, result, put } = begin();
    put(folder.text);
    renameSync(path, temporaryFolderFor(path, "old"));
    mkdirSync(temporaryFolderFor(path, "new"));
    mkdirSync(join(place, ".treemin-00000000-other.new"));
    result.sweep();
    expect(contentOf(path)).toEqual(content);
    expect(readdirSync(place).sort()).toEqual([".treemin-00000000-other.new", "out.reduced"]);
  });

  it("is as it was if it cannot be replaced", () => {
    const { folder, path, result, put, place } = begin();
    put(folder.text);
    expect(() => put(`${folder.text}f644 \0/x\n\udc01y\n\udc02`)).toThrow(ResultFileError);
    expect(contentOf(path)).toEqual(content);
    expect(readdirSync(place)).toEqual(["out.reduced"]);
    expect(() => result.write(Buffer.of(), undefined)).toThrow(/removed or changed/);
  });

  it("cannot be in the place of a file, or in a folder that is missing", () => {
    const { folder, place } = begin();
    writeFileSync(join(place, "file"), "");
    for (const path of ["file", "missing/out"])
      expect(() => new ResultFolder(join(place, path), folder)).toThrow(ResultFileError);
    expect(existsSync(join(place, "missing"))).toBe(false);
  });
});
