import { spawnSync } from "node:child_process";
import { existsSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.js";
import { copyExamples, moduleFor, patternOf, read, root, runShown, sessionsIn, withoutTimes } from "./session.js";

const examples = readdirSync(join(root, "examples")).filter((name) =>
  existsSync(join(root, "examples", name, "README.md")),
);
const scripted = examples.filter((name) => existsSync(moduleFor(name)));
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const hasExpectation = (name: string) =>
  readdirSync(join(root, "examples", name)).some((each) => each.startsWith("expected."));
const others = examples.filter(
  (name) => !scripted.includes(name) && hasExpectation(name) && (hasPython || name !== "own-passes"),
);

let home: string;
beforeAll(() => {
  home = copyExamples();
});
afterAll(() => rmSync(home, { recursive: true }));

/** The content of an example's file with the expected result. */
function expectationOf(name: string): string {
  const folder = join(root, "examples", name);
  const [file = ""] = readdirSync(folder).filter((each) => each.startsWith("expected."));
  return readFileSync(join(folder, file), "utf8");
}

/** The names of the first and the last candidates of either outcome. */
function sampleOf(candidates: string): readonly string[] {
  return ["interesting", "uninteresting"].flatMap((outcome) => {
    const names = readdirSync(candidates).filter((name) => name.includes(`-${outcome}`));
    names.sort();
    return [...new Set([...names.slice(0, 2), ...names.slice(-2)])];
  });
}

/** Whether the script of an example says that a file is interesting. */
function isInteresting(path: string, { folder, isStdin }: { readonly folder: string; readonly isStdin: boolean }) {
  const input = isStdin ? openSync(path, "r") : "ignore";
  return (
    spawnSync(join(folder, "interesting.sh"), isStdin ? [] : [path], {
      cwd: folder,
      stdio: [input, "ignore", "ignore"],
    }).status === 0
  );
}

describe("an example prints what it shows, and ends with the expected result:", () => {
  it.each(scripted)("%s", async (name) => {
    const readme = `examples/${name}/README.md`;
    const folder = join(home, "examples", name);
    const candidates = join(temporaryFolder(), "candidates");
    for (const { command, shown } of sessionsIn(readme, `examples/${name}`).flatMap((session) => session.commands)) {
      const isFirst = command.startsWith("treemin") && !existsSync(candidates);
      const output = await runShown(command, folder, ...(isFirst ? ["--keep-candidates", candidates] : []));
      expect(withoutTimes(output), command).toMatch(patternOf(shown));
    }
    const result = read(readme).match(/^result: (.+)$/m)?.[1] ?? "";
    expect(readFileSync(join(folder, result), "utf8")).toBe(expectationOf(name));
    expect(read(readme)).toContain(expectationOf(name).trimEnd());
    // The module that tested the candidates says what the script says.
    for (const candidate of sampleOf(candidates)) {
      const answer = isInteresting(join(candidates, candidate), { folder, isStdin: read(readme).includes("--stdin") });
      expect([candidate, answer]).toEqual([candidate, candidate.includes("-interesting")]);
    }
  });

  it("those whose tests are modules or functions, run as their users do", () => {
    const run = spawnSync(process.execPath, ["examples/run.mjs", ...others], { cwd: root, encoding: "utf8" });
    expect([run.status, run.stderr]).toEqual([0, expect.not.stringContaining("FAILED")]);
    for (const name of others) {
      for (const figures of read(`examples/${name}/README.md`).match(/^\d+ → .* tokens$/gm) ?? []) {
        expect(run.stdout).toContain(figures);
      }
    }
  });
});

it("the README shows what an example shows", () => {
  const shown = read("examples/json-duplicate-keys/README.md").match(/^\d+ → .* tokens\n\d+ tests .*$/m)?.[0];
  expect(shown).toBeDefined();
  expect(read("README.md")).toContain(shown);
});
