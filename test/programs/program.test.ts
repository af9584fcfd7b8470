import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { reduce } from "#src/reduce.js";
import { shellScript, temporaryFolder } from "../support/temporary-folder.js";

/** Reduces `abcdef` by a program that is a shell script. */
async function reduceWith(
  script: string,
  { timeout = 20_000, needle = "d", jobs = 1, input = "abcdef", reduce: pipeline = "pass", keep = {} } = {},
) {
  const folder = temporaryFolder();
  const path = shellScript(join(folder, "pass.sh"), `LOG='${join(folder, "log")}'`, script);
  const warnings: string[] = [];
  const accepted: string[] = [];
  const { text, statistics } = await reduce({
    input,
    reduce: pipeline,
    keep,
    passes: [{ command: [path], fileName: "a.txt", timeout }],
    test: async (candidate) => {
      await new Promise((resolve) => setImmediate(resolve));
      return candidate.includes(needle) && candidate !== "d";
    },
    jobs,
    onEvent: (event) => {
      if (event.kind === "warning") warnings.push(event.message);
      if (event.kind === "accepted" && event.phase !== "input") accepted.push(event.text);
    },
  });
  const log = () => readFileSync(join(folder, "log"), "utf8").trim().split("\n");
  return { text, warnings: warnings.join("\n"), accepted, tests: statistics.tests, log };
}

/** Answers each request with the next of some lines, and writes the requests to the log. */
const answers = (...lines: readonly string[]) =>
  lines.map((line) => `IFS= read -r line || exit; printf '%s\\n' "$line" >> "$LOG"; echo '${line}'`).join("\n");
const none = '{"candidates":[]}';
const texts = (...all: readonly string[]) => JSON.stringify({ candidates: all.map((text) => ({ text })) });

