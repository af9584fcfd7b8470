import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CommandOracle } from "#src/oracle/command-oracle.js";
import type { CommandTest } from "#src/oracle/command-test.js";
import type { Outcome } from "#src/oracle/oracle.js";
import { OracleError } from "#src/process/oracle-error.js";
import { executable, shellScript, temporaryFolder } from "../support/temporary-folder.js";

const never = new AbortController().signal;

interface Setup {
  readonly oracle: CommandOracle;
  /** A folder in which the test can write files for the assertions to read. */
  readonly notes: string;
  /** The folder of the oracle's temporary folders. */
  readonly temporary: string;
}

/** An oracle that runs a shell script, in which `$NOTES` is the folder for notes. */
function setUp(lines: readonly string[], test: Partial<CommandTest> = {}): Setup {
  const folder = temporaryFolder();
  const [temporary, notes] = [join(folder, "tmp"), join(folder, "notes")];
  mkdirSync(temporary);
  mkdirSync(notes);
  vi.stubEnv("TMPDIR", temporary);
  vi.stubEnv("NOTES", notes);
  const script = shellScript(join(folder, "test.sh"), ...lines);
  const command = [script, ...(test.command ?? [])];
  const oracle = new CommandOracle({ ...test, command }, { encode: (text) => Buffer.from(text) });
  vi.unstubAllEnvs();
  vi.stubEnv("NOTES", notes);
  oracle.timeLimit.duration = 20_000;
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await oracle.close();
  });
  return { oracle, notes, temporary };
}

const note = ({ notes }: Setup, name: string) => readFileSync(join(notes, name), "utf8").trimEnd();

