import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { ShrinkRayServer } from "#src/cli/run/shrink-ray-server.js";
import { loadLanguage } from "#src/index.js";
import { root } from "../../documentation/session.js";
import { shellScript } from "../../support/temporary-folder.js";
import { Sandbox } from "../sandbox.js";

const base64 = (text: string) => Buffer.from(text, "latin1").toString("base64");

/** Plays Shrink Ray: sends test cases one after the other, answers queries, and returns the best text of each. */
async function play(cases: readonly object[], isInteresting: (text: string) => boolean, jobs = 1) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const json = await loadLanguage("json");
  const server = new ShrinkRayServer({
    output,
    jobs,
    reduce: "default",
    languageFor: async () => json,
    note: () => {},
  });
  const running = server.run(input);
  const send = (message: object) => input.write(`${JSON.stringify(message)}\n`);
  const results: (string | undefined)[] = [];
  const queries: string[] = [];
  const waiting = [...cases];
  let best: string | undefined;
  send(waiting.shift() as object);
  for await (const line of createInterface({ input: output })) {
    const { content, idle } = JSON.parse(line) as { content?: string; idle?: true };
    if (content !== undefined) {
      const text = Buffer.from(content, "base64").toString("latin1");
      const interesting = isInteresting(text);
      queries.push(text);
      if (interesting && text.length < (best?.length ?? Number.POSITIVE_INFINITY)) best = text;
      setImmediate(() => send({ content, interesting }));
    }
    if (!idle) continue;
    results.push(best);
    best = undefined;
    if (waiting.length === 0) break;
    send(waiting.shift() as object);
  }
  input.end();
  await running;
  return { results, queries };
}

describe("treemin serve --protocol shrinkray", () => {
  const cases = [
    { content: base64('{"a": [1, 2, {"needle": 3}], "b": "c"}'), interesting: true },
    { content: base64("[7, [8, [9, [10]]]]"), interesting: true },
    { reduce: base64('["needle", "\xff"]') },
  ];
  const isInteresting = (text: string) => text.includes("needle") || /^\[.*9/.test(text);

  it.each([1, 4])("reduces one test case after the other, %i queries at a time", async (jobs) => {
    const { results } = await play(cases, isInteresting, jobs);
    expect(results).toEqual(['"needle"', "[9]", '"needle"']);
  });

  it("keeps bytes that are not UTF-8", async () => {
    const { results } = await play([{ reduce: base64('["n\xff", "x"]') }], (text) => text.includes("n\xff"));
    expect(results).toEqual(['"n\xff"']);
  });

  it.each([["nonsense"], ["[]"], ['{"content":"YQ=="}'], ['{"content":1,"interesting":true}'], ["null"]])(
    "ends with an error if it reads %s",
    async (line) => {
      const input = new PassThrough();
      const server = new ShrinkRayServer({
        output: new PassThrough(),
        jobs: 1,
        reduce: "default",
        languageFor: () => loadLanguage("json"),
        note: () => {},
      });
      const running = server.run(input);
      input.write(`${line}\n`);
      await expect(running).rejects.toThrow(/no message of Shrink Ray: .*\nCall: shrinkray/s);
    },
  );
});

const shrinkRay = process.env.SHRINKRAY ?? "shrinkray";
const { stdout: version = "" } = spawnSync(shrinkRay, ["--version"], { encoding: "utf8" });
const isThere = /version \d{2}/.test(version ?? "");

// To run it: pip install --target FOLDER shrinkray (Python 3.12), then SHRINKRAY=FOLDER/bin/shrinkray.
it.skipIf(!isThere)("the real Shrink Ray reduces with treemin (left out without shrinkray: set SHRINKRAY)", () => {
  const box = new Sandbox();
  box.write(
    "input.json",
    JSON.stringify({ a: [1, 2, { needle: 3 }], b: "c", d: Array.from({ length: 40 }, (_, i) => i) }),
  );
  const test = shellScript(box.path("test.sh"), 'grep -q \'"needle"\' "$1"');
  const serve = `'${process.execPath}' '${join(root, "dist/command/treemin.js")}' serve --protocol shrinkray --language json`;
  const reducer = shellScript(box.path("reducer.sh"), `${serve} | tee -a '${box.path("log")}'`);
  const options = ["--ui", "basic", "--no-llm", "--no-restart", "--parallelism", "2", "--volume", "debug"];
  const { stdout, stderr } = spawnSync(shrinkRay, [...options, "--reduce-with", reducer, test, "input.json"], {
    cwd: box.work,
    encoding: "utf8",
    timeout: 55_000,
  });
  expect(box.read("input.json").trim(), stdout + stderr).toBe('"needle"');
  const said = box.read("log").trim().split("\n");
  expect(said.map((line) => JSON.parse(line))).toContainEqual({ content: base64('"needle"') });
  expect(said).toContain('{"idle":true}');
});
