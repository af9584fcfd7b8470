import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";

const language = await loadLanguage("text");

function reduceText(input: string | Uint8Array, isInteresting: (text: string) => boolean, reduce = "default") {
  return reduceSync({ input, language, reduce, test: isInteresting });
}

describe("a text without a grammar is reduced to", () => {
  it.each<readonly [string, string, (text: string) => boolean, string, number]>([
    [
      "an operand of an expression",
      "x = alpha(1, 2) + beta * (gamma - delta)\n".repeat(8),
      (text) => /\bgamma\b/.test(text),
      "gamma",
      40,
    ],
    [
      "one argument of one call",
      Array.from({ length: 20 }, (_, i) => `  call${i}(first, second${i}, "third ${i}")`).join("\n"),
      (text) => /call7\(.*third 7.*\)/.test(text),
      "call7(third 7)",
      80,
    ],
    ["a value", "a: 1\nb:\n  c: some text\n  d: 2\n", (text) => text.includes("text"), "text", 20],
    [
      "two tags",
      '<a x="1"><b>one</b><c y="2"><d>two</d><e/></c></a>',
      (text) => /<c[^>]*>.*<\/c>/.test(text),
      "<c></c>",
      60,
    ],
    [
      "the part of a word that matters, although others before it matter as a whole",
      "alpha beta\ngamma delta\n## Maintainers\n",
      (text) => /alpha beta[\s\S]*gamma delta[\s\S]*## Maint/.test(text),
      "alpha betagamma delta## Maint",
      90,
    ],
    [
      "lines without a mark that is alone in its own",
      "name:\n#ifdef X\n\tpush a\n#else\n\tmove c, d\n#endif\n#if Y\n\tcall x\n#endif\n",
      (text) => /^name:$[\s\S]*^\tmove c, d[\s\S]*^#if[\s\S]*^\tcall \S+$[\s\S]*^#endif/m.test(text),
      "name:\n\tmove c, d\n#if\n\tcall 0\n#endif",
      170,
    ],
    [
      "one mark of a line of them, whatever kinds of operators come before",
      `a == b\nc => d\ne <= f\n--- lib ${"-".repeat(60)}\n`,
      (text) => /==[\s\S]*=>[\s\S]*<=[\s\S]*\n--- lib -+$/m.test(text),
      "===><=\n--- lib -",
      85,
    ],
  ])("%s", (_, input, isInteresting, expected, mostTests) => {
    const { text, statistics } = reduceText(input, isInteresting);
    expect(text).toBe(expected);
    expect(statistics.tests).toBeLessThanOrEqual(mostTests);
  });

  it("what is inside 50,000 brackets, in few tests", () => {
    const { text, statistics } = reduceText(`${"(".repeat(25_000)}x${")".repeat(25_000)}`, (each) =>
      each.includes("x"),
    );
    expect(text).toBe("x");
    expect(statistics.tests).toBeLessThanOrEqual(40);
  });

  it("fewer lines without moving the line behind a block into it", () => {
    const input = "for a in b:\n    c\n    d\ne\n";
    const { text } = reduceText(input, (each) => /^e\b/m.test(each) && /^for/.test(each));
    expect(text).toMatch(/^for\ne$/);
  });

  it("lines that move out of a line together", () => {
    const isPython = (text: string) => /^(?: *def f:\n)?( *)c\n\1d\s*$/.test(text);
    expect(reduceText("def f:\n    c\n    d\n", isPython).text).toBe("c\nd");
  });

  it("what is left without a clause of words that belong together", () => {
    const isSelect = (text: string) => /^SELECT \d+(?: FROM \w+(?: WHERE \w+)?)? *$/.test(text);
    expect(reduceText("SELECT 1 FROM a WHERE b", isSelect).text).toBe("SELECT 0");
  });

  it("bytes that are no characters", () => {
    const input = Uint8Array.from({ length: 5000 }, (_, i) => (i * i * 7919) >> 5);
    const needle = Buffer.from(input.slice(3001, 3003)).toString("latin1");
    const { bytes } = reduceText(input, (text) => text.includes(needle));
    expect([...bytes]).toEqual([...input.slice(3001, 3003)]);
  });

  it.each(["fast", "thorough", "hdd*", "perses*", "gtr*", "pardis*", "vulcan*", "tokens*"])(
    "the same with %s",
    (reduce) => {
      const input = readFileSync(new URL("../../biome.json", import.meta.url), "utf8").slice(0, 1500);
      const { text } = reduceText(input, (candidate) => candidate.includes("lineWidth"), reduce);
      expect(text.length).toBeLessThan(60);
    },
  );
});
