import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { type GrammarOptions, loadGrammar } from "#src/grammar/load-grammar.js";
import { GrammarError } from "#src/grammar/model/grammar-error.js";
import { UnknownRuleError } from "#src/grammar/model/rule-names.js";
import { temporaryFolder } from "../support/temporary-folder.js";
import { type Files, writeFiles } from "./grammar-folder.js";

/** Says in three lines at most what is wrong, where, and what to do. Paths in the folder are shown as `./…`. */
async function refusalOf(options: GrammarOptions, folder: string): Promise<string> {
  const refusal: unknown = await loadGrammar({ ...options, cache: false }).then(
    () => undefined,
    (error) => error,
  );
  expect(refusal).toSatisfy((error) => error instanceof GrammarError || error instanceof UnknownRuleError);
  const { message } = refusal as Error;
  expect(message.split("\n").length).toBeLessThanOrEqual(3);
  expect(message).not.toMatch(/node:internal|\.js:\d|\bundefined\b(?! rule)/);
  return message.replaceAll(folder, ".");
}

/** What is said of grammar files, of which all are given unless some are named. */
function saysOf(files: Files, given = Object.keys(files), options: Partial<GrammarOptions> = {}): Promise<string> {
  const [folder = "", ...paths] = writeFiles(files, [".", ...given]);
  return refusalOf({ ...options, files: paths }, folder);
}

/** What is said of a format file or a file of replacements beside a grammar of words. */
function saysOfJson(json: unknown, files: Files = {}): Promise<string> {
  const text = typeof json === "string" ? json : JSON.stringify(json);
  const [format = ""] = writeFiles({ "f.json": text, "Words.g4": words, ...files });
  return refusalOf({ format }, dirname(format));
}

const words = "grammar Words; list : one* EOF ; one : ID ; ID : [a-z]+ ;";

