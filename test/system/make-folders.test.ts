import { existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolders } from "#src/system/make-folders.js";
import { removeTree } from "#src/system/remove-tree.js";

const folder = mkdtempSync(join(tmpdir(), "make-folders-"));
afterAll(() => removeTree(folder));

describe("makeFolders", () => {
  it("makes what is missing, with the permissions", () => {
    makeFolders(join(folder, "a", "b", "c"), { mode: 0o700 });
    expect(statSync(join(folder, "a", "b")).mode & 0o777).toBe(0o700);
    makeFolders(join(folder, "a", "b", "c"));
    expect(existsSync(join(folder, "a", "b", "c"))).toBe(true);
  });

  it("fails below a file", () => {
    writeFileSync(join(folder, "file"), "");
    expect(() => makeFolders(join(folder, "file", "a"))).toThrow("ENOTDIR");
  });

  it.runIf(existsSync("/proc"))("fails where no folders can be made", () => {
    expect(() => makeFolders("/proc/treemin/a")).toThrow("ENOENT");
  });
});
