import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ResultFileError } from "#src/storage/result-file.js";
import { RunLog } from "#src/storage/run-log.js";
import { run } from "../report/comparison-runs.js";
import { temporaryFolder } from "../support/temporary-folder.js";

describe("a log of runs", () => {
  it("contains the runs that were appended, whatever characters their texts contain", () => {
    const path = join(temporaryFolder(), "runs.jsonl");
    const runs = ["plain", 'a\n"b"\u2028\u0000', "\udc80 lone \ud800"].map((text, i) => run({ id: `${i}`, text }));
    for (const each of runs) new RunLog(path).append(each);
    expect(new RunLog(path).runs).toEqual(runs);
  });

  it("continues after half a line", () => {
    const path = join(temporaryFolder(), "runs.jsonl");
    const [first, second] = [run({ id: "1" }), run({ id: "2" })];
    new RunLog(path).append(first);
    appendFileSync(path, '{"id":"3","case":"o');
    const log = new RunLog(path);
    expect(log.runs).toEqual([first]);
    log.append(second);
    expect(new RunLog(path).runs).toEqual([first, second]);
  });

  it("does not change a file that contains anything else", () => {
    const path = join(temporaryFolder(), "runs.jsonl");
    writeFileSync(path, '{"precious": true}\n');
    expect(() => new RunLog(path)).toThrow(/line 1 is not a run.*--results/);
    expect(readFileSync(path, "utf8")).toBe('{"precious": true}\n');
  });

  it("that cannot be written throws when it is opened", () => {
    expect(() => new RunLog(join(temporaryFolder(), "missing", "runs.jsonl"))).toThrow(ResultFileError);
    expect(() => new RunLog(temporaryFolder())).toThrow(/--results/);
  });
});
