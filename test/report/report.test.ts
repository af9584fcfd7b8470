import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReductionEvent, reduce, type Statistics } from "#src/index.js";
import { composeEdits } from "#src/report/compose-edits.js";
import { type Origin, originsAfter } from "#src/report/origins.js";
import { rowsOf } from "#src/report/report-rows.js";
import { type ReportStep, stepStates } from "#src/report/step-states.js";
import { EventLines, ReductionRecord, reportMarkdown, reportPage } from "#src/tools.js";
import { applyEdits, editsBetween } from "#src/tree/text-edits.js";
import { openReport } from "./report-browser.js";

const accepted = (text: string, tests: number, phase = "hdd"): ReductionEvent => ({
  kind: "accepted",
  text,
  bytes: Buffer.from(text),
  size: text.length,
  phase,
  statistics: { tests } as Statistics,
});

const facts = {
  input: "in.js",
  summary: ["9 → 1 bytes"],
  about: [["Command", "treemin in.js --test './a b.sh'"]] as const,
  steps: [{ tests: 1, size: 9, time: 1, phase: "input" }],
};

/** Removes the ranges of a text that the numbers choose. */
function cut(text: string, numbers: readonly number[]): string {
  const kept = [...text].filter((_, i) => !numbers.includes(i % 7));
  return kept.join("");
}

/** The texts of all kept steps of a record. */
function textsOf({ input, steps }: ReductionRecord): readonly string[] {
  let text = input;
  return steps.map(({ isFresh, edits }) => {
    text = applyEdits(isFresh ? input : text, edits);
    return text;
  });
}

/** The text that parts of an input make. */
function textOf(origins: readonly Origin[], input: string): string {
  return origins.map((part) => (typeof part === "string" ? part : input.slice(part[0], part[1]))).join("");
}

describe("origins", () => {
  const steps = fc.array(fc.array(fc.nat(6), { maxLength: 3 }), { maxLength: 5 });

  it("make the text again, whatever the steps", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ab{};\n") }), steps, fc.string(), (input, removals, added) => {
        let [text, origins]: [string, readonly Origin[]] = [input, [[0, input.length]]];
        for (const numbers of [...removals]) {
          const next = cut(text, numbers) + (numbers.length === 1 ? added : "");
          origins = originsAfter(text, next, origins);
          text = next;
          expect(textOf(origins, input)).toBe(text);
        }
        const ranges = origins.filter((each) => typeof each === "object");
        for (const [i, [from, to]] of ranges.entries()) {
          expect(to).toBeGreaterThanOrEqual(from);
          expect(from).toBeGreaterThanOrEqual(ranges[i - 1]?.[1] ?? 0);
        }
      }),
    );
  });

  it("are those of the parts that were kept, not of equal ones elsewhere", () => {
    const input = "f(1);\ng(1);\nf(1);\n";
    const origins = originsAfter("f(1);\ng(1);\nf(1);\n", "g(1);\nf(1);\n", [[0, input.length]]);
    expect(origins).toEqual([[6, 18]]);
    expect(originsAfter("g(1);\nf(1);\n", "f(1);\n", origins)).toEqual([[12, 18]]);
  });
});

