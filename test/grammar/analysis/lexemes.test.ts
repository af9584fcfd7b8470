import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lexemesOf } from "#src/grammar/analysis/lexemes.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { temporaryFolder } from "../../support/temporary-folder.js";

const languages = {
  json: lexemesOf(await loadLanguage("json")),
  c: lexemesOf(await loadLanguage("c")),
  js: lexemesOf(await loadLanguage("javascript")),
};

/** The lexemes like a text of the token `T` of a grammar. */
async function ownLexemes(rules: string, text: string) {
  const path = join(temporaryFolder(), "Own.g4");
  writeFileSync(path, `grammar Own;\ns : T* ;\n${rules}\n`);
  return lexemesOf(await loadGrammar({ files: [path] }))({ name: "T", text, context: 0 });
}

describe("the first lexemes", () => {
  it.each<[keyof typeof languages, string, string, number, readonly string[]]>([
    ["json", "NUMBER", "-12e4", 0, ["0", "1"]],
    ["json", "STRING", '"foo"', 0, ['""', '"a"']],
    ["json", "'true'", "true", 0, ["true"]],
    ["c", "NUMBER", "0x1F", 0, ["0", "1"]],
    ["c", "STRING", 'L"foo"', 0, ['""', '"a"']],
    ["c", "CHARACTER", "'x'", 0, ["'a'", "'b'"]],
    ["c", "SPECIFIER", "unsigned", 0, ["int", "auto"]],
    ["c", "WHILE", "while", 0, ["while"]],
    // By itself, it is an identifier; that it is a type is known from where it is declared.
    ["c", "TYPE_NAME", "size_t", 0, ["a", "b"]],
    ["js", "NUMBER", "12n", 0, ["0", "1"]],
    ["js", "STRING", "'foo'", 0, ['""', "''"]],
    // Code chooses the mode that it is read in.
    ["js", "REGULAR_EXPRESSION", "/[a-z]+/g", 0, ["/a/", "/b/"]],
    ["js", "PRIVATE", "#foo", 0, ["#a", "#b"]],
    ["js", "TEMPLATE_CHARACTERS", "hello ", 4, ["$", "a"]],
    // A keyword that names a property.
    ["js", "IDENTIFIER", "default", 0, ["a", "b"]],
    ["js", "JUMP_TARGET", "loop", 0, ["a", "b"]],
  ])("of %s %s like %j in mode %d", (language, name, text, context, expected) => {
    expect(languages[language]({ name, text, context })?.shortest).toEqual(expected);
  });

  it.each([
    ["of a rule with a fragment that calls itself", "T : '(' T* ')' ;", "(())", ["()", "(())"]],
    ["of several rules for one type", "T : 'xyz' ; U : 'uv' -> type(T) ;", "xyz", ["xyz"]],
    ["of characters above U+FFFF", "T : '<' [\\u{1F600}-\\u{1F64F}] '>' ;", "<\u{1f610}>", ["<\u{1f600}>"]],
    ["without those that are read as something else", "K : 'a' ; T : [a-z]+ ;", "foo", ["b", "aa"]],
    ["of a text of a given length", "T : HEX HEX HEX HEX ; fragment HEX : [0-9A-F] ;", "12AB", ["0000", "0001"]],
    ["of a comment that ends soon", "T : '/*' .*? '*/' ;", "/* x */", ["/**/", "/***/"]],
  ])("%s", async (_, rules, text, expected) => {
    expect((await ownLexemes(rules, text))?.shortest).toEqual(expected);
  });
});

describe("an identifier", () => {
  it.each<[keyof typeof languages, string, string, number, boolean]>([
    ["json", "STRING", '"foo"', 0, false],
    ["c", "IDENTIFIER", "foo", 0, true],
    ["c", "TYPE_NAME", "foo", 0, true],
    ["c", "IF", "if", 0, false],
    ["js", "IDENTIFIER", "foo", 0, true],
    ["js", "IDENTIFIER", "class", 0, true],
    ["js", "CLASS", "class", 0, false],
    ["js", "JSX_NAME", "foo", 6, true],
    ["js", "JSX_TEXT", "foo", 7, false],
    ["js", "TEMPLATE_CHARACTERS", "foo", 4, false],
  ])("%s %s like %j: %j", (language, name, text, context, expected) => {
    expect(languages[language]({ name, text, context })?.isIdentifier ?? false).toBe(expected);
  });

  it.each([
    ["words without some keywords of one letter", "K : 'a' | 'b' ; T : [a-z]+ ;", true],
    ["words of two letters, of which there may not be enough", "T : [a-z] [a-z] ;", false],
  ])("may have %s: %j, %j", async (_, rules, expected) => {
    expect((await ownLexemes(rules, "zz"))?.isIdentifier).toBe(expected);
  });

  it("is no keyword", () => {
    const lexemes = languages.js({ name: "IDENTIFIER", text: "foo", context: 0 });
    expect(["do", "in", "class"].map((text) => lexemes?.has(text))).toEqual([false, false, false]);
    expect(["a", "of", "$", "über"].map((text) => lexemes?.has(text))).toEqual([true, true, true, true]);
  });
});

describe("nothing", () => {
  it.each([
    ["of a token that there is not", "NONE", "foo"],
    ["of a text that is no token", "STRING", '"'],
    ["of one that is several", "NUMBER", "1 2"],
  ])("is told %s", (_, name, text) => {
    expect(languages.json({ name, text, context: 0 })).toBeUndefined();
  });
});
