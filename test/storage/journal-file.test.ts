import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { JournalFile } from "#src/storage/journal-file.js";
import type { JournalHead } from "#src/storage/journal-line.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const head: JournalHead = { format: 1, run: "one" };

/** Opens a journal and collects its warnings. */
function open(path: string, run = "one") {
  const warnings: string[] = [];
  const journal = new JournalFile(path, { ...head, run }, (message) => warnings.push(message));
  return { journal, warnings };
}

/** The path of a journal of three outcomes that was not closed. */
function writtenJournal(): string {
  const path = join(temporaryFolder(), "out.json.journal");
  const { journal } = open(path);
  journal.checked(12.5);
  journal.record("a=", "interesting");
  journal.record("b=", "timeout");
  journal.record("a=", "invalid");
  journal.accept(Buffer.from("result"));
  return path;
}

const outcomes = [
  ["a=", "interesting"],
  ["b=", "timeout"],
  ["a=", "invalid"],
];

describe("a journal file", () => {
  it("gives the next run all that was recorded, in order, even if it was not closed", () => {
    const { journal, warnings } = open(writtenJournal());
    expect(warnings).toEqual([]);
    expect(journal.duration).toBe(12.5);
    expect(journal.outcomes).toEqual(outcomes);
    expect(journal.hasAccepted(Buffer.from("result"))).toBe(true);
    expect(journal.hasAccepted(Buffer.from("another"))).toBe(false);
  });

  it("continues where it ended", () => {
    const path = writtenJournal();
    for (const digest of ["c=", "d="]) {
      const { journal } = open(path);
      journal.record(digest, "uninteresting");
      journal.close();
    }
    expect(open(path).journal.outcomes).toEqual([...outcomes, ["c=", "uninteresting"], ["d=", "uninteresting"]]);
  });

  it("records a result once", () => {
    const path = writtenJournal();
    const before = readFileSync(path, "utf8");
    open(path).journal.accept(Buffer.from("result"));
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  it("is created with its first line, and can be removed", () => {
    const folder = temporaryFolder();
    const { journal } = open(join(folder, "j"));
    expect(readdirSync(folder)).toEqual([]);
    journal.record("a=", "invalid");
    expect(readdirSync(folder)).toEqual(["j"]);
    journal.remove();
    journal.record("b=", "invalid");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("forgets outcomes after the last interesting one, but no result, if the test has begun to refuse everything", () => {
    const path = writtenJournal();
    const { journal } = open(path);
    journal.distrust("uninteresting");
    journal.record("c=", "uninteresting");
    const next = open(path).journal;
    expect(next.outcomes).toEqual([outcomes[0], ["c=", "uninteresting"]]);
    expect([next.duration, next.hasAccepted(Buffer.from("result"))]).toEqual([12.5, true]);
    next.distrust("uninteresting");
    expect(open(path).journal.outcomes).toEqual([outcomes[0]]);
  });

  it("forgets everything if the test has begun to accept everything", () => {
    const path = writtenJournal();
    const { journal } = open(path);
    journal.distrust("interesting");
    journal.record("c=", "uninteresting");
    const next = open(path).journal;
    expect([next.outcomes, next.duration]).toEqual([[["c=", "uninteresting"]], undefined]);
    expect(next.hasAccepted(Buffer.from("result"))).toBe(false);
  });

  it("loses half a line at most, wherever it is cut off after its first line", () => {
    const whole = readFileSync(writtenJournal());
    const first = whole.indexOf("\n") + 1;
    for (let length = first; length <= whole.length; length++) {
      const path = join(temporaryFolder(), "j");
      writeFileSync(path, whole.subarray(0, length));
      const lines = whole.subarray(first, length).toString().split("\n").length - 1;
      const { journal, warnings } = open(path);
      expect(warnings).toEqual([]);
      expect(journal.outcomes).toEqual(outcomes.slice(0, Math.max(0, lines - 1)));
      journal.record("next=", "invalid");
      expect(open(path).journal.outcomes).toEqual([...journal.outcomes, ["next=", "invalid"]]);
    }
  });
});

describe("a journal is renamed, and neither used nor removed, if it is", () => {
  it("of another reduction", () => {
    const path = writtenJournal();
    const content = readFileSync(path, "utf8");
    for (const number of [1, 2]) {
      const before = content.repeat(number);
      writeFileSync(path, before);
      const { journal, warnings } = open(path, "two");
      expect(warnings).toEqual([expect.stringMatching(new RegExp(`journal is of another.*journal\\.${number},`))]);
      expect([journal.outcomes, journal.duration]).toEqual([[], undefined]);
      expect(readFileSync(`${path}.${number}`, "utf8")).toBe(before);
      expect(existsSync(path)).toBe(false);
    }
  });

  it("damaged in any byte, except in half a line at its end", () => {
    const whole = readFileSync(writtenJournal());
    for (let at = 0; at < whole.length - 1; at++) {
      const path = join(temporaryFolder(), "j");
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 1;
      writeFileSync(path, damaged);
      const { journal, warnings } = open(path);
      expect(warnings, `byte ${at}`).toEqual([expect.stringMatching(/damaged.*j\.1/)]);
      expect(journal.outcomes).toEqual([]);
      expect(readFileSync(`${path}.1`)).toEqual(damaged);
    }
  });

  it.each([
    ["empty", ""],
    ["something else", "[1, 2, 3]\n"],
    ["garbage", "\0\0\0\0\n\0\0"],
    ["sealed, but no JSON", "no-json Y_OkVF\n"],
    ["sealed, but no head", "null dCNOmK\n"],
    ["sealed, but no call", '{"format":1,"run":"one","call":{"arguments":5}} Sx5TTD\n'],
  ])("%s", (_, content) => {
    const path = join(temporaryFolder(), "j");
    writeFileSync(path, content);
    expect(open(path).warnings).toHaveLength(1);
    expect(readFileSync(`${path}.1`, "utf8")).toBe(content);
  });

  it.runIf(process.getuid?.() === 0)("of another user", () => {
    const path = writtenJournal();
    chownSync(path, 4321, 4321);
    const { journal, warnings } = open(path);
    expect(warnings).toEqual([expect.stringMatching(/belongs to another user.*journal\.1,/)]);
    expect(journal.outcomes).toEqual([]);
  });

  it("followed by zeros, as after a crash of the machine", () => {
    const path = writtenJournal();
    appendFileSync(path, `${"\0".repeat(100)}\n`);
    expect(open(path).warnings).toHaveLength(1);
  });
});

describe("there is one warning, and the run continues without a journal, if", () => {
  it.each<readonly [string, (path: string) => void, RegExp]>([
    ["a folder", (path) => mkdirSync(path), /a folder/],
    ["a pipe", (path) => execFileSync("mkfifo", [path]), /a pipe/],
    ["a link to nothing", (path) => symlinkSync("nowhere", path), /a link/],
    ["a link to a file", (path) => symlinkSync("precious", path), /a link/],
    ["a link to a device", (path) => symlinkSync("/dev/zero", path), /a link/],
  ])("%s has its name, which stays", (_, make, reason) => {
    const folder = temporaryFolder();
    const path = join(folder, "j");
    writeFileSync(join(folder, "precious"), "precious");
    make(path);
    const { journal, warnings } = open(path);
    journal.record("a=", "invalid");
    journal.accept(Buffer.from("result"));
    journal.remove();
    expect(warnings).toEqual([expect.stringMatching(/cannot be used: it is/)]);
    expect(warnings[0]).toMatch(reason);
    expect(readdirSync(folder)).toEqual(["j", "precious"]);
    expect(readFileSync(join(folder, "precious"), "utf8")).toBe("precious");
  });

  it("something has taken its place when it is to be removed", () => {
    const path = writtenJournal();
    const { journal, warnings } = open(path);
    rmSync(path);
    mkdirSync(path);
    journal.remove();
    expect(warnings).toEqual([expect.stringMatching(/cannot be removed/)]);
  });

  it("its folder does not exist", () => {
    const { journal, warnings } = open(join(temporaryFolder(), "missing", "j"));
    journal.checked(1);
    journal.record("a=", "invalid");
    journal.remove();
    expect(warnings).toEqual([expect.stringMatching(/ENOENT/)]);
  });
});
