import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { constants } from "node:os";
import { describe, expect, it } from "vitest";
import { hash } from "../support/fake-oracle.js";
import { processesWith, sleep, survivors } from "../support/processes.js";
import { haystack, Sandbox } from "./sandbox.js";

/** The outcome that the tests of this file give, computed in process. */
function isInteresting(text: string): boolean {
  return text.includes('"needle"') && JSON.parse(text) !== undefined;
}

const wanted = `grep -q '"needle"' "$1"`;

/** A flat list, of which eight parts can be tested at once. */
const list = JSON.stringify(["needle", ...Array.from({ length: 64 }, (_, i) => `straw${i}`)]);

/** Waits until a file has `count` lines. */
async function lines(path: string, count: number): Promise<void> {
  for (;;) {
    if (existsSync(path) && readFileSync(path, "utf8").split("\n").length > count) return;
    await sleep(10);
  }
}

describe.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s", (signal) => {
  it("ends within a second with the best result so far and leaves nothing behind", async () => {
    const box = new Sandbox();
    const marker = `marker-${randomUUID()}`;
    box.write("big.json", list);
    const sleeper = `sh -c "trap '' TERM HUP INT; sleep 60; :" ${marker}`;
    const slow = `test $s -lt 300 && { setsid ${sleeper} & ${sleeper} & echo slow >> "$LOG"; ${sleeper}; }`;
    box.script("test.sh", 's=$(wc -c < "$1"); test $s -eq 0 && exit 1', slow, wanted);
    const { child, ended } = box.start([
      "big.json",
      "-t",
      "./test.sh",
      "--jobs",
      "6",
      "--granularity",
      "8",
      "--no-watch",
    ]);
    await lines(box.path("log"), 3);
    while (box.read("big.reduced.json").length === list.length) await sleep(10);
    const start = performance.now();
    child.kill(signal);
    const { code, stdout, stderr } = await ended;
    const time = performance.now() - start;
    expect(code).toBe(128 + constants.signals[signal]);
    expect(time).toBeLessThan(1000);
    expect(stdout).toContain("result: big.reduced.json");
    expect(stdout).toContain("or: treemin resume big.reduced.json\n");
    expect(stderr).toContain("Stopping");
    const result = box.read("big.reduced.json");
    expect(isInteresting(result)).toBe(true);
    expect(result.length).toBeLessThan(list.length);
    expect(stdout).toContain(`${list.length} → ${result.length} bytes`);
    expect(box.left()).toEqual([]);
    expect(await survivors(marker, 500)).toEqual([]);
    expect(box.files()).toEqual(["big.json", "big.reduced.json", "big.reduced.json.journal", "log", "test.sh"]);
  });

  it("ends within a second while the input is tested", async () => {
    const box = new Sandbox();
    const marker = `marker-${randomUUID()}`;
    box.write("big.json", haystack);
    box.script("test.sh", 'echo call >> "$LOG"', `sh -c "sleep 60; :" ${marker}`);
    const { child, ended } = box.start(["big.json", "-t", "./test.sh"]);
    await lines(box.path("log"), 1);
    const start = performance.now();
    child.kill(signal);
    const { code } = await ended;
    expect(code).toBe(128 + constants.signals[signal]);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(box.left()).toEqual([]);
    expect(box.files()).toEqual(["big.json", "log", "test.sh"]);
    expect(await survivors(marker, 500)).toEqual([]);
  });
});

describe("SIGKILL", () => {
  it("at any moment leaves the input and a complete, interesting result", async () => {
    const trials = 15;
    let results = 0;
    const kill = async (trial: number) => {
      const box = new Sandbox();
      box.write("big.json", haystack);
      box.script("test.sh", "sleep 0.02", wanted);
      const { child, ended } = box.start(["big.json", "-t", "./test.sh", "-j", "2"]);
      // Some die before there can be a result, most while one follows the other.
      if (trial >= 3) await lines(box.path("big.reduced.json"), 0);
      await sleep(50 * trial + hash(trial, "moment", 50));
      child.kill("SIGKILL");
      await ended;
      expect(box.read("big.json")).toBe(haystack);
      if (!box.files().includes("big.reduced.json")) return;
      results++;
      const result = box.read("big.reduced.json");
      expect(isInteresting(result)).toBe(true);
      expect(result.length).toBeLessThanOrEqual(haystack.length);
    };
    for (let trial = 0; trial < trials; trial += 3) {
      await Promise.all([trial, trial + 1, trial + 2].map(kill));
    }
    expect(results).toBeGreaterThanOrEqual(trials - 3);
  });
});

