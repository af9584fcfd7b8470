import { expect, it } from "vitest";
import { Sandbox } from "../sandbox.js";

it("treemin doctor tells what the machine offers, with a remedy for what is missing", async () => {
  const { code, stdout } = await new Sandbox().run("doctor");
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split("\n");
  for (const [i, line] of lines.entries()) {
    expect(line).toMatch(/^(ok {2}|note| {4}) \S/);
    expect(/^ {5}/.test(lines[i + 1] ?? "")).toBe(line.startsWith("note"));
  }
  for (const word of [
    "Node.js",
    "cores:",
    "memory:",
    "open files:",
    "/proc:",
    "temporary folder:",
    "takes",
    "--pretty:",
  ])
    expect(stdout).toContain(word);
});

it("treemin doctor fails if no test can be run", async () => {
  const box = new Sandbox();
  const { code, stdout } = await box.start(["doctor"], { env: { ...process.env, TMPDIR: box.path("missing") } }).ended;
  expect(code).toBe(5);
  expect(stdout).toMatch(/note temporary folder: .*missing\n {5}It cannot be used/);
  expect(stdout).toMatch(/note a test cannot be run here/);
});
