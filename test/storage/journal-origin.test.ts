import { execFileSync } from "node:child_process";
import { chownSync, copyFileSync, linkSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { JournalFile } from "#src/storage/journal-file.js";
import { printHead } from "#src/storage/journal-line.js";
import { callIn, originOf } from "#src/storage/journal-origin.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const call = { arguments: ["in.json", "-t", "a 'b'"], folder: "/somewhere", input: "in.json", output: "out.json" };
const head = { format: 1, run: "one", call } as const;

/** The path of a journal that the command wrote. */
function writtenJournal(folder = temporaryFolder()): string {
  const path = join(folder, "j");
  new JournalFile(path, head, () => {}).checked(1);
  return path;
}

describe("the call in a journal", () => {
  it("is this user's own where this user wrote it, by any path to its folder", () => {
    const path = writtenJournal();
    expect(callIn(path)).toEqual({ call, trust: "own" });
    const link = join(temporaryFolder(), "link");
    symlinkSync(join(path, ".."), link);
    expect(callIn(join(link, "j"))?.trust).toBe("own");
  });

  it.each([
    ["copied", (from: string, to: string) => copyFileSync(from, to)],
    ["moved", (from: string, to: string) => renameSync(from, to)],
    ["linked", (from: string, to: string) => linkSync(from, to)],
  ])("is anybody's if the journal was %s", (_, place) => {
    const path = join(temporaryFolder(), "other");
    place(writtenJournal(), path);
    expect(callIn(path)).toEqual({ call, trust: "unknown" });
  });

  it.each([
    ["does not say who wrote it", () => head],
    ["says that another user wrote it", (path: string) => ({ ...head, origin: { ...originOf(path), user: 4321 } })],
  ])("is anybody's if the journal %s", (_, headFor) => {
    const path = join(temporaryFolder(), "j");
    writeFileSync(path, printHead(headFor(path)));
    expect(callIn(path)?.trust).toBe("unknown");
  });

  it.runIf(process.getuid?.() === 0)("is another user's if the file is", () => {
    const path = writtenJournal();
    chownSync(path, 4321, 4321);
    expect(callIn(path)?.trust).toBe("foreign");
  });

  it("is none if there is no journal with a call", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "folder"));
    writeFileSync(join(folder, "text"), "text\n");
    new JournalFile(join(folder, "library"), { format: 1, run: "one" }, () => {}).checked(1);
    symlinkSync(writtenJournal(), join(folder, "link"));
    symlinkSync("nowhere", join(folder, "dangling"));
    execFileSync("mkfifo", [join(folder, "pipe")]);
    for (const name of ["folder", "text", "library", "missing", "link", "dangling", "pipe"])
      expect(callIn(join(folder, name))).toBeUndefined();
  });
});
