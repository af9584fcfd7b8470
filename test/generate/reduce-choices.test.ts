import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GeneratedSentence, generate, openGenerated } from "#src/generate.js";
import { type ListMinimizerName, listMinimizerNames } from "#src/lists/list-minimizers.js";
import { reduce } from "#src/reduce.js";
import { reduceSync } from "#src/reduce-sync.js";
import { GeneratedInput, type Replay } from "#src/reducer/choices/generated-input.js";
import { assignments, definedOnly } from "./assignments.js";

const options = { language: assignments, hooks: definedOnly };

async function sentence(seed: number): Promise<GeneratedSentence> {
  for await (const each of generate({ ...options, seed, maxDepth: 10 })) return each;
  throw new Error("There is none.");
}

/** The test of the document: doubled parentheses. */
const isDoubled = (text: string) => text.includes("((") && text.includes("))");

describe("the worked example", () => {
  it.each([true, false])("becomes minimal with every list minimiser, defaults: %s", async (defaults) => {
    const { choices, text: input } = await sentence(5);
    expect([choices.length, input.length]).toMatchInlineSnapshot(`
      [
        62,
        38,
      ]
    `);
    for (const list of listMinimizerNames) {
      const generated = await openGenerated({ ...options, choices, defaults });
      const { text, statistics } = reduceSync({ input, generated, list, test: isDoubled });
      expect([list, text, generated.choicesOf(text)]).toEqual([list, "a=((0));", [0, 0, 0, 2, 2, 0, 0, 0, 0]]);
      expect(statistics.tests).toBeLessThan(100);
    }
  });

  it("keeps what hooks say: the uses of a variable stay behind its definition", async () => {
    const { choices, text: input } = await sentence(6);
    const generated = await openGenerated({ ...options, choices });
    const usesVariable = (text: string) => /[a-z]\s*[-+)]/.test(text.replace(/[a-z]\s*=/g, ""));
    expect(usesVariable(input)).toBe(true);
    const { text } = reduceSync({ input, generated, test: usesVariable });
    const [, name] = /^([a-z])=/.exec(text) ?? [];
    expect(text).toMatch(new RegExp(`^${name}=0;[a-z]=\\(?${name}`));
  });

  it("has the same result for any number of jobs", async () => {
    const { choices, text: input } = await sentence(5);
    const [one, four] = await Promise.all(
      [1, 4].map(async (jobs) => {
        const generated = await openGenerated({ ...options, choices });
        return (await reduce({ input, generated, jobs, test: isDoubled })).text;
      }),
    );
    expect(four).toBe(one);
  });
});

/** A generator of numbers, each as it is: the value form. */
const numbers: Replay = (choices, useDefaults) => {
  const count = choices[0] ?? (useDefaults ? 0 : undefined);
  if (count === undefined || (!useDefaults && choices.length <= count)) return undefined;
  const values = Array.from({ length: Math.max(0, count) }, (_, i) => Math.max(0, choices[i + 1] ?? 0));
  return { text: values.map((value) => String(value)).join(" "), choices: [Math.max(0, count), ...values], spans: [] };
};

describe("choices as values", () => {
  it("are lowered to the least that is interesting", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (least, above) => {
        const generated = new GeneratedInput([1, least + above], numbers, true);
        const test = (text: string) => Number(text) >= least;
        const { text } = reduceSync({ input: generated.text, generated, test });
        expect(text).toBe(String(least));
      }),
    );
  });

  it.each<ListMinimizerName>(["ddmin", "probdd"])("end where none can be lowered by one: %s", (list) => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }), fc.nat(30), (values, least) => {
        const total = (text: string) => text.split(" ").reduce((sum, each) => sum + Number(each), 0);
        const generated = new GeneratedInput([values.length, ...values], numbers, true);
        fc.pre(total(generated.text) >= least);
        const test = (text: string) => total(text) >= least;
        const { text } = reduceSync({ input: generated.text, generated, list, test });
        for (const [i, value] of (text === "" ? [] : text.split(" ")).map(Number).entries()) {
          const lower = text
            .split(" ")
            .with(i, String(value - 1))
            .join(" ");
          expect(value === 0 || !test(lower)).toBe(true);
        }
      }),
    );
  });
});
