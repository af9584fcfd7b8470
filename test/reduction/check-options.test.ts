import { runInNewContext } from "node:vm";
import { describe, expect, it, onTestFinished } from "vitest";
import { compare, loadLanguage, type ReduceOptions, reduce, reduceSync } from "#src/index.js";
import { isolate } from "#src/isolate.js";
import { checkInput, checkOptions } from "#src/reduction/check-options.js";

const input = '["needle", 1]';
const test = (text: string) => text.includes("needle");
const base: ReduceOptions = { input, test, language: "json" };

describe("an option that is a number", () => {
  const wrong: readonly (readonly [string, readonly unknown[], RegExp])[] = [
    ["jobs", [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "4", null], /at least 1/],
    ["repetitions", [0, Number.NaN], /at least 1/],
    ["repeat", [0, Number.NaN], /at least 1/],
    ["confirm", [-1, Number.NaN, Number.POSITIVE_INFINITY], /at least 0/],
    ["limitTests", [-1, 0.5, Number.NaN], /or Infinity/],
    ["outlineAbove", [-1, Number.NaN], /or Infinity/],
    ["limitTime", [-1, Number.NaN, "60"], /milliseconds/],
    ["timeout", [-1, Number.NaN], /milliseconds/],
    ["parseLimit", [-1, Number.NaN], /milliseconds/],
  ];
  it.each(wrong)("is refused with its name and value: %s", (name, values, phrase) => {
    for (const value of values) {
      expect(() => checkOptions({ [name]: value })).toThrow(RangeError);
      expect(() => checkOptions({ [name]: value })).toThrow(`The option ${name} is ${value}; it must be `);
      expect(() => checkOptions({ [name]: value })).toThrow(phrase);
    }
  });

  it("is refused in a command, too", () => {
    const command = ["true"];
    for (const memoryLimit of [0, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => checkOptions({ test: { command, memoryLimit } })).toThrow(/memoryLimit is .*megabytes/);
    }
    expect(() => checkOptions({ test: { command, invalidExit: 256 } })).toThrow(/invalidExit is 256; .*0 to 255/);
    expect(() => checkOptions({ test: { command, exitCodes: [0, -1] } })).toThrow(/exitCodes is -1/);
  });

  it("is refused among those of ddmin, too", () => {
    expect(() => checkOptions({ ddmin: { splitFactor: Number.NaN } })).toThrow(/split factor is NaN/);
    expect(() => checkOptions({ ddmin: { seed: Number.NaN } })).toThrow(/seed is NaN/);
  });

  it("may be left out, undefined, or have any other value", () => {
    const { POSITIVE_INFINITY: endless } = Number;
    checkOptions({});
    checkOptions({
      ...base,
      jobs: undefined,
      limitTests: 0,
      limitTime: endless,
      timeout: 0.5,
      outlineAbove: endless,
    } as object);
  });

  it("is checked before anything runs", async () => {
    const never = () => expect.unreachable();
    await expect(reduce({ ...base, test: never, jobs: 0 })).rejects.toThrow(/jobs is 0/);
    await expect(compare({ cases: [{ ...base, input, name: "a", test: never }], repetitions: 0 })).rejects.toThrow(
      /repetitions/,
    );
    expect(() => reduceSync({ input, test: never, reduce: "lines", limitTests: Number.NaN })).toThrow(
      /limitTests is NaN/,
    );
  });
});

describe("an option of a wrong kind", () => {
  it("is refused if the input or the test is missing", async () => {
    await expect(reduce({ test, language: "json" } as never)).rejects.toThrow(/The option input must be a text/);
    await expect(reduce({ input, language: "json" } as never)).rejects.toThrow(/The option test is no test\. Give/);
    await expect(isolate({ good: "[1]", bad: input } as never)).rejects.toThrow(/The option test is no test\. Give/);
  });

  it.each([undefined, null, "./test.sh", {}, { command: "./test.sh" }])("is refused as a test: %j", async (given) => {
    await expect(reduce({ ...base, test: given } as never)).rejects.toThrow(/The option test is no test\. Give/);
  });

  it.each<[string, readonly unknown[], string]>([
    ["input", [undefined, null, 5, ["a"]], "a text, bytes or a folder"],
    ["language", [null, 5, {}], "a loaded grammar or a name"],
    ["reduce", [null, 5, {}], "a text or an algorithm"],
    [
      "keep",
      [null, "a", ["a"], { patterns: ["a"] }, { lines: [7] }, { rules: [/a/] }, { pattern: [/a/] }],
      "{ patterns:",
    ],
    ["onEvent", [null, "log"], "a function"],
    ["signal", [null, 5, new AbortController()], "an AbortSignal"],
  ])("is refused with what it must be: %s", async (name, values, phrase) => {
    for (const value of values) {
      const reduction = reduce({ ...base, [name]: value } as never);
      await expect(reduction).rejects.toThrow(TypeError);
      await expect(reduction).rejects.toThrow(`The option ${name} must be ${phrase}`);
    }
  });

  it("may be missing, or come from another realm", () => {
    const other = (source: string) => runInNewContext(source);
    checkInput(other("new Uint8Array(2)"));
    checkOptions({
      test,
      keep: other("({ patterns: [/a/], lines: [[1, 2]], rules: [] })"),
    });
    checkOptions({
      signal: undefined,
      keep: undefined,
      onEvent: undefined,
      reduce: undefined,
      language: undefined,
    } as object);
  });

  it.each(["nothing", "valueOf"])("is refused as a list minimiser: %s", async (list) => {
    await expect(reduce({ ...base, list } as never)).rejects.toThrow(`no list minimiser ${list}. There are: ddmin,`);
  });

  it("is refused by reduceSync: a name of a language, a command, a promise", async () => {
    const language = await loadLanguage("json");
    const sync = (options: object) => () => reduceSync({ input, test, language, ...options } as never);
    expect(sync({ language: "json" })).toThrow(/is a name, json; .*await loadLanguage\("json"\)/);
    expect(sync({ test: { command: ["true"] } })).toThrow(/Use reduce\(\) for commands/);
    expect(sync({ test: async () => true })).toThrow(/returned \[Promise\]\. Use reduce\(\)/);
    expect(sync({ test: () => 1 })).toThrow(/returned 1\. It must return true, false/);
  });
});

describe("many reductions at the same time", () => {
  it("cause no warning of Node's, even with one signal", async () => {
    const warnings: Error[] = [];
    const listen = (warning: Error) => void warnings.push(warning);
    process.on("warning", listen);
    onTestFinished(() => void process.off("warning", listen));
    const { signal } = new AbortController();
    const command = { command: ["grep", "-q", "needle"] };
    const runs = Array.from({ length: 12 }, (_, i) =>
      reduce({ ...base, test: i % 2 ? test : command, signal, limitTests: 3 }),
    );
    await Promise.all(runs);
    expect(warnings).toEqual([]);
  });
});
