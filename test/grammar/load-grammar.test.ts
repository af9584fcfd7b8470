import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Grammar, type GrammarOptions, loadGrammar } from "#src/index.js";
import { parseTree, parseTreeSync } from "#src/parse/parse-tree.js";
import { reduceSync } from "#src/reduce-sync.js";
import { noEdits } from "#src/tree/edits.js";
import { textOf } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { preorder } from "#src/tree/walk.js";
import { showTree } from "../parse/show-tree.js";
import { temporaryFolder } from "../support/temporary-folder.js";
import { writeFiles } from "./grammar-folder.js";
import { tellNotes } from "./notes.js";

/** A combined grammar called `A`. */
function load(rules: string, options: Partial<GrammarOptions> = {}): Promise<Grammar> {
  return loadGrammar({ ...options, files: writeFiles({ "A.g4": `grammar A; ${rules}` }) });
}

const tokens = "A : 'a' ; B : 'b' ; C : 'c' ; ID : [d-z]+ ; INT : [0-9]+ ; WS : [ \\n]+ -> skip ;";

describe("a grammar from files has the iterations of its quantifiers as subtrees:", () => {
  it.each([
    ["optional", "s : A B? C? EOF ;", "a c", "s(a <c>)"],
    ["star", "s : A* B EOF ;", "a a b", "s(<a|a> b)"],
    ["plus", "s : (A | B)+ EOF ;", "a b a", "s(<a|b|a>)"],
    ["a set in a loop", "s : ~A* A EOF ;", "b c a", "s(<b|c> a)"],
    ["a loop in a loop", "s : (A B*)* EOF ;", "a b b a", "s(<a <b|b>|a>)"],
    ["a list that is not there leaves no trace", "s : (A | B)* C EOF ;", "c", "s(c)"],
    ["two lists of the same block are two", "s : p p EOF ; p : A* B ;", "a b a a b", "s(p(<a> b) p(<a|a> b))"],
    ["neighbouring lists", "s : A* B* EOF ;", "a b b", "s(<a> <b|b>)"],
    ["a separated list", "s : p (C p)* EOF ; p : A | B ;", "a c b", "s(p(a) <c p(b)>)"],
    ["an alternative in an iteration", "s : (A B | C)* EOF ;", "a b c a b", "s(<a b|c|a b>)"],
    ["left recursion", "s : e EOF ; e : e C e | e B | A ;", "a c a b", "s(e(e(e(a) c e(a)) b))"],
    ["precedence", "s : e EOF ; e : e B e | e C e | A ;", "a c a b a", "s(e(e(a) c e(e(a) b e(a))))"],
    ["right association", "s : e EOF ; e : <assoc=right> e C e | A ;", "a c a c a", "s(e(e(a) c e(e(a) c e(a))))"],
    ["a loop in a recursive alternative", "s : e EOF ; e : e C A* | A ;", "a c a a c", "s(e(e(e(a) c <a|a>) c))"],
    ["a missing token", "s : A B C EOF ;", "a c", "s(a c)"],
    ["an error in a loop", "s : (A B)* C EOF ;", "a b a a b c", "s(<a b|a !a b> c)"],
    ["what the parser leaves over", "s : A ;", "a b c", "s(a !b !c)"],
  ])("%s", async (_, rules, text, expected) => {
    expect(showTree((await parseTree(await load(`${rules} ${tokens}`), text)).tree)).toBe(expected);
  });
});

