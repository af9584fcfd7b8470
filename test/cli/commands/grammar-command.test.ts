import { describe, expect, it } from "vitest";
import { Sandbox } from "../sandbox.js";

const lexer = `lexer grammar KeyLexer;
options { superClass = KeyBase; }
KEY : [a-z]+ { this.isKey() }? ;
ID : [a-z]+ ;
`;
const parser = "parser grammar Key;\noptions { tokenVocab = KeyLexer; }\nfile : (KEY | ID)* EOF ;\n";

function box(): Sandbox {
  const sandbox = new Sandbox();
  sandbox.write("KeyLexer.g4", lexer);
  sandbox.write("Key.g4", parser);
  return sandbox;
}

const base = ["grammar", "base", "Key.g4", "KeyLexer.g4"];

describe("treemin grammar base", () => {
  it("writes what the message of a missing base class asks for, and the grammar runs with it", async () => {
    const sandbox = box();
    const before = await sandbox.run("grammar", "check", "Key.g4", "KeyLexer.g4");
    expect(before.stdout).toContain(
      "its base class KeyBase is not found; write KeyBase.ts, a class that extends antlr4ng's Lexer (`treemin grammar base Key.g4 KeyLexer.g4` writes a skeleton)",
    );
    expect(await sandbox.run(...base)).toMatchObject({
      code: 0,
      stdout: "KeyBase.ts: KeyBase with 1 member to fill in. Until then, its predicates hold.\n",
      stderr: "",
    });
    expect(sandbox.read("KeyBase.ts")).toContain("protected isKey(): boolean");
    const after = await sandbox.run("grammar", "check", "Key.g4", "KeyLexer.g4", "--run-code");
    expect(after.stdout).toContain("Key is generated, with its code.");
  });

  it("writes elsewhere with -o, and names the class in another language", async () => {
    const sandbox = box();
    sandbox.write("KeyBase.java", "abstract class KeyBase extends Lexer {}");
    const { stdout } = await sandbox.run(...base, "-o", "mine.ts");
    expect(stdout).toBe(
      "mine.ts: KeyBase with 1 member to fill in, as KeyBase.java does. Until then, its predicates hold.\n",
    );
    expect(sandbox.read("mine.ts")).toContain("KeyBase.java is the same class in another language.");
  });

  it("replaces nothing without --force", async () => {
    const sandbox = box();
    sandbox.write("KeyBase.ts", "mine");
    expect(await sandbox.run(...base)).toMatchObject({ code: 0, stdout: "KeyBase is there: KeyBase.ts\n" });
    const refused = await sandbox.run(...base, "-o", "KeyBase.ts");
    expect([refused.code, refused.stderr]).toEqual([2, "error: KeyBase.ts exists. Give another -o, or --force.\n"]);
    expect(sandbox.read("KeyBase.ts")).toBe("mine");
    const forced = await sandbox.run(...base, "--force");
    expect(forced.stdout).toMatch(/^KeyBase\.ts: KeyBase with 1 member/);
    expect(sandbox.read("KeyBase.ts")).toContain("class KeyBase extends Lexer");
  });

  it.each([
    [
      "a grammar without one",
      ["Plain.g4"],
      /^error: Plain\.g4: the grammar names no base class \(options \{ superClass/,
    ],
    ["a grammar with mistakes", ["Wrong.g4"], /^error: Wrong\.g4:1:20: reference to undefined rule: gone/],
    [
      "two classes for one file",
      ["Two.g4", "KeyLexer.g4", "-o", "x.ts"],
      /needs two classes, KeyBase and TwoBase\. Leave out -o/,
    ],
  ])("refuses %s", async (_, args, message) => {
    const sandbox = box();
    sandbox.write("Plain.g4", "grammar Plain; file : ID EOF ; ID : [a-z]+ ;");
    sandbox.write("Wrong.g4", "grammar Wrong; file : gone EOF ; ID : [a-z]+ ;".replace("file : ", "f : "));
    sandbox.write("Two.g4", parser.replace("Key;", "Two;").replace("KeyLexer;", "KeyLexer; superClass = TwoBase;"));
    const { code, stderr } = await sandbox.run("grammar", "base", ...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
