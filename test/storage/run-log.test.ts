import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ResultFileError } from "#src/storage/result-file.js";
import { RunLog } from "#src/storage/run-log.js";
import { run } from "../report/comparison-runs.js";
import { temporaryFolder } from "../support/temporary-folder.js";

describe("a log of runs", () => {
  it("has the runs that were added, whatever their texts hold", () => {
    const path = join(temporaryFolder(), "runs.jsonl");
    const runs = ["plain", 'a\n"b"\u2028\u0000', "\udc80 lone \ud800"].map((text, i) => run({ id: `${i}`, text }));
    for (const each of runs) new RunLog(path).append(each);
    expect(new RunLog(path).runs).toEqual(runs);
  });

  it("goes on after a line that was cut short", () => {
    const path = join(temporaryFolder(), "runs.jsonl");
    const [first, second] = [run({ id: "1" }), run({ id: "2" })];
    new RunLog(path).append(first);
    appendFileSync(path, '{"id":"3","case":"o');
    const log = new RunLog(path);
    expect(log.runs).toEqual([first]);
    log.append(second);
    expect(new RunLog(path).runs).toEqual([first, second]);
  });

  it("does not touch a file that holds something else", () => {
    const path = join(temporaryFolder(), "runs.jsonl");
    writeFileSync(path, '{"precious": true}\n');
    expect(() => new RunLog(path)).toThrow(/line 1 is no run.*--results/);
    expect(readFileSync(path, "utf8")).toBe('{"precious": true}\n');
  });

  it("that cannot be written says so before anything is run", () => {
    expect(() => new RunLog(join(temporaryFolder(), "missing", "runs.jsonl"))).toThrow(ResultFileError);
    expect(() => new RunLog(temporaryFolder())).toThrow(/--results/);
  });
});
