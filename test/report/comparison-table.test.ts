import { describe, expect, it } from "vitest";
import { figuresOf } from "#src/report/comparison.js";
import { printCsv } from "#src/report/comparison-csv.js";
import { printComparison } from "#src/report/comparison-table.js";
import { run, twoCases } from "./comparison-runs.js";

/** The lines of the first table. */
function table(text: string): readonly string[] {
  return (text.split("\n\n")[1] ?? "").split("\n");
}

describe("a comparison as text", () => {
  it("has a table of aligned columns for each case, and one of the means", () => {
    const text = printComparison(figuresOf(twoCases), "text");
    expect(text).toContain("one: 1000 bytes, 200 tokens\n");
    expect(table(text)).toEqual([
      "algorithm           bytes  tokens  tests  yes   no  yes %  cached     s  oracle s  minimality",
      "------------------  -----  ------  -----  ---  ---  -----  ------  ----  --------  ----------",
      "hdd*                   10       5     40   10   30   25.0       7  2.00      1.00  –",
      "coarse-hdd* | hdd*     20      10     20    5   15   25.0       7  2.00      1.00  –",
    ]);
    expect(text).toMatch(/^All 2 cases$/m);
    expect(text).toMatch(/^coarse-hdd\* \| hdd\* +20.0 +10.0 +20.0 +2.00 +1.00 +0.50 +1 +2$/m);
  });

  it("has columns for rare outcomes and repetitions only if there are any", () => {
    const { statistics } = run();
    const outcomes = { ...statistics.outcomes, timeout: 3 };
    const runs = [{ ...run(), statistics: { ...statistics, outcomes } }, run({ repetition: 2 })];
    const [header] = table(printComparison(figuresOf(runs), "text"));
    expect(header).toContain("timeout");
    expect(header).toContain("median s");
    expect(header).not.toContain("invalid");
  });

  it("tells the minimality of the result, or what stopped the run", () => {
    const runs = [
      run({ guarantee: "1-tree-minimal" }),
      run({ algorithm: "perses*", guarantee: "1-minimal", stopped: "test limit" }),
    ];
    const text = printComparison(figuresOf(runs), "text");
    expect(text).toMatch(/^hdd\* .* 1-tree-minimal$/m);
    expect(text).toMatch(/^perses\* .* stopped: test limit$/m);
    expect(text).not.toContain("1-minimal\n");
  });

  it("marks a result that is no longer interesting", () => {
    const text = printComparison(figuresOf([run({ verified: "uninteresting" })]), "text");
    expect(text).toMatch(/^hdd\* +10 ! /m);
    expect(text).toMatch(/^warning: one, hdd\*: .*uninteresting/m);
  });

  it.each([90, 60, 40, 30])("fits a terminal of %i columns, whose words it shortens at last", (width) => {
    const text = printComparison(figuresOf(twoCases), "text", width);
    const lines = table(text);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    for (const column of ["algorithm", "bytes", "tests"]) expect(lines[0]).toContain(column);
    expect(lines[0]).not.toContain("cached");
    expect(text.includes("coarse-hdd* | hdd*  ")).toBe(width > 30);
    expect(text.split("\n").filter((line) => line.length > width && !line.startsWith("  "))).toEqual([]);
  });

  it("shows each result once, with the algorithms that have it", () => {
    const runs = ["hdd*", "perses*"].map((algorithm) => ({ ...run({ algorithm }), text: "a\nb\n" }));
    const text = printComparison(
      figuresOf([...runs, { ...run({ algorithm: "zoom" }), text: "x".repeat(999) }]),
      "text",
    );
    expect(text).toContain("one, hdd*, perses*: 10 bytes:\n  a\n  b\n\n");
    expect(text).toMatch(/one, zoom: 10 bytes:\n {2}x{300}…\n/);
  });

  it("has a dash for tokens that were not counted", () => {
    const { tokens, ...rest } = run();
    expect(printComparison(figuresOf([rest]), "text")).toMatch(/^hdd\* +10 +– /m);
  });
});

describe("a comparison as Markdown", () => {
  it("escapes the marks of Markdown", () => {
    const runs = twoCases.map((each) => ({ ...each, case: `a_b|${each.case}` }));
    const text = printComparison(figuresOf(runs), "markdown");
    const lines = text.split("\n").filter((line) => line.startsWith("|"));
    expect(text).toContain("**a\\_b\\|one: 1000 bytes, 200 tokens**");
    expect(lines[3]).toContain("| coarse-hdd\\* \\| hdd\\* |");
    const columns = (line: string) => line.replaceAll("\\|", "").split("|").length;
    expect(new Set(lines.slice(0, 4).map(columns)).size).toBe(1);
    expect(lines[1]).toMatch(/^\| -+ \| -+: \|.* -+ \|$/);
  });
});

/** Reads CSV as RFC 4180 has it. */
function readCsv(text: string): readonly (readonly string[])[] {
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\n") records.push([]);
  }
  return records.slice(0, -1);
}

describe("a comparison as comma-separated values", () => {
  it.each(["plain", "a,b", 'a "b" c', "a\nb", '","', ""])("keeps a name: %j", (name) => {
    const { rows } = figuresOf([run({ case: name }), run({ case: name, algorithm: "a, b" })]);
    const [header = [], ...records] = readCsv(printCsv(rows));
    expect(records.map((record) => record.slice(0, 2))).toEqual([
      [name, "hdd*"],
      [name, "a, b"],
    ]);
    expect(records.every(({ length }) => length === header.length)).toBe(true);
  });

  it("contains all figures, with times in milliseconds", () => {
    const { rows } = figuresOf([run({ guarantee: "1-minimal" })]);
    const [header = [], record = []] = readCsv(printCsv(rows));
    expect(Object.fromEntries(header.map((name, i) => [name, record[i]]))).toMatchObject({
      ...{ bytes_before: "1000", bytes: "10", tokens: "5", tests: "40", interesting: "10", uninteresting: "30" },
      ...{ invalid: "0", timeout: "0", success_rate: "0.2500", cache_hits: "7", time_ms: "2000" },
      ...{ oracle_time_ms: "1000", stopped: "finished", guarantee: "1-minimal", verified: "interesting" },
    });
  });
});
