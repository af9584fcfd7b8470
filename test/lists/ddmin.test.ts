import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DdminOptions, ddmin, defaultDdminOptions } from "#src/lists/ddmin.js";
import { removableUnits, tellUnits, unitsOf } from "../support/minimize-text.js";
import { erraticOracles, monotoneOracles, type OracleSpec, oracleOver } from "../support/oracles.js";
import { solve } from "../support/solve.js";

/** Values of all options. */
const orders = ["forward", "backward", "random"] as const;
const values = {
  subsets: ["skip", ...orders],
  complements: orders,
  complementFirst: [false, true],
  splitFactor: [2, 3, 4, Number.POSITIVE_INFINITY],
  split: ["zeller", "balanced"],
  repeat: [false, true],
  seed: [0, 1, -7],
} satisfies { [K in keyof Required<DdminOptions>]: readonly DdminOptions[K][] };

const optionSets: fc.Arbitrary<Required<DdminOptions>> = fc.record({
  subsets: fc.constantFrom(...values.subsets),
  complements: fc.constantFrom(...values.complements),
  complementFirst: fc.boolean(),
  splitFactor: fc.oneof(fc.constantFrom(...values.splitFactor), fc.integer({ min: 2, max: 9 })),
  split: fc.constantFrom(...values.split),
  repeat: fc.boolean(),
  seed: fc.integer(),
});

/** Zeller's ddmin as published, except that it continues behind a removed part. */
const published = { subsets: "forward", complements: "forward" } as const;

/** Minimises the characters of a text. */
function minimize(text: string, options: DdminOptions, isInteresting: (text: string) => boolean) {
  const { result, tests, accepted } = solve(ddmin([...text], options), (kept) => isInteresting(kept.join("")));
  const texts = (configurations: readonly (readonly string[])[]) => configurations.map((kept) => kept.join(""));
  return { result: result.join(""), tests: texts(tests), accepted: texts(accepted) };
}

describe("ddmin, for three needed elements of eight (TSE 2002)", () => {
  const isInteresting = (text: string) => [..."178"].every((unit) => text.includes(unit));

  it.each<[string, DdminOptions, string]>([
    [
      "as published",
      published,
      "1234 5678 12 34 56 78 345678 125678! 12 56 78 1278! 12 78 1 2 7 8 128 127 278 178! 1 7 8 18 17 78",
    ],
    [
      "without subsets",
      { subsets: "skip", complements: "forward" },
      "5678 1234 345678 125678! 1278! 12 78 128 127 278 178! 18 17 78",
    ],
    ["with default options", {}, "1234 5678 123456 123478! 1278! 78 12 178! 78 17 18"],
    [
      "complements first",
      { ...published, complementFirst: true },
      "5678 1234 345678 125678! 1278! 12 78 128 127 278 178! 18 17 78 1 7 8",
    ],
    [
      "subsets backward, split in four",
      { ...published, subsets: "backward", splitFactor: 4 },
      "78 56 34 12 345678 125678! 78 56 12 1278! 78 12 8 7 2 1 128 127 278 178! 8 7 1 18 17 78",
    ],
    [
      "split in three",
      { splitFactor: 3, complements: "forward" },
      "345678 12678! 12 678 1278! 128 127 278 178! 18 17 78",
    ],
    [
      "element by element",
      { splitFactor: Number.POSITIVE_INFINITY },
      "1234567 1234568 1234578! 123478! 12378! 1278! 178! 78 17 18",
    ],
    [
      "repeated until nothing changes",
      { repeat: true },
      "1234 5678 123456 123478! 1278! 78 12 178! 78 17 18 1 78 17 18 78",
    ],
  ])("%s", (_, options, rounds) => {
    expect(tellUnits(ddmin([..."12345678"], options), isInteresting)).toBe(rounds);
  });
});

describe("ddmin of 40 characters of HTML (TSE 2002)", () => {
  const line = '<SELECT NAME="priority" MULTIPLE SIZE=7>';
  const combinations = values.subsets.flatMap((subsets) =>
    values.complements.flatMap((complements) => values.split.map((split) => ({ subsets, complements, split }))),
  );

  it.each(combinations)("is <SELECT> for subsets $subsets, complements $complements, split $split", (options) => {
    for (const complementFirst of values.complementFirst) {
      for (const splitFactor of values.splitFactor) {
        for (const repeat of values.repeat) {
          for (const seed of values.seed) {
            const all = { ...options, complementFirst, splitFactor, repeat, seed };
            expect(minimize(line, all, (text) => /<SELECT[^>]*>/.test(text)).result).toBe("<SELECT>");
          }
        }
      }
    }
  });
});

