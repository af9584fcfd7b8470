import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GrammarError } from "#src/grammar/grammar-error.js";
import {
  languageNamed,
  languageOfFile,
  languages,
  loadGrammar,
  loadLanguage,
  UnknownLanguageError,
} from "#src/grammar/languages.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { temporaryFolder } from "../oracle/temporary-folder.js";
import { showTree } from "../parse/show-tree.js";

describe("a language", () => {
  it.each([
    ["json", "json"],
    ["JSON", "json"],
    ["jso", undefined],
    ["", undefined],
  ])("named %j is %s", (name, expected) => {
    expect(languageNamed(name)?.name).toBe(expected);
  });

  it.each([
    ["a.json", "json"],
    ["/x.y/A.JSON", "json"],
    ["lines.jsonl", "json"],
    ["map.geojson", "json"],
    ["json", undefined],
    ["a.json.txt", undefined],
    ["", undefined],
  ])("of the file %j is %s", (file, expected) => {
    expect(languageOfFile(file)?.name).toBe(expected);
  });

  it("has a name and endings that no other has", () => {
    const names = languages.map(({ name }) => name);
    const endings = languages.flatMap(({ extensions }) => extensions);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(endings).size).toBe(endings.length);
    for (const ending of endings) expect(ending).toMatch(/^\.[a-z.]+$/);
  });

  it.each(languages)("$name loads as a grammar of that name that has its start rule", async ({ name, load }) => {
    const grammar = await load();
    expect(grammar.name).toBe(name);
    expect(parseTreeSync(grammar, "").problem).toBeUndefined();
    expect(parseTreeSync(await loadGrammar(grammar.source), "").problem).toBeUndefined();
  });

  it("that is not there is refused with a list of those that are", async () => {
    const refusal = loadLanguage("klingon");
    await expect(refusal).rejects.toThrow(UnknownLanguageError);
    await expect(refusal).rejects.toThrow(/klingon.*json/);
  });
});

describe("a grammar file", () => {
  function write(files: Readonly<Record<string, string>>): string[] {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return Object.keys(files).map((name) => join(folder, name));
  }

  it("starts with its first rule, or with another", async () => {
    const files = write({ "A.g4": "grammar A; a : b* EOF ; b : 'x' ;" });
    const grammar = await loadGrammar({ files });
    expect([grammar.name, grammar.start]).toEqual(["A", "a"]);
    expect(showTree(parseTreeSync(grammar, "xx").tree)).toBe("a(<b(x)|b(x)>)");
    const other = await loadGrammar({ files, start: "b" });
    expect(showTree(parseTreeSync(other, "x").tree)).toBe("b(x)");
  });

  it("may be a lexer and a parser, in any order", async () => {
    const files = write({
      "P.g4": "parser grammar P; options { tokenVocab = L; } p : (A | B)+ EOF ;",
      "L.g4": "lexer grammar L; A : 'a' ; B : 'b' -> mode(inner) ; mode inner; C : . -> type(A) ;",
    });
    for (const order of [files, files.toReversed()]) {
      const grammar = await loadGrammar({ files: order });
      expect(showTree(parseTreeSync(grammar, "ab?").tree)).toBe("p(<a|b|?>)");
    }
  });

  it("reads a large input as it reads a small one, in another thread", async () => {
    const grammar = await loadGrammar({ files: write({ "A.g4": "grammar A; a : 'x'* EOF ;" }) });
    const { parseTree } = await import("#src/parse/parse-tree.js");
    const { tokens, problem } = await parseTree(grammar, "x".repeat(250_000));
    expect([tokens, problem]).toEqual([250_000, undefined]);
  });

  it.each([
    ["is not there", { files: ["/no/such/Grammar.g4"] }, /no\/such/],
    ["needs a lexer", { text: "parser grammar G; options { tokenVocab = L; } p : A ;" }, /L\.g4/],
    ["is a lexer only", { text: "lexer grammar G; A : 'a' ;" }, /parser/],
    ["names a rule that is not there", { text: "grammar G; g : missing ;" }, /missing/],
    ["is no grammar", { text: "once upon a time" }, /G\.g4/],
    ["is empty", { text: "" }, /G\.g4/],
  ])("that %s is refused with the reason", async (_, { files, text }: { files?: string[]; text?: string }, reason) => {
    const refusal = loadGrammar({ files: files ?? write({ "G.g4": text ?? "" }) });
    await expect(refusal).rejects.toThrow(GrammarError);
    await expect(refusal).rejects.toThrow(reason);
  });
});
