import { spawnSync } from "node:child_process";
import { Ajv } from "ajv";
import type { Command } from "commander";
import { beforeAll, describe, expect, it } from "vitest";
import { suggestions } from "#src/cli/commands/completions-command.js";
import { briefHelp, briefOptions } from "#src/cli/manual/brief-help.js";
import { completionsFor } from "#src/cli/manual/completions.js";
import { manualPage } from "#src/cli/manual/manual-page.js";
import { configurationSchema } from "#src/cli/options/configuration.js";
import { describedProgram } from "#src/cli/run-command.js";
import { Sandbox } from "./sandbox.js";

let program: Command;
beforeAll(async () => {
  program = await describedProgram();
});

const reduce = () => program.commands.find((each) => each.name() === "reduce") as Command;

describe("the help", () => {
  it("fits a screen of 80 columns and 24 lines", async () => {
    const { code, stdout } = await new Sandbox().run("--help");
    expect([code, stdout]).toEqual([0, briefHelp(program)]);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(24);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("names options that exist", () => {
    const names = reduce().options.map(({ long }) => long);
    expect(Object.keys(briefOptions).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("shows every option in its group with --help=all", async () => {
    const { code, stdout } = await new Sandbox().run("--help=all");
    expect(code).toBe(0);
    for (const { long, helpGroupHeading } of reduce().options) {
      expect(stdout).toContain(String(long));
      expect(helpGroupHeading).toMatch(/:$/);
    }
  });
});

it("the manual page has every command and every option", () => {
  const page = manualPage(program, "1.2.3").replaceAll("\\-", "-");
  for (const command of program.commands) {
    for (const { flags } of command.options) expect(page).toContain(`.B ${flags}\n`);
    if (command !== reduce()) expect(page).toContain(`.SH "treemin ${command.name()}`);
  }
});

describe("completions for bash", () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ["commands", ["com"], ["compare", "completions"]],
    ["options", ["in.json", "--same-std"], ["--same-stdout", "--same-stderr"]],
    ["options of a command", ["isolate", "--out-"], ["--out-good", "--out-bad"]],
    ["values", ["in.json", "--route", "g"], ["generated"]],
    ["languages", ["in.json", "-l", "py"], ["python"]],
    ["algorithms", ["in.json", "--reduce", "best"], ["best-first"]],
    ["what a command takes", ["completions", "f"], ["fish"]],
  ])("are %s", (_, words, wanted) => {
    const line = ["treemin", ...words].map((word) => `'${word}'`).join(" ");
    const script = `${completionsFor("bash", program, suggestions)}
COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _treemin; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync("bash", ["-c", script], { encoding: "utf8", cwd: new Sandbox().work });
    expect(stderr).toBe("");
    expect(stdout.trim().split("\n").sort()).toEqual([...wanted].sort());
  });
});

it("completions for fish have a line for every option, and other shells are refused", async () => {
  const lines = completionsFor("fish", program).split("\n");
  const options = program.commands.flatMap((command) => command.options);
  const words = ["check replacements base", "status", "bash zsh fish"].map((each) =>
    expect.stringContaining(`-f -a '${each}'`),
  );
  expect(lines).toEqual(expect.arrayContaining(words));
  expect(lines.length).toBe(options.length + program.commands.length + words.length + 1);
  expect((await new Sandbox().run("completions", "zsh")).stdout).toMatch(/^#compdef treemin\n/);
  expect((await new Sandbox().run("completions", "csh")).code).toBe(2);
});

describe("the configuration file", () => {
  function bench(configuration: unknown): Sandbox {
    const box = new Sandbox();
    box.write("in.json", '{"a": [1, 2], "b": "needle"}');
    box.script("check.sh", 'grep -q needle "$1"');
    box.write("treemin.config.json", JSON.stringify(configuration));
    return box;
  }

  it("adds its options to the call, which says so", async () => {
    const box = bench({ $schema: "x", test: "./check.sh", jobs: 1, respace: false, out: "small.json" });
    const { code, stderr } = await box.run("in.json");
    expect(code).toBe(0);
    expect(stderr).toBe("note: treemin.config.json adds --test=./check.sh --jobs=1 --no-respace --out=small.json\n");
    expect(box.read("small.json")).toBe('"needle"');
  });

  it.each([
    ["an option of the call", ["in.json", "-oother.json", "-t", "./check.sh"], "other.json"],
    ["a shell line in place of its test", ["in.json", "-c", "grep -q needle @@", "--out=other.json"], "other.json"],
  ])("is overruled by %s", async (_, args, result) => {
    const box = bench({ test: "false", out: "small.json" });
    expect((await box.run(...args)).code).toBe(0);
    expect(box.files()).toContain(result);
    expect(box.files()).not.toContain("small.json");
  });

  it("is not read with --no-config, and another one with --config", async () => {
    const box = bench({ test: "false" });
    box.write("mine.json", JSON.stringify({ test: "./check.sh", stderr: [], exitCode: [0, 1] }));
    expect((await box.run("in.json", "--no-config")).stderr).toMatch(/^error: No test/);
    const { stderr } = await box.run("in.json", "--config", "mine.json");
    expect(stderr).toContain("adds --test=./check.sh --exit-code=0 --exit-code=1");
  });

  it.each([
    [{ jobz: 2 }, /"jobz", which is no option\. Did you mean jobs\?/],
    [{ force: true }, /"force", which is no option/],
    [{ respace: "no" }, /respace must be true or false/],
    [{ jobs: {} }, /jobs must be a text, a number or a list/],
    [{ jobs: "many" }, /jobs.*many/],
    [[1], /must be an object/],
  ])("is refused if it is %j", async (configuration, message) => {
    const { code, stderr } = await bench(configuration).run("in.json", "-t", "./check.sh");
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  it("has a schema that accepts and refuses the same", () => {
    const validate = new Ajv({ allowUnionTypes: true }).compile(configurationSchema(reduce()));
    expect(validate({ test: "./check.sh", jobs: 1, respace: false, stderr: ["a", "b"], layout: "keep" })).toBe(true);
    for (const wrong of [{ jbos: 2 }, { force: true }, { respace: "no" }, { jobs: {} }, { layout: "odd" }, [1]])
      expect(validate(wrong)).toBe(false);
  });
});
