import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { keptFolderOf, removeLeftovers, runFolderOf } from "#src/process/leftovers.js";
import { newRunName } from "#src/process/run-name.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** A run name as this machine makes it, with some parts replaced. */
function nameWith({ pid, start, machine }: { pid?: number; start?: string; machine?: string }): string {
  const [ownPid, ownStart, ownMachine, unique] = newRunName().split("-");
  return [pid ?? ownPid, start ?? ownStart, machine ?? ownMachine, unique].join("-");
}

/** No process has this number, which is larger than any on Linux. */
const deadPid = 5_000_000;
const dayBefore = Date.now() / 1000 - 25 * 3600;

describe("the folder of a run", () => {
  function emptyTemporaryFolder(): string {
    const folder = temporaryFolder();
    vi.stubEnv("TMPDIR", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    return folder;
  }

  function makeRunFolder(path: string): string {
    mkdirSync(join(path, "12"), { recursive: true });
    writeFileSync(join(path, "12", "input"), "text");
    return path;
  }

  it("is removed if its process has ended", () => {
    const folder = emptyTemporaryFolder();
    makeRunFolder(runFolderOf(nameWith({ pid: deadPid })));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(existsSync("/proc/self/stat"))("is removed if another process has the number of its process", () => {
    const folder = emptyTemporaryFolder();
    makeRunFolder(runFolderOf(nameWith({ start: "1" })));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is removed after a day if it was kept", () => {
    const folder = emptyTemporaryFolder();
    const kept = makeRunFolder(keptFolderOf(nameWith({ pid: deadPid })));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([basename(kept)]);
    utimesSync(kept, dayBefore, dayBefore);
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is removed if it was kept and is empty", () => {
    const folder = emptyTemporaryFolder();
    mkdirSync(keptFolderOf(nameWith({ pid: deadPid })));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is removed if links that have such names, too, lead elsewhere or nowhere; they stay", () => {
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, "precious"), "text");
    const folder = emptyTemporaryFolder();
    const run = nameWith({ pid: deadPid });
    const targets = { a: elsewhere, b: `${basename(runFolderOf(run))}-b`, c: "/missing", y: "/proc/1/root" };
    for (const [letter, target] of Object.entries(targets)) symlinkSync(target, runFolderOf(`${run}-${letter}`));
    makeRunFolder(runFolderOf(`${run}-x`));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual(Object.keys(targets).map((letter) => `treemin-${run}-${letter}`));
    expect(readdirSync(elsewhere)).toEqual(["precious"]);
  });

  it.each([
    ["belongs to a running process", () => makeRunFolder(runFolderOf(newRunName()))],
    [
      "was kept long ago by a running process",
      () => utimesSync(makeRunFolder(keptFolderOf(newRunName())), dayBefore, dayBefore),
    ],
    ["belongs to another machine", () => makeRunFolder(runFolderOf(nameWith({ pid: deadPid, machine: "00000000" })))],
    ["has another name", () => makeRunFolder(runFolderOf("mine"))],
    ["is a file", () => writeFileSync(runFolderOf(nameWith({ pid: deadPid })), "text")],
  ])("stays if it %s", (_, make) => {
    const folder = emptyTemporaryFolder();
    make();
    removeLeftovers();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("is removed without what its links point to", () => {
    const elsewhere = temporaryFolder();
    const folder = emptyTemporaryFolder();
    writeFileSync(join(elsewhere, "precious"), "text");
    const home = makeRunFolder(runFolderOf(nameWith({ pid: deadPid })));
    symlinkSync(elsewhere, join(home, "link"));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([]);
    expect(readdirSync(elsewhere)).toEqual(["precious"]);
  });
});