describe("a record", () => {
  it("keeps the input, the result and some of many steps", () => {
    const record = new ReductionRecord();
    const text = "x".repeat(50_000);
    for (let i = 0; i < 50_000; i++) record.tell(accepted(text.slice(i), i));
    expect(record.count).toBe(50_000);
    expect(record.steps.length).toBeLessThanOrEqual(20_000);
    expect(record.steps[0]?.number).toBe(0);
    expect(record.steps.at(-1)).toMatchObject({ number: 49_999, size: 1 });
    expect(record.phases.get("hdd")).toMatchObject({ accepted: 49_999, removed: 49_999 });
  });

  it("survives going back to a longer text", () => {
    const record = new ReductionRecord();
    for (const text of ["a b c d", "a", "b c"]) record.tell(accepted(text, 1));
    expect(textsOf(record)).toEqual(["a b c d", "a", "b c"]);
    expect(applyEdits(record.input, record.edits)).toBe(record.result);
  });

  it("marks as removed only what is gone, also if little is removed in many places", () => {
    const record = new ReductionRecord();
    const lines = Array.from({ length: 1000 }, (_, i) => `    "name-${i}": ${i % 7},`);
    const texts = [
      lines,
      lines.map((line) => line.trimStart()),
      lines.slice(500, 502).map((line) => line.trimStart()),
    ].map((each) => each.join("\n"));
    for (const [i, text] of texts.entries()) record.tell(accepted(text, i));
    const kept = texts[0]?.length ?? 0;
    expect(record.edits.map(([, , text]) => text).join("")).toBe("");
    expect(kept - record.edits.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(texts[2]?.length);
  });

  it("keeps what each step changed, also when steps are joined", () => {
    const record = new ReductionRecord();
    const texts: string[] = [];
    for (let i = 0, text = "abcdefgh".repeat(5000); i < 39_999; i++) {
      texts.push(text);
      record.tell(accepted(text, i));
      text = i % 2 ? text.slice(1) : text.slice(0, 20) + text.slice(21);
    }
    expect(record.steps.length).toBeLessThanOrEqual(20_000);
    const kept = textsOf(record);
    for (const [i, { number }] of record.steps.entries()) if (kept[i] !== texts[number]) expect.fail(`step ${number}`);
    expect(kept.at(-1)).toBe(texts.at(-1));
  });

  it("grows with what the steps change, not with the parts that the text consists of", () => {
    const record = new ReductionRecord();
    const lines = Array.from({ length: 6000 }, (_, i) => `line number ${i};\n`);
    for (let i = 0; i < 2000; i++) {
      record.tell(accepted(lines.join(""), i));
      lines.splice((i * 7919) % lines.length, 1);
    }
    const edits = record.steps.flatMap((step) => step.edits);
    expect(record.edits.length).toBeGreaterThan(1200);
    expect(edits.length).toBeLessThan(2100);
    expect(edits.every(([, , text]) => text.length < 20)).toBe(true);
  });
});

describe("the states of steps", () => {
  const change = fc.record({ at: fc.nat(30), length: fc.nat(5), text: fc.string({ maxLength: 3 }) });
  const changes = fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 20 });
  const changed = (text: string, places: readonly { at: number; length: number; text: string }[]) =>
    places.reduce((whole, { at, length, text: added }) => whole.slice(0, at) + added + whole.slice(at + length), text);

  it("are compositions of edits", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 40 }), changes, (input, list) => {
        let text = input;
        let whole: ReturnType<typeof composeEdits> = [];
        for (const places of list) {
          const next = changed(text, places);
          whole = composeEdits(whole, editsBetween(text, next));
          text = next;
          expect(applyEdits(input, whole)).toBe(text);
        }
      }),
    );
  });

  it("are right in any order, after going back, too", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), changes, fc.array(fc.nat(20)), (input, list, order) => {
        const texts = [input];
        const steps: ReportStep[] = [[1, []]];
        for (const [i, places] of list.entries()) {
          const last = texts.at(-1) as string;
          const next = changed(i % 5 === 4 ? input : last, places);
          steps.push(i % 5 === 4 ? [1, editsBetween(input, next)] : [0, editsBetween(last, next)]);
          texts.push(next);
        }
        const stateAt = stepStates(steps, composeEdits);
        for (const step of [steps.length - 1, ...order.map((each) => each % steps.length)])
          expect(applyEdits(input, stateAt(step))).toBe(texts[step]);
      }),
    );
  });

  it("take few compositions each, however many steps there are", () => {
    let compositions = 0;
    const count = 20_000;
    const steps = Array.from({ length: count }, (_, i): ReportStep => [i === 0 ? 1 : 0, i === 0 ? [] : [[0, 1, ""]]]);
    const stateAt = stepStates(steps, (first, second) => {
      compositions++;
      return composeEdits(first, second);
    });
    expect(stateAt(count - 1)).toEqual([[0, count - 1, ""]]);
    expect(compositions).toBeLessThan(count + 15);
    for (let i = 0; i < 100; i++) {
      compositions = 0;
      stateAt((i * 7919) % count);
      expect(compositions).toBeLessThan(15);
    }
  });
});

