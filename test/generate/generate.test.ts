import { describe, expect, it } from "vitest";
import { Separators } from "#src/generate/layout.js";
import { corpusOf, type GenerateOptions, generate, openGenerated, shippedHooks } from "#src/generate.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { writeFiles } from "../grammar/grammar-folder.js";
import { assignments, definedOnly } from "./assignments.js";

async function textsOf(options: GenerateOptions): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const { text } of generate(options)) texts.push(text);
  return texts;
}

/** A grammar of one file. */
async function grammarOf(source: string, name = "Made") {
  return loadGrammar({ files: writeFiles({ [`${name}.g4`]: `grammar ${name};\n${source}` }) });
}

describe("what is generated", () => {
  it.each(["json", "javascript", "typescript", "c"])("parses: %s", async (language) => {
    const grammar = await loadLanguage(language);
    for await (const { text, starts } of generate({ language: grammar, count: 3, seed: 3, maxTokens: 12 })) {
      expect([text, parseTreeSync(grammar, text).problem, starts]).toEqual([text, undefined, 1]);
    }
  });

  it.each([
    ["-4E-0", "409E239", " "],
    ["0.10", "7", " "],
    ["12", "[", ""],
  ])("keeps tokens apart that would be one: %s and %s", async (left, right, between) => {
    const separators = new Separators(await loadLanguage("json"));
    expect(separators.between(left, right, { mode: 0, style: 0 })).toBe(between);
  });

  it("is the same for the same seed, and differs for others", async () => {
    const first = await textsOf({ language: "json", count: 10, seed: 7 });
    expect(await textsOf({ language: "json", count: 10, seed: 7 })).toEqual(first);
    expect(await textsOf({ language: "json", count: 10, seed: 8 })).not.toEqual(first);
  });

  it.each(["json", "c"])("does not depend on the number of sentences: %s", async (language) => {
    const five = await textsOf({ language, count: 5, seed: 7, maxTokens: 30 });
    expect(await textsOf({ language, count: 2, seed: 7, maxTokens: 30 })).toEqual(five.slice(0, 2));
  });

  it("does not change between versions and machines", async () => {
    expect(await textsOf({ language: assignments, count: 3, seed: 2 })).toMatchInlineSnapshot(`
      [
        "q=((w+1)+(u-h+0));u=0;h=u;v=0;l=n;",
        "z=0+0;t=g+0+y-0;",
        "h=p;",
      ]
    `);
  });

  it("is as deep as allowed, and no deeper than it must be beyond", async () => {
    const language = await grammarOf("a : '(' a ')' | '[' a ']' | 'x' ;");
    const texts = await textsOf({ language, count: 100, maxDepth: 3 });
    expect(new Set(texts.map(({ length }) => length))).toEqual(new Set([1, 3, 5, 7]));
  });

  it("is as long as allowed, the islands in its tokens included", async () => {
    const texts = await textsOf({ language: "sql", count: 5, seed: 7, maxTokens: 40 });
    // Quoted bodies hold sentences of their own: were they as long as the whole, this would be 7217 units.
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(1000);
  });

  it("takes the texts of tokens from a corpus", async () => {
    const language = await loadLanguage("json");
    const corpus = corpusOf(language, ['{"left": 1}', '{"right": 22}']);
    expect(corpus.get("STRING")).toEqual(['"left"', '"right"']);
    const words = (await textsOf({ language, corpus, count: 20 })).join(" ").match(/"[^"]*"|\d+/g) ?? [];
    expect(new Set(words)).toEqual(new Set(['"left"', '"right"', "1", "22"]));
  });

  it("follows weights, also in left-recursive rules", async () => {
    const language = await grammarOf("s : e EOF ;\ne : e '+' e | e '*' e | 'x' | 'y' ;");
    const text = (await textsOf({ language, weights: { e: [1, 0, 0, 1] }, count: 30 })).join("");
    expect(new Set(text)).toEqual(new Set("x*"));
  });

  it("goes through the modes of a lexer, beginnings of tokens included", async () => {
    const lexer = `lexer grammar ModesLexer;
QUOTE : '"' -> more, mode(IN) ;
NAME : [a-z]+ ;
mode IN;
PART : ~["] -> more ;
STRING : '"' -> mode(DEFAULT_MODE) ;
`;
    const parser = "parser grammar ModesParser;\noptions { tokenVocab = ModesLexer; }\nstart : STRING STRING EOF ;\n";
    const language = await loadGrammar({ files: writeFiles({ "ModesLexer.g4": lexer, "ModesParser.g4": parser }) });
    for (const text of await textsOf({ language, count: 10 })) expect(text).toMatch(/^"[^"]*""[^"]*"$/);
  });

  it("is read by one worker, whose predictions it uses again, if the grammar has code", async () => {
    const count = "((globalThis as any).count = ((globalThis as any).count ?? 0) + 1)";
    // In each new worker, the predicate would be asked a few times only.
    const grammar = await grammarOf(`s : { ${count} > 30 }? ID EOF ; ID : [a-z] ;`);
    expect(await textsOf({ language: grammar, count: 1 })).toHaveLength(1);
  });

  it("obeys the predicates of a grammar", async () => {
    const language = await grammarOf("a : NAME {this.inputStream.LT(-1).text.length > 1}? EOF ;\nNAME : [a-z]+ ;");
    for (const text of await textsOf({ language, count: 5 })) expect(text).toMatch(/^[a-z]{2,}$/);
  });
});

