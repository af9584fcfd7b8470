import { describe, expect, it } from "vitest";
import { Sandbox } from "./sandbox.js";

const grammar =
  "grammar List; list : item (',' item)* EOF ; item : NUM | '(' list? ')' ; NUM : [0-9]+ ; WS : [ \\n]+ -> skip ;";

function bench(): Sandbox {
  const box = new Sandbox();
  box.write("List.g4", grammar);
  box.write("input.list", "1, 2, 3\n");
  return box;
}

describe("treemin tree", () => {
  it("prints the tree before and after each transform, with its measures", async () => {
    const { code, stdout, stderr } = await bench().run("tree", "input.list", "--grammar", "List.g4");
    expect([code, stderr]).toEqual([0, "List is interpreted.\n"]);
    const stages = [...stdout.matchAll(/^(\w+): \d+ nodes, height \d+/gm)].map(([, name]) => name);
    expect(stages).toEqual(["parsed", "dropEmptyNodes", "unifySeparatedLists", "squeezeTree", "hideUnremovableTokens"]);
    expect(stdout).toContain("rules: item 3, list 1");
  });

  it("prints one stage, with the options of a reduction", async () => {
    const args = ["tree", "input.list", "-g", "List.g4", "--stage", "hideUnremovableTokens", "--no-unify-lists"];
    const { stdout } = await bench().run(...args);
    expect(stdout.match(/nodes, height/g)).toHaveLength(1);
    expect(stdout).not.toContain('","');
  });

  it("prints only the measures with --figures", async () => {
    const { stdout } = await bench().run("tree", "input.list", "-g", "List.g4", "--figures", "--stage", "parsed");
    expect(stdout.split("\n")).toHaveLength(4);
  });

  it("prints JSON: one line for the measures and one for each node", async () => {
    const { stdout } = await bench().run("tree", "input.list", "-g", "List.g4", "--as", "json", "--stage", "parsed");
    const [figures, ...nodes] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(figures).toMatchObject({ stage: "parsed", nodes: nodes.length, rules: { list: 1, item: 3 } });
  });

  it("prints a graph", async () => {
    const { stdout } = await bench().run("tree", "input.list", "-g", "List.g4", "--as", "dot", "--stage", "parsed");
    expect(stdout).toMatch(/^digraph "parsed" \{\n[\s\S]*\}\n$/);
  });

  it.each([
    ["an unknown stage", ["--stage", "late"], /There is no stage late\. The stages are: parsed, /],
    [
      "an unknown rule",
      ["--start", "lost"],
      /The grammar List has no rule lost\. Did you mean list\? It has: list, item\./,
    ],
  ])("refuses %s", async (_, more, message) => {
    const { code, stderr } = await bench().run("tree", "input.list", "-g", "List.g4", ...more);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe("treemin grammar", () => {
  it("check prints how a grammar is run, its rules and its tokens", async () => {
    const { code, stdout } = await bench().run("grammar", "check", "List.g4");
    expect(code).toBe(0);
    expect(stdout).toBe(
      "List: 2 rules, 1 named tokens; starts with list\n  List is interpreted.\n  rules: list item\n",
    );
  });

  it("check prints all errors", async () => {
    const box = bench();
    box.write("Bad.g4", "grammar Bad;\na : b ;\nc : d ;\n");
    const { code, stderr } = await box.run("grammar", "check", "Bad.g4");
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: Bad\.g4:2:5: .*b\n {4}a : b ;\nerror: Bad\.g4:3:5: .*d\n {4}c : d ;\n$/);
  });

  it("replacements prints the file that --replacements reads", async () => {
    const box = bench();
    const { stdout } = await box.run("grammar", "replacements", "List.g4");
    expect(JSON.parse(stdout)).toEqual({ list: "0", item: "0", NUM: "0" });
    box.write("mine.json", JSON.stringify({ ...JSON.parse(stdout), list: "77" }));
    box.script("test.sh", 'grep -q "77" "$1" || grep -q "1, 2, 3" "$1"');
    const options = ["-g", "List.g4", "--replacements", "mine.json", "--test", "./test.sh"];
    expect((await box.run("input.list", ...options)).code).toBe(0);
    expect(box.read("input.reduced.list")).toBe("77");
  });

  it("refuses to run without a grammar", async () => {
    const { code, stderr } = await bench().run("grammar", "check");
    expect([code, stderr]).toEqual([2, "error: No grammar. Name its files, or give --format.\n"]);
  });
});

describe("commands that only look at a grammar", () => {
  const grammar = `grammar Code;
@parser::members { static { require("node:fs").writeFileSync("ran", ""); } }
file : {true}? NUM* EOF ; NUM : [0-9] ;`;

  it.each([
    ["tree", ["input.txt", "-g", "Code.g4"]],
    ["grammar check", ["grammar", "check", "Code.g4"]],
    ["grammar replacements", ["grammar", "replacements", "Code.g4"]],
  ])("run its code only with --run-code, and say so: %s", async (name, args) => {
    const box = new Sandbox();
    box.write("Code.g4", grammar);
    box.write("input.txt", "123");
    const call = name === "tree" ? ["tree", ...args] : args;
    const without = await box.run(...call);
    expect([without.code, box.files()]).toEqual([0, ["Code.g4", "input.txt"]]);
    expect(without.stdout + without.stderr).toMatch(/warning: Code: its code was not run, .* give --run-code\./);
    const withCode = await box.run(...call, "--run-code");
    expect([withCode.code, box.files()]).toEqual([0, ["Code.g4", "input.txt", "ran"]]);
    expect(withCode.stdout + withCode.stderr).not.toContain("warning");
  });
});

it("treemin languages lists the bundled languages, their versions and file name extensions", async () => {
  const { code, stdout } = await new Sandbox().run("languages");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^json +RFC 8259 and JSON5 +\.json /m);
  expect(stdout).toMatch(/^javascript +ECMAScript 2025 with JSX +\.js \.mjs \.cjs \.jsx$/m);
  expect(stdout).toMatch(/^c +C23 with GNU extensions +\.c \.h \.i$/m);
  expect(stdout).toMatch(/^python +Python 3\.14 +\.py \.pyi \.pyw$/m);
});
