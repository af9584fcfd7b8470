import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CommandOracle } from "#src/oracle/command-oracle.js";
import type { Expectations } from "#src/oracle/command-test.js";
import type { Inspection, Outcome } from "#src/oracle/oracle.js";
import { shellScript, temporaryFolder } from "../support/temporary-folder.js";

const never = new AbortController().signal;

/** An oracle whose candidates are shell scripts, so that each does what it says. */
function bench(demands: Expectations): CommandOracle {
  const script = shellScript(join(temporaryFolder(), "test.sh"), '. "$1"');
  const oracle = new CommandOracle({ ...demands, command: [script] }, (text) => Buffer.from(text));
  oracle.timeLimit.duration = 20_000;
  onTestFinished(() => oracle.close());
  return oracle;
}

describe("what is demanded decides:", () => {
  it.each<readonly [string, Expectations, string, Outcome]>([
    ["an exit code", { exitCodes: [3] }, "exit 3", "interesting"],
    ["an exit code", { exitCodes: [3] }, "exit 0", "uninteresting"],
    ["one of several exit codes", { exitCodes: [3, 4] }, "exit 4", "interesting"],
    ["the code for invalid, if demanded", { exitCodes: [125] }, "exit 125", "interesting"],
    ["no exit code but the one for invalid", { exitCodes: [3] }, "exit 125", "invalid"],
    ["no exit code, of a signal", { exitCodes: [0] }, "kill -9 $$", "uninteresting"],
    ["a match on stdout, whatever the exit code is", { stdout: [/b+/] }, "echo abbc; exit 7", "interesting"],
    ["a match on stdout, not on stderr", { stdout: [/b/] }, "echo abc >&2", "uninteresting"],
    ["a match on stderr", { stderr: [/^error: \d+$/m] }, "echo hi >&2; echo error: 12 >&2", "interesting"],
    ["all of several matches", { stdout: [/a/, /z/] }, "echo abc", "uninteresting"],
    ["no match on stdout", { notStdout: [/z/] }, "echo abc", "interesting"],
    ["no match on stdout", { notStdout: [/c/] }, "echo abc", "uninteresting"],
    ["no match on stderr", { notStderr: [/c/] }, "echo abc; echo c >&2", "uninteresting"],
    ["a match and an exit code", { stdout: [/a/], exitCodes: [1] }, "echo abc; exit 1", "interesting"],
    ["a match and an exit code", { stdout: [/a/], exitCodes: [1] }, "echo abc", "uninteresting"],
    ["a match and an exit code", { stdout: [/z/], exitCodes: [1] }, "echo abc; exit 1", "uninteresting"],
    ["a match, but invalid comes first", { stdout: [/a/] }, "echo abc; exit 125", "invalid"],
    ["a pattern that remembers where it was", { stdout: [/a/g] }, "echo a", "interesting"],
    ["a crash by SIGSEGV", { crash: true }, "kill -SEGV $$", "interesting"],
    ["a crash by SIGABRT, seen by a shell", { crash: true }, "sh -c 'kill -ABRT $$'; exit $?", "interesting"],
    ["a crash, which exit 1 is not", { crash: true }, "exit 1", "uninteresting"],
    ["a crash, which no signal's number is not", { crash: true }, "exit 255", "uninteresting"],
    ["a crash with words", { crash: true, stderr: [/oops/] }, "echo oops >&2; kill -SEGV $$", "interesting"],
    ["a crash with words", { crash: true, stderr: [/oops/] }, "kill -SEGV $$", "uninteresting"],
  ])("%s: %j and `%s`", async (_, demands, script, outcome) => {
    const oracle = bench(demands);
    // More than once, because patterns have a memory.
    for (let time = 0; time < 2; time++) expect(await oracle.test(script, never)).toBe(outcome);
    expect((await oracle.inspect(script, never)).outcome).toBe(outcome);
  });

  it("a test that must be ended has not crashed", async () => {
    const oracle = bench({ crash: true });
    oracle.timeLimit.duration = 200;
    expect(await oracle.test("sleep 30", never)).toBe("timeout");
  });

  it.each<readonly [Expectations, string, readonly RegExp[]]>([
    [{}, "exit 3", [/^It exited with 3; 0 means interesting\.$/m]],
    [{ exitCodes: [1, 2] }, "exit 3", [/^It exited with 3; 1 or 2 means interesting\.$/m]],
    [{}, "kill -SEGV $$", [/^It was ended by SIGSEGV; 0 means interesting\.$/m]],
    [{ crash: true }, "exit 3", [/^It exited with 3; a crash means interesting\.$/m]],
    [{ stdout: [/yes/] }, "echo no; exit 3", [/^It exited with 3\.$/m, /^Standard output has no match of \/yes\/\.$/m]],
    [{ notStderr: [/no/] }, "echo no >&2", [/^It exited with 0\.$/m, /^Standard error has a match of \/no\/, which/m]],
  ])("%j and `%s` are told both", async (demands, script, lines) => {
    const { explanation } = await bench(demands).inspect(
      `${script.startsWith("echo") ? "" : "echo no;"}${script}`,
      never,
    );
    for (const line of [...lines, /^It printed:\n {2}no$/m]) expect(explanation.join("\n")).toMatch(line);
  });
});

