import { describe, expect, it } from "vitest";
import { drawArea, drawSparkLine } from "#src/cli/live/curve.js";
import { excerpt } from "#src/cli/live/excerpt.js";
import { duration } from "#src/cli/live/figures.js";
import { fold, foldedLines } from "#src/cli/live/fold.js";
import { clip, columnsOf, headOf, type Line, span } from "#src/cli/live/line.js";
import { Sampler } from "#src/cli/live/sampler.js";
import { loadLanguage } from "#src/index.js";
import { parseTreeSync } from "#src/tools.js";

const json = await loadLanguage("json");
const plain = (lines: readonly Line[]) => lines.map((line) => line.map(({ text }) => text).join(""));

describe("a curve", () => {
  const points = [1000, 100, 10].map((size, i) => ({ time: 100 * i, size }));

  it("falls by as many rows for each tenth: its scale is logarithmic", () => {
    const line = drawSparkLine({ points, now: 300 }, 30);
    expect(line.trimEnd()).toMatch(/^█+▅+▁+$/);
  });

  it("fills what is below it", () => {
    expect(drawArea({ points: [{ time: 0, size: 5 }], now: 1e9 }, 1, 2)).toEqual(["⣿", "⣿"]);
  });

  it("is empty before its beginning, and without points", () => {
    expect(drawSparkLine({ points: [{ time: 1e9, size: 5 }], now: 1e9 - 1 }, 4)).toBe("    ");
    expect(drawArea({ points: [], now: 5 }, 2, 1)).toEqual(["⠀⠀"]);
  });
});

describe("a line", () => {
  it.each([
    ["日本語", 6],
    ["é", 1],
    ["e\u0301", 1],
    ["⣿█─…→", 5],
    ["👩‍👩‍👧", 2],
  ])("%s takes %d columns", (text, columns) => expect(columnsOf(text)).toBe(columns));

  it("is cut between characters", () => {
    expect(headOf("日本語", 5)).toBe("日本");
    expect(plain([clip([span("日本"), span("語!")], 6)])).toEqual(["日本…"]);
    expect(plain([clip([span("abc")], 3)])).toEqual(["abc"]);
  });

  it("escapes what a terminal would act on", () => {
    expect(span("a\u001b[2Jb\tc").text).toBe("a\\u001b[2Jb  c");
  });
});

describe("an excerpt", () => {
  const room = { width: 30, height: 9, hasColours: false };

  it("shows all of a short text", () => {
    expect(plain(excerpt({ text: "a\nb", before: undefined }, room))).toEqual(["a", "b"]);
  });

  it("shows the surroundings of a change in a long text", () => {
    const head = Array.from({ length: 500 }, (_, i) => `head ${i}\n`).join("");
    const tail = Array.from({ length: 500 }, (_, i) => `tail ${i}\n`).join("");
    const shown = plain(excerpt({ before: `${head}GONE\n${tail}`, text: head + tail }, room)).join("\n");
    expect(shown).toContain("head 499\n[-GONE\n-]tail 0");
  });

  it("says how much of a long change is not shown", () => {
    const shown = plain(excerpt({ before: `<${"x".repeat(5000)}>`, text: "<>" }, room)).join("");
    expect(shown).toMatch(/^<\[-x+ … \d+ characters … x+-\]>$/);
  });

  it("breaks long lines", () => {
    expect(plain(excerpt({ text: "x".repeat(70), before: undefined }, room)).map((line) => line.length)).toEqual([
      30, 30, 10,
    ]);
  });
});

describe("a folded tree", () => {
  const text = JSON.stringify({
    small: 1,
    large: Array.from({ length: 50 }, (_, i) => ({ id: i })),
    text: "x".repeat(200),
  });
  const { tree } = parseTreeSync(json, text);

  it("unfolds the largest parts first, and never has many more rows than asked for", () => {
    const rows = fold(tree, 20);
    expect(rows[0]).toMatchObject({ depth: 0, size: text.length });
    expect(rows.length).toBeLessThan(30);
    expect(rows.some(({ name, depth }) => depth > 1 && name.endsWith("more"))).toBe(true);
  });

  it("shows whole levels only, with shares of the whole", () => {
    const lines = plain(foldedLines(fold(tree, 20), 60, 6));
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines[0]).toContain("100 %");
    expect(lines[1]).toMatch(/^ +\d+ % +\d+ {3}array .*"large"/);
  });

  it("shows as many of the first parts as fit, the largest first", () => {
    const lines = plain(foldedLines(fold(tree, 20), 60, 2));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"large"');
  });
});

describe("the sampler", () => {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => i));

  it("looks at a text once, waits long before it looks at one as long, and does not wait if nothing else is at work", async () => {
    const sampler = new Sampler(json);
    expect(await sampler.sample(text)).toBeUndefined();
    expect((await sampler.sample(text, true))?.tokens).toBe(40_001);
    expect(await sampler.sample(text, true)).toBeUndefined();
    const other = text.replace("1,", "2,");
    expect(await sampler.sample(other)).toBeUndefined();
    expect((await sampler.sample(other, true))?.tokens).toBe(40_001);
  });

  it("takes what was parsed anyway, and does not look at the same text again", async () => {
    const sampler = new Sampler(json);
    expect(sampler.take(parseTreeSync(json, text))).toMatchObject({ tokens: 40_001 });
    expect(await sampler.sample(text, true)).toBeUndefined();
  });

  it("does not wait long before it looks at a text that is much shorter", async () => {
    const sampler = new Sampler(json);
    await sampler.sample(text, true);
    await expect.poll(() => sampler.sample("[1]")).toMatchObject({ tokens: 3 });
  });
});

describe("a duration", () => {
  it.each([
    [0, "0.0 s"],
    [9940, "9.9 s"],
    [9960, "10 s"],
    [59_700, "1 min 00 s"],
    [185_000, "3 min 05 s"],
    [7_620_000, "2 h 07 min"],
  ])("of %d ms is written as %s", (time, text) => expect(duration(time)).toBe(text));
});
