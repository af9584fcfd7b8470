import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ModuleOracle } from "#src/oracle/module-oracle.js";
import { OracleError } from "#src/process/oracle-error.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const never = new AbortController().signal;

function oracleOf(source: string, name = "test module.mjs"): ModuleOracle {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, source);
  const oracle = new ModuleOracle(pathToFileURL(path).href);
  oracle.timeLimit.duration = 20_000;
  onTestFinished(() => oracle.close());
  return oracle;
}

/** The value or error of a promise, or `"still waiting"` if it does not settle within 5 seconds. */
async function settled(promise: Promise<unknown>): Promise<unknown> {
  const deadline = new Promise((resolve) => setTimeout(resolve, 5000, "still waiting"));
  return Promise.race([promise.catch((error: unknown) => error), deadline]);
}

describe("a module as an oracle", () => {
  it.each([
    ["a boolean", "export default (text) => text.includes('x');", "interesting"],
    ["an outcome", "export default () => 'timeout';", "timeout"],
    ["a promise", "export default async (text) => text === '\\ud800x';", "interesting"],
    ["an exception", "export default () => { throw new Error('cannot say'); };", "invalid"],
    ["a rejection", "export default async () => { throw new Error('cannot say'); };", "invalid"],
  ])("reads %s", async (_, source, outcome) => {
    const oracle = oracleOf(source);
    expect((await oracle.inspect("\ud800x", never)).outcome).toBe(outcome);
    expect(await oracle.test("\ud800x", never)).toBe(outcome);
  });

  it("prints to standard error, because standard output is for the result", async () => {
    const print = "console.log('printed');";
    const oracle = oracleOf(`${print} export default () => { ${print} process.stdout.write('too'); return true; };`);
    const printed: string[] = [];
    vi.spyOn(process.stderr, "write").mockImplementation((text) => printed.push(String(text)) > 0);
    vi.spyOn(process.stdout, "write").mockImplementation(() => expect.fail("printed to standard output"));
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await oracle.test("text", never)).toBe("interesting");
    await vi.waitFor(() => expect(printed.join("")).toBe("printed\nprinted\ntoo"));
  });

  it("that returns something else than an answer cannot be used", async () => {
    const oracle = oracleOf("export default (text) => text.length;");
    for (const ask of ["inspect", "test"] as const) {
      await expect(oracle[ask]("text", never)).rejects.toThrow(
        /test%20module\.mjs: The test returned 4\. It must return true/,
      );
    }
  });

  it.each([
    ["has no default export", "export const test = () => true;"],
    ["exports no function", "export default 7;"],
    ["does not parse", "export default ("],
    ["throws when it is loaded", "throw new Error('not today');"],
    ["imports a module that does not exist", "import './missing.mjs'; export default () => true;"],
    ["ends its process when it is loaded", "process.exit(3);"],
  ])("refuses, with a reason, a module that %s", async (_, source) => {
    const error = await settled(oracleOf(source).inspect("x", never));
    expect(error).toBeInstanceOf(OracleError);
    expect((error as Error).message).toContain("test%20module.mjs");
  });

  it.each(["test module.ts", "test module.mts"])("loads TypeScript: %s", async (name) => {
    const oracle = oracleOf(
      "enum Word { X = 'x' }\nexport default (text: string) => text.includes(Word.X as string);",
      name,
    );
    expect((await oracle.inspect("x", never)).outcome).toBe("interesting");
    expect(await oracle.test("y", never)).toBe("uninteresting");
  });

  it("refuses, with line and column, a module that is not correct TypeScript", async () => {
    const error = await settled(oracleOf("export default (\n  text: => 7", "test module.ts").inspect("x", never));
    expect(error).toBeInstanceOf(OracleError);
    expect((error as Error).message).toMatch(/test%20module\.ts.*\(2:9\)/);
  });

  it("explains with the message of an exception", async () => {
    const oracle = oracleOf("export default () => { throw new Error('cannot say'); };");
    expect((await oracle.inspect("x", never)).explanation.join("\n")).toContain("cannot say");
  });

  it("ends an endless loop at the time limit, and can test again", async () => {
    const oracle = oracleOf("export default (text) => { while (text === 'loop'); return true; };");
    await oracle.inspect("x", never);
    oracle.timeLimit.duration = 200;
    expect(await oracle.test("loop", never)).toBe("timeout");
    oracle.timeLimit.duration = 20_000;
    expect(await oracle.test("x", never)).toBe("interesting");
  });

  it("ends an endless loop when the test is cancelled, and can test again", async () => {
    const oracle = oracleOf("export default (text) => { while (text === 'loop'); return true; };");
    const controller = new AbortController();
    const answer = oracle.test("loop", controller.signal);
    setTimeout(() => controller.abort(new Error("cancelled")), 200);
    await expect(answer).rejects.toThrow("cancelled");
    expect(await oracle.test("x", never)).toBe("interesting");
  });

  it("tests several texts at once, each with its own outcome", async () => {
    const oracle = oracleOf(`
      export default (text) => {
        const end = Date.now() + Number(text) * 10;
        while (Date.now() < end);
        return Number(text) % 2 === 0;
      };`);
    const texts = ["5", "0", "3", "2"];
    const outcomes = await Promise.all(texts.map((text) => oracle.test(text, never)));
    expect(outcomes).toEqual(["uninteresting", "interesting", "uninteresting", "interesting"]);
  });

  it("reads the end of the module's process as invalid", async () => {
    const oracle = oracleOf("export default (text) => { if (text === 'exit') process.exit(7); return true; };");
    await oracle.inspect("x", never);
    expect(await oracle.test("exit", never)).toBe("invalid");
    expect(await oracle.test("x", never)).toBe("interesting");
  });

  it("replaces threads that it ends in the background, and keeps one more ready", async () => {
    const log = join(temporaryFolder(), "loads");
    const oracle = oracleOf(`
      import { appendFileSync } from "node:fs";
      appendFileSync(${JSON.stringify(log)}, "loaded\\n");
      export default (text) => {
        if (text !== "hang") return true;
        appendFileSync(${JSON.stringify(log)}, "hanging\\n");
        return new Promise(() => setInterval(() => {}, 1000));
      };`);
    const linesOf = (what: string) =>
      readFileSync(log, "utf8")
        .split("\n")
        .filter((line) => line === what).length;
    const loads = () => linesOf("loaded");
    await oracle.inspect("x", never);
    const controller = new AbortController();
    const answers = [oracle.test("hang", controller.signal), oracle.test("hang", controller.signal)];
    await expect.poll(() => linesOf("hanging"), { timeout: 20_000 }).toBe(2);
    expect(loads()).toBe(2);
    controller.abort(new Error("cancelled"));
    for (const answer of answers) await expect(answer).rejects.toThrow("cancelled");
    await expect.poll(loads, { timeout: 20_000 }).toBe(5);
    const outcomes = await Promise.all(["a", "b", "c"].map((text) => oracle.test(text, never)));
    expect(outcomes).toEqual(["interesting", "interesting", "interesting"]);
    expect(loads()).toBe(5);
  });
});
