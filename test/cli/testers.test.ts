import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../documentation/session.js";
import { Sandbox } from "./sandbox.js";

const input = `int unused;
int main(void) {
  return 42;
}
`;

const hasPython = spawnSync("python3", ["--version"]).status === 0;
const folder = join(root, "examples/testers");

it.each([
  ["C-Reduce", ["--test", join(folder, "creduce.sh")], "int main(void) {\n  return 42;\n"],
  ["C-Vise", ["--test", join(folder, "cvise.sh")], "  return 42;\n"],
  ["Picireny", ["--test", join(folder, "picireny.sh")], "  return 42;\n"],
  ["Perses", ["--test", join(folder, "perses.sh"), "--candidate-name", "small.c"], "  return 42;\n"],
  ["halfempty", ["--test", join(folder, "halfempty.sh"), "--stdin"], "  return 42;\n"],
  ["Lithium", ["--test", `${join(folder, "lithium.py")} 'return 42'`], "  return 42;\n"],
])("a test that was written for %s runs unchanged", async (name, args, result) => {
  if (name === "Lithium" && !hasPython) return;
  const box = new Sandbox();
  box.write("input.c", input);
  const { code, stderr } = await box.run("input.c", ...args, "--atom", "line", "--no-watch", "-q");
  expect(stderr).toBe("");
  expect(code).toBe(0);
  expect(box.read("input.reduced.c")).toBe(result);
});

it("documents each tester", () => {
  const page = readFileSync(join(root, "docs/other-reducers.md"), "utf8");
  for (const name of ["creduce.sh", "cvise.sh", "picireny.sh", "perses.sh", "halfempty.sh", "lithium.py"]) {
    expect(page).toContain(`examples/testers/${name}`);
  }
});
