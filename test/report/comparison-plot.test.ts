import { describe, expect, it } from "vitest";
import { figuresOf } from "#src/report/comparison.js";
import { printHtml } from "#src/report/comparison-page.js";
import { printSvg } from "#src/report/comparison-plot.js";
import { run, twoCases } from "./comparison-runs.js";
import { elementsOf } from "./xml.js";

const many = Array.from({ length: 20 }, (_, i) => run({ algorithm: `algorithm ${i}`, bytes: 10 + (i % 3) }));

describe("the plot", () => {
  it.each([
    ["two cases", twoCases],
    ["many algorithms that end together", many],
    ["names full of marks", [run({ case: "<a> & \"b\" 'c' \u0000", algorithm: "]]>&lt;" })]],
    ["an empty result", [run({ bytes: 0 })]],
    ["a run without a step", [{ ...run(), statistics: { ...run().statistics, tests: 0, steps: [] } }]],
    ["nothing", []],
  ])("of %s is well-formed, without NaN or undefined", (_, runs) => {
    const svg = printSvg(figuresOf(runs));
    const [root] = elementsOf(svg);
    expect(root).toMatchObject({ name: "svg", attributes: { xmlns: "http://www.w3.org/2000/svg" } });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it("has a panel for each case and in it a line and a label for each algorithm", () => {
    const elements = elementsOf(printSvg(figuresOf(twoCases)));
    const ofClass = (name: string) => elements.filter(({ attributes }) => attributes.class === name);
    expect(ofClass("line")).toHaveLength(4);
    expect(ofClass("label").map(({ text }) => text)).toEqual([
      ...["coarse-hdd* | hdd*", "hdd*", "hdd*", "coarse-hdd* | hdd*"],
    ]);
  });

  it("gives no two algorithms the same dashes, or the same colour and mark", () => {
    const elements = elementsOf(printSvg(figuresOf(many)));
    const lines = elements.filter(({ attributes }) => attributes.class === "line");
    const marks = elements.filter(({ attributes }) => attributes.class === "mark").slice(0, many.length);
    expect(new Set(lines.map(({ attributes }) => attributes["stroke-dasharray"])).size).toBe(many.length);
    expect(new Set(marks.map(({ attributes }) => `${attributes.stroke} ${attributes.d}`)).size).toBe(many.length);
  });

  it("keeps labels apart and inside the image", () => {
    const elements = elementsOf(printSvg(figuresOf(many)));
    const height = Number(elements[0]?.attributes.height);
    const places = elements
      .filter(({ attributes }) => attributes.class === "label")
      .map((each) => Number(each.attributes.y));
    expect(places[0]).toBeGreaterThan(0);
    expect(places.at(-1)).toBeLessThan(height);
    for (const [i, place] of places.entries()) if (i > 0) expect(place - (places[i - 1] ?? 0)).toBeGreaterThan(25);
  });

  it.each(["tests", "time"] as const)("draws lines that go right or down, never up: %s", (axis) => {
    const [line] = elementsOf(printSvg(figuresOf([run()]), axis)).filter(
      ({ attributes }) => attributes.class === "line",
    );
    const [, x0, y0] = line?.attributes.d?.match(/^M([\d.]+) ([\d.]+)/) ?? [];
    const points = [...(line?.attributes.d ?? "").matchAll(/H([\d.]+)V([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(points).toHaveLength(5);
    let [x, y] = [Number(x0), Number(y0)];
    for (const [nextX = 0, nextY = 0] of points) {
      expect(nextX).toBeGreaterThanOrEqual(x);
      expect(nextY).toBeGreaterThanOrEqual(y);
      [x, y] = [nextX, nextY];
    }
  });
});

describe("the page", () => {
  it("contains the tables and the plot, and loads nothing", () => {
    const html = printHtml(figuresOf(twoCases.map((each) => ({ ...each, case: `<${each.case}>` }))));
    expect(html.match(/<svg /g)).toHaveLength(2);
    expect(html).toContain("<h2>Size over time</h2>");
    expect(html).toContain("<h2>&lt;one&gt;: 1000 bytes, 200 tokens</h2>");
    expect(html).toContain('<td class="words">coarse-hdd* | hdd*</td><td>20</td>');
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import|https?:\/\/(?!www\.w3\.org\/2000\/svg")/);
  });
});
