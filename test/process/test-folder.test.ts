import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CommandOracle } from "#src/oracle/command-oracle.js";
import { type TestFolder, TestFolders } from "#src/process/test-folder.js";
import { isProcOwn } from "#src/system/process-status.js";
import { sleep } from "../support/processes.js";
import { shellScript, temporaryFolder } from "../support/temporary-folder.js";

/** Longer than the steps of the clock that gives files their times, in milliseconds. */
const tick = 20;

const nobody: ReadonlySet<number> = new Set();

/** Two test folders, one after the other, and whether they are the same folder with different names. */
async function twoFolders(act: (folder: TestFolder) => void, processes: (first: TestFolder) => ReadonlySet<number>) {
  let count = 0;
  const names = { fileName: "input", isFolder: false, number: () => count++ };
  const folders = new TestFolders(join(temporaryFolder(), "run"), names);
  const first = folders.make(Buffer.from("first"));
  const inode = lstatSync(first.path).ino;
  // As long as it is open, no other folder has its inode.
  const descriptor = openSync(first.path, "r");
  onTestFinished(() => closeSync(descriptor));
  await sleep(tick);
  act(first);
  folders.remove(first);
  await new Promise((resolve) => setImmediate(resolve));
  folders.reuse(processes(first));
  const second = folders.make(Buffer.from("second"));
  return { first, second, isSame: lstatSync(second.path).ino === inode };
}

const acts: readonly [string, (folder: TestFolder) => void][] = [
  ["left a file", ({ path }) => writeFileSync(join(path, "core"), "")],
  ["left a folder", ({ path }) => mkdirSync(join(path, "build"))],
  ["left a link", ({ path }) => symlinkSync("/etc/passwd", join(path, "link"))],
  [
    "removed what it had left",
    ({ path }) => {
      writeFileSync(join(path, "core"), "");
      rmSync(join(path, "core"));
    },
  ],
  ["removed the candidate", ({ file }) => rmSync(file)],
  ["renamed the candidate", ({ path, file }) => renameSync(file, join(path, "other"))],
  ["changed the permissions", ({ path }) => chmodSync(path, 0o777)],
  [
    "changed the permissions and changed them back",
    ({ path }) => {
      const { mode } = lstatSync(path);
      chmodSync(path, 0o500);
      chmodSync(path, mode);
    },
  ],
  ["changed the folder's time", ({ path }) => utimesSync(path, 1, 1)],
  ["removed the folder", ({ path }) => rmSync(path, { recursive: true })],
  ["moved the folder", ({ path }) => renameSync(path, `${path}-moved`)],
  ["removed the folders of all tests", ({ path }) => rmSync(dirname(path), { recursive: true })],
];

describe("the folder of a test", () => {
  it("becomes that of another test, with another name, if the test changed nothing in it", async () => {
    const { first, second, isSame } = await twoFolders(
      () => undefined,
      () => nobody,
    );
    expect(isSame).toBe(true);
    expect(existsSync(first.path)).toBe(false);
    expect([basename(first.path), basename(second.path)]).toEqual([String(first.number), String(second.number)]);
    expect(second.number).not.toBe(first.number);
    expect(readdirSync(second.path)).toEqual(["input"]);
    expect(readFileSync(second.file, "utf8")).toBe("second");
  });

  it("becomes that of another test, with a new candidate, if the test changed only its own", async () => {
    const { second, isSame } = await twoFolders(
      ({ file }) => {
        writeFileSync(file, "longer than before");
        utimesSync(file, 1, 1);
        chmodSync(file, 0o400);
      },
      () => nobody,
    );
    expect(isSame).toBe(true);
    expect(readFileSync(second.file, "utf8")).toBe("second");
    expect(lstatSync(second.file).mode & 0o200).toBe(0o200);
    expect(lstatSync(second.file).mtimeMs).toBeGreaterThan(1000);
  });

  it.each(acts)("is not used again if the test %s", async (_, act) => {
    const { second, isSame } = await twoFolders(act, () => nobody);
    expect(isSame).toBe(false);
    expect(readdirSync(second.path)).toEqual(["input"]);
    expect(lstatSync(second.path).mode & 0o777).toBe(0o777 & ~process.umask());
  });

  it("is removed, and not used again, if a process of the test is left", async () => {
    const { first, isSame } = await twoFolders(
      () => undefined,
      ({ number }) => new Set([number]),
    );
    expect(isSame).toBe(false);
    expect(existsSync(first.path)).toBe(false);
  });
});

describe.runIf(isProcOwn)("tests in folders that are used again", () => {
  it("find their candidate, and nothing that another test's process writes into its working directory", async () => {
    const writer = 'setsid sh -c "sleep 0.05; touch stray" > /dev/null 2>&1 &';
    const checks = ["sleep 0.1", 'test "$(ls)" = input || exit 1', 'test "$PWD/input" = "$1" || exit 1'];
    const script = shellScript(join(temporaryFolder(), "test.sh"), ...checks, writer, "exit 0");
    const oracle = new CommandOracle({ command: [script] }, { encode: (text) => Buffer.from(text) });
    onTestFinished(() => oracle.close());
    oracle.timeLimit.duration = 20_000;
    const { signal } = new AbortController();
    const outcomes = new Set<string>();
    for (let i = 0; i < 12; i++) outcomes.add(await oracle.test("x", signal));
    expect([...outcomes]).toEqual(["interesting"]);
  });
});
