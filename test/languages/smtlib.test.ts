import { describe, expect, it } from "vitest";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, symbols, textsOf } = await languageTree("smtlib");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a command", "(push 1)(check-sat)", ["(push 1)", "(check-sat)"]],
    ["an operand", "(assert (and p (not q)))", ["p", "(not q)"]],
    ["a binding", "(assert (let ((x 1) (|y z| 2)) x))", ["(x 1)", "(|y z| 2)"]],
    ["a variable", "(assert (forall ((x Int) (y Real)) p))", ["(x Int)", "(y Real)"]],
    ["a parameter", "(define-fun f ((x Int) (y Real)) Int x)", ["(x Int)", "(y Real)"]],
    ["a sort", "(declare-fun f (Int (Array Int Int)) Int)", ["Int", "(Array Int Int)"]],
    ["an attribute", "(assert (! p :named n :pattern ((f x))))", [":named n", ":pattern ((f x))"]],
    ["a case", "(assert (match l ((nil p) ((cons h t) q))))", ["(nil p)", "((cons h t) q)"]],
    ["an operand behind a list", "(assert (= ((_ extract 7 0) x #xff) 1))", ["x", "#xff", "1"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

it("strings, quoted symbols and comments hide parentheses", () => {
  const tokens = textsOf('(assert "a""(" |(b\n| ; (\n)', ({ kind }) => kind === "token");
  expect(tokens).toEqual(["(", "assert", '"a""("', "|(b\n|", ")"]);
});

it("has replacements of two sorts for terms", () => {
  const replacements = Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]));
  expect(replacements).toMatchObject({ term: "true", value: "0", sort: "Int", variable: "(a Int)", script: "" });
});

it.each([
  ["a parenthesis that closes nothing", "(assert p))\n(check-sat)"],
  ["a character that begins nothing", '(assert p " )\n(check-sat)'],
  ["a bar without an end", "(assert p |)\n(check-sat)"],
])("%s costs no more than itself", (_, text) => {
  const { table } = parseQuickly(text);
  expect(table.tokens.categories.filter((category) => category === 2).length).toBeLessThanOrEqual(1);
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["quotes", '("a'],
  ["bars without an end", "(|a "],
  ["operands", "0 p "],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});
