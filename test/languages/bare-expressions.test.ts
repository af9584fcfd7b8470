import { describe, expect, it } from "vitest";
import { bareExpressions } from "#src/grammar/bundled/bare-expressions.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { tokensAfter } from "./tokens-after.js";

/** The texts after each change, given tokens with blanks between them. */
const changed = (text: string) => tokensAfter(bareExpressions, text).map((tokens) => tokens.join(" "));

describe("bareExpressions", () => {
  it.each([
    ["x = ( a % b ) ;", ["x = a % b ;"]],
    ["return ( a % b )", ["return a % b"]],
    ["x = f ( a % b , c ) ;", ["x = a % b ;"]],
    ["x = n :: p . f ( { a , b } , c - [ d , e ] , g < h ) ;", ["x = c - [ d , e ] ;", "x = g < h ;"]],
    ["( a % b ) * 2 ;", ["a % b * 2 ;"]],
    ["x = ( ( a % b ) ) ;", ["x = ( a % b ) ;", "x = ( a % b ) ;"]],
  ])("changes %s", (text, forms) => {
    expect(changed(text)).toEqual(forms);
  });

  it.each([
    "x = ( a ) ;", // other steps remove these
    "x = f ( - a ) ;",
    "x = ( a * ) b ;", // a cast
    "int f ( int * a ) ;",
    "if ( a < b ) { }",
    "x = ( a % b",
    "(",
  ])("changes nothing in %s", (text) => {
    expect(changed(text)).toEqual([]);
  });
});

describe("an expression in brackets or in a call", () => {
  it.each([
    ["c", "int d() { x = E; }"],
    ["cpp", "int d() { return E; }"],
    ["glsl", "void d() { int b = E; }"],
    ["wgsl", "fn d() { let b = E; }"],
    ["rust", "fn d() { break E; }"],
  ])("is all that stays in %s", async (name, text) => {
    const language = await loadLanguage(name);
    const [before = "", behind = ""] = text.replace(/\s/g, "").split("E");
    for (const expression of ["(a % 1)", "g(a % 1, 2)"]) {
      const reduced = reduceSync({
        input: text.replace("E", expression),
        language,
        test: (each) => {
          const bare = each.replace(/\s/g, "");
          return bare.startsWith(before) && bare.endsWith(behind) && bare.includes("a%1");
        },
      });
      expect(reduced.text.replace(/\s/g, "")).toBe(`${before}a%1${behind}`);
    }
  });
});
