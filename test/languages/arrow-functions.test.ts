import { describe, expect, it } from "vitest";
import { arrowFunctions } from "#src/grammar/bundled/arrow-functions.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { tokensAfter } from "./tokens-after.js";

/** The texts after each change, given tokens with blanks between them. */
const changed = (text: string) => tokensAfter(arrowFunctions, text).map((tokens) => tokens.join(""));

describe("arrowFunctions", () => {
  it.each([
    ["f ( function ( a , b ) { a ( b ) } )", ["f((a,b)=>{a(b)})"]],
    ["x = function ( a ) { a }", ["x=a=>{a}"]],
    ["x = function y ( ) { }", ["x=()=>{}"]],
    ["x = function ( ) { return 1 }", ["x=()=>1", "x=()=>{return1}"]],
    ["x = function ( ) { return }", ["x=()=>{return}"]],
    ["async function a ( ) { a }", ["async()=>{a}"]],
    ["x = function ( ) { ` \u0024{ a } ` }", ["x=()=>{`\u0024{a}`}"]],
  ])("changes %s", (text, forms) => {
    expect(changed(text)).toEqual(forms);
  });

  it("makes a function that is used by its name the value of a variable, with a semicolon before what follows", () => {
    expect(changed("function f ( ) { } f ( )")).toEqual(["f=()=>{};f()", "()=>{}f()"]);
    expect(changed("f ( ) ; function f ( ) { }")).toEqual(["f();f=()=>{}", "f();()=>{}"]);
  });

  it.each([
    "x = function ( ) { this . y }",
    "x = function ( ) { arguments }",
    "function * f ( ) { }",
    "function F ( ) { } new F",
    "function F ( ) { } F . prototype",
    "x = { f ( ) { } }",
    "function f (",
    "function",
  ])("changes nothing in %s", (text) => {
    expect(changed(text)).toEqual([]);
  });
});

describe.each(["javascript", "typescript"])("a small result in %s", (name) => {
  const reduced = async (input: string, test: (text: string) => boolean) =>
    reduceSync({ input, language: await loadLanguage(name), test }).text;

  it("has arrow functions where the test allows them", async () => {
    const input = "async function run() { await (first = second); log(1); }";
    const test = (text: string) => /async( function \w+)?\s*\(\)\s*(=>\s*)?\{?\s*await\s*\(\w+\s*=/.test(text);
    expect(await reduced(input, test)).toMatch(/^async\(\)=>await\(\w=\w\)$/);
  });

  it("keeps functions that it needs", async () => {
    const input = "async function run() { log(1); await (first = second); }";
    const test = (text: string) => /async function \w.*await\s*\(\w+\s*=/s.test(text);
    expect(await reduced(input, test)).toMatch(/^async function \w\(\)\{await\(\w=\w\)\}$/);
  });
});

it("a result of more than 100 tokens keeps its functions", async () => {
  const numbers = Array.from({ length: 60 }, (_, i) => `n${i}`).join(", ");
  const input = `x = function () { return [${numbers}]; };`;
  const test = (text: string) => (text.match(/,/g) ?? []).length === 59 && /function\s*\(|=>/.test(text);
  expect(reduceSync({ input, language: await loadLanguage("javascript"), test }).text).toContain("function");
});