describe("the result file", () => {
  it("is complete and interesting whenever it is read", async () => {
    const box = new Sandbox();
    const input = JSON.stringify(
      Array.from({ length: 300 }, (_, i) => (i === 150 ? "needle" : { [i]: "x".repeat(99) })),
    );
    box.write("big.json", input);
    box.script("test.sh", wanted);
    const { ended } = box.start(["big.json", "-t", "./test.sh"]);
    let isOver = false;
    void ended.then(() => (isOver = true));
    const snapshots = new Set<string>();
    while (!isOver) {
      if (existsSync(box.path("big.reduced.json"))) snapshots.add(box.read("big.reduced.json"));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await ended).code).toBe(0);
    expect(snapshots.size).toBeGreaterThan(3);
    expect([...snapshots].filter((text) => !isInteresting(text))).toEqual([]);
    const sizes = [...snapshots].map((text) => text.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });
});

describe("a result that cannot be written", () => {
  it("is saved elsewhere, with exit code 5, and the reduction can be continued later", async () => {
    const box = new Sandbox();
    box.write("big.json", haystack);
    mkdirSync(box.path("out"));
    const loseFolder = `test -e "$LOG" || { echo > "$LOG"; test -e '${box.path("out/big.json")}' && mv '${box.path("out")}' '${box.path("away")}'; }`;
    box.script("test.sh", `${wanted} || exit 1`, `test $(wc -c < "$1") -gt 300 && exit 0`, loseFolder, "exit 0");
    const { code, stderr } = await box.start(["big.json", "-t", "./test.sh", "-o", "out/big.json"]).ended;
    expect(code).toBe(5);
    expect(stderr).toMatch(
      /^error: out\/big\.json cannot be written: .*-o\.\n {2}The best result so far, \d+ bytes, is saved as /m,
    );
    const saved = readFileSync(/ saved as (.*)\.$/m.exec(stderr)?.[1] ?? "", "utf8");
    expect(isInteresting(saved)).toBe(true);
    expect(saved.length).toBeLessThan(readFileSync(box.path("away/big.json")).length);
    renameSync(box.path("away"), box.path("out"));
    const { stdout } = await box.start(["big.json", "-t", "./test.sh", "-o", "out/big.json"]).ended;
    expect(stdout).toMatch(/tests? of earlier runs not repeated/);
    expect(box.read("out/big.json")).toBe('"needle"');
  });
});

describe("the result is written although nobody reads", () => {
  it.each(["stdout", "stderr"] as const)("%s", async (stream) => {
    const box = new Sandbox();
    box.write("big.json", haystack);
    box.script("test.sh", wanted);
    const { child, ended } = box.start(["big.json", "-t", "./test.sh", "--verbose"]);
    child[stream]?.destroy();
    const { code, stderr } = await ended;
    expect(code).toBe(0);
    expect(stderr).not.toMatch(/EPIPE|^\s+at /m);
    expect(isInteresting(box.read("big.reduced.json"))).toBe(true);
    expect(box.left()).toEqual([]);
  });
});

describe.runIf(existsSync("/proc/self/environ"))("when treemin has ended", () => {
  it("leaves no process that a test started", async () => {
    const box = new Sandbox();
    const marker = `marker-${randomUUID()}`;
    box.write("big.json", haystack);
    box.script("test.sh", `setsid sh -c "sleep 60; :" ${marker} > /dev/null 2>&1 &`, wanted);
    const { code } = await box.run("big.json", "-t", "./test.sh", "-j", "4");
    expect(code).toBe(0);
    expect(processesWith(marker)).toEqual([]);
    expect(box.left()).toEqual([]);
  });
});