describe("a mistake in grammar files is reported with its position and the remedy:", () => {
  it.each<readonly [string, Files, readonly string[] | undefined, RegExp]>([
    ["a missing file", {}, ["Gone.g4"], /^The file \.\/Gone\.g4 does not exist/],
    [
      "a missing lexer file beside a parser",
      { "P.g4": "parser grammar P; p : A ;" },
      ["P.g4", "L.g4"],
      /L\.g4 does not exist/,
    ],
    ["an open bracket", { "A.g4": "grammar A;\na : ( 'x' ;\n" }, undefined, /^\.\/A\.g4:2:\d+: .*\n {4}a : \( 'x' ;$/],
    ["no semicolon", { "A.g4": "grammar A;\na : 'x'\nb : 'y' ;" }, undefined, /^\.\/A\.g4:3:3: .*\n {4}b : 'y' ;/],
    [
      "deep nesting",
      { "A.g4": `grammar A; a : ${"(".repeat(5000)} B ${")".repeat(5000)} ; B : 'b' ;` },
      undefined,
      /^\.\/A\.g4: the grammar is too large or nested too deep to be compiled\.$/,
    ],
    [
      "code that does not end",
      { "A.g4": "grammar A;\n@members { it isn't }\na : 'x' ;" },
      undefined,
      /^\.\/A\.g4:2:10: the code in braces that begins here does not end: a brace or a quote in it has no partner; .*\n {4}@members/,
    ],
    ["an empty file", { "A.g4": "" }, undefined, /A\.g4/],
    ["no rules", { "A.g4": "grammar A;" }, undefined, /A\.g4.*no rules/],
    [
      "an undefined rule",
      { "A.g4": "grammar A;\na : b ;" },
      undefined,
      /^\.\/A\.g4:2:5: .*undefined rule: b\n {4}a : b ;$/,
    ],
    [
      "an undefined rule of an imported grammar",
      { "A.g4": "grammar A; import B; a : b ;", "B.g4": "parser grammar B;\n\nb : c ;" },
      ["A.g4"],
      /B\.g4:3:5: .*undefined rule: c\n {4}b : c ;$/,
    ],
    ["an undefined fragment", { "A.g4": "grammar A; a : B ;\nB : C ;" }, undefined, /A\.g4:2:5: .*C/],
    ["a rule twice", { "A.g4": "grammar A; a : 'x' ;\na : 'y' ;" }, undefined, /A\.g4:2:1: .*rule a/],
    ["a loop of nothing", { "A.g4": "grammar A;\na : ('x'?)* ;" }, undefined, /A\.g4:2:\d+: /],
    [
      "hidden left recursion",
      { "A.g4": "grammar A;\na : b 'x' | 'y' ;\nb : a ;" },
      undefined,
      /^\.\/A\.g4:2:1: .*mutually left-recursive \[a, b\b/,
    ],
    [
      "a missing import",
      { "A.g4": "grammar A;\nimport B;\na : 'x' ;" },
      undefined,
      /^\.\/A\.g4:2:8: the imported grammar B is not found; put B\.g4 beside this file.*\n {4}import B;$/,
    ],
    [
      "a missing import of an import",
      { "A.g4": "grammar A; import B; a : 'x' ;", "B.g4": "grammar B;\nimport C; b : 'y' ;" },
      ["A.g4"],
      /^\.\/B\.g4:2:8: the imported grammar C is not found/,
    ],
    [
      "a grammar that imports itself",
      { "A.g4": "grammar A;\nimport A; a : 'x' ;" },
      undefined,
      /^\.\/A\.g4:2:8: circular import: A imports A/,
    ],
    [
      "two grammars that import each other",
      { "A.g4": "grammar A; import B; a : 'x' ;", "B.g4": "grammar B;\nimport A; b : 'y' ;" },
      ["A.g4"],
      /^\.\/B\.g4:2:8: circular import: A imports B imports A/,
    ],
    [
      "two such grammars, both given",
      { "A.g4": "grammar A; import B; a : 'x' ;", "B.g4": "grammar B;\nimport A; b : 'y' ;" },
      undefined,
      /circular import|There is no parser/,
    ],
    [
      "three grammars that import each other",
      {
        "A.g4": "grammar A; import B; a : 'x' ;",
        "B.g4": "grammar B; import C; b : 'y' ;",
        "C.g4": "grammar C;\n import A; c : 'z' ;",
      },
      ["A.g4"],
      /^\.\/C\.g4:2:9: circular import: A imports B imports C imports A/,
    ],
    [
      "a circle that the given grammar is not in",
      {
        "A.g4": "grammar A; import B; a : 'x' ;",
        "B.g4": "grammar B; import C; b : 'y' ;",
        "C.g4": "grammar C;\nimport B; c : 'z' ;",
      },
      ["A.g4"],
      /^\.\/C\.g4:2:8: circular import: B imports C imports B/,
    ],
    [
      "a lexer only",
      { "L.g4": "lexer grammar L; A : 'a' ;" },
      undefined,
      /^There is no parser in \.\/L\.g4\. Give one combined grammar, or a lexer and a parser/,
    ],
    ["a parser only", { "P.g4": "parser grammar P; p : A ;" }, undefined, /P\.g4/],
    [
      "a parser whose lexer is missing",
      { "P.g4": "parser grammar P; options { tokenVocab = L; } p : A ;" },
      undefined,
      /^\.\/P\.g4 needs the lexer L: give L\.g4 as well/,
    ],
    [
      "two parsers",
      { "A.g4": words.replace("Words", "A"), "B.g4": words.replace("Words", "B") },
      undefined,
      /^There are several parsers: \.\/A\.g4, \.\/B\.g4\. Give one, or a format file/,
    ],
    [
      "two lexers",
      { "L.g4": "lexer grammar L; A : 'a' ;", "M.g4": "lexer grammar M; B : 'b' ;" },
      undefined,
      /There is no parser in/,
    ],
    [
      "a token that the lexer does not have",
      { "P.g4": "parser grammar P; options { tokenVocab = L; }\np : 'b' ;", "L.g4": "lexer grammar L; A : 'a' ;" },
      undefined,
      /^\.\/P\.g4:2:5: .*'b'/,
    ],
    ["no file", {}, [], /No grammar file is given/],
  ])("%s", async (_, files, given, message) => {
    expect(await saysOf(files, given as string[] | undefined)).toMatch(message);
  });

  it("a folder instead of a file", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "A.g4"));
    expect(await refusalOf({ files: [join(folder, "A.g4")] }, folder)).toMatch(
      /^\.\/A\.g4 is a folder; name a file\.$/,
    );
  });

  it.each<readonly [string, Files, RegExp]>([
    [
      "no grammar at all",
      { "A.g4": "once upon a time" },
      /A\.g4:1:1: .*'once'.*\n {4}once upon a time\n\(and 4 more; .*\)$/,
    ],
    ["a set from high to low", { "A.g4": "grammar A; a : B ;\nB : [z-a] ;" }, /A\.g4:2:5: .*\n {4}B : \[z-a\] ;/],
    [
      "an error in an imported grammar",
      { "A.g4": "grammar A; import B; a : b ;", "B.g4": "parser grammar B;\nb : ( ;" },
      /B\.g4:2:7: .*\n {4}b : \( ;\n\(and 1 more; .*\)$/,
    ],
  ])("%s, the first error with its line", async (_, files, message) => {
    const refusal = loadGrammar({ files: writeFiles(files, ["A.g4"]), cache: false });
    await expect(refusal).rejects.toThrow(GrammarError);
    await expect(refusal).rejects.toThrow(message);
  });

  it("many errors, of which the message shows the first and `errors` has all", async () => {
    const rules = Array.from({ length: 20 }, (_, i) => `a${i} : missing${i} ;`).join("\n");
    const files = writeFiles({ "A.g4": `grammar A;\n${rules}` });
    const refusal = loadGrammar({ files, cache: false });
    await expect(refusal).rejects.toThrow(/A\.g4:2:6: .*missing0\n.*\n\(and 19 more; .*\)$/);
    await expect(refusal).rejects.toMatchObject({ errors: { length: 20 } });
  });
});

