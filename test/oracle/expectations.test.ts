import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CommandOracle } from "#src/oracle/command-oracle.js";
import type { Expectations } from "#src/oracle/command-test.js";
import type { Inspection, Outcome } from "#src/oracle/oracle.js";
import { shellScript, temporaryFolder } from "../support/temporary-folder.js";

const never = new AbortController().signal;

/** An oracle whose candidates are shell scripts, so that each does what it says. */
function oracleFor(expectations: Expectations): CommandOracle {
  const script = shellScript(join(temporaryFolder(), "test.sh"), '. "$1"');
  const oracle = new CommandOracle({ ...expectations, command: [script] }, { encode: (text) => Buffer.from(text) });
  oracle.timeLimit.duration = 20_000;
  onTestFinished(() => oracle.close());
  return oracle;
}

describe("a candidate is interesting if its command meets every expectation:", () => {
  it.each<readonly [string, Expectations, string, Outcome]>([
    ["an exit code", { exitCodes: [3] }, "exit 3", "interesting"],
    ["an exit code", { exitCodes: [3] }, "exit 0", "uninteresting"],
    ["one of several exit codes", { exitCodes: [3, 4] }, "exit 4", "interesting"],
    ["the code for invalid, if expected", { exitCodes: [125] }, "exit 125", "interesting"],
    ["an exit code, but the code for invalid comes first", { exitCodes: [3] }, "exit 125", "invalid"],
    ["an exit code, which a signal is not", { exitCodes: [0] }, "kill -9 $$", "uninteresting"],
    ["a match on stdout, whatever the exit code is", { stdout: [/b+/] }, "echo abbc; exit 7", "interesting"],
    ["a match on stdout, not on stderr", { stdout: [/b/] }, "echo abc >&2", "uninteresting"],
    ["a match on stderr", { stderr: [/^error: \d+$/m] }, "echo hi >&2; echo error: 12 >&2", "interesting"],
    ["several matches", { stdout: [/a/, /z/] }, "echo abc", "uninteresting"],
    ["no match on stdout", { notStdout: [/z/] }, "echo abc", "interesting"],
    ["no match on stdout", { notStdout: [/c/] }, "echo abc", "uninteresting"],
    ["no match on stderr", { notStderr: [/c/] }, "echo abc; echo c >&2", "uninteresting"],
    ["a match and an exit code", { stdout: [/a/], exitCodes: [1] }, "echo abc; exit 1", "interesting"],
    ["a match and an exit code", { stdout: [/a/], exitCodes: [1] }, "echo abc", "uninteresting"],
    ["a match and an exit code", { stdout: [/z/], exitCodes: [1] }, "echo abc; exit 1", "uninteresting"],
    ["a match, but invalid comes first", { stdout: [/a/] }, "echo abc; exit 125", "invalid"],
    ["a match of a pattern with a state", { stdout: [/a/g] }, "echo a", "interesting"],
    ["a crash by SIGSEGV", { crash: true }, "kill -SEGV $$", "interesting"],
    ["a crash by SIGABRT, seen by a shell", { crash: true }, "sh -c 'kill -ABRT $$'; exit $?", "interesting"],
    ["a crash, which exit 1 is not", { crash: true }, "exit 1", "uninteresting"],
    ["a crash, which an exit code beyond all signals is not", { crash: true }, "exit 255", "uninteresting"],
    ["a crash and a match", { crash: true, stderr: [/oops/] }, "echo oops >&2; kill -SEGV $$", "interesting"],
    ["a crash and a match", { crash: true, stderr: [/oops/] }, "kill -SEGV $$", "uninteresting"],
  ])("%s: %j and `%s`", async (_, expectations, script, outcome) => {
    const oracle = oracleFor(expectations);
    // More than once, because a global pattern keeps the position of its last match.
    for (let time = 0; time < 2; time++) expect(await oracle.test(script, never)).toBe(outcome);
    expect((await oracle.inspect(script, never)).outcome).toBe(outcome);
  });

  it("a test that exceeds the time limit has not crashed", async () => {
    const oracle = oracleFor({ crash: true });
    oracle.timeLimit.duration = 200;
    expect(await oracle.test("sleep 30", never)).toBe("timeout");
  });

  it.each<readonly [Expectations, string, readonly RegExp[]]>([
    [{}, "exit 3", [/^It exited with 3; 0 means interesting\.$/m]],
    [{ exitCodes: [1, 2] }, "exit 3", [/^It exited with 3; 1 or 2 means interesting\.$/m]],
    [{}, "kill -SEGV $$", [/^It was ended by SIGSEGV; 0 means interesting\.$/m]],
    [{}, "exit 125", [/^It exited with 125; that means invalid\.$/m]],
    [{ crash: true }, "exit 3", [/^It exited with 3; a crash means interesting\.$/m]],
    [{ stdout: [/yes/] }, "echo no; exit 3", [/^It exited with 3\.$/m, /^Standard output does not match \/yes\/\.$/m]],
    [
      { notStderr: [/no/] },
      "echo no >&2",
      [/^It exited with 0\.$/m, /^Standard error matches \/no\/, which it must not/m],
    ],
  ])("%j: the explanation of `%s` has the expectation and the end", async (expectations, script, lines) => {
    const { explanation } = await oracleFor(expectations).inspect(
      `${script.startsWith("echo") ? "" : "echo no;"}${script}`,
      never,
    );
    for (const line of [...lines, /^It printed:\n {2}no$/m]) expect(explanation.join("\n")).toMatch(line);
  });
});

