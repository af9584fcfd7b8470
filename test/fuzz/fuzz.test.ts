import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Finding, type FuzzOptions, fuzz } from "#src/fuzz.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";

const examples = new URL("../../examples/", import.meta.url);
const example = new URL("fuzzing-a-calculator/", examples);
const seeds = readdirSync(new URL("seeds/", example)).map((name) =>
  readFileSync(new URL(`seeds/${name}`, example), "utf8"),
);
const test: (text: string) => boolean | "invalid" = (await import(new URL("test.mjs", example).href)).default;
const language = await loadGrammar({
  files: [fileURLToPath(new URL("calc-wrong-associativity/CalcLists.g4", examples))],
});

async function findings(options: Partial<FuzzOptions>): Promise<readonly Finding[]> {
  const all: Finding[] = [];
  for await (const each of fuzz({ seeds, language, test, ...options })) all.push(each);
  return all;
}

describe("fuzzing", () => {
  it("finds the mistakes of a calculator from ordinary seeds, makes them small and tells them apart", async () => {
    const failures = (await findings({ limitTests: 1200 })).filter(({ kind }) => kind === "failure");
    const signatures = failures.map(({ signature }) => signature);
    expect(new Set(signatures).size).toBe(signatures.length);
    for (const message of [/has no remainder/, /Cannot read prop/, /Cannot mix BigInt/, /stack has only N/]) {
      expect(signatures).toContainEqual(expect.stringMatching(message));
    }
    for (const { text } of failures) expect([text, text.length < 20]).toEqual([text, true]);
    for (const { text } of failures) expect(() => test(text)).toThrow();
  });

  it("finds the same for the same seed, and tests no more than it may", async () => {
    const first = await findings({ limitTests: 150, seed: 3 });
    expect(first.length).toBeGreaterThan(0);
    expect(await findings({ limitTests: 150, seed: 3 })).toEqual(first);
    for (const { tests } of first) expect(tests).toBeLessThanOrEqual(150);
  });

  it("keeps texts that run new code, if it is told to", async () => {
    const membersOf = async (coverage: boolean) =>
      (await findings({ limitTests: 60, coverage })).filter(({ kind }) => kind === "member");
    const members = await membersOf(true);
    expect(members.length).toBeGreaterThan((await membersOf(false)).length);
    // They are made small, too: the code must run, and not more.
    expect(members.filter(({ text, found }) => text.length < found.length)).not.toEqual([]);
  });

  it.each<readonly [string, Partial<FuzzOptions>, RegExp]>([
    ["no seeds", { seeds: [] }, /no seeds/],
    ["only seeds that fail", { seeds: ["max();"] }, /All seeds fail/],
    ["coverage of a command", { coverage: true, test: { command: ["true"] } }, /function in this process/],
  ])("explains a mistake: %s", async (_, options, message) => {
    await expect(findings(options)).rejects.toThrow(message);
  });
});
