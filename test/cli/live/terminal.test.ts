import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { Sandbox } from "../sandbox.js";

const hasPython = spawnSync("python3", ["--version"]).status === 0;
const main = fileURLToPath(new URL("../../../dist/command/treemin.js", import.meta.url));
const helper = fileURLToPath(new URL("../../support/at-a-terminal.py", import.meta.url));

/** What must have been printed, and what is done then. */
type Action = readonly [
  printed: string,
  action: string | { readonly signal: number } | { readonly size: readonly number[] },
];

const opened = "\u001b[?1049h";
const closed = "\u001b[?1049l";

const input = JSON.stringify(Array.from({ length: 60 }, (_, i) => ({ id: i, name: `n${i}` })));

/** A sandbox with an input and a test that takes its time. */
function bench(): Sandbox {
  const box = new Sandbox();
  box.write("input.json", input);
  box.write(
    "check.mjs",
    `export default async (text) => { await new Promise((r) => setTimeout(r, 150));
      return text.includes("n17") && text.includes("n31"); };`,
  );
  return box;
}

/** Runs treemin at a terminal. */
async function atTerminal(box: Sandbox, actions: readonly Action[], args: readonly string[] = [], env = {}) {
  const command = [process.execPath, main, "input.json", "--test", "./check.mjs", "--jobs", "2", ...args];
  const { CI, NO_COLOR, ...others } = process.env;
  const { stdout } = await promisify(execFile)("python3", [helper, "100", "30", JSON.stringify(actions), ...command], {
    cwd: box.work,
    env: { ...others, TMPDIR: box.temporary, TERM: "xterm-256color", ...env },
  });
  return JSON.parse(stdout) as { output: string; status: number; left: unknown[]; isRestored: boolean };
}

describe.skipIf(!hasPython)("the live view on a terminal", () => {
  it("does what keys ask for, follows the size of the terminal, and leaves it as it was", async () => {
    const box = bench();
    const editor = box.script("editor.sh", `printf '%s' '["n17",1,2,3,4,5,6,7,8,9,"n31"]' > "$1"`);
    const { output, status, left, isRestored } = await atTerminal(
      box,
      [
        ["── best", "p"],
        ["Paused", "e"],
        ["The edited text is interesting", { size: [60, 20] }],
        ["p s o w e t q", "?"],
        ["explain the keys", "o"],
        ["tested again", "o"],
        ["── best", "w"],
        ["is a copy", "s"],
        ["Skipping", "p"],
        ["Going on", "q"],
      ],
      [],
      { EDITOR: editor },
    );
    expect(left).toEqual([]);
    expect([status >> 8, isRestored]).toEqual([4, true]);
    expect(output.split(opened).length).toBe(output.split(closed).length);
    expect(output.slice(output.lastIndexOf(closed))).toContain("stopped early");
    expect(existsSync(box.path("input.reduced.copy-1.json"))).toBe(true);
    expect(box.read("input.reduced.json").length).toBeLessThanOrEqual(31);
    expect(box.left()).toEqual([]);
  });

  it("gives the terminal back after Ctrl-C, has no colours with NO_COLOR, and comes back from Ctrl-Z", async () => {
    const actions: readonly Action[] = [
      ["── best", "\u001a"],
      [opened, "\u0003"],
    ];
    const { output, status, isRestored } = await atTerminal(bench(), actions, [], { NO_COLOR: "1" });
    expect([status >> 8, isRestored]).toEqual([130, true]);
    expect(output.split(opened).length).toBe(output.split(closed).length);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these set colours
    expect(output).not.toMatch(/\u001b\[\d+m/);
  });

  it("gives the terminal back when it is killed", async () => {
    const { output, status, isRestored } = await atTerminal(bench(), [["── best", { signal: 9 }]]);
    expect([status, isRestored]).toEqual([9, true]);
    expect(output).toContain(closed);
  });

  it("is not there with --plain", async () => {
    const { output } = await atTerminal(bench(), [], ["--limit-tests", "9", "--plain"]);
    expect(output).not.toContain("\u001b");
    expect(output).toContain("stopped early");
  });
});
