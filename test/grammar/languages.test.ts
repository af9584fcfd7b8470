import { describe, expect, it } from "vitest";
import { editions } from "#src/grammar/bundled/editions.js";
import {
  languageNamed,
  languageOfFile,
  languages,
  loadLanguage,
  UnknownLanguageError,
} from "#src/grammar/languages.js";
import { restoreGrammar } from "#src/grammar/restore-grammar.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";

describe("a language", () => {
  it.each([
    ["json", "json"],
    ["JSON", "json"],
    ["JavaScript", "javascript"],
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
    ["a.min.js", "javascript"],
    ["a.mjs", "javascript"],
    ["a.cjs", "javascript"],
    ["a.jsx", "javascript"],
    ["A.java", "java"],
    ["a_test.go", "go"],
    ["a.CPP", "cpp"],
    ["a.hh", "cpp"],
    ["a.C", "cpp"],
    ["a.c", "c"],
    ["a.c++", "cpp"],
    ["a.h", "c"],
    ["a.rs", "rust"],
    ["a.min.css", "css"],
    ["_a.scss", "scss"],
    ["a.less", "less"],
    ["a.xml", "xml"],
    ["a.svg", "svg"],
    ["A.HTML", "html"],
    ["a.htm", "html"],
    ["a.py", "python"],
    ["a.PYI", "python"],
    ["a.pyw", "python"],
    ["a.d.ts", "typescript"],
    ["a.mts", "typescript"],
    ["a.CTS", "typescript"],
    ["a.tsx", "tsx"],
    ["a.yaml", "yaml"],
    ["a.YML", "yaml"],
    ["Cargo.toml", "toml"],
    ["a/Cargo.lock", "toml"],
    ["a/composer.lock", "json"],
    ["a.sarif", "json"],
    ["yarn.lock", undefined],
    ["tsconfig.JSONC", "json"],
    ["setup.cfg", "ini"],
    ["x/.editorconfig", "ini"],
    ["dump.SQL", "sql"],
    ["a.psql", "sql"],
    ["a.wat", "wat"],
    ["a.wast", "wat"],
    ["a.smt2", "smtlib"],
    ["a.smt", "smtlib"],
    ["a.ll", "llvm"],
    ["a.frag", "glsl"],
    ["a.vs.GLSL", "glsl"],
    ["a.rchit", "glsl"],
    ["a.wgsl", "wgsl"],
    ["json", undefined],
    ["a.json.txt", undefined],
    ["", undefined],
  ])("of the file %j is %s", (file, expected) => {
    expect(languageOfFile(file)?.name).toBe(expected);
  });

  it("has a name and file extensions that no other language has", () => {
    const names = languages.map(({ name }) => name);
    const endings = languages.flatMap(({ extensions }) => extensions);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(endings).size).toBe(endings.length);
    for (const ending of endings) expect(ending).toMatch(/^(?:\.(?:[a-z0-9.+]+|C)|[A-Za-z]+\.lock)$/);
  });

  it("have an edition each", () => {
    expect(Object.keys(editions).sort()).toEqual(languages.map(({ name }) => name).sort());
  });

  it.each(languages)("$name loads as a grammar of that name that has its start rule", async ({ name, load }) => {
    const grammar = await load();
    expect(grammar.name).toBe(name);
    expect(parseTreeSync(grammar, "").problem).toBeUndefined();
    expect(parseTreeSync(await restoreGrammar(grammar.source), "").problem).toBeUndefined();
  });

  it("that does not exist is rejected with a list of all languages", async () => {
    const refusal = loadLanguage("klingon");
    await expect(refusal).rejects.toThrow(UnknownLanguageError);
    await expect(refusal).rejects.toThrow(/klingon.*json/);
  });
});
