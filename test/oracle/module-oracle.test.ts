import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
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

/** What a promise comes to, or that it comes to nothing in some seconds. */
async function settled(promise: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, 5000, "still waiting"));
  return Promise.race([promise.catch((error: unknown) => error), late]);
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

  it.each([
    ["has no default export", "export const test = () => true;"],
    ["exports no function", "export default 7;"],
    ["does not parse", "export default ("],
    ["throws while it is loaded", "throw new Error('not today');"],
    ["imports what is not there", "import './missing.mjs'; export default () => true;"],
    ["ends its process while it is loaded", "process.exit(3);"],
  ])("is refused with a reason if it %s", async (_, source) => {
    const error = await settled(oracleOf(source).inspect("x", never));
    expect(error).toBeInstanceOf(OracleError);
    expect((error as Error).message).toContain("test%20module.mjs");
  });

  it.each(["test module.ts", "test module.mts"])("may be written in TypeScript: %s", async (name) => {
    const oracle = oracleOf(
      "enum Word { X = 'x' }\nexport default (text: string) => text.includes(Word.X as string);",
      name,
    );
    expect((await oracle.inspect("x", never)).outcome).toBe("interesting");
    expect(await oracle.test("y", never)).toBe("uninteresting");
  });

  it("is refused with the place if it is no TypeScript", async () => {
    const error = await settled(oracleOf("export default (\n  text: => 7", "test module.ts").inspect("x", never));
    expect(error).toBeInstanceOf(OracleError);
    expect((error as Error).message).toMatch(/test%20module\.ts.*\(2:9\)/);
  });

  it("tells what an exception said", async () => {
    const oracle = oracleOf("export default () => { throw new Error('cannot say'); };");
    expect((await oracle.inspect("x", never)).explanation.join("\n")).toContain("cannot say");
  });

  it("is ended at the timeout, even in an endless loop, and can be asked again", async () => {
    const oracle = oracleOf("export default (text) => { while (text === 'loop'); return true; };");
    await oracle.inspect("x", never);
    oracle.timeLimit.duration = 200;
    expect(await oracle.test("loop", never)).toBe("timeout");
    oracle.timeLimit.duration = 20_000;
    expect(await oracle.test("x", never)).toBe("interesting");
  });

  it("is ended when it is no longer wanted, and can be asked again", async () => {
    const oracle = oracleOf("export default (text) => { while (text === 'loop'); return true; };");
    const controller = new AbortController();
    const answer = oracle.test("loop", controller.signal);
    setTimeout(() => controller.abort(new Error("not wanted")), 200);
    await expect(answer).rejects.toThrow("not wanted");
    expect(await oracle.test("x", never)).toBe("interesting");
  });

  it("answers several texts at once, each with its own answer", async () => {
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

  it("may end its process: the candidate then is invalid", async () => {
    const oracle = oracleOf("export default (text) => { if (text === 'exit') process.exit(7); return true; };");
    await oracle.inspect("x", never);
    expect(await oracle.test("exit", never)).toBe("invalid");
    expect(await oracle.test("x", never)).toBe("interesting");
  });
});