describe("a golden run", () => {
  /** What comes of a script when another one is the original. */
  async function judged(original: string, script: string): Promise<readonly [Outcome, Inspection]> {
    const oracle = bench({ golden: true });
    await oracle.prepare?.(original, never);
    expect((await oracle.inspect(original, never)).outcome).toBe("interesting");
    return [await oracle.test(script, never), await oracle.inspect(script, never)];
  }

  it.each([
    ["the same", "echo a; echo b >&2; exit 3", "echo a; echo b >&2; exit 3"],
    ["the same signal", "kill -SEGV $$", "# crashes\nkill -SEGV $$"],
    ["the code for invalid", "exit 125", "false; exit 125"],
    ["other folders", 'echo "$1" "$PWD" "$TMPDIR/x"', 'echo "$1" "$PWD" "$TMPDIR/x" # same'],
    ["other places in the input", 'echo "$1:12:5: oops, line 12"', 'echo "$1:1:1: oops, line 1"'],
    ["other addresses", "echo at 0x7ffe12ab", "echo at 0x55aa0"],
    ["other processes", "echo $$ ==123== pid 99; echo $$ >&2", "true; echo $$ ==7== pid 100; echo $$ >&2"],
    ["other times", "echo 2024-01-02 10:11:12.5, 12.7 ms, 3s", "echo 2025-11-12 01:01:02, 8 ms, 1.25s"],
    ["other ends of lines", "printf 'a  \\nb\\n'", "printf 'a\\nb\\n'"],
  ])("is met by %s", async (_, original, script) => {
    expect((await judged(original, script))[0]).toBe("interesting");
  });

  it.each([
    ["another exit code", "exit 3", "exit 4", "It ended with exit code 4; on the input, with exit code 3."],
    ["a signal", "exit 3", "kill -SEGV $$", "It ended with SIGSEGV; on the input, with exit code 3."],
    ["another line", "echo a; echo b", "echo a; echo 7", 'Line 2 of stdout is "7"; on the input, it was "b".'],
    ["one line more", "echo a", "echo a; echo b", 'Line 2 of stdout is "b"; on the input, it was "".'],
    ["silence", "echo oops >&2", "true", 'Line 1 of stderr is ""; on the input, it was "oops".'],
    [
      "another number",
      "echo 3 errors",
      "echo 4 errors",
      'Line 1 of stdout is "4 errors"; on the input, it was "3 errors".',
    ],
  ])("is not met by %s, and that is told", async (_, original, script, sentence) => {
    const [outcome, inspection] = await judged(original, script);
    expect(outcome).toBe("uninteresting");
    expect(inspection.outcome).toBe("uninteresting");
    expect(inspection.explanation).toContain(sentence);
  });

  it("does not exist for a command that does otherwise each time", async () => {
    const oracle = bench({ golden: true });
    await oracle.prepare?.("date +%N", never);
    const { outcome, explanation } = await oracle.inspect("date +%N", never);
    expect(outcome).toBe("uninteresting");
    expect(explanation.join("\n")).toMatch(/^Line 1 of stdout is/m);
  });
});
