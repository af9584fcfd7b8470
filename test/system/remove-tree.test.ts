import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { removeTree } from "#src/system/remove-tree.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** A folder that must not change, with a file, and a folder to be removed. */
function setUp() {
  const folder = temporaryFolder();
  const [precious, doomed] = [join(folder, "precious"), join(folder, "doomed")];
  for (const each of [precious, doomed]) mkdirSync(each);
  writeFileSync(join(precious, "file"), "text");
  chmodSync(precious, 0o750);
  const preciousState = () => [readdirSync(precious), lstatSync(precious).mode & 0o777];
  return { precious, doomed, preciousState };
}

const untouched = [["file"], 0o750];
const isRoot = process.getuid?.() === 0;
const nobody = 65534;

describe("a removed folder", () => {
  it("takes all that is in it with it, whatever its permissions", () => {
    const { doomed } = setUp();
    mkdirSync(join(doomed, "a/b/c"), { recursive: true });
    for (const name of ["file", "a/file", "a/b/file", "a/b/c/.hidden"]) writeFileSync(join(doomed, name), "text");
    for (const name of ["a/b/c", "a/b", "a"]) chmodSync(join(doomed, name), 0o000);
    removeTree(doomed);
    expect(existsSync(doomed)).toBe(false);
  });

  it("takes its links with it, but not what they point to", () => {
    const { precious, doomed, preciousState } = setUp();
    mkdirSync(join(doomed, "below"));
    symlinkSync(precious, join(doomed, "link"));
    symlinkSync(join(precious, "file"), join(doomed, "below", "link"));
    symlinkSync("itself", join(doomed, "itself"));
    removeTree(doomed);
    expect(existsSync(doomed)).toBe(false);
    expect(preciousState()).toEqual(untouched);
  });

  it("is none if it is a link, a file, or not there", () => {
    const { precious, doomed, preciousState } = setUp();
    const [link, itself] = [join(doomed, "link"), join(doomed, "itself")];
    symlinkSync(precious, link);
    symlinkSync("itself", itself);
    for (const path of [link, itself, join(precious, "file"), join(doomed, "missing")]) removeTree(path);
    expect(preciousState()).toEqual(untouched);
    expect(readdirSync(doomed)).toEqual(["itself", "link"]);
  });

  it.runIf(isRoot)("is none if it belongs to another user", () => {
    const { precious, preciousState } = setUp();
    chownSync(precious, nobody, nobody);
    removeTree(precious);
    expect(preciousState()).toEqual(untouched);
  });

  it.runIf(isRoot)("takes folders with it that root's test gave to another user", () => {
    const { doomed } = setUp();
    mkdirSync(join(doomed, "given"));
    writeFileSync(join(doomed, "given", "file"), "text");
    for (const name of ["given/file", "given"]) chownSync(join(doomed, name), nobody, nobody);
    removeTree(doomed);
    expect(existsSync(doomed)).toBe(false);
  });
});
