import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GrammarError, loadGrammar, type Node, parseTree, parseTreeSync, type Tree, textOf } from "#src/index.js";
import { temporaryFolder } from "../oracle/temporary-folder.js";
import { showTree } from "../parse/show-tree.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "treemin-test-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Rules as `name(…)`, lists as `*(…)`, iterations as `{…}`, tokens as they are; error tokens behind a `!`. */
function shape(tree: Tree, node: Node = tree.root): string {
  if (node.kind === "token") return (node.category === "error" ? "!" : "") + textOf(tree, node);
  const children = node.children.map((child) => shape(tree, child)).join(" ");
  return node.kind === "rule"
    ? `${node.name}(${children})`
    : node.kind === "quantifier"
      ? `*(${children})`
      : `{${children}}`;
}

async function shapeOf(grammar: string, text: string): Promise<string> {
  const name = grammar.match(/grammar (\w+)/)?.[1];
  const loaded = await loadGrammar({ files: [file(`${name}.g4`, grammar)] });
  return shape((await parseTree(loaded, text)).tree);
}

const tokens = "A : 'a' ; B : 'b' ; C : 'c' ; ID : [d-z]+ ; INT : [0-9]+ ; WS : [ \\n]+ -> skip ;";

describe("a grammar from files", () => {
  it.each([
    ["optional", "s : A B? C? EOF ;", "a c", "s(a *({c}))"],
    ["star", "s : A* B EOF ;", "a a b", "s(*({a} {a}) b)"],
    ["plus", "s : (A | B)+ EOF ;", "a b a", "s(*({a} {b} {a}))"],
    ["a set in a loop", "s : ~A* A EOF ;", "b c a", "s(*({b} {c}) a)"],
    ["a loop in a loop", "s : (A B*)* EOF ;", "a b b a", "s(*({a *({b} {b})} {a}))"],
    ["a list that is not there leaves no trace", "s : (A | B)* C EOF ;", "c", "s(c)"],
    ["two lists of the same block are two", "s : p p EOF ; p : A* B ;", "a b a a b", "s(p(*({a}) b) p(*({a} {a}) b))"],
    ["neighbouring lists", "s : A* B* EOF ;", "a b b", "s(*({a}) *({b} {b}))"],
    ["a separated list", "s : p (C p)* EOF ; p : A | B ;", "a c b", "s(p(a) *({c p(b)}))"],
    ["an alternative in an iteration", "s : (A B | C)* EOF ;", "a b c a b", "s(*({a b} {c} {a b}))"],
    ["left recursion", "s : e EOF ; e : e C e | e B | A ;", "a c a b", "s(e(e(e(a) c e(a)) b))"],
    ["precedence", "s : e EOF ; e : e B e | e C e | A ;", "a c a b a", "s(e(e(a) c e(e(a) b e(a))))"],
    ["right association", "s : e EOF ; e : <assoc=right> e C e | A ;", "a c a c a", "s(e(e(a) c e(e(a) c e(a))))"],
    ["a loop in a recursive alternative", "s : e EOF ; e : e C A* | A ;", "a c a a c", "s(e(e(e(a) c *({a} {a})) c))"],
    ["a missing token", "s : A B C EOF ;", "a c", "s(a c)"],
    ["an error in a loop", "s : (A B)* C EOF ;", "a b a a b c", "s(*({a b} {a !a b}) c)"],
    ["what the parser leaves over", "s : A ;", "a b c", "s(a !b !c)"],
  ])("has the iterations of its quantifiers as subtrees: %s", async (title, rules, text, expected) => {
    const name = `T${title.replaceAll(/\W/g, "")}`;
    expect(await shapeOf(`grammar ${name}; ${rules} ${tokens}`, text)).toBe(expected);
  });

  it("may be a lexer and a parser, in any order", async () => {
    const parser = file(
      "XParser.g4",
      "parser grammar XParser; options { tokenVocab = XLexer; } s : OPEN TEXT? CLOSE EOF ;",
    );
    const lexer = file(
      "XLexer.g4",
      "lexer grammar XLexer; OPEN : '<' -> pushMode(IN) ; mode IN; CLOSE : '>' -> popMode ; TEXT : ~'>'+ ;",
    );
    for (const files of [
      [parser, lexer],
      [lexer, parser],
    ]) {
      const { tree, problem } = await parseTree(await loadGrammar({ files }), "<some text>");
      expect(problem).toBeUndefined();
      expect(shape(tree)).toBe("s(< *({some text}) >)");
    }
  });

  it("knows the minimal replacement of every rule", async () => {
    const grammar = `grammar Min; s : e EOF ; e : e '+' e | call | INT ; call : ID '(' e (',' e)* ')' ; ${tokens}`;
    const loaded = await loadGrammar({ files: [file("Min.g4", grammar)] });
    const { tree } = await parseTree(loaded, "f(1, 2) + g(3)");
    const replacements = new Map<string, string>();
    for (const stack = [tree.root]; stack.length > 0; ) {
      const node = stack.pop() as Node;
      if (node.kind === "rule") replacements.set(node.name, node.replacement);
      stack.push(...node.children);
    }
    expect(Object.fromEntries(replacements)).toEqual({ s: "0", e: "0", call: "d(0)" });
  });

  it("parses in a worker what is too deep for the stack", async () => {
    const grammar = await loadGrammar({ files: [file("Deep.g4", "grammar Deep; s : '(' s ')' | 'x' ;")] });
    const text = `${"(".repeat(20_000)}x${")".repeat(20_000)}`;
    expect((await parseTree(grammar, text)).problem).toBeUndefined();
  });

  it.each([
    ["grammar Undefined; s : t ;", /Undefined\.g4:1:24: .*undefined rule: t/],
    ["parser grammar Alone; options { tokenVocab = Gone; } s : A ;", /needs the lexer Gone: give .*Gone\.g4/],
    ["lexer grammar Only; A : 'a' ;", /There is no parser in .* Give one combined grammar, or a lexer and a parser/],
    ["grammar Broken; s : ( ;", /Broken\.g4:1:\d+: /],
  ])("that cannot be used is refused with the place and the reason: %s", async (grammar, message) => {
    const name = grammar.match(/grammar (\w+)/)?.[1];
    const files = [file(`${name}.g4`, grammar)];
    await expect(loadGrammar({ files })).rejects.toThrow(GrammarError);
    await expect(loadGrammar({ files })).rejects.toThrow(message);
  });

  it("that does not exist is named", async () => {
    await expect(loadGrammar({ files: [join(folder, "gone.g4")] })).rejects.toThrow(/gone\.g4 does not exist/);
  });
});

describe("grammar files", () => {
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
