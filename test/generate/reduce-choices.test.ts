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

/** A generator of numbers, each as it is: the value form. The first choice is how many there are. */
const numbers: Replay = (choices, useDefaults) => {
  const count = Math.abs(choices[0] ?? 0);
  if (!useDefaults && choices.length <= count) return undefined;
  const values = Array.from({ length: count }, (_, i) => choices[i + 1] ?? 0);
  return { text: values.map((value) => String(value)).join(" "), choices: [count, ...values], spans: [] };
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

  it.each([
    ["negative ones to the nearest to 0", (value: number) => value <= -40, -40],
    ["negative ones to positive ones", (value: number) => Math.abs(value) >= 40, 40],
    ["negative ones that must stay so, to -1", (value: number) => value < 0, -1],
  ])("are brought nearer to 0: %s", (_, isInteresting, expected) => {
    for (const value of [-40, -41, -57, -997, -1007].filter(isInteresting)) {
      const generated = new GeneratedInput([1, value], numbers, true);
      const test = (text: string) => text !== "" && isInteresting(Number(text));
      expect(reduceSync({ input: generated.text, generated, test }).text).toBe(String(expected));
      expect(generated.choicesOf(String(expected))).toEqual([1, expected]);
    }
  });

  it.each<ListMinimizerName>(["ddmin", "probdd"])(
    "end where none can be nearer to 0 by one, or positive: %s",
    (list) => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 6 }),
          fc.nat(30),
          (values, least) => {
            const total = (text: string) =>
              text.split(" ").reduce((sum, each) => sum + Number(each) ** 2 - Number(each), 0);
            const generated = new GeneratedInput([values.length, ...values], numbers, true);
            fc.pre(total(generated.text) >= least);
            const test = (text: string) => total(text) >= least;
            const { text } = reduceSync({ input: generated.text, generated, list, test });
            const left = text === "" ? [] : text.split(" ").map(Number);
            for (const [i, value] of left.entries()) {
              const others = value < 0 ? [0, -value, value + 1] : value > 0 ? [0, value - 1] : [];
              for (const other of others) expect(test(left.with(i, other).join(" "))).toBe(false);
            }
          },
        ),
      );
    },
  );
});
