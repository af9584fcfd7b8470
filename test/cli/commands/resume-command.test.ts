import { chownSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runInProcess } from "../in-process.js";
import { Sandbox } from "../sandbox.js";

const list = JSON.stringify(
  Array.from({ length: 80 }, (_, i) => (i % 10 === 3 ? { needle: [i] } : { [`straw${i}`]: [i, [i]] })),
);

/** A sandbox with a test that writes a line for each call and takes some milliseconds. */
function bench(): Sandbox {
  const box = new Sandbox();
  box.write("big.json", list);
  box.write(
    "test.mjs",
    `import { appendFileSync } from "node:fs";
    export default async (text) => {
      appendFileSync(${JSON.stringify(box.path("log"))}, "call\\n");
      await new Promise((resolve) => setTimeout(resolve, 5));
      return text.split("needle").length > 6;
    };`,
  );
  return box;
}

function calls(box: Sandbox): number {
  return existsSync(box.path("log")) ? box.read("log").split("\n").length - 1 : 0;
}

const call = ["big.json", "--test", "./test.mjs", "--no-watch", "-j", "1"];

/** Stops a reduction after a number of tests. */
async function begun(box: Sandbox, ...more: readonly string[]): Promise<void> {
  expect((await box.run(...call, "--limit-tests", "20", ...more)).code).toBe(4);
}

describe("a reduction that was stopped", () => {
  it.each([1, 3])("ends with the same bytes and repeats no test, with %i jobs", async (jobs) => {
    const whole = bench();
    await whole.run(...call);
    const box = bench();
    await begun(box);
    const { code, stderr } = await box.run(...call, "--jobs", String(jobs));
    expect([code, stderr]).toEqual([0, "Continuing: 20 tests known from big.reduced.json.journal.\n"]);
    expect(box.read("big.reduced.json")).toBe(whole.read("big.reduced.json"));
    // What several jobs try ahead of the answer is chance.
    if (jobs === 1) expect(calls(box)).toBe(calls(whole));
    expect(box.files()).toEqual(whole.files());
    expect(box.read("big.json")).toBe(list);
  });

  it("leaves a result file that never grows", async () => {
    const box = bench();
    await begun(box);
    const before = box.read("big.reduced.json").length;
    let isOver = false;
    const ended = box.run(...call).finally(() => {
      isOver = true;
    });
    const sizes = new Set<number>();
    while (!isOver) {
      sizes.add(readFileSync(box.path("big.reduced.json")).length);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await ended;
    expect(Math.max(...sizes)).toBe(before);
    expect(sizes.size).toBeGreaterThan(1);
  });
});

describe("treemin resume", () => {
  it.each([
    ["", []],
    ["RESULT", ["out.json"]],
    ["INPUT", ["big.json"]],
    ["JOURNAL", ["./out.json.journal"]],
  ])("%s repeats the command", async (_, file) => {
    const box = bench();
    await begun(box, "-o", "out.json", "--stats", "stats.json");
    const { code, stdout, stderr } = await box.run("resume", ...file);
    expect(code).toBe(4);
    expect(stderr.split("\n")).toEqual([
      `Resuming: cd ${box.work} && treemin ${call.join(" ")} --limit-tests 20 -o out.json --stats stats.json`,
      "Continuing: 20 tests known from out.json.journal.",
      "",
    ]);
    expect(stdout).toContain("20 tests of earlier runs not repeated");
    expect(JSON.parse(box.read("stats.json"))).toMatchObject({ tests: 20, recalled: 20, output: "out.json" });
  });

  it("works from any folder", async () => {
    const box = bench();
    mkdirSync(box.path("elsewhere"));
    await begun(box);
    const { code, stdout } = await runInProcess(["resume", "../big.json"], box.path("elsewhere"));
    expect(code).toBe(4);
    expect(stdout).toContain("20 tests of earlier runs not repeated");
  });

  it("runs the command of a journal that came from elsewhere only with --yes, after showing it", async () => {
    const box = bench();
    await begun(box, "-o", "a.json");
    renameSync(box.path("a.json.journal"), box.path("b.json.journal"));
    const before = calls(box);
    const refused = await box.run("resume");
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(
      /^Resuming: cd .* && treemin big\.json .*\nerror: .*b\.json\.journal was not written by you/,
    );
    expect(refused.stderr).toContain("treemin resume --yes b.json.journal");
    expect(calls(box)).toBe(before);
    expect((await box.run("resume", "--yes")).code).toBe(4);
    expect(calls(box)).toBe(before + 20);
  });

  it.runIf(process.getuid?.() === 0)("never runs the command of another user's journal", async () => {
    const box = bench();
    await begun(box);
    const before = calls(box);
    chownSync(box.path("big.reduced.json.journal"), 4321, 4321);
    for (const args of [[], ["big.json"], ["--yes"]]) {
      const { code, stderr } = await box.run("resume", ...args);
      expect(code).toBe(2);
      expect(stderr).toMatch(
        /journal belongs to another user, so its command is not run\..*\n {2}cd .* && treemin big\.json/,
      );
    }
    expect(calls(box)).toBe(before);
  });

  it("names all reductions that can be continued if there are several", async () => {
    const box = bench();
    await begun(box, "-o", "a.json");
    await begun(box, "-o", "b.json");
    const { code, stderr } = await box.run("resume");
    expect(code).toBe(2);
    expect(stderr).toMatch(/a\.json, b\.json\. Name one/);
    expect((await box.run("resume", "a.json")).code).toBe(4);
  });

  it("starts from the beginning with a changed test, and continues that later", async () => {
    const box = bench();
    await begun(box);
    box.write("test.mjs", box.read("test.mjs").replace("> 6", "> 5"));
    const first = await box.run("resume");
    expect(first.stderr).toMatch(
      /\nwarning: .*another input, test.*journal\.1, and the reduction starts from the input/,
    );
    expect(first.stdout).not.toContain("earlier");
    expect((await box.run("resume")).stdout).toContain("20 tests of earlier runs");
    expect(box.files()).toContain("big.reduced.json.journal.1");
  });

  it("asks for the whole command if the journal is damaged, which starts from the beginning", async () => {
    const box = bench();
    await begun(box);
    box.write("big.reduced.json.journal", `x${box.read("big.reduced.json.journal")}`);
    const { code, stderr } = await box.run("resume", "big.reduced.json");
    expect(code).toBe(2);
    expect(stderr).toMatch(/damaged.*whole command/);
    expect((await box.run(...call)).stderr).toMatch(/^warning: .*damaged.*starts from the input/);
  });
});

it("a golden run is repeated when a reduction is continued", async () => {
  const box = new Sandbox();
  box.write("big.json", list);
  const args = ["big.json", "-c", "grep -o '\"needle\":.[13].' @@", "--golden", "--jobs", "1"];
  expect((await box.run(...args, "--limit-tests", "20")).code).toBe(4);
  const { code, stderr } = await box.run(...args);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^Continuing: \d+ tests known from .*\n$/)]);
  expect(box.read("big.reduced.json")).toContain('"needle":[13]');
});
