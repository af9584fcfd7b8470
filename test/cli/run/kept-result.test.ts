import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { KeptResult } from "#src/cli/run/kept-result.js";
import { JournalFile, ResultFile } from "#src/tools.js";
import { temporaryFolder } from "../../support/temporary-folder.js";

/** A run that writes to a result, and is killed. */
function begin(folder: string) {
  const file = new ResultFile(join(folder, "out"));
  const journal = new JournalFile(join(folder, "out.journal"), { format: 1, run: "run" }, () => {});
  const warnings: string[] = [];
  const result = new KeptResult(file, journal, (message) => warnings.push(message));
  return {
    result,
    warnings,
    accept: (text: string) => result.accept({ bytes: Buffer.from(text), text, size: text.length }),
    content: () => (existsSync(file.path) ? readFileSync(file.path, "utf8") : undefined),
  };
}

const accepted = ["the whole input", "the input", "input", "other", "in", "i"];

describe("the result file of a run that continues another", () => {
  it.each([...accepted.keys()])("stays while the run repeats %i steps, and changes with the next one", (count) => {
    const folder = temporaryFolder();
    const first = begin(folder);
    for (const text of accepted.slice(0, count + 1)) first.accept(text);
    const second = begin(folder);
    expect(second.result.ahead).toBe(accepted[count]?.length);
    for (const [i, text] of accepted.entries()) {
      second.accept(text);
      expect(second.content()).toBe(accepted[Math.max(i, count)]);
      expect(second.result.ahead === undefined).toBe(i >= count);
    }
  });

  it("is replaced by a smaller result of different steps", () => {
    const folder = temporaryFolder();
    begin(folder).accept("five5");
    const second = begin(folder);
    for (const text of ["longer than five", "fives", "four"]) second.accept(text);
    expect(second.content()).toBe("four");
  });

  it("is replaced by any result if no earlier run wrote it", () => {
    const folder = temporaryFolder();
    begin(folder).accept("input");
    writeFileSync(join(folder, "out"), "other");
    const second = begin(folder);
    expect(second.result.ahead).toBeUndefined();
    second.accept("the input");
    expect(second.content()).toBe("the input");
  });

  it("is written again if it was deleted", () => {
    const folder = temporaryFolder();
    begin(folder).accept("input");
    rmSync(join(folder, "out"));
    const second = begin(folder);
    second.accept("input");
    expect(second.content()).toBe("input");
  });
});

describe("what the journal has not accepted", () => {
  it("is kept under another name before it is replaced, and the user is told", () => {
    const folder = temporaryFolder();
    begin(folder).accept("input");
    writeFileSync(join(folder, "out"), "best");
    const { result, accept, content, warnings } = begin(folder);
    expect(readdirSync(folder)).toEqual(["out", "out.journal"]);
    for (const text of ["the input", "input"]) accept(text);
    expect([content(), readFileSync(join(folder, "out.1"), "utf8")]).toEqual(["input", "best"]);
    expect(warnings).toEqual([]);
    result.conclude();
    expect(warnings).toEqual([expect.stringMatching(/out held an earlier result, which is kept as .*out\.1\.$/)]);
  });

  it("is not kept any longer if the result is the same again", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "out"), "input");
    const { result, accept, warnings } = begin(folder);
    accept("the input");
    expect(readFileSync(join(folder, "out.1"), "utf8")).toBe("input");
    accept("input");
    result.conclude();
    expect([readdirSync(folder), warnings]).toEqual([["out", "out.journal"], []]);
  });

  it("is kept once, beside other files that are kept", () => {
    const folder = temporaryFolder();
    for (const content of ["best", "other", "best"]) {
      writeFileSync(join(folder, "out"), content);
      begin(folder).accept("the input");
      rmSync(join(folder, "out.journal"));
    }
    expect(readdirSync(folder)).toEqual(["out", "out.1", "out.2"]);
    expect(["out.1", "out.2"].map((name) => readFileSync(join(folder, name), "utf8"))).toEqual(["best", "other"]);
  });

  it.each([
    ["empty", ""],
    ["the same", "the input"],
  ])("is not kept if it is %s", (_, content) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "out"), content);
    const { result, accept, warnings } = begin(folder);
    accept("the input");
    result.conclude();
    expect([readdirSync(folder), warnings]).toEqual([["out", "out.journal"], []]);
  });
});

describe("at the end, the result file holds the best result", () => {
  it("if nobody has touched it", () => {
    const { accept, result, content, warnings } = begin(temporaryFolder());
    result.restore();
    expect(content()).toBeUndefined();
    for (const text of ["the input", "input"]) accept(text);
    result.restore();
    expect([content(), warnings]).toEqual(["input", []]);
  });

  it("if somebody has removed it", () => {
    const folder = temporaryFolder();
    const { accept, result, content, warnings } = begin(folder);
    accept("input");
    rmSync(join(folder, "out"));
    result.restore();
    expect([content(), warnings]).toEqual(["input", [expect.stringMatching(/out was removed .* written again/)]]);
  });

  it("if somebody has removed that of the earlier run, which had come further", () => {
    const folder = temporaryFolder();
    begin(folder).accept("in");
    const { accept, result, content } = begin(folder);
    accept("input");
    rmSync(join(folder, "out"));
    result.restore();
    expect(content()).toBe("in");
  });

  it("if somebody has changed it, and the change is kept", () => {
    const folder = temporaryFolder();
    const { accept, result, content, warnings } = begin(folder);
    accept("input");
    writeFileSync(join(folder, "out"), "an edit");
    result.restore();
    expect([content(), readFileSync(join(folder, "out.1"), "utf8")]).toEqual(["input", "an edit"]);
    expect(warnings).toEqual([expect.stringMatching(/changed .*out\.1/)]);
  });

  it("or another file does, and the message names it", () => {
    const folder = temporaryFolder();
    const { accept, result } = begin(folder);
    accept("input");
    rmSync(join(folder, "out"));
    mkdirSync(join(folder, "out"));
    let message = "";
    try {
      result.restore();
    } catch (error) {
      message = String(error);
    }
    const saved = / saved as (.*)\.$/.exec(message)?.[1] ?? "";
    onTestFinished(() => rmSync(join(saved, ".."), { recursive: true, force: true }));
    expect(readFileSync(saved, "utf8")).toBe("input");
  });
});

describe("a result that cannot be written", () => {
  it("is not read again, which would hide the message", async () => {
    const folder = temporaryFolder();
    const { accept, result } = begin(folder);
    accept("input");
    rmSync(join(folder, "out"));
    mkdirSync(join(folder, "out"));
    await expect(result.remember()).resolves.toBeUndefined();
  });

  it("is saved to the temporary folder, and the message names it", () => {
    const folder = join(temporaryFolder(), "folder");
    mkdirSync(folder);
    const { accept } = begin(folder);
    accept("the input");
    rmSync(folder, { recursive: true });
    let message = "";
    try {
      accept("input");
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/out cannot be written: .*-o\.\nThe best result so far, 5 bytes, is saved as .*out\.$/);
    const saved = /saved as (.*)\.$/.exec(message)?.[1] ?? "";
    onTestFinished(() => rmSync(join(saved, ".."), { recursive: true, force: true }));
    expect(readFileSync(saved, "utf8")).toBe("input");
  });

  it("is not saved elsewhere if it is the input", () => {
    const folder = join(temporaryFolder(), "folder");
    mkdirSync(folder);
    const { accept } = begin(folder);
    rmSync(folder, { recursive: true });
    expect(() => accept("the input")).toThrow(/cannot be written: .*-o\.$/);
  });
});
