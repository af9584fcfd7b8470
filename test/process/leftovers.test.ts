import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { homeOf, keptHomeOf, removeLeftovers } from "#src/process/leftovers.js";
import { newRunName } from "#src/process/run-name.js";
import { temporaryFolder } from "../support/temporary-folder.js";

/** A name as this machine gives it, with other numbers in some places. */
function nameWith({ pid, start, machine }: { pid?: number; start?: string; machine?: string }): string {
  const [ownPid, ownStart, ownMachine, unique] = newRunName().split("-");
  return [pid ?? ownPid, start ?? ownStart, machine ?? ownMachine, unique].join("-");
}

/** No process has it: it is beyond what Linux gives. */
const deadPid = 5_000_000;
const dayBefore = Date.now() / 1000 - 25 * 3600;

describe("what killed runs have left", () => {
  function bench(): string {
    const folder = temporaryFolder();
    vi.stubEnv("TMPDIR", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    return folder;
  }

  function leave(path: string): string {
    mkdirSync(join(path, "12"), { recursive: true });
    writeFileSync(join(path, "12", "input"), "text");
    return path;
  }

  it("is removed if the process is dead", () => {
    const folder = bench();
    leave(homeOf(nameWith({ pid: deadPid })));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(existsSync("/proc/self/stat"))("is removed if the process's number was given to another one", () => {
    const folder = bench();
    leave(homeOf(nameWith({ start: "1" })));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is removed a day later if it was kept for a person", () => {
    const folder = bench();
    const kept = leave(keptHomeOf(nameWith({ pid: deadPid })));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([basename(kept)]);
    utimesSync(kept, dayBefore, dayBefore);
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["belongs to a process that lives", () => leave(homeOf(newRunName()))],
    ["was kept by one, long ago", () => utimesSync(leave(keptHomeOf(newRunName())), dayBefore, dayBefore)],
    ["belongs to another machine", () => leave(homeOf(nameWith({ pid: deadPid, machine: "00000000" })))],
    ["has another name", () => leave(homeOf("mine"))],
    ["is no folder", () => writeFileSync(homeOf(nameWith({ pid: deadPid })), "text")],
  ])("stays if it %s", (_, make) => {
    const folder = bench();
    make();
    removeLeftovers();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("leads nowhere else", () => {
    const elsewhere = temporaryFolder();
    const folder = bench();
    writeFileSync(join(elsewhere, "precious"), "text");
    const home = leave(homeOf(nameWith({ pid: deadPid })));
    symlinkSync(elsewhere, join(home, "link"));
    removeLeftovers();
    expect(readdirSync(folder)).toEqual([]);
    expect(readdirSync(elsewhere)).toEqual(["precious"]);
  });
});