describe("rows", () => {
  it("have all of the text, begin at each line, and are no longer than asked for", () => {
    const unit = fc.constantFrom("a", "\n", "\ud83d\ude00", "\ud83d", "bc");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), fc.integer({ min: 2, max: 9 }), (text, columns) => {
        const starts = [...rowsOf(text, columns), text.length];
        const rows = starts.slice(1).map((end, i) => text.slice(starts[i], end));
        expect(rows.join("")).toBe(text);
        expect(rows.slice(0, -1).every((row) => row !== "")).toBe(true);
        for (const row of rows) {
          expect(row.length).toBeLessThanOrEqual(columns + 2);
          expect(row.slice(0, -1)).not.toContain("\n");
          expect(row).not.toMatch(/^[\udc00-\udfff]/u);
        }
      }),
    );
  });
});

describe("the page", () => {
  const input = 'one </script><b>"two"</b>\n`three`';
  const record = new ReductionRecord();
  record.tell(accepted(input, 1, "input"));
  record.tell(accepted(input.slice(4, 20), 3));
  record.tell(accepted("<b>", 5));
  record.tell({ kind: "warning", message: "Is <this> right?" });
  const page = reportPage(record, facts);

  it("needs nothing else, and shows no part of the input as markup", () => {
    expect(page).not.toMatch(/https?:|\bsrc=|\bhref=|@import|url\(/);
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).not.toContain("<b>");
    expect(page).toContain("Is &lt;this&gt; right?");
  });

  it("marks what was kept, and what was removed", () => {
    expect(page).toMatch(
      /<pre id="input" tabindex="0" aria-label="Input"><del>one &lt;\/script&gt;<\/del><mark>&lt;b&gt;<\/mark><del>&quot;two&quot;&lt;\/b&gt;\n`three`<\/del><\/pre>/,
    );
  });

  it("shows the text of each step with its slider", () => {
    const report = openReport(page);
    expect(report.text("text")).toBe("<b>");
    expect(report.text("shown")).toBe("Result");
    report.move(0);
    expect([report.text("text"), report.text("which")]).toEqual([
      input,
      `0: ${input.length} bytes after 1 tests (input)`,
    ]);
  });

  it("shows what is in sight of a long text, whichever step is shown", () => {
    const large = new ReductionRecord();
    const lines = Array.from({ length: 100_000 }, (_, i) => `line number ${i};\n`);
    const texts: string[] = [];
    for (let i = 0; i < 200; i++) {
      texts.push(lines.join(""));
      large.tell(accepted(lines.join(""), i));
      lines.splice(((i + 1) * 7919) % lines.length, 100);
    }
    const report = openReport(reportPage(large, facts));
    for (const [step, row] of [
      [0, 0],
      [120, 50_000],
      [199, 70_000],
      [7, 3],
    ] as const) {
      report.written = 0;
      report.move(step);
      report.scroll("text", row);
      expect(report.text("text")).toContain((texts[step] as string).split("\n")[row]);
      expect(report.written).toBeLessThan(5000);
    }
    report.scroll("input", 7917);
    expect(report.markup("input")).toContain("<mark>line number 7918;</mark>\n<del>line number 7919;</del>");
  });

  it("is small for a large input and many steps", () => {
    const large = new ReductionRecord();
    const text = Array.from({ length: 150_000 }, (_, i) => `line number ${i};\n`).join("");
    expect(text.length).toBeGreaterThan(2_500_000);
    large.tell(accepted(text, 1, "input"));
    let left = text.slice(1_000_000);
    for (let i = 2; i < 3000; i++) {
      left = left.slice(0, Math.ceil(left.length * 0.99));
      large.tell(accepted(left, i));
    }
    const written = reportPage(large, facts);
    expect(written.length).toBeLessThan(1.2 * text.length);
    expect(written.match(/<(?:mark|del|details|tr|line)\b/g)?.length).toBeLessThan(10_000);
  });
});

