import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { keepCompiledCode } from "#src/compile-cache.js";
import { temporaryFolder } from "./support/temporary-folder.js";

/** The user's cache, which is empty at first, and the folders that Node was given. */
let cache: string;
let given: string[];

beforeEach(() => {
  cache = join(temporaryFolder(), "cache");
  given = [];
  const before = process.env.TREEMIN_CACHE;
  process.env.TREEMIN_CACHE = cache;
  onTestFinished(() => {
    process.env.TREEMIN_CACHE = before;
  });
});

const keep = () => keepCompiledCode((folder) => given.push(folder));

it("keeps compiled code in a folder that only this user can enter", async () => {
  await keep();
  expect(given).toEqual([join(cache, "code")]);
  expect(statSync(join(cache, "code")).mode & 0o777).toBe(0o700);
});

it("uses no folder that others can write", async () => {
  mkdirSync(join(cache, "code"), { recursive: true });
  chmodSync(join(cache, "code"), 0o777);
  await keep();
  expect(given).toEqual([]);
});

it("keeps nothing where no folder can be made", async () => {
  writeFileSync(cache, "");
  await keep();
  process.env.TREEMIN_CACHE = join(cache, "below a file");
  await keep();
  expect(given).toEqual([]);
});

it.runIf(process.getuid?.() === 0)("uses no folder of another user", async () => {
  mkdirSync(cache);
  chownSync(cache, 12345, 12345);
  await keep();
  expect(given).toEqual([]);
});
