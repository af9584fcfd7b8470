import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createFile, replaceFile } from "#src/system/publish-file.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const prefix = ".temporary-";

describe("a published file", () => {
  it.each([true, false])("replaces another, with flush %s", (flush) => {
    const folder = temporaryFolder();
    for (const content of ["first", "", Buffer.from("third")]) {
      replaceFile(join(folder, "file"), content, { prefix, flush });
      expect(readFileSync(join(folder, "file"), "utf8")).toBe(String(content));
      expect(readdirSync(folder)).toEqual(["file"]);
    }
  });

  it("does not replace another if it must be new", () => {
    const folder = temporaryFolder();
    createFile(join(folder, "file"), "first", { prefix });
    expect(() => createFile(join(folder, "file"), "second", { prefix })).toThrow(/EEXIST/);
    expect(readFileSync(join(folder, "file"), "utf8")).toBe("first");
    expect(readdirSync(folder)).toEqual(["file"]);
  });

  it("leaves all as it was if it cannot be written", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "name"));
    writeFileSync(join(folder, "name", "inside"), "");
    expect(() => replaceFile(join(folder, "name"), "text", { prefix })).toThrow();
    expect(() => replaceFile(join(folder, "missing", "file"), "text", { prefix })).toThrow(/ENOENT/);
    expect(readdirSync(folder)).toEqual(["name"]);
  });
});
