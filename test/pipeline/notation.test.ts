import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { algorithmNames, type Pass, passesOf, presets, readPipeline } from "#src/tools.js";

const pass = (names: string, repeat: boolean): Pass => {
  const [first = "", ...others] = names.split(" ");
  return { kind: "pass", names: [first, ...others], repeat };
};

const repeat: Pass = { kind: "repeat", remembersSteps: false };

describe("a pipeline", () => {
  it.each<readonly [string, readonly Pass[]]>([
    ["hdd", [pass("hdd", false)]],
    ["hdd*", [pass("hdd", true)]],
    [" hdd * ", [pass("hdd", true)]],
    ["coarse-hdd* | hdd", [pass("coarse-hdd", true), pass("hdd", false)]],
    ["hdd+hoist", [pass("hdd hoist", false)]],
    ["hdd | pass | *", [pass("hdd", false), { kind: "programs" }, repeat]],
    ["compact | hdd", [{ kind: "compact" }, pass("hdd", false)]],
    ["hdd* + hoist", [pass("hdd hoist", true)]],
    ["hdd + hoist *", [pass("hdd hoist", true)]],
    ["hdd|*", [pass("hdd", false), repeat]],
    ["hdd | * | perses* | *", [pass("hdd", false), repeat, pass("perses", true), repeat]],
    [
      "best-first | trec | ~",
      [pass("best-first", false), pass("trec", false), { kind: "repeat", remembersSteps: true }],
    ],
  ])("%s is read", (notation, passes) => {
    expect(readPipeline(notation)).toEqual(passes);
  });

  it.each(Object.entries(presets))("that is called %s stands for %s", (name, notation) => {
    expect(readPipeline(name)).toEqual(readPipeline(notation));
  });

  it.each([
    ["", /empty/],
    ["hdd |", /"hdd \|".* empty/],
    ["| hdd", /empty/],
    ["*", /nothing before \* to repeat/],
    ["* | hdd", /nothing before \* to repeat/],
    ["~", /nothing before ~ to repeat/],
    ["magic", /no algorithm magic .*hdd.*perses.*default/],
    ["hdd +", /without a name .*hdd \+/],
    ["hdd**", /no algorithm hdd\*/],
    ["toString", /no algorithm toString/],
    ["__proto__ + hdd", /no algorithm __proto__/],
    ["default | hdd", /no algorithm default/],
    ["hdd + perses", /hdd \+ perses cannot be joined; put a \| between them/],
    ["gtr + pardis", /cannot be joined/],
  ])("%j is refused with the reason", (notation, message) => {
    expect(() => readPipeline(notation)).toThrow(expect.objectContaining({ name: "PipelineError" }));
    expect(() => readPipeline(notation)).toThrow(message);
  });

  it("is read back as it was written, with any spaces", () => {
    const space = fc.constantFrom("", " ", "  ");
    const one = fc.record({ name: fc.constantFrom(...algorithmNames), repeat: fc.boolean(), space });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), space, (parts, gap) => {
        const notation = parts
          .map(({ name, repeat, space }) => space + name + (repeat ? `${space}*` : ""))
          .join(`${gap}|`);
        expect(readPipeline(notation)).toEqual(parts.map(({ name, repeat }) => pass(name, repeat)));
      }),
    );
  });
});

describe("programs are asked", () => {
  const kinds = (reduce: string, passes: readonly unknown[]) => passesOf({ reduce, passes }).map(({ kind }) => kind);

  it.each([
    ["at the end", "hdd", ["pass", "programs"]],
    ["before a closing repetition", "hdd | *", ["pass", "programs", "repeat"]],
    ["before the repetition in a preset", "default", ["compact", "pass", "pass", "pass", "pass", "programs", "repeat"]],
    ["where the pipeline says", "pass | hdd | *", ["programs", "pass", "repeat"]],
  ])("%s: %s", (_, notation, expected) => {
    expect(kinds(notation, [{}])).toEqual(expected);
  });

  it("not at all if there are none; a pipeline that asks them is then an error", () => {
    expect(kinds("hdd | *", [])).toEqual(["pass", "repeat"]);
    expect(() => kinds("hdd | pass", [])).toThrow(/hdd \| pass.*--pass/);
  });
});