describe("an unknown start rule is reported with the existing rules:", () => {
  it.each([
    ["an unknown rule", "verse", "The grammar Words has no rule verse. It has: list, one."],
    ["a token", "ID", "The grammar Words has no rule ID. It has: list, one."],
    ["nothing", "", "The grammar Words has no rule . It has: list, one."],
    [
      "a grammar called like what every object has",
      "constructor:list",
      'there is no grammar "constructor" to start with (constructor:list); there are: "".',
    ],
    ["an unknown grammar", "other:list", 'there is no grammar "other" to start with (other:list); there are: "".'],
  ])("%s", async (_, start, message) => {
    expect(await saysOf({ "Words.g4": words }, ["Words.g4"], { start })).toBe(message);
  });
});

describe("a mistake in a format file is reported with its position:", () => {
  const grammars = { w: { files: ["Words.g4"] } };
  const islands = (of: Readonly<Record<string, string>>) => ({ grammars: { w: { files: ["Words.g4"], islands: of } } });
  it.each<readonly [string, unknown, RegExp]>([
    ["no JSON", '{ "grammars": ', /^\.\/f\.json is no JSON: /],
    ["a list", [], /^\.\/f\.json: \/ must be object/],
    ["nothing", {}, /^\.\/f\.json: \/ must have required property 'grammars'/],
    ["no grammars", { grammars: {} }, /^\.\/f\.json: \/grammars must NOT have fewer than 1 prop/],
    ["grammars in a list", { grammars: [] }, /^\.\/f\.json: \/grammars must be object/],
    [
      "a grammar without files",
      { grammars: { w: {} } },
      /^\.\/f\.json: \/grammars\/w must have required property 'files'/,
    ],
    ["no files", { grammars: { w: { files: [] } } }, /^\.\/f\.json: \/grammars\/w\/files must NOT have fewer/],
    [
      "a file that is no text",
      { grammars: { w: { files: ["Words.g4", 1] } } },
      /^\.\/f\.json: \/grammars\/w\/files\/1 must be string/,
    ],
    ["a start that is no text", { start: 1, grammars }, /^\.\/f\.json: \/start must be string/],
    [
      "a pattern that is no text",
      { grammars: { w: { files: ["Words.g4"], islands: { ID: 1 } } } },
      /\/grammars\/w\/islands\/ID must be string/,
    ],
    [
      "an unknown property",
      { grammars, color: "red" },
      /^\.\/f\.json: \/ must NOT have additional properties: "color"/,
    ],
    [
      "an unknown property of a grammar",
      { grammars: { w: { files: ["Words.g4"], island: {} } } },
      /\/grammars\/w must NOT have additional properties: "island"/,
    ],
    [
      "an unknown route",
      { grammars: { w: { files: ["Words.g4"], route: "magic" } } },
      /\/grammars\/w\/route must be .*: generated, interpreted/,
    ],
    [
      "an unknown prediction",
      { grammars: { w: { files: ["Words.g4"], prediction: "lr" } } },
      /\/grammars\/w\/prediction must be .*: auto, sll, ll/,
    ],
    [
      "a missing grammar file",
      { grammars: { w: { files: ["Words.g4", "Gone.g4"] } } },
      /^\.\/f\.json: \/grammars\/w\/files\/1: \.\/Gone\.g4 does not exist/,
    ],
    [
      "no grammar among the files",
      { grammars: { w: { files: ["Base.ts"] } } },
      /^\.\/f\.json: \/grammars\/w\/files: there is no grammar \(\.g4\)/,
    ],
    ["a broken grammar", { grammars: { w: { files: ["Broken.g4"] } } }, /^\.\/Broken\.g4:1:\d+: /],
    [
      "an unknown grammar to start with",
      { start: "x:list", grammars },
      /no grammar "x" to start with \(x:list\); there are: "w"/,
    ],
    [
      "a rule without the grammar, which is no nameless one",
      { start: "verse", grammars },
      /The grammar Words has no rule verse\. It has: list, one/,
    ],
    [
      "an unknown rule to start with",
      { start: "w:verse", grammars },
      /The grammar Words has no rule verse\. It has: list, one/,
    ],
    ["an unknown token", islands({ TEXT: "(?<list>.*)" }), /\/grammars\/w\/islands.*Words has no token TEXT/],
    [
      "a pattern without a group",
      islands({ ID: "a(.*)b" }),
      /^\.\/f\.json: \/grammars\/w\/islands\/ID: the pattern has no named group; \(\?<\[grammar:\]rule>/,
    ],
    [
      "a pattern with look-behind only",
      islands({ ID: "(?<=a).*" }),
      /\/grammars\/w\/islands\/ID: the pattern has no named group/,
    ],
    ["a broken pattern", islands({ ID: "(?<list>a" }), /^\.\/f\.json: \/grammars\/w\/islands\/ID: .*nterminated group/],
    ["a reference to no group", islands({ ID: "(?<list>a)(?P=one)" }), /\/grammars\/w\/islands\/ID: /],
    [
      "an unknown grammar in a group",
      islands({ ID: "(?<x:list>.*)" }),
      /^\.\/f\.json: \/grammars\/w\/islands\/ID: there is no grammar "x", only "w"/,
    ],
    [
      "an unknown rule in a group",
      islands({ ID: "(?<verse>.*)" }),
      /^\.\/f\.json: \/grammars\/w\/islands\/ID: the grammar Words has no rule verse/,
    ],
    [
      "an unknown token of names",
      { grammars: { w: { files: ["Words.g4"], names: { TEXT: ".*" } } } },
      /^\.\/f\.json: \/grammars\/w\/names: the grammar Words has no token TEXT/,
    ],
    [
      "a broken pattern of names",
      { grammars: { w: { files: ["Words.g4"], names: { ID: "(" } } } },
      /^\.\/f\.json: \/grammars\/w\/names\/ID: .*nterminated group/,
    ],
    [
      "a missing file of replacements",
      { grammars: { w: { files: ["Words.g4"], replacements: "gone.json" } } },
      /^The file \.\/gone\.json does not exist/,
    ],
    [
      "replacements that are no texts",
      { grammars: { w: { files: ["Words.g4"], replacements: { list: 1 } } } },
      /\/grammars\/w\/replacements/,
    ],
  ])("%s", async (_, json, message) => {
    const more = { "Base.ts": "", "Broken.g4": "grammar Broken; a : ( ;" };
    expect(await saysOfJson(json, more)).toMatch(message);
  });

  it("replacements of an unknown rule", async () => {
    const json = { grammars: { w: { files: ["Words.g4"], replacements: { verse: "x" } } } };
    expect(await saysOfJson(json)).toMatch(/\/grammars\/w\/replacements.*no rule and no token verse/);
  });

  it("a missing file, or a folder", async () => {
    const folder = temporaryFolder();
    expect(await refusalOf({ format: join(folder, "f.json") }, folder)).toBe("The file ./f.json does not exist.");
    mkdirSync(join(folder, "d"));
    expect(await refusalOf({ format: join(folder, "d") }, folder)).toBe("./d is a folder; name a format file (JSON).");
  });
});

describe("a mistake in a file of replacements is reported with its position:", () => {
  it.each<readonly [string, string, RegExp]>([
    ["no JSON", "list = 1", /^\.\/r\.json is no JSON: /],
    ["a list", '["a"]', /^\.\/r\.json: \/ must be object/],
    ["what is no text", '{ "list": "a", "one": 1 }', /^\.\/r\.json: \/one must be string/],
    ["an unknown rule", '{ "verse": "a" }', /^\.\/r\.json: \/verse: the grammar Words has no rule and no token verse/],
    ["an unknown grammar", '{ "x:list": "a" }', /^\.\/r\.json: \/x:list: there is no grammar "x"/],
  ])("%s", async (_, text, message) => {
    const [path = "", replacements = ""] = writeFiles({ "Words.g4": words, "r.json": text });
    expect(await refusalOf({ files: [path], replacements }, dirname(path))).toMatch(message);
  });

  it("a missing file, or a folder", async () => {
    const [path = ""] = writeFiles({ "Words.g4": words });
    const folder = dirname(path);
    const says = (replacements: string) => refusalOf({ files: [path], replacements }, folder);
    expect(await says(join(folder, "r.json"))).toBe("The file ./r.json does not exist.");
    expect(await says(folder)).toBe(". is a folder; name a replacements file (JSON).");
  });
});