describe("a command as an oracle", () => {
  it.each<readonly [string, Outcome]>([
    ["exit 0", "interesting"],
    ["exit 1", "uninteresting"],
    ["exit 2", "uninteresting"],
    ["exit 125", "invalid"],
    ["kill -9 $$", "uninteresting"],
  ])("reads `%s`", async (line, outcome) => {
    const { oracle } = setUp([line]);
    expect(await oracle.test("x", never)).toBe(outcome);
    expect((await oracle.inspect("x", never)).outcome).toBe(outcome);
  });

  it("reads another exit code as invalid if the test has one", async () => {
    const { oracle } = setUp(["exit $(cat input)"], { invalidExit: 77 });
    expect(await oracle.test("77", never)).toBe("invalid");
    expect(await oracle.test("125", never)).toBe("uninteresting");
  });

  it("passes the candidate as a file in the working directory, and its path as the last argument", async () => {
    const setup = setUp(
      ['printf "%s\\n" "$@" > $NOTES/arguments; pwd > $NOTES/cwd; ls -A > $NOTES/files', 'cat "$3"'],
      {
        command: ["first word", "second"],
        fileName: "it's big.json",
      },
    );
    expect((await setup.oracle.inspect("the text", never)).explanation.join("\n")).toContain("the text");
    const cwd = note(setup, "cwd");
    expect(note(setup, "arguments").split("\n")).toEqual(["first word", "second", join(cwd, "it's big.json")]);
    expect(note(setup, "files")).toBe("it's big.json");
  });

  it("replaces every @@ by the candidate's path, which then is not the last argument", async () => {
    const setup = setUp(['printf "%s\\n" "$@" > $NOTES/arguments; pwd > $NOTES/cwd'], {
      command: ["--in=@@", "@@", "z"],
    });
    await setup.oracle.test("x", never);
    const file = join(note(setup, "cwd"), "input");
    expect(note(setup, "arguments").split("\n")).toEqual([`--in=${file}`, file, "z"]);
  });

  it("passes the candidate on standard input if the test wants that, and then no argument", async () => {
    const setup = setUp(["cat > $NOTES/stdin; echo $# > $NOTES/count"], { stdin: true });
    expect(await setup.oracle.test("the text\n", never)).toBe("interesting");
    expect(note(setup, "stdin")).toBe("the text");
    expect(note(setup, "count")).toBe("0");
  });

  it("otherwise leaves standard input empty", async () => {
    const { oracle } = setUp(['test -z "$(cat)"']);
    expect(await oracle.test("x", never)).toBe("interesting");
  });

  it("gives every test a working directory and a TMPDIR of its own", async () => {
    const setup = setUp([
      "pwd >> $NOTES/cwd; echo $TMPDIR >> $NOTES/tmpdir; touch $TMPDIR/mine",
      "test $(ls | wc -l) = 2",
    ]);
    const outcomes = await Promise.all(["a", "b", "c"].map((text) => setup.oracle.test(text, never)));
    expect(outcomes).toEqual(["interesting", "interesting", "interesting"]);
    const folders = note(setup, "cwd").split("\n");
    expect(new Set(folders).size).toBe(3);
    expect(new Set(note(setup, "tmpdir").split("\n"))).toEqual(new Set(folders));
  });

  it("writes the bytes that the encoder makes", async () => {
    const folder = temporaryFolder();
    const script = shellScript(join(folder, "test.sh"), `test "$(od -An -tx1 input | tr -d ' \\n')" = 0080ff`);
    const oracle = new CommandOracle({ command: [script] }, { encode: () => Uint8Array.of(0, 0x80, 0xff) });
    onTestFinished(() => oracle.close());
    expect(await oracle.test("anything", never)).toBe("interesting");
  });

  it.each([
    ["deletes its input", 'rm "$1"'],
    ["truncates its input", ': > "$1"'],
    ["makes its input unreadable", 'chmod 000 "$1"'],
    ["renames its input", 'mv "$1" elsewhere'],
    ["replaces its input by a folder", 'rm "$1"; mkdir "$1"; touch "$1/file"'],
    ["removes its working directory", 'rm -r "$PWD"'],
    ["makes its working directory unwritable", 'chmod 500 "$PWD"'],
    ["makes its working directory unreadable", 'chmod 000 "$PWD"'],
    ["fills its working directory", "mkdir -p a/b/c; touch a/b/c/d .hidden"],
  ])("survives a test that %s", async (_, line) => {
    const { oracle, temporary } = setUp([line, "exit 0"]);
    expect(await oracle.test("x", never)).toBe("interesting");
    expect((await oracle.inspect("x", never)).outcome).toBe("interesting");
    expect(await oracle.test("y", never)).toBe("interesting");
    await oracle.close();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("removes all folders after an interesting inspection, even renamed and kept ones", async () => {
    const { oracle, temporary } = setUp([
      'mv "$PWD" "$PWD-moved"',
      'mkdir "$NOTES/once" 2> /dev/null && exit 1; exit 0',
    ]);
    expect((await oracle.inspect("x", never)).outcome).toBe("uninteresting");
    expect(readdirSync(temporary)).not.toEqual([]);
    expect((await oracle.inspect("x", never)).outcome).toBe("interesting");
    await oracle.close();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("shows the beginning of 50 MB of output, and keeps no more", async () => {
    const { oracle, temporary } = setUp(["head -c 50000000 /dev/zero | tr '\\0' x", "exit 1"]);
    expect(await oracle.test("x", never)).toBe("uninteresting");
    const { outcome, explanation } = await oracle.inspect("x", never);
    expect(outcome).toBe("uninteresting");
    expect(explanation.join("\n")).toContain("xxxx");
    expect(explanation.join("\n").length).toBeLessThan(10_000);
    await oracle.close();
    const kept = readdirSync(temporary, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(kept.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)).toEqual([1]);
  });

  it("does not wait for a child that keeps the output open", async () => {
    const { oracle } = setUp(["sleep 30 &", "exit 0"]);
    const start = performance.now();
    expect((await oracle.inspect("x", never)).outcome).toBe("interesting");
    expect(await oracle.test("x", never)).toBe("interesting");
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it("reads all output without waiting for a process in another session that keeps it open", async () => {
    const { oracle } = setUp(["setsid sleep 30 &", "head -c 100000 /dev/zero | tr '\\0' x; echo end"], {
      stdout: [/^x+end\n$/],
    });
    expect(await oracle.test("x", never)).toBe("interesting");
  });

  it("reads some output of an orphan that prints without end", async () => {
    const { oracle } = setUp(["setsid yes &", "sleep 1"], { stdout: [/^y$/m] });
    expect(await oracle.test("x", never)).toBe("interesting");
  });

  it("enforces the memory limit", async () => {
    const { oracle } = setUp(["head -c 100000000 /dev/zero | tail -c 90000000 > /dev/null"], { memoryLimit: 50 });
    expect(await oracle.test("x", never)).toBe("uninteresting");
    const { oracle: free } = setUp(["head -c 100000000 /dev/zero | tail -c 90000000 > /dev/null"]);
    expect(await free.test("x", never)).toBe("interesting");
  });

  it("reports that candidates cannot be written, with the remedy", async () => {
    const { oracle, temporary } = setUp(["exit 0"]);
    rmSync(temporary, { recursive: true });
    writeFileSync(temporary, "no folder");
    await expect(oracle.test("x", never)).rejects.toThrow(/cannot be written .*ENOTDIR.*TMPDIR/);
    await expect(oracle.inspect("x", never)).rejects.toThrow(OracleError);
  });

  it("survives a test that removes the parent of its folder", async () => {
    const { oracle } = setUp(['until rm -rf "$(dirname "$PWD")"; do :; done']); // again if the next folder was just made in it
    const outcomes = [];
    for (const text of ["a", "b", "c"]) outcomes.push(await oracle.test(text, never));
    expect(outcomes).toEqual(["interesting", "interesting", "interesting"]);
  });

  it("follows no link that a test puts in place of a folder of it", async () => {
    const setup = setUp(['echo precious > "$NOTES/input"', 'folder="$PWD"; rm -r "$PWD"; ln -s "$NOTES" "$folder"']);
    await setup.oracle.test("x", never);
    await new Promise(setImmediate); // folders are removed late
    await setup.oracle.close();
    expect(note(setup, "input")).toBe("precious");
    expect(readdirSync(setup.temporary)).toEqual([]);
  });

  it("uses no folder of test folders that is a link", async () => {
    const setup = setUp([
      'parent="$(dirname "$PWD")"',
      'until [ -d "$parent/1" ]; do sleep 0.01; done', // the next test's folder, which is made while this one runs
      'rm -rf "$parent"; ln -s "$NOTES" "$parent"',
    ]);
    await setup.oracle.test("x", never);
    await expect(setup.oracle.test("y", never)).rejects.toThrow(/cannot be written .*EEXIST/);
    expect(readdirSync(setup.notes)).toEqual([]);
  });

  it("keeps no empty folder", async () => {
    const { oracle, temporary } = setUp(['rm -r "$PWD"; exit 1']);
    expect((await oracle.inspect("x", never)).outcome).toBe("uninteresting");
    await oracle.close();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("ends a test at the time limit", async () => {
    const { oracle } = setUp(["trap '' TERM INT HUP", "sleep 30"]);
    oracle.timeLimit.duration = 200;
    const start = performance.now();
    expect(await oracle.test("x", never)).toBe("timeout");
    expect((await oracle.inspect("x", never)).explanation.join("\n")).toContain("did not end within 0.2 s");
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it("ends a test that is cancelled", async () => {
    const { oracle } = setUp(["sleep 30"]);
    const controller = new AbortController();
    const answer = oracle.test("x", controller.signal);
    setTimeout(() => controller.abort(new Error("cancelled")), 100);
    await expect(answer).rejects.toThrow("cancelled");
    await expect(oracle.test("x", AbortSignal.abort(new Error("cancelled before")))).rejects.toThrow(
      "cancelled before",
    );
  });

  it("leaves the temporary folder empty", async () => {
    const { oracle, temporary } = setUp(["test $(cat input) != 7"]);
    const outcomes = await Promise.all(["1", "7", "3"].map((text) => oracle.test(text, never)));
    expect(outcomes).toEqual(["interesting", "uninteresting", "interesting"]);
    expect(readdirSync(temporary)).toHaveLength(1);
    await oracle.close();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("explains an uninteresting input, and keeps its folder only", async () => {
    const { oracle, temporary } = setUp(["echo to stdout; echo to stderr >&2; exit 3"], { fileName: "a b.json" });
    const { explanation } = await oracle.inspect("x", never);
    await oracle.test("y", never);
    await oracle.close();
    const folder = explanation[0]?.replace("Folder: ", "") ?? "";
    expect(existsSync(join(folder, "a b.json"))).toBe(true);
    expect(explanation).toContain("It exited with 3; 0 means interesting.");
    expect(explanation.join("\n")).toMatch(/It printed:\n {2}to stdout\n {2}to stderr/);
    expect(explanation.at(-1)).toMatch(/^Run it by hand: cd \S+ && \S+test\.sh '\S+a b\.json'$/);
    expect(dirname(dirname(folder))).toBe(temporary);
    const left = readdirSync(temporary, { recursive: true }).map((path) => join(temporary, String(path)));
    expect(left.sort()).toEqual([dirname(folder), folder, join(folder, "a b.json")]);
  });

  it("runs a script without an interpreter line, as a shell does", async () => {
    const path = executable(join(temporaryFolder(), "test.sh"), 'grep -q x "$1"\n');
    const oracle = new CommandOracle({ command: [path] }, { encode: (each) => Buffer.from(each) });
    onTestFinished(() => oracle.close());
    expect(await oracle.test("x", never)).toBe("interesting");
    expect(await oracle.test("y", never)).toBe("uninteresting");
  });

  it.each([
    ["does not exist", "missing", "ENOENT"],
    ["is not executable", "plain.txt", "EACCES"],
    ["is a folder", "", "EACCES"],
    ["has an interpreter that does not exist", "orphan.sh", "ENOENT"],
    ["is inside a file", "plain.txt/test.sh", "ENOTDIR"],
    ["has a name that is too long", "x".repeat(300), "ENAMETOOLONG"],
  ])("refuses, with the reason, a command that %s", async (_, name, code) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "plain.txt"), "text");
    executable(join(folder, "orphan.sh"), "#!/no/such/shell\n");
    const oracle = new CommandOracle({ command: [join(folder, name)] }, { encode: (each) => Buffer.from(each) });
    onTestFinished(() => oracle.close());
    const error: unknown = await oracle.inspect("x", never).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OracleError);
    expect((error as Error).message).toContain(join(folder, name));
    expect((error as Error).message).toContain(code);
    await expect(oracle.test("x", never)).rejects.toThrow(OracleError);
  });
});
