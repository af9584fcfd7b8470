import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";

const words = "First words here, Second NEEDLE words and some more words 12345, and another line of a text";
const sentence = words.replace(", and", "\n ");
const letters = "aB3".repeat(14);
const address = "http://www.example.com/first/second/NEEDLE/and/more/words.png";

describe("a long token of which little is needed becomes short", () => {
  it.each([
    ["json", "which is in its middle", `"${letters}NEEDLE${letters}"`, /^"[^"]*NEEDLE[^"]*"$/],
    ["javascript", "down to the spaces around a word", `"${words}"`, /^"[^"]*NEEDLE[^"]*"$/],
    ["python", "behind quotes of three characters", `"""${sentence}"""`, /^"""[^"]*NEEDLE[^"]*"""$/],
    ["java", "behind a line end that must stay", `"""\n${sentence}""";`, /^"""\n[^"]*NEEDLE[^"]*""";$/],
    ["cpp", "behind a prefix with letters", `R"x(${sentence})x";`, /^R"x\([^"]*NEEDLE[^"]*\)x";$/],
    ["rust", "before a suffix", `r#"${sentence}"#`, /^r#"[^"]*NEEDLE[^"]*"#$/],
    ["css", "in an address", `url(${address})`, /^url\([^)]*NEEDLE[^)]*\)$/],
    ["xml", "between marks that could be replaced", `<!--${sentence}-->`, /^<!--.*NEEDLE.*-->$/s],
  ])("%s: %s", async (name, _, input, pattern) => {
    const language = await loadLanguage(name);
    const { text, statistics } = reduceSync({ input, language, test: (each) => pattern.test(each), reduce: "trec*" });
    const outside = input.split(name === "css" ? address : name === "json" ? /\w+/ : /First.*text/s);
    expect(text).toBe(outside.join("NEEDLE"));
    expect(statistics.tests).toBeLessThan(150);
  });
});

describe("a long token of which much is needed", () => {
  it.each(["\n", "\r\n"])("loses whole lines that end with %j", async (end) => {
    const lines = Array.from({ length: 12 }, (_, i) => `key${i} = [${i * i}, ${i + 1}]`);
    const needed = [lines[3] as string, lines[9] as string];
    const isOfLines = (text: string) => {
      const inside = /^"""\r?\n([^"]*)"""$/.exec(text.trim())?.[1]?.split(end);
      return (
        inside?.every((each) => each === "" || lines.includes(each)) && needed.every((each) => inside.includes(each))
      );
    };
    const { text } = reduceSync({
      input: `"""${end}${lines.join(end)}${end}"""`,
      language: await loadLanguage("python"),
      test: (each) => isOfLines(each) ?? false,
      reduce: "trec*",
    });
    expect(text.trim()).toBe(`"""${end}${needed.join(end)}${end}"""`);
  });

  it("loses words that could be replaced", async () => {
    const needed = Array.from({ length: 30 }, (_, i) => `(${(i * 7) % 10}|${String.fromCharCode(98 + (i % 20))})`).join(
      "",
    );
    const { text } = reduceSync({
      input: `"${needed} some other words here!"`,
      language: await loadLanguage("json"),
      test: (each) => each.startsWith(`"${needed}`) && each.endsWith('!"'),
      reduce: "trec*",
    });
    expect(text.slice(needed.length + 1)).toMatch(/^ *!"$/);
  });
});

it("loses words although other texts could not be shortened and a character of it is needed", async () => {
  const others = ["x1y", "y2z", "z3w"];
  const isKept = (text: string) => others.every((each) => text.includes(`"${each}"`)) && /"[^"]*<[^"]*"/.test(text);
  const { text } = reduceSync({
    input: JSON.stringify([...others, "a < b and some other words"]),
    language: await loadLanguage("json"),
    test: isKept,
    reduce: "trec*",
  });
  expect(JSON.parse(text)).toEqual([...others, "<"]);
});

it.each([
  ["json", `"${"x".repeat(70_000)}NEEDLE"`, '"NEEDLE"'],
  ["javascript", `f(1); var NEEDLE${"x".repeat(70_000)} = 1;`, "NEEDLE"],
])("a word of 70,000 characters becomes short: %s", async (name, input, expected) => {
  const language = await loadLanguage(name);
  const test = (text: string) => text.includes("NEEDLE");
  expect(reduceSync({ input, language, test }).text).toBe(expected);
});

it("of more than 32 characters, loses words although many other texts could not be shortened", async () => {
  const others = Array.from({ length: 12 }, (_, i) => `<${i}>`);
  const words = "a < some words of a text that is quite long";
  const reduced = async (text: string) =>
    reduceSync({
      input: JSON.stringify([...others, text]),
      language: await loadLanguage("json"),
      test: (candidate) => [...others, "a <"].every((each) => candidate.includes(each)),
    }).text;
  expect(await reduced(words)).toMatch(/"a <.{0,2}"/);
  expect(await reduced("a < some more words here")).toMatch(/"a < .{8,}"/);
});

describe("what the lexer cannot read", () => {
  it.each([
    ["json", '{"a": 3, "bcd": "aaNEEDLE'],
    ["python", 'x = "aaaNEEDLE'],
    ["sql", "SELECT a FROM 'bc NEEDLE"],
  ])("loses characters, however short it is: %s", async (name, input) => {
    const language = await loadLanguage(name);
    expect(reduceSync({ input, language, test: (each) => each.includes("NEEDLE") }).text).toBe("NEEDLE");
  });
});

it("two equal marks become one, where both are one token", async () => {
  const test = (each: string) => /~\w+~.*#/s.test(each);
  const { text } = reduceSync({ input: "- ~~one~~\n## title", language: await loadLanguage("text"), test });
  expect(text).toMatch(/^~\w~\s?#$/);
});
