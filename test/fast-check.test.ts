import fc from "fast-check";
import { expect, it } from "vitest";
import { assertMinimal } from "#src/fast-check.js";

/** The message of the error that a property ends with. */
async function messageOf(run: Promise<void>): Promise<string> {
  return await run.then(
    () => "holds",
    (error: Error) => error.message,
  );
}

const parameters = { seed: 7, numRuns: 200 };

it("does nothing if the property holds", async () => {
  expect(await messageOf(assertMinimal([fc.nat()], (n) => n >= 0, { parameters }))).toBe("holds");
});

it("goes on where the shrinker ends", async () => {
  // The shrinker cannot look into a value that was chained; it changes the length and makes all elements anew.
  const lists = fc
    .nat(20)
    .chain((length) => fc.array(fc.integer({ min: -999, max: 999 }), { minLength: length, maxLength: length }));
  const check = (list: number[]) => list.filter((n) => n > 100).length < 2;
  const message = await messageOf(assertMinimal([lists], check, { parameters }));
  expect(message).toMatch(
    /^Minimal counterexample, after \d+ steps of fast-check's shrinker:\nproperty\(\[101, 101\]\);\n {2}throws Error: The property returned false\./,
  );
  expect(message).toContain("Property failed after");
});

it("tries no values that an arbitrary does not make", async () => {
  const check = (n: number, text: string) => {
    if (text.length > 1) throw new RangeError(`${n} of ${text}`);
  };
  const message = await messageOf(
    assertMinimal([fc.integer({ min: 42 }), fc.string({ minLength: 2 })], check, { parameters }),
  );
  expect(message).toMatch(/property\(42, ".."\);\n {2}throws RangeError/);
});

it("waits for promises, passes over preconditions, and keeps the cause", async () => {
  const check = async (list: string[]) => {
    fc.pre(list.length !== 1);
    await Promise.resolve();
    if (list.length > 0) throw new TypeError("not empty");
  };
  const error = await assertMinimal([fc.array(fc.string())], check, { parameters }).catch((each: Error) => each);
  expect(error).toMatchObject({
    message: expect.stringContaining('property(["", ""]);'),
    cause: expect.any(TypeError),
  });
});

it("says what fast-check says if there is no counterexample", async () => {
  const check = () => fc.pre(false);
  expect(await messageOf(assertMinimal([fc.nat()], check, { parameters: { numRuns: 5 } }))).toMatch(
    /too many pre-condition failures/,
  );
});