describe("ddmin", () => {
  it.each<[DdminOptions["split"], string]>([
    ["zeller", "ab cd efg hij cdefghij abefghij abcdhij abcdefg"],
    ["balanced", "ab cde fg hij cdefghij abfghij abcdehij abcdefg"],
  ])("splits as the option says: %s", (split, first) => {
    const options = { ...published, splitFactor: 4, split } as DdminOptions;
    expect(tellUnits(ddmin([..."abcdefghij"], options), () => false).slice(0, first.length + 1)).toBe(`${first} `);
  });

  it.each<[string, string, (text: string) => boolean, string]>([
    ["the empty list takes no test", "", () => true, ""],
    ["one removable element", "a", () => true, "∅!"],
    ["one needed element", "a", () => false, "∅"],
    ["two removable elements", "ab", () => true, "a! ∅!"],
    ["two needed elements", "ab", () => false, "a b"],
    ["two elements, removable only together", "ab", (text) => text.length !== 1, "a b"],
    ["the last element is tested when it is left", "abcd", (text) => text.length < 3, "ab! b! ∅!"],
  ])("%s: %j", (_, units, isInteresting, rounds) => {
    expect(tellUnits(ddmin([...units]), isInteresting)).toBe(rounds);
  });

  it("exports its default options", () => {
    const search = (options: DdminOptions) =>
      tellUnits(ddmin([...unitsOf(13)], options), (text) => /a.*f.*k/.test(text));
    expect(search({})).toBe(search(defaultDdminOptions));
    expect(search({})).not.toBe(search(published));
  });

  it.each<[string, DdminOptions, RegExp]>([
    ["complements are skipped", { complements: "skip" }, /complements/],
    ["subsets and complements are skipped", { subsets: "skip", complements: "skip" }, /complements/],
    ["the split factor is 1", { splitFactor: 1 }, /split factor is 1;/],
    ["the split factor is negative", { splitFactor: -2 }, /split factor is -2;/],
    ["the split factor is not a number", { splitFactor: Number.NaN }, /split factor is NaN;/],
    ["the split factor is not an integer", { splitFactor: 2.5 }, /split factor is 2\.5;/],
  ])("throws a RangeError when %s", (_, options, message) => {
    expect(() => ddmin([..."abcdefg"], options).next()).toThrow(RangeError);
    expect(() => ddmin([..."abcdefg"], options).next()).toThrow(message);
  });

  describe.each<[string, fc.Arbitrary<OracleSpec>]>([
    ["monotone", monotoneOracles],
    ["non-monotone", erraticOracles],
  ])("with any options and any %s test", (_, specs) => {
    const runs = fc.record({ length: fc.integer({ min: 0, max: 40 }), options: optionSets, spec: specs });
    const holds = (
      law: (run: ReturnType<typeof minimize> & { units: string; isInteresting: (text: string) => boolean }) => void,
    ) =>
      fc.assert(
        fc.property(runs, ({ length, options, spec }) => {
          const units = unitsOf(length);
          const isInteresting = oracleOver(units, [...units], spec);
          law({ ...minimize(units, options, isInteresting), units, isInteresting });
        }),
        { numRuns: 300 },
      );

    it("returns an interesting list from which no single element can be removed", () => {
      holds(({ result, isInteresting }) => {
        expect(isInteresting(result)).toBe(true);
        expect(removableUnits(result, isInteresting)).toEqual([]);
      });
    });

    it("tests only smaller sub-lists of the last accepted list", () => {
      holds(({ units, tests, isInteresting }) => {
        let best = units;
        for (const text of tests) {
          expect(text.length).toBeLessThan(best.length);
          expect([...best].filter((unit) => text.includes(unit)).join("")).toBe(text);
          if (isInteresting(text)) best = text;
        }
      });
    });

    it("returns the last accepted list", () => {
      holds(({ units, accepted, result }) => expect(result).toBe(accepted.at(-1) ?? units));
    });
  });

  it("makes the same tests for the same options", () => {
    fc.assert(
      fc.property(optionSets, (options) => {
        const tests = () => minimize(unitsOf(20), options, (text) => /b.*k.*p/.test(text)).tests;
        expect(tests()).toEqual(tests());
      }),
    );
  });

  it.each([
    [false, "abcd"],
    [true, "cd"],
  ])("with repeat %j reduces to %j a list that needs a second pass", (repeat, result) => {
    const isInteresting = (text: string) => ["abcd", "cd"].includes(text);
    expect(minimize("abcde", { repeat }, isInteresting).result).toBe(result);
  });
});

describe("the number of tests of ddmin", () => {
  const lengths = fc.integer({ min: 1, max: 60 });

  it("is at most n² + 3n, for every deterministic test (TSE 2002)", () => {
    const options = optionSets.map((options) => ({ ...options, splitFactor: 2, repeat: false }));
    fc.assert(
      fc.property(lengths, options, erraticOracles, (n, options, spec) => {
        const { tests } = minimize(unitsOf(n), options, oracleOver(unitsOf(n), [...unitsOf(n)], spec));
        expect(tests.length).toBeLessThanOrEqual(n * n + 3 * n);
      }),
    );
  });

  it("is at most 2 log2 n + 1, if one element is needed (TSE 2002)", () => {
    fc.assert(
      fc.property(lengths, fc.nat(), fc.constantFrom({}, published), (n, which, options) => {
        const unit = unitsOf(n)[which % n] as string;
        const { tests } = minimize(unitsOf(n), options, (text) => text.includes(unit));
        expect(tests.length).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(n)) + 1);
      }),
    );
  });

  it("is at most 3n with default options, if all elements are needed", () => {
    fc.assert(
      fc.property(lengths, (n) => {
        expect(minimize(unitsOf(n), {}, () => false).tests.length).toBeLessThanOrEqual(3 * n);
      }),
    );
  });

  it("does not grow with the length of a round: a candidate is made when it is drawn", () => {
    const units = Array.from({ length: 100_000 }, (_, i) => i);
    const search = ddmin(units, { splitFactor: Number.POSITIVE_INFINITY });
    let step = search.next();
    // All complements of the first granularity would have ten thousand million elements.
    for (let removed = 1; removed <= 20 && !step.done; removed++) {
      const [first] = step.value;
      expect(first?.length).toBe(units.length - removed);
      step = search.next(first);
    }
  });
});