describe("a grammar from files", () => {
  it("starts with its first rule by default, or with another", async () => {
    const rules = "a : b* EOF ; b : 'x' ;";
    const grammar = await load(rules);
    expect([grammar.name, grammar.start, grammar.ruleNames]).toEqual(["A", "a", ["a", "b"]]);
    expect(showTree(parseTreeSync(grammar, "xx").tree)).toBe("a(<b(x)|b(x)>)");
    const other = await load(rules, { start: "b" });
    expect(showTree(parseTreeSync(other, "x").tree)).toBe("b(x)");
  });

  it("has the minimal replacement of every rule", async () => {
    const grammar = await load(`s : e EOF ; e : e '+' e | call | INT ; call : ID '(' e (',' e)* ')' ; ${tokens}`);
    const { tree } = await parseTree(grammar, "f(1, 2) + g(3)");
    const rules = [...preorder(tree.root)].filter((node) => node.kind === "rule");
    const replacements = Object.fromEntries(rules.map(({ name, replacement }) => [name, replacement]));
    expect(replacements).toEqual({ s: "0", e: "0", call: "d(0)" });
  });

  it("overrides minimal replacements by those of a file", async () => {
    const path = join(temporaryFolder(), "replacements.json");
    writeFileSync(path, '\ufeff{ "e": "42", "ID": "x" }');
    const grammar = await load(`s : e EOF ; e : call | INT ; call : ID '(' e ')' ; ${tokens}`, { replacements: path });
    const { tree } = await parseTree(grammar, "f(1)");
    const named = [...preorder(tree.root)].flatMap((node) => ("name" in node ? [[node.name, node.replacement]] : []));
    expect(Object.fromEntries(named)).toMatchObject({ e: "42", ID: "x", call: "x(42)", s: "42" });
  });

  it("parses a text in a worker if it is too deep for the stack", async () => {
    const grammar = await load("s : '(' s ')' | 'x' ;");
    const text = `${"(".repeat(20_000)}x${")".repeat(20_000)}`;
    for (const parse of [parseTree, parseTreeSync]) expect((await parse(grammar, text)).problem).toBeUndefined();
  });

  it("parses large and small inputs alike, the large ones in a worker", async () => {
    const grammar = await load("a : 'x'* EOF ;");
    const { tokens, problem } = await parseTree(grammar, "x".repeat(250_000));
    expect([tokens, problem]).toEqual([250_000, undefined]);
  });

  it.each(["--max-old-space-size=4000", "--test"])("parses in a worker if Node was started with %s", async (option) => {
    const grammar = await load("a : 'x'* EOF ;");
    process.execArgv.push(option);
    try {
      for (const parse of [parseTree, parseTreeSync])
        expect((await parse(grammar, "x".repeat(250_000))).tokens).toBe(250_000);
    } finally {
      process.execArgv.pop();
    }
  });

  it("has the warnings of its files as notes", async () => {
    const grammar = await load("a : ('x' | )? EOF ;");
    expect(tellNotes(grammar.notes).join("\n")).toMatch(/A\.g4:1:\d+: .*\n {4}grammar A;/);
  });

  it("is parsed by full LL where SLL would end a rule without EOF too early", async () => {
    const grammar = await load(
      "s : t+ ; t : call | named | ID ID? ; named : ID call ID '.' ID ; call : ID '(' ')' ; ID : [d-z]+ ; WS : ' ' -> skip ;",
    );
    for (const parse of [parseTree, parseTreeSync]) {
      const { tree, problem, prediction } = await parse(grammar, "d e f() g.h");
      expect([problem, prediction]).toEqual([undefined, "ll"]);
      expect(showTree(tree)).toBe("s(<t(d)|t(named(e call(f ( )) g . h))>)");
    }
  });

  it("may have apostrophes in comments of code in Python", async () => {
    const grammar = await load(`
      @header {
      # The children's names, and their parents' names aren't here.
      }
      s : e
      # one | '\\'' e # two ;
      e : INT ; ${tokens}`);
    expect(parseTreeSync(grammar, "'1").problem).toBeUndefined();
    expect(parseTreeSync(grammar, "1").problem).toBeUndefined();
  });

  it("needs no code if it is only left-recursive", async () => {
    expect((await load(`s : e EOF ; e : e '+' e | INT ; ${tokens}`)).hasCode).toBe(false);
  });
});

describe("a text that the lexer cannot read without help", () => {
  const load = async (source: string) =>
    loadGrammar({ files: writeFiles({ "Odd.g4": `grammar Odd; ${source}` }), cache: false });

  it("is read to its end where a rule matches nothing", async () => {
    const grammar = await load("s : (W | N)* EOF ; W : [a-z]* ; N : [0-9]+ ; WS : [ \\n]+ -> skip ;");
    const { tree, problem } = parseTreeSync(grammar, "abc ;12");
    expect(new Unparser(tree, "keep", () => false).unparse(noEdits)).toBe("abc ;12");
    expect(problem).toMatchObject({ line: 1, column: 5 });
  });

  it.each([
    ["is skipped", "s : A* EOF ; A : 'a' ; WS : [ \\n]* -> skip ;", "a ? a", "?a"],
    ["is the only one", "s : A* EOF ; A : 'a'* ;", "aa?a", "?"],
  ])("is read to its end where what matches nothing %s, and reduced", async (_, source, text, reduced) => {
    const grammar = await load(source);
    const { tree } = parseTreeSync(grammar, text);
    expect(new Unparser(tree, "keep", () => false).unparse(noEdits)).toBe(text);
    expect(reduceSync({ input: text, language: grammar, test: (each) => each.includes("?") }).text).toBe(reduced);
  });

  it("is read to its end if it ends where a rule matches nothing and goes on", async () => {
    const files = {
      "OddLexer.g4": "lexer grammar OddLexer; A : 'a' ; O : '/*' -> more, pushMode(X) ; mode X ; T : ~[*]* -> more ;",
      "OddParser.g4": "parser grammar OddParser; options { tokenVocab = OddLexer; } s : A* EOF ;",
    };
    const grammar = await loadGrammar({ files: writeFiles(files), cache: false });
    const { tree } = parseTreeSync(grammar, "aa/* b");
    expect(new Unparser(tree, "keep", () => false).unparse(noEdits)).toBe("aa/* b");
  });

  it("may begin with a byte order mark that the grammar does not know", async () => {
    const grammar = await load("s : ID+ EOF ; ID : [a-z]+ ;");
    const { tree, problem } = parseTreeSync(grammar, "\uFEFFab");
    expect(problem).toBeUndefined();
    expect(showTree(tree)).toBe("s(<ab>)");
    expect(parseTreeSync(grammar, "a\uFEFF").problem).toMatchObject({ column: 2 });
  });

  it("has skipped tokens in the tree if hidden ones are asked for", async () => {
    const grammar = await load("s : ID+ EOF ; ID : [a-z]+ ; NOTE : '#' [a-z]* -> skip ; WS : ' ' -> channel(HIDDEN) ;");
    const { tree } = parseTreeSync(grammar, "a #b c", { buildHiddenTokens: true });
    const hidden = [...preorder(tree.root)].filter((node) => node.kind === "token" && node.category === "hidden");
    expect(hidden.map((node) => textOf(tree, node))).toEqual([" ", "#b", " "]);
  });
});

it("a grammar file that is given twice is read once", async () => {
  const [file = ""] = writeFiles({ "Twice.g4": "grammar Twice; s : A EOF ; A : 'a' ;" });
  expect((await loadGrammar({ files: [file, file], cache: false })).name).toBe("Twice");
});
