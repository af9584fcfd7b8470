import { describe, expect, it } from "vitest";
import { Sandbox } from "../sandbox.js";

function bench(): Sandbox {
  const box = new Sandbox();
  box.write("good.json", '{"a": [1, 2]}\n');
  box.write("bad.json", '{"a": [1, 2, 3], "b": {"needle": 4}}\n');
  box.write("same.json", box.read("bad.json"));
  box.script("test.sh", 'grep -q needle "$1" && exit 0; grep -q a "$1" || exit 125; exit 1');
  return box;
}

describe("treemin isolate", () => {
  it("writes both results and shows their difference", async () => {
    const box = bench();
    const { code, stdout, stderr } = await box.run("isolate", "good.json", "bad.json", "--test", "./test.sh");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^\d+ differences? left, after \d+ tests: \d+ passed, \d+ failed, \d+ unresolved; /);
    expect(stdout).toContain("results: good.isolated.json passes, bad.isolated.json fails\n");
    expect(stdout).toContain(`-${box.read("good.isolated.json")}`);
    expect(stdout).toContain(`+${box.read("bad.isolated.json")}`);
    expect(box.read("good.isolated.json")).not.toContain("needle");
    expect(box.read("bad.isolated.json")).toContain("needle");
    expect(box.read("good.json")).toBe('{"a": [1, 2]}\n');
  });

  it("ends with 4 at a limit", async () => {
    const box = bench();
    const call = ["isolate", "good.json", "bad.json", "--test", "./test.sh"];
    const { code, stdout } = await box.run(...call, "--limit-tests", "3", "--out-good", "g", "--out-bad", "b");
    expect(code).toBe(4);
    expect(stdout).toContain("stopped early (test limit)");
    expect(box.read("b")).toContain("needle");
  });

  it.each<[string, readonly string[], number, RegExp]>([
    ["one input", ["good.json"], 2, /bad/],
    ["no test", ["good.json", "bad.json"], 2, /treemin isolate GOOD BAD --test/],
    ["a missing input", ["good.json", "missing.json", "--test", "./test.sh"], 2, /missing\.json does not exist/],
    [
      "the same file twice",
      ["bad.json", "./bad.json", "--test", "./test.sh"],
      2,
      /are the same file\. Give an input that passes/,
    ],
    [
      "two equal files",
      ["bad.json", "same.json", "--test", "./test.sh"],
      2,
      /hold the same\. Give an input that passes/,
    ],
    [
      "the inputs the wrong way round",
      ["bad.json", "good.json", "--test", "./test.sh"],
      1,
      /failing input does not fail[\s\S]*exited with 1/,
    ],
    ["two that fail", ["bad.json", "other.json", "--test", "./test.sh"], 1, /passing input fails, too/],
    [
      "a result in place of an input",
      ["good.json", "bad.json", "--test", "./test.sh", "--out-bad", "good.json"],
      2,
      /--out-bad/,
    ],
    [
      "a result in a missing folder",
      ["good.json", "bad.json", "--test", "./test.sh", "--out-good", "no/g"],
      5,
      /no\/g cannot be written.*--out-good/,
    ],
  ])("refuses %s", async (_, args, expected, message) => {
    const box = bench();
    box.write("other.json", '["needle"]');
    const { code, stdout, stderr } = await box.run("isolate", ...args);
    expect([stdout, code]).toEqual(["", expected]);
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toMatch(message);
  });
});
