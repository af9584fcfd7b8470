import { lstatSync, mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readArchive } from "#src/folder/archive.js";
import { FolderCase } from "#src/folder/folder-case.js";
import { FolderError, SelectionError } from "#src/folder/folder-error.js";
import { readFolder } from "#src/folder/read-folder.js";
import { temporaryFolder } from "../support/temporary-folder.js";
import { type Content, contentOf, fill } from "./folders.js";

const files: Content = { "a/one.txt": "one", "a/two.txt": "two", "b/": "", "c.bin": "\0", link: "-> a/one.txt" };

/** A folder as a test case, and a place for candidates. */
function caseOf(content: Content, scope = {}) {
  const folder = fill(temporaryFolder(), content);
  const places = temporaryFolder();
  let count = 0;
  const test = new FolderCase(readFolder(folder), scope);
  const make = (text: string) => {
    const path = join(places, String(count++));
    return { path, ...test.makeCandidate(text, path, join(places, "store")) };
  };
  return { folder, test, make };
}

const measure = (text: string) => text.length;

describe("a folder as a test case", () => {
  it("becomes the same folder again, with contents in the text and without", () => {
    const { folder, test, make } = caseOf(files);
    expect(contentOf(make(test.text).path)).toEqual(contentOf(folder));
    const expanded = test.expand(test.text, { most: 10_000, measure }) as string;
    expect(expanded).toContain("two");
    expect(contentOf(make(expanded).path)).toEqual(contentOf(folder));
    expect(test.listingOf(expanded)).toEqual(test.listingOf(test.text));
    expect([test.sizeOf(expanded), test.sizeOf(test.text)]).toEqual([7, 7]);
    expect(test.expand(expanded, { most: 10_000, measure })).toBeUndefined(); // the rest is binary
  });

  it("takes in the smallest contents as long as there is room", () => {
    const { test } = caseOf({ large: "x".repeat(500), small: "y".repeat(20), medium: "z".repeat(40) });
    const text = test.expand(test.text, { most: test.text.length + 100, measure }) as string;
    expect([...readArchive(text)].map(({ content }) => typeof content)).toEqual(["object", "string", "string"]);
  });

  it("reads UTF-16, and gives the same bytes back", () => {
    const { folder, test, make } = caseOf({ le: "", be: "" });
    const bytes = { le: Buffer.from("\ufeffab", "utf16le"), be: Buffer.from("\ufeffab", "utf16le").swap16() };
    for (const [name, content] of Object.entries(bytes)) writeFileSync(join(folder, name), content);
    const own = new FolderCase(readFolder(folder));
    const text = own.expand(own.text, { most: 10_000, measure }) as string;
    expect([...readArchive(text)].map(({ kind, content }) => `${kind} ${content}`)).toEqual([
      "utf-16be \ufeffab",
      "utf-16le \ufeffab",
    ]);
    expect(contentOf(make(text).path)).toEqual(contentOf(folder));
    expect(test.sizeOf(text)).toBe(12);
  });

  it("has the files that are kept in every candidate, and not in its text", () => {
    const { test, make } = caseOf(files, { keep: ["two.txt"] });
    expect(contentOf(make("").path)).toEqual({ "a/two.txt": "two" });
    expect(test.paths).toEqual(["a/one.txt", "b", "c.bin", "link"]);
    const only = caseOf(files, { only: ["*.txt"] });
    expect(only.test.paths).toEqual(["a", "a/one.txt", "a/two.txt"]);
    expect(contentOf(only.make("").path)).toEqual({ "b/": "", "c.bin": "\0", link: "-> a/one.txt" });
  });

  it.each([{ keep: ["*.zip"] }, { only: ["nothing/"] }, { keep: ["*"] }])(
    "refuses patterns without effect: %j",
    (scope) => {
      expect(() => caseOf(files, scope)).toThrow(SelectionError);
    },
  );

  it("notices that a file has changed since it was read, but not that only its time has", () => {
    const { folder, test, make } = caseOf(files);
    utimesSync(join(folder, "a/one.txt"), 1, 1);
    expect(contentOf(make(test.text).path)).toEqual(contentOf(folder));
    const other = caseOf(files);
    writeFileSync(join(other.folder, "a/one.txt"), "ONE");
    expect(() => other.make(other.test.text)).toThrow(FolderError);
    expect(() => other.test.expand(other.test.text, { most: 10_000, measure })).toThrow(/one\.txt has changed/);
  });
});

describe("candidates", () => {
  const inodeOf = ({ path }: { readonly path: string }) => lstatSync(join(path, "a/one.txt")).ino;

  it("share the files of the input once the first test has left them alone, but never with the input", () => {
    const { folder, test, make } = caseOf(files);
    const first = make(test.text);
    const meanwhile = make(test.text);
    expect(inodeOf(meanwhile)).not.toBe(inodeOf(first));
    expect(first.release()).toBe(true);
    expect(inodeOf(make(test.text))).toBe(inodeOf(first));
    expect(inodeOf({ path: folder })).not.toBe(inodeOf(first));
  });

  it("share no files if the first test writes to them", () => {
    const { folder, test, make } = caseOf(files);
    const first = make(test.text);
    writeFileSync(join(first.path, "a/one.txt"), "changed");
    expect(first.release()).toBe(true);
    const [second, third] = [make(test.text), make(test.text)];
    expect(inodeOf(second)).not.toBe(inodeOf(third));
    for (const each of [second, third]) expect(contentOf(each.path)).toEqual(contentOf(folder));
    expect(contentOf(folder)["a/one.txt"]).toBe("one");
  });

  it("are not to be believed if another test has written to files that they share", () => {
    const { folder, test, make } = caseOf(files);
    make(test.text).release();
    const [writer, victim] = [make(test.text), make(test.text)];
    writeFileSync(join(writer.path, "a/one.txt"), "changed");
    expect(victim.release()).toBe(false);
    expect(writer.release()).toBe(false);
    const next = make(test.text);
    expect(contentOf(next.path)).toEqual(contentOf(folder));
    expect(next.release()).toBe(true);
  });

  it("keep permissions, also of folders that cannot be written", () => {
    const { folder, test } = caseOf(files);
    mkdirSync(join(folder, "locked"), 0o777);
    writeFileSync(join(folder, "locked/run"), "", { mode: 0o755 });
    const own = new FolderCase(readFolder(folder));
    const text = own.text.replace(/d[0-7]+ locked/, "d555 locked");
    const path = join(temporaryFolder(), "copy");
    own.writeTo(path, text);
    expect(statSync(join(path, "locked")).mode & 0o777).toBe(0o555);
    expect(statSync(join(path, "locked/run")).mode & 0o777).toBe(statSync(join(folder, "locked/run")).mode & 0o777);
    expect(test.text).not.toBe(own.text);
  });
});