it("the short report has the result in a fence that the result does not end", () => {
  const record = new ReductionRecord();
  record.tell(accepted("a ``` b", 1));
  expect(reportMarkdown(record, facts)).toBe(
    "### in.js, reduced\n\n````js\na ``` b\n````\n\n- 9 → 1 bytes\n\n**Command**\n\n```\ntreemin in.js --test './a b.sh'\n```\n",
  );
});

describe("the line of a test", () => {
  const tested = (text: string) =>
    ({ kind: "tested", text, outcome: "invalid", phase: "hdd", statistics: { tests: 1 } }) as ReductionEvent;
  /** Where the line says that the second text differs from the first. */
  const told = (before: string, after: string) => {
    const lines: string[] = [];
    const events = new EventLines((line) => lines.push(line));
    events.tell(accepted(before, 0));
    events.tell(tested(after));
    const { at, removed, edits = [[at, removed]] } = JSON.parse(lines.at(-1) as string);
    return edits as readonly (readonly [number, number, string?])[];
  };
  const applied = (text: string, edits: ReturnType<typeof told>) =>
    edits.reduceRight((left, [at, removed, put = ""]) => left.slice(0, at) + put + left.slice(at + removed), text);

  it.each([
    ["one removal", "a b c d", "a d", [[2, 4]]],
    [
      "two removals",
      "f(one); g(two); h(three);",
      "f(); g(two); h();",
      [
        [2, 3],
        [18, 5],
      ],
    ],
    ["a replacement", "x = [1, 2]", "x = 0", [[4, 6, "0"]]],
    [
      "a removal and a replacement",
      "let a = [1, 2]; keep(); drop",
      "let a = 0; keep();",
      [
        [8, 6, "0"],
        [23, 5],
      ],
    ],
  ])("has %s", (_, before, after, edits) => {
    expect(told(before, after)).toEqual(edits);
  });

  it("leads to the text that was tested", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab{}; \n") });
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(applied(before, told(before, after))).toBe(after);
      }),
    );
  });

  it("takes many differences of a large text in bounded time", () => {
    const before = Array.from({ length: 40_000 }, (_, i) => `${i},`).join("");
    const after = before.replace(/\d{3},/g, "");
    expect(applied(before, told(before, after))).toBe(after);
  });
});

it("events are lines that fit their schema, and lead to the result", async () => {
  const lines: string[] = [];
  const events = new EventLines((line) => lines.push(line));
  events.add("started", { treemin: "1", node: "v20", input: "in.json", arguments: [] });
  const input = '{"a": [1, 2, {"b": "needle"}], "c": 3}';
  const test = (text: string) => text.includes("needle");
  const reduction = await reduce({ input, language: "json", test, onEvent: events.tell });
  const { steps, ...statistics } = reduction.statistics;
  events.add("finished", { stopped: reduction.stopped, size: reduction.size, statistics });
  const schema = JSON.parse(readFileSync(new URL("../../docs/events.schema.json", import.meta.url), "utf8"));
  const validate = new Ajv().compile(schema);
  let text = "";
  let edited = 0;
  for (const line of lines) {
    expect(line.endsWith("\n")).toBe(true);
    const event = JSON.parse(line);
    expect(validate(event), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...event, kind: "other" })).toBe(false);
    if (event.kind === "tested" && event.edits) edited++;
    if (event.kind === "tested" && event.outcome !== "interesting") {
      // A part of the best text is replaced, and what is there now is at most as long as the candidate.
      expect(event.at + event.removed).toBeLessThanOrEqual(text.length);
      expect(event.length).toBeGreaterThanOrEqual(text.length - event.removed);
    }
    if (event.kind === "accepted")
      text = text.slice(0, event.at) + event.inserted + text.slice(event.at + event.removed);
  }
  expect(edited).toBeGreaterThan(0);
  expect(text).toBe(reduction.text);
  expect(lines.filter((line) => line.includes('"tested"')).length).toBeGreaterThan(5);
});