describe("a golden run", () => {
  /** The outcome of a script, and its explanation, when another script is the input. */
  async function compare(input: string, script: string): Promise<readonly [Outcome, Inspection]> {
    const oracle = oracleFor({ golden: true });
    await oracle.prepare?.(input, never);
    expect((await oracle.inspect(input, never)).outcome).toBe("interesting");
    return [await oracle.test(script, never), await oracle.inspect(script, never)];
  }

  it.each([
    ["the same output", "echo a; echo b >&2; exit 3", "echo a; echo b >&2; exit 3"],
    ["the same signal", "kill -SEGV $$", "# crashes\nkill -SEGV $$"],
    ["the code for invalid", "exit 125", "false; exit 125"],
    ["other folders", 'echo "$1" "$PWD" "$TMPDIR/x"', 'echo "$1" "$PWD" "$TMPDIR/x" # same'],
    ["other positions in the input", 'echo "$1:12:5: oops, line 12"', 'echo "$1:1:1: oops, line 1"'],
    ["other addresses", "echo at 0x7ffe12ab", "echo at 0x55aa0"],
    ["other processes", "echo $$ ==123== pid 99; echo $$ >&2", "true; echo $$ ==7== pid 100; echo $$ >&2"],
    ["other times", "echo 2024-01-02 10:11:12.5, 12.7 ms, 3s", "echo 2025-11-12 01:01:02, 8 ms, 1.25s"],
    ["other line ends", "printf 'a  \\nb\\n'", "printf 'a\\nb\\n'"],
  ])("is equalled by a run with %s", async (_, input, script) => {
    expect((await compare(input, script))[0]).toBe("interesting");
  });

  it.each([
    ["another exit code", "exit 3", "exit 4", "It ended with exit code 4; on the input, with exit code 3."],
    ["a signal", "exit 3", "kill -SEGV $$", "It ended with SIGSEGV; on the input, with exit code 3."],
    ["another line", "echo a; echo b", "echo a; echo 7", 'Line 2 of stdout is "7"; on the input, it was "b".'],
    ["an additional line", "echo a", "echo a; echo b", 'Line 2 of stdout is "b"; on the input, it was "".'],
    ["no output", "echo oops >&2", "true", 'Line 1 of stderr is ""; on the input, it was "oops".'],
    [
      "another number",
      "echo 3 errors",
      "echo 4 errors",
      'Line 1 of stdout is "4 errors"; on the input, it was "3 errors".',
    ],
  ])("is not equalled by a run with %s, and the explanation says so", async (_, input, script, sentence) => {
    const [outcome, inspection] = await compare(input, script);
    expect(outcome).toBe("uninteresting");
    expect(inspection.outcome).toBe("uninteresting");
    expect(inspection.explanation).toContain(sentence);
  });

  it("makes the input uninteresting if the command prints something else each time", async () => {
    const oracle = oracleFor({ golden: true });
    await oracle.prepare?.("date +%N", never);
    const { outcome, explanation } = await oracle.inspect("date +%N", never);
    expect(outcome).toBe("uninteresting");
    expect(explanation.join("\n")).toMatch(/^Line 1 of stdout is/m);
  });
});