describe("a program that proposes candidates", () => {
  it("is told what became of its candidates, and asked about what was accepted", async () => {
    const program = answers(texts("abc", "cdef", "def"), texts("xyz", "de"), none);
    const { text, log, accepted, warnings } = await reduceWith(`${program}\ncat > /dev/null`);
    expect([text, warnings, accepted]).toEqual(["de", "", ["cdef", "de"]]);
    expect(log().map((line) => JSON.parse(line))).toEqual([
      { version: 1, file: "a.txt", text: "abcdef" },
      { version: 1, file: "a.txt", text: "cdef", accepted: 1 },
      { version: 1, file: "a.txt", text: "de", accepted: 1 },
    ]);
  });

  it("is asked again about the same text if it has more, as long as that is new", async () => {
    const more = (text: string) => JSON.stringify({ candidates: [{ text }], more: true });
    const { text, log, tests } = await reduceWith(answers(more("a"), more("b"), more("a"), more("d")));
    expect(text).toBe("abcdef");
    expect(log().map((line) => JSON.parse(line).accepted)).toEqual([undefined, null, null]);
    expect(tests).toBe(4); // the input, the empty text, a and b
  });

  it.each([1, 4])("leads to the same result and the same questions with %i jobs", async (jobs) => {
    const program = answers(texts("abc", "bcdef", "def"), texts("x", "cdef", "de"), texts("d", "cde"), none);
    const { accepted, log } = await reduceWith(program, { jobs });
    expect(accepted).toEqual(["bcdef", "cdef", "cde"]);
    expect(log().map((line) => JSON.parse(line).text)).toEqual(["abcdef", "bcdef", "cdef", "cde"]);
  });

  it("leads to the same steps with any number of jobs among other passes", async () => {
    const removeOne = '{"candidates":[{"edits":[{"from":0,"to":1}]},{"edits":[{"from":1,"to":2}]}]}';
    const program = `while read -r line; do echo '${removeOne}'; done`;
    const use = { input: "aaaadaabbb", reduce: "lines | pass | chars | *" };
    const [one, four] = [await reduceWith(program, use), await reduceWith(program, { ...use, jobs: 4 })];
    expect(one.text).toMatch(/^.d|d.$/);
    expect(four).toEqual({ ...one, tests: expect.any(Number), log: expect.any(Function) });
  });

  it("may not change what is protected, which stays the same part", async () => {
    const program = answers(
      '{"candidates":[{"edits":[{"from":2,"to":3}]},{"edits":[{"from":0,"to":1},{"from":4,"to":5}]}]}',
      texts("Kd"),
      texts("dK"),
    );
    const { text, log } = await reduceWith(program, { input: "aKKdb", keep: { patterns: [/KK/] } });
    expect(text).toBe("KKd");
    expect(log().map((line) => JSON.parse(line).accepted)).toEqual([undefined, 1]);
  });

  it("gets no test for a candidate that is not smaller", async () => {
    const { text, tests } = await reduceWith(answers(texts("abcdefg", "abcdef", "zbcdef")));
    expect([text, tests]).toEqual(["abcdef", 2]);
  });

  it.each([
    [
      "dies",
      "read -r line; echo gone >&2; exit 3",
      /pass\.sh ended with exit code 3\. The reduction goes on without it\.\nIt printed:\ngone/,
    ],
    ["is killed", "read -r line; kill -9 $$", /was ended by SIGKILL/],
    ["ends before it is asked", "exit 0", /ended with exit code 0/],
    ["says nonsense", "read -r line; echo nonsense; cat >> /dev/null", /answered a line that is no JSON: nonsense/],
    ["floods", "read -r line; exec yes", /no JSON: y/],
    [
      "prints a line without end",
      "read -r line; exec tr '\\0' x < /dev/zero",
      /a line of more than 67108864 characters/,
    ],
    ["edits what is not there", answers('{"candidates":[{"edits":[{"from":5,"to":9}]}]}'), /cannot be made.*"to":9/],
  ])("is left out with a warning if it %s", async (_, script, warning) => {
    const { text, warnings } = await reduceWith(script);
    expect(text).toBe("abcdef");
    expect(warnings).toMatch(warning);
  });

  it("is left out with a warning if it says more than it was asked for", async () => {
    const reply = texts("bcdef");
    const { text, warnings } = await reduceWith(`read -r line; printf '%s\\nhello\\n' '${reply}'; cat > /dev/null`);
    expect(text).toBe("bcdef");
    expect(warnings).toMatch(/printed a line that it was not asked for/);
  });

  it("is left out with a warning if it hangs, or reads nothing", async () => {
    const { text, warnings } = await reduceWith("sleep 60", { timeout: 100, input: `d${"a".repeat(1 << 20)}` });
    expect(text).toMatch(/^da+$/);
    expect(warnings).toMatch(/did not answer within 0.1 s/);
  });

  it.skipIf(spawnSync("python3", ["--version"]).status !== 0)(
    "may be written in Python, and may ask a model",
    async () => {
      const folder = join(import.meta.dirname, "../../examples/own-passes");
      const programs = [["inline_variable.py"], ["ask_model.py", join(folder, "recorded-answer.txt")]];
      const results = programs.map(async ([program = "", ...words]) => {
        const passes = [{ command: ["python3", join(folder, program), ...words] }];
        const isInteresting = (text: string) => /^\s*label\(-0, ?-0\)/.test(text) || /a=-0\s*label/.test(text);
        return (await reduce({ input: "a=-0\nlabel(a, a)", reduce: "pass", passes, test: isInteresting })).text;
      });
      expect(await Promise.all(results)).toEqual(["label(-0, -0)", "label(-0,-0)"]);
    },
  );

  it("that cannot be run stops the reduction before it begins", async () => {
    const passes = [{ command: ["/nowhere/pass"] }];
    const reducing = reduce({ input: "a", reduce: "lines", passes, test: () => true });
    await expect(reducing).rejects.toThrow(
      "/nowhere/pass cannot be run (ENOENT). Check the path, and that it is executable.",
    );
  });
});