describe("hooks", () => {
  it("let only variables be used that were defined", async () => {
    for (const text of await textsOf({ language: assignments, hooks: definedOnly, count: 40 })) {
      const defined = new Set<string>();
      for (const [, name = "", value = ""] of text.matchAll(/([a-z])\s*=([^;]*);/g)) {
        for (const used of value.match(/[a-z]/g) ?? [])
          expect([text, used, defined.has(used)]).toEqual([text, used, true]);
        defined.add(name);
      }
    }
  });

  it("of treemin's own keep the keys of JSON objects apart", async () => {
    const language = await loadLanguage("json");
    const corpus = corpusOf(language, ['{"a": 1}']);
    const { json: hooks = {} } = shippedHooks;
    const texts = await textsOf({ language, corpus, hooks, count: 40 });
    expect(texts.some((text) => text.includes('"a3"'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/\{"a":[^{}]*,\s*"a":/);
  });

  it("of treemin's own let JavaScript use declared names and globals only", async () => {
    const { javascript: hooks = {} } = shippedHooks;
    const texts = await textsOf({ language: "javascript", start: "statement", hooks, count: 4, maxTokens: 12 });
    expect(texts.some((text) => /\bundefined\b|\bObject\b|\bMath\b/.test(text))).toBe(true);
  });
});

describe("a sentence", () => {
  it.each(["javascript", "typescript", "c", "python", "java", "go", "yaml", "css"])(
    "is never begun anew, however its lexer looks around itself: %s",
    async (language) => {
      for await (const { starts, text } of generate({ language, count: 5, seed: 11, maxTokens: 60 })) {
        expect([text, starts]).toEqual([text, 1]);
      }
    },
  );
});

describe("a mistake is explained:", () => {
  it.each<readonly [string, GenerateOptions, RegExp]>([
    ["an unknown rule", { language: "json", start: "verse" }, /no rule verse.*value/],
    ["an unknown language", { language: "klingon" }, /klingon/],
    ["no grammar", { language: "text" }, /text has no grammar.*--grammar/],
    [
      "a hook that throws",
      { language: "json", hooks: { pre: { json: () => fail() } } },
      /hook pre of json threw.*oops/,
    ],
    ["a hook for nothing", { language: "json", hooks: { pre: { verse: () => "" } } }, /no rule and no token verse/],
    ["a hook that is none", { language: "json", hooks: { post: { json: 1 as never } } }, /post of json is no function/],
    ["hooks in no object", { language: "json", hooks: { pre: 5 as never } }, /hooks pre are no object/],
    ["a wrong answer", { language: "json", hooks: { pre: { json: () => 1 as never } } }, /returned number/],
    ["weights for nothing", { language: "json", weights: { verse: [1] } }, /no rule verse/],
    ["too few weights", { language: "json", weights: { value: [1, 2] } }, /value.*\[1,2\].*7 alternatives/],
    ["a negative depth", { language: "json", maxDepth: -1 }, /maxDepth is -1/],
    ["half a sentence", { language: "json", count: 0.5 }, /count is 0.5/],
  ])("%s", async (_, options, message) => {
    await expect(textsOf(options)).rejects.toThrow(message);
  });

  it("a grammar without finite sentences", async () => {
    const language = await grammarOf("a : '(' b ')' ;\nb : a | c ;\nc : a 'x' ;");
    await expect(textsOf({ language })).rejects.toThrow(/rule a of Made derives no finite sentence.*--start/);
  });

  it("choices that make no sentence", async () => {
    await expect(openGenerated({ language: "json", choices: [0, 1], defaults: false })).rejects.toThrow(/2 choices/);
  });
});

function fail(): never {
  throw new Error("oops");
}
