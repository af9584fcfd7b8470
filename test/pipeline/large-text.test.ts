import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduce, reduceSync } from "#src/index.js";
import { ddmin } from "#src/lists/ddmin.js";
import { reduceLargeText, sizeToParse } from "#src/pipeline/large-text.js";
import { keyOf } from "#src/tree/text-key.js";

const records = Array.from({ length: 5000 }, (_, i) => ({ id: i, tags: ["a, [b", `t${i}`], note: { text: "it's {" } }));
const json = JSON.stringify({ head: [1, 2], records, end: null });

/** Goes through a search as a run does that tests every candidate; tells what is left and what was tested. */
function reduceAlone(text: string, isInteresting: (text: string) => boolean, most: number) {
  const tested: string[] = [];
  let best = text;
  const search = reduceLargeText({ text, ranges: [] }, { minimize: (list) => ddmin(list), most });
  for (let step = search.next(); !step.done; ) {
    const found = [...step.value].find((candidate) => {
      const each = candidate.text();
      if (candidate.key) expect(candidate.key()).toEqual(keyOf(each));
      tested.push(each);
      return isInteresting(each);
    });
    if (found) best = found.text();
    step = search.next(found);
  }
  return { best, tested };
}

describe("the reduction of a large text before it is parsed", () => {
  it.each([
    ["in one line", json],
    ["in many lines", JSON.stringify(JSON.parse(json), null, 2)],
  ])("keeps JSON valid in all candidates, %s", (_, text) => {
    const { best, tested } = reduceAlone(text, (each) => each.includes('"t1234"') && each.includes('"t4321"'), 10_000);
    expect(best.length).toBeLessThan(10_000);
    for (const each of tested) if (each !== "") expect(() => JSON.parse(each)).not.toThrow();
  });

  it("divides it into stretches if there are neither lines nor brackets", () => {
    const text = `${"x".repeat(40_000)}needle${"y".repeat(60_000)}`;
    const { best, tested } = reduceAlone(text, (each) => each.includes("needle"), 1000);
    expect(best.length).toBeLessThan(1000);
    expect(tested.length).toBeLessThan(100);
  });

  it("tests each element alone if hardly anything can be removed in large parts", () => {
    const list = JSON.stringify({ head: [1, 2], list: Array.from({ length: 1000 }, (_, i) => i) });
    const kept = (text: string) => text.match(/\d+/g)?.filter((number) => Number(number) % 10 > 0).length === 902;
    const { best, tested } = reduceAlone(list, kept, 1000);
    expect(JSON.parse(best).list.filter((each: number) => each % 10 === 0)).toEqual([]);
    expect(tested.length).toBeLessThan(5000);
  });

  it("ends when nothing can be removed", () => {
    const list = JSON.stringify(Array.from({ length: 500 }, (_, i) => [i]));
    expect(reduceAlone(list, (each) => each === list, 1000).best).toBe(list);
  });

  it("counts a short text with many elements as large, too", () => {
    expect(sizeToParse("[1,2,3]")).toBe(64);
    expect(sizeToParse("x".repeat(100))).toBe(100);
  });

  it("ends with the empty text if that is interesting", () => {
    expect(reduceAlone(json, () => true, 10_000)).toEqual({ best: "", tested: [""] });
  });
});

describe("a reduction of a text above the limit", async () => {
  const language = await loadLanguage("json");
  const test = (text: string) => text.includes('"t1234"');

  it("is announced, and continues with the tree of the remaining text", async () => {
    const messages: string[] = [];
    const reduction = await reduce({
      input: json,
      language,
      test,
      outlineAbove: 10_000,
      onEvent: (event) => void (event.kind === "warning" && messages.push(event.message)),
    });
    expect(messages).toEqual([expect.stringContaining(`${json.length} characters; up to 10000 are parsed`)]);
    expect(reduction).toMatchObject({ text: '"t1234"', stopped: "finished", tokens: undefined });
    expect(reduction.statistics.steps.map(({ phase }) => phase)).toContain("outline");
    expect(reduction.size).toEqual({ before: Buffer.byteLength(json), after: 7 });
  });

  it("gives the same result without promises", () => {
    expect(reduceSync({ input: json, language, test, outlineAbove: 10_000 }).text).toBe('"t1234"');
  });

  it("is the same for every number of jobs", async () => {
    const texts = [1, 4].map(async (jobs) => {
      const accepted: string[] = [];
      const onEvent = (event: { kind: string; text?: string }) =>
        void (event.kind === "accepted" && accepted.push(event.text ?? ""));
      await reduce({ input: json, language, test, jobs, outlineAbove: 10_000, reduce: "hddr*", onEvent });
      return accepted;
    });
    expect(await texts[1]).toEqual(await texts[0]);
  });

  it("ends with a text that is still too large, reduced by its elements, without a tree", async () => {
    const input = JSON.stringify(Array.from({ length: 600 }, (_, i) => i % 2));
    const messages: string[] = [];
    const keepsOnes = (text: string) => text.split("1").length === 301;
    const options = { input, language, test: keepsOnes, outlineAbove: 1000 };
    const reduction = await reduce({
      ...options,
      onEvent: (event) => void (event.kind === "warning" && messages.push(event.message)),
    });
    expect(reduction.stopped).toBe("finished");
    expect(reduction.guarantee).toBeUndefined();
    expect(reduction.text).not.toContain("0");
    expect(messages.at(-1)).toMatch(/characters are left, too many to be parsed/);
    expect(reduceSync(options).text).toBe(reduction.text);
  });

  it("keeps to a limit of tests, with the best so far", () => {
    const reduction = reduceSync({ input: json, language, test, outlineAbove: 10_000, limitTests: 5 });
    expect(reduction).toMatchObject({ stopped: "test limit", tokens: undefined });
    expect(reduction.text.length).toBeLessThan(json.length);
  });

  it("does not depend on the passes: those over lines begin with it, too", () => {
    const input = Array.from({ length: 2000 }, (_, i) => `line ${i}`).join("\n");
    const reduction = reduceSync({
      input,
      test: (text) => text.includes("line 777"),
      reduce: "lines",
      outlineAbove: 1000,
    });
    expect(reduction.text).toBe("line 777\n");
    expect(reduction.statistics.steps.map(({ phase }) => phase)).toContain("outline");
  });
});
