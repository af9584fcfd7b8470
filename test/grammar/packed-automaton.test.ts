import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { deserializeAtn, unpackAtn } from "#src/grammar/antlr4ng/deserialize.js";
import { digits, half, unpackAutomaton } from "#src/grammar/antlr4ng/packed-automaton.js";

const root = new URL("../../", import.meta.url);

it("reads numbers of any size, as differences and as edges", () => {
  const [zero, one, two, four] = [0, 2, 4, 8].map((digit) => digits[digit]);
  const minusOne = digits[1];
  expect(unpackAutomaton("")).toEqual([]);
  // Two numbers, each less the one before: 1, then 1 more.
  expect(unpackAutomaton(`${one}${two}${one}${one}`)).toEqual([1, 2]);
  // Two places before: 1, -1, 1 + 2.
  expect(unpackAutomaton(`${two}${digits[6]}${one}${minusOne}${two}`)).toEqual([1, -1, 3]);
  // One edge: from 4 to 3, of kind 1, with the labels 2, 0 and 0.
  expect(unpackAutomaton(`${zero}${digits[12]}${four}${minusOne}${one}${two}${zero}${zero}`)).toEqual([
    4, 3, 1, 2, 0, 0,
  ]);
  // The second of two digits stands for 0, the first, of the upper half, for 1 times the base: the double of half of it.
  expect(unpackAutomaton(`${one}${one}${digits[half]}${zero}`)).toEqual(
    [Math.floor(half / 2) + (half % 2)].map((n) => (half % 2 ? -n : n)),
  );
});

it("the build packs every automaton without a change", () => {
  const list = /_serializedATN: number\[\] = (\[[^\]]*\]);/;
  for (const name of ["json/JSONLexer", "javascript/JavaScriptParser", "css/CSSLexer"]) {
    const source = readFileSync(new URL(`generated/${name}.ts`, root), "utf8");
    const numbers = JSON.parse(list.exec(source)?.[1]?.replace(/,\s*\]/, "]") ?? "");
    const built = readFileSync(new URL(`dist/generated/${name}.js`, root), "utf8");
    const packed = JSON.parse(/unpackAtn\((".*")\)/.exec(built)?.[1] ?? "");
    expect(unpackAutomaton(packed)).toEqual(numbers);
    expect(unpackAtn(packed).states.length).toBe(deserializeAtn(numbers).states.length);
  }
  const files = readdirSync(new URL("dist/generated/", root), { recursive: true }).map(String);
  const code = files.filter((file) => /(?:Lexer|Parser)\.js$/.test(file));
  expect(code.length).toBeGreaterThan(20);
  for (const file of code)
    expect(readFileSync(new URL(`dist/generated/${file}`, root), "utf8")).not.toMatch(/_serializedATN = \[/);
});
