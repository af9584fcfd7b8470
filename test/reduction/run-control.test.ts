import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadLanguage, type Outcome, reduce } from "#src/index.js";
import { type Intervention, type Journal, RunControl } from "#src/tools.js";
import { hash } from "../support/fake-oracle.js";

const json = await loadLanguage("json");

/** A journal in memory. */
class MemoryJournal implements Journal {
  duration: number | undefined;
  readonly outcomes: (readonly [string, Outcome])[] = [];
  readonly interventions: Intervention[] = [];
  checked(duration: number): void {
    this.duration = duration;
  }
  record(digest: string, outcome: Outcome): void {
    this.outcomes.push([digest, outcome]);
  }
  intervene(intervention: Intervention): void {
    this.interventions.push(intervention);
  }
  distrust(): void {}
}

const input = JSON.stringify(
  Array.from({ length: 3 }, (_, i) => ({ name: `n${i}`, list: [i, -i, [i]], deep: { a: { b: i } } })),
);

/** A deterministic test that likes some texts with an `n1` in them. */
const likes = (seed: number) => (text: string) =>
  text === input || (text.includes("n1") && hash(seed, text, 4) === 0 && text.startsWith("["));

interface Run {
  readonly seed: number;
  readonly jobs: number;
  readonly journal: Journal;
  /** What a person does after this number of tests. */
  readonly acts?: ReadonlyMap<number, (control: RunControl, best: string, phase: string, seed: number) => unknown>;
}

/** Reduces the input while a person interferes. Returns the accepted texts and the result. */
async function run({ seed, jobs, journal, acts = new Map() }: Run) {
  const control = new RunControl();
  const accepted: string[] = [];
  const phases: string[] = [];
  const done: unknown[] = [];
  let tested = 0;
  let best = input;
  const isInteresting = likes(seed);
  const test = async (text: string) => {
    for (let turns = hash(seed + 1, text, 4); turns > 0; turns--) await new Promise(setImmediate);
    return isInteresting(text);
  };
  const reduction = await reduce({
    ...{ input, language: json, reduce: "hddr | perses | *", test, jobs, journal, control },
    onEvent: (event) => {
      if (event.kind === "accepted") accepted.push(`${event.phase}: ${event.text}`);
      if (event.kind === "accepted") best = event.text;
      if (event.kind === "tested") phases.push(event.phase);
      if (event.kind === "tested" && best !== "") done.push(acts.get(++tested)?.(control, best, event.phase, seed));
    },
  });
  await Promise.all(done);
  const { text, guarantee, statistics } = reduction;
  return { accepted, phases, text, guarantee, skipped: statistics.skipped };
}

/** A shorter text that a test likes, if there is one near at hand. */
function edited(best: string, seed: number): string {
  const cuts = Array.from({ length: 40 }, (_, i) => [hash(seed, `from ${i}`, best.length), 1 + (i % 9)] as const);
  const texts = cuts.map(([from, length]) => best.slice(0, from) + best.slice(from + length));
  return texts.find(likes(seed)) ?? "";
}

const acts = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom("skip", "edit", "pause")), {
    minLength: 1,
    maxLength: 6,
    selector: ([at]) => at,
  })
  .map(
    (list) =>
      new Map(
        list.map(([at, act]) => [
          at,
          async (control: RunControl, best: string, phase: string, seed: number) => {
            if (act === "skip") return control.skip(phase);
            if (act === "edit") return await control.tryText(edited(best, seed)).catch(() => undefined);
            control.pause();
            for (let i = 0; i < 20; i++) await new Promise(setImmediate);
            control.goOn();
          },
        ]),
      ),
  );

describe("a reduction that a person interferes with", () => {
  it("ends with an interesting text; from its journal, it takes the same course without a test, with any number of jobs", async () => {
    let replaced = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 3 }), acts, async (seed, jobs, some) => {
        const journal = new MemoryJournal();
        const first = await run({ seed, jobs, journal, acts: some });
        expect(likes(seed)(first.text)).toBe(true);
        replaced += first.accepted.filter((each) => each.startsWith("edited")).length;
        for (const others of [1, 3]) {
          const again = await run({ seed, jobs: others, journal: Object.assign(new MemoryJournal(), journal) });
          expect(again.accepted).toEqual(first.accepted);
          expect(again.guarantee).toBe(first.guarantee);
        }
      }),
      { numRuns: 25 },
    );
    expect(replaced).toBeGreaterThan(0);
  });

  it("begins no test while it is paused, and is the same as without a pause", async () => {
    const plain = await run({ seed: 3, jobs: 2, journal: new MemoryJournal() });
    const begun: number[] = [];
    const pause = async (control: RunControl) => {
      control.pause();
      for (let i = 0; i < 50; i++) await new Promise(setImmediate);
      begun.push(control.isPaused ? 1 : 0);
      control.goOn();
    };
    const paused = await run({ seed: 3, jobs: 2, journal: new MemoryJournal(), acts: new Map([[5, pause]]) });
    expect(begun).toEqual([1]);
    expect(paused.accepted).toEqual(plain.accepted);
  });

  it("has no guarantee if a pass was skipped, and tests none of its candidates until those of another pass", async () => {
    const skip = (control: RunControl, _: string, phase: string) => control.skip(phase);
    const plain = await run({ seed: 3, jobs: 1, journal: new MemoryJournal() });
    const skipped = await run({ seed: 3, jobs: 1, journal: new MemoryJournal(), acts: new Map([[2, skip]]) });
    expect(plain.guarantee).toBeDefined();
    expect(skipped.guarantee).toBeUndefined();
    expect(skipped.skipped).toBeGreaterThan(plain.skipped);
    expect(skipped.phases.slice(0, 3)).toEqual(["empty", "hddr", "perses"]);
  });

  it("refuses a text that is longer or not interesting, and says so", async () => {
    const answers: unknown[] = [];
    const tryAll = async (control: RunControl, best: string) => {
      for (const text of [best, `${best} `, "nothing"]) answers.push(await control.tryText(text));
    };
    await run({ seed: 3, jobs: 1, journal: new MemoryJournal(), acts: new Map([[4, tryAll]]) });
    expect(answers).toEqual(["unchanged", "longer", "uninteresting"]);
  });

  it("explains a test without counting on its outcome", async () => {
    let explained: unknown;
    const inspect = async (control: RunControl) => {
      explained = await control.inspect("nothing");
    };
    await run({ seed: 3, jobs: 1, journal: new MemoryJournal(), acts: new Map([[4, inspect]]) });
    expect(explained).toMatchObject({ outcome: "uninteresting" });
    expect(new RunControl().refusal).toContain("not begun");
  });
});
