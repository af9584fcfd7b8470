import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { haystack, Sandbox } from "../sandbox.js";

/** A sandbox with `big.json` and a test that accepts JSON values with the string `needle`. */
function bench(...lines: readonly string[]): Sandbox {
  const box = new Sandbox();
  box.write("big.json", haystack);
  box.script("test.sh", 'echo call >> "$LOG"', ...(lines.length > 0 ? lines : [`grep -q '"needle"' "$1"`]));
  return box;
}

const calls = (box: Sandbox) => box.read("log").split("\n").length - 1;

describe("treemin INPUT --test TEST", () => {
  it("writes the result beside the input and prints a summary and the result", async () => {
    const box = bench();
    const { code, stdout, stderr } = await box.run("big.json", "--test", "./test.sh", "-j", "1");
    expect([code, stderr]).toEqual([0, ""]);
    expect(box.read("big.json")).toBe(haystack);
    const result = box.read("big.reduced.json");
    expect(result).toBe('"needle"');
    const { length } = haystack;
    expect(stdout).toMatch(new RegExp(`^${length} → ${result.length} bytes \\(\\d`));
    expect(stdout).toContain(`\n${calls(box)} tests (`);
    expect(stdout).toContain("result: big.reduced.json\n");
    expect(stdout.trimEnd().endsWith(result)).toBe(true);
    expect(box.left()).toEqual([]);
    expect(box.files()).toEqual(["big.json", "big.reduced.json", "log", "test.sh"]);
  });

  it("says that nothing could be removed", async () => {
    const box = bench(`grep -qx '\\[1, 2\\]' "$1"`);
    box.write("small.json", "[1, 2]");
    const { stdout } = await box.run("small.json", "--test", "./test.sh");
    expect(stdout).toContain("6 → 6 bytes (100 %)");
  });

  it("reduces a file of an unknown language by its structure, and says so in one line", async () => {
    const box = bench(`grep -q 'b: *needle' "$1"`);
    box.write("some.notes", "a: 1\nb: needle and more\nc:\n  d: 2\n");
    const { code, stderr } = await box.run("some.notes", "--test", "./test.sh", "-j", "1");
    expect(code).toBe(0);
    expect(box.read("some.reduced.notes")).toBe("b:needle");
    expect(stderr).toBe(
      "note: No grammar is known for some.notes; it is reduced by structure alone (--language text).\n",
    );
  });

  it("recognises a language by its content, and says so", async () => {
    const box = bench();
    box.write("big", haystack);
    const { stderr } = await box.run("big", "--test", "./test.sh", "-j", "1");
    expect(box.read("big.reduced")).toBe('"needle"');
    expect(stderr).toBe("note: big is read as json: its content says so.\n");
  });

  it("prints nothing with --quiet", async () => {
    const box = bench();
    const { code, stdout, stderr } = await box.run("big.json", "--test", "./test.sh", "--quiet");
    expect([code, stdout, stderr]).toEqual([0, "", ""]);
    expect(box.files()).toContain("big.reduced.json");
  });

  it("prints every test with --verbose", async () => {
    const box = bench();
    const { stderr } = await box.run("big.json", "--test", "./test.sh", "--verbose", "--no-watch", "-j", "1");
    expect(stderr.match(/: (interesting|uninteresting)$/gm)).toHaveLength(calls(box) - 1);
  });

  it("writes statistics and every accepted candidate with --stats", async () => {
    const box = bench();
    await box.run("big.json", "--test", "./test.sh", "--stats", "stats.json", "-o", "out.json", "-j", "1");
    const stats = JSON.parse(box.read("stats.json"));
    const { length } = box.read("out.json");
    expect(stats).toMatchObject({ input: "big.json", output: "out.json", stopped: "finished", tests: calls(box) });
    expect(stats.size).toEqual({ before: haystack.length, after: length });
    const { interesting, uninteresting, invalid, timeout } = stats.outcomes;
    expect(interesting + uninteresting + invalid + timeout + stats.cancelled).toBe(calls(box));
    const steps: { tests: number; size: number; time: number; phase: string }[] = stats.steps;
    expect(steps[0]).toMatchObject({ tests: 1, size: haystack.length, phase: "input" });
    expect(steps.at(-1)?.size).toBe(length);
    expect(steps.length).toBeGreaterThan(3);
    for (const key of ["tests", "time"] as const) {
      const values = steps.map((step) => step[key]);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
    const sizes = steps.map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it("writes every tested candidate with --keep-candidates, and every result with --history", async () => {
    const box = bench();
    const recordings = ["--keep-candidates", "candidates", "--history", "history"];
    const args = ["big.json", "-t", "./test.sh", "--no-watch", "-j", "1", ...recordings];
    const [candidates, history] = ["candidates", "history"].map(
      (folder) => () => readdirSync(box.path(folder)).sort(),
    ) as [() => string[], () => string[]];
    expect((await box.run(...args, "--limit-tests", "8")).code).toBe(4);
    expect(candidates()).toHaveLength(7);
    const before = history();
    expect((await box.run(...args)).code).toBe(0);
    // The first call was for the input itself.
    expect(candidates()).toHaveLength(calls(box) - 1);
    for (const [i, name] of candidates().entries()) {
      expect(name).toMatch(new RegExp(`^${String(i + 1).padStart(6, "0")}-(un)?interesting\\.json$`));
      const isInteresting = box.read(`candidates/${name}`).includes('"needle"');
      expect(name.includes("-interesting")).toBe(isInteresting);
    }
    const results = history().map((name) => box.read(`history/${name}`));
    expect(results.length).toBeGreaterThan(before.length);
    expect(results[0]).toBe(haystack);
    expect(results.at(-1)).toBe(box.read("big.reduced.json"));
    const sizes = results.map(({ length }) => length);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it("warns about a tiny result", async () => {
    const box = bench('test -s "$1"');
    const { code, stderr } = await box.run("big.json", "--test", "./test.sh", "--quiet");
    expect(code).toBe(0);
    expect(stderr).toMatch(/^warning: The test finds an unrelated text interesting.*\nwarning: Only 1 byte is left\./);
  });

  it.each([1, 2, 8])("reports as many tests as the test counts itself, with %i jobs", async (jobs) => {
    const box = bench();
    await box.run("big.json", "-t", "./test.sh", "-j", String(jobs), "--stats", "stats.json");
    // A test that is cancelled at once is called, but may not come so far as to write into the log.
    const { tests, cancelled } = JSON.parse(box.read("stats.json"));
    expect(calls(box)).toBeLessThanOrEqual(tests);
    expect(calls(box)).toBeGreaterThanOrEqual(tests - cancelled);
    if (jobs === 1) expect(calls(box)).toBe(tests);
  });

  it("makes the same bytes with 1, 2 and 8 jobs, whichever test ends first", async () => {
    const box = bench('sleep 0.00$(($(cksum < "$1" | cut -d" " -f1) % 10))', `grep -q '"needle"' "$1"`);
    const convergence: unknown[] = [];
    for (const jobs of [1, 2, 8]) {
      const args = ["big.json", "-t", "./test.sh", "-j", String(jobs), "-o", `${jobs}.json`, "--stats", "stats.json"];
      expect((await box.run(...args)).code).toBe(0);
      convergence.push(JSON.parse(box.read("stats.json")).steps.map(({ size }: { size: number }) => size));
      expect(readFileSync(box.path(`${jobs}.json`))).toEqual(readFileSync(box.path("1.json")));
    }
    expect(convergence[1]).toEqual(convergence[0]);
    expect(convergence[2]).toEqual(convergence[0]);
  });

  it("accepts picireny's options by their names", async () => {
    const box = bench();
    const options = [
      ["--input", "big.json", "--test", "./test.sh", "--out", "out.json", "--start", "json"],
      ["--subset-iterator", "skip", "--complement-iterator", "backward", "--cache", "none", "--split", "balanced"],
      ["--granularity", "inf", "--flatten-recursion", "--no-skip-unremovable", "--skip-whitespace"],
      ["--build-hidden-tokens", "--no-squeeze-tree", "--complement-first", "--encoding", "utf-8"],
      ["--dd-star", "--combine-loops", "--reduce", "hdd", "--jobs", "2", "--limit-tests", "1000"],
    ].flat();
    const { code, stderr } = await box.run(...options);
    expect([code, stderr]).toEqual([0, ""]);
    expect(box.read("out.json")).toContain('"needle"');
  });

  it("chooses the language by the file name, or by --language", async () => {
    const box = bench();
    box.write("Lines.JSONL", '{"a": 1}\n"needle"\n');
    expect((await box.run("Lines.JSONL", "-t", "./test.sh")).code).toBe(0);
    expect(box.read("Lines.reduced.JSONL")).toBe('"needle"');
    box.write("big", haystack);
    expect((await box.run("big", "-t", "./test.sh", "--language", "json")).code).toBe(0);
    expect(box.read("big.reduced")).toBe('"needle"');
  });

  it("takes a command line with quoted words, and @@ for the candidate's path", async () => {
    const box = bench();
    expect((await box.run("big.json", "-t", `grep -q '"needle"'`)).code).toBe(0);
    expect(box.read("big.reduced.json")).toBe('"needle"');
    expect((await box.run("big.json", "-t", `grep -c '"needle"' @@ /dev/null`, "-o", "at.json")).code).toBe(0);
    expect(box.read("at.json")).toBe(box.read("big.reduced.json"));
  });

  it("gives the candidate on standard input with --stdin", async () => {
    const box = bench(`test $# = 0 && grep -q '"needle"'`);
    expect((await box.run("big.json", "-t", "./test.sh", "--stdin")).code).toBe(0);
    expect(box.read("big.reduced.json")).toBe('"needle"');
  });

  it("takes a module as the test", async () => {
    const box = bench();
    box.write("test.mjs", `export default (text) => text.includes('"needle"');`);
    expect((await box.run("big.json", "-t", "test.mjs", "-j", "2")).code).toBe(0);
    expect(box.read("big.reduced.json")).toBe('"needle"');
  });

  it("prints no colours and no changing line without a terminal", async () => {
    const box = bench("sleep 0.02", `grep -q '"needle"' "$1"`);
    const { stdout, stderr } = await box.run("big.json", "-t", "./test.sh", "-v");
    expect(stdout + stderr).not.toContain("\u001b");
    expect(stdout + stderr).not.toContain("\r");
  });

  it("names the first syntax error and reduces anyway", async () => {
    const box = bench('grep -q needle "$1"');
    box.write("broken.json", '[1,\n  ?, "needle"]\n');
    const { code, stderr } = await box.run("broken.json", "-t", "./test.sh");
    expect(code).toBe(0);
    expect(stderr).toMatch(/^warning: broken\.json:2:3: /);
    expect(box.read("broken.reduced.json")).toContain('"needle"');
  });

  it("warns about a test that ignores its input", async () => {
    const box = bench("exit 0");
    const { code, stderr } = await box.run("big.json", "-t", "./test.sh", "--quiet", "--jobs", "1");
    expect(code).toBe(3);
    expect(stderr).toMatch(
      /^error: The test finds an empty file and .* does not seem to look at its input.*--no-watch/,
    );
    expect(calls(box)).toBe(10); // the input, each text as often as it takes to be sure, and once more to show its output
    const again = await box.run("big.json", "-t", "./test.sh", "--quiet", "--no-watch");
    expect([again.code, box.read("big.reduced.json")]).toEqual([0, ""]);
    expect(again.stderr).toMatch(/^warning: .*empty/);
  });

  it("says that there is nothing to reduce in an empty input", async () => {
    const box = new Sandbox();
    box.write("empty.json", "");
    box.script("any.sh", "exit 0");
    const { code, stderr } = await box.run("empty.json", "-t", "./any.sh", "--quiet");
    expect([code, stderr]).toEqual([0, "warning: empty.json is empty: there is nothing to reduce.\n"]);
  });

  it("keeps bytes that are not valid UTF-8", async () => {
    const box = bench('LC_ALL=C grep -q "$(printf "\\200\\377")" "$1"');
    const input = Buffer.concat([Buffer.from('\ufeff["a",\r\n"'), Buffer.of(0x80, 0xff, 0x41), Buffer.from('", 7]')]);
    box.write("bytes.json", input);
    expect((await box.run("bytes.json", "-t", "./test.sh")).code).toBe(0);
    const result = readFileSync(box.path("bytes.reduced.json"));
    expect(result.includes(Buffer.of(0x80, 0xff))).toBe(true);
    expect(result.length).toBeLessThan(input.length);
  });

  it("prints its version and its help", async () => {
    const box = new Sandbox();
    expect(await box.run("--version")).toMatchObject({ code: 0, stderr: "" });
    const { code, stdout } = await box.run("reduce", "--help");
    expect(code).toBe(0);
    expect(stdout).toContain("--test");
  });
});
