import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { UnknownRuleError } from "#src/grammar/model/rule-names.js";
import { parseTree, parseTreeSync } from "#src/parse/parse-tree.js";
import { textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";
import { garbage, jsonTexts, mutatedJson } from "./json-texts.js";
import { showTree } from "./show-tree.js";
import { expectWhole } from "./whole-tree.js";

const json = await loadLanguage("json");
const treeOf = (text: string, buildHiddenTokens = false) => parseTreeSync(json, text, { buildHiddenTokens }).tree;

describe("a JSON text as a tree", () => {
  it.each([
    ["", "json()"],
    [" \n", "json()"],
    ["1", "json(<value(1)>)"],
    ["[]", "json(<value(array([ ]))>)"],
    ["{}", "json(<value(object({ }))>)"],
    ["[1]", "json(<value(array([ <value(1)> ]))>)"],
    ["[1, 2, 3]", "json(<value(array([ <value(1) <, value(2)|, value(3)>> ]))>)"],
    ['{"a": true}', 'json(<value(object({ <member("a" : value(true))> }))>)'],
    [
      '{"a":1,"b":[null]}',
      'json(<value(object({ <member("a" : value(1)) <, member("b" : value(array([ <value(null)> ])))>> }))>)',
    ],
    ["1 2\n3", "json(<value(1)|value(2)|value(3)>)"],
    ['"\u{1f600} \\ud83d"', 'json(<value("\u{1f600}_\\ud83d")>)'],
    ["\ufeff[1]", "json(<value(array([ <value(1)> ]))>)"],
    ["{ключ→1:ÿ\ufeff}", "json(<value(object({ <member(ключ→1 : value(ÿ))> }))>)"],
    ["[[],[]]", "json(<value(array([ <value(array([ ])) <, value(array([ ]))>> ]))>)"],
  ])("%j is %s", (text, expected) => {
    const { tree, problem, prediction } = parseTreeSync(json, text);
    expect(showTree(tree)).toBe(expected);
    expect(problem).toBeUndefined();
    expect(prediction).toBe("sll");
  });

  it.each([
    ["?", "json(!?)", "1:1"],
    ["[1,\n 2 ? ]", "json(<value(array([ <value(1) <, value(2)>> !? ]))>)", "2:4"],
    ["[1 2]", "json(<value(array([ <value(1) !2> ]))>)", "1:4"],
    ["[1, 2", "json(<value(array([ <value(1) <, value(2)>>))>)", "1:6"],
    ["]", "json(!])", "1:1"],
    ["[1,, 2]", "json(<value(array([ <value(1) <, value(!, 2)>> ]))>)", "1:4"],
    ['{"a" 1}', 'json(<value(object({ <member("a" value(1))> }))>)', "1:6"],
    ['[1,\r\n"no end', 'json(<value(array([ <value(1) <, value()>>))> !"no_end)', "2:1"],
    ["\u{1f600}\u{1f600} ?", "json(!\u{1f600} !\u{1f600} !?)", "1:1"],
    ['["\u{1f600}\u{1f600}" ?]', 'json(<value(array([ <value("\u{1f600}\u{1f600}")> !? ]))>)', "1:7"],
  ])("%j has error tokens, and its first problem has a place", (text, expected, place) => {
    const { tree, problem } = parseTreeSync(json, text);
    expect(showTree(tree)).toBe(expected);
    expect(`${problem?.line}:${problem?.column}`).toBe(place);
    expect(problem?.message).not.toBe("");
  });

  it.each([
    ['\ufeff{ "a" :\n1}\n', 'json(<value(object(·\\ufeff { <member(·_ "a" ·_ : value(·\\n 1))> }))> ·\\n)'],
    [" ", "json(·_)"],
    ["1", "json(<value(1)>)"],
  ])("%j has its hidden tokens if they are wanted", (text, expected) => {
    expect(showTree(treeOf(text, true)).replaceAll("\ufeff", "\\ufeff")).toBe(expected);
  });

  it("has a problem that names a token without text", async () => {
    const { problem } = parseTreeSync(await loadLanguage("go"), "package main; type a struct");
    expect(problem?.message).toBe("mismatched input END expecting MEMBERS_OPEN");
  });

  it("has a problem where the rule ends before the text does", () => {
    const { tree, problem } = parseTreeSync(json, '"a": 1 ]', { start: "member" });
    expect(showTree(tree)).toBe('member("a" : value(1) !])');
    expect(problem).toMatchObject({ line: 1, column: 8 });
  });

  it("may be any rule of the grammar", () => {
    expect(showTree(parseTreeSync(json, '"a": 1', { start: "member" }).tree)).toBe('member("a" : value(1))');
    expect(() => parseTreeSync(json, "1", { start: "verse" })).toThrow(UnknownRuleError);
  });
});

const space = /^[ \t\r\n\ufeff]*$/;

describe("for every text", () => {
  const texts = fc.oneof(jsonTexts, garbage, mutatedJson);

  it("every token is in the tree once, in order, and between tokens is white space only", () => {
    fc.assert(
      fc.property(texts, (text) => expectWhole(text, treeOf(text), space)),
      { numRuns: 600 },
    );
  });

  it("every character is in the tree if hidden tokens are asked for", () => {
    fc.assert(
      fc.property(texts, (text) => expectWhole(text, treeOf(text, true), /^$/)),
      { numRuns: 600 },
    );
  });

  it("there is a problem if and only if there are error tokens or tokens are missing", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { tree, problem } = parseTreeSync(json, text);
        const errors = [...preorder(tree.root)].filter((node) => node.kind === "token" && node.category === "error");
        if (errors.length > 0) expect(problem).toBeDefined();
        if (problem === undefined) expect(errors).toEqual([]);
      }),
    );
  });

  it("it is the same tree, whether the caller waits or not", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const [now, later] = [parseTreeSync(json, text), await parseTree(json, text)];
        expect(showTree(later.tree)).toBe(showTree(now.tree));
        expect(later.problem).toEqual(now.problem);
        expect(later.tokens).toBe(now.tokens);
      }),
      { numRuns: 100 },
    );
  });

  it("children are built once", () => {
    const { root } = treeOf("[1, [2, 3], {}]");
    const nodes = [...preorder(root)];
    expect([...preorder(root)].every((node, i) => node === nodes[i])).toBe(true);
  });
});

describe("the grammar accepts what JSON.parse accepts, and what users write besides", () => {
  const accepts = (text: string) => {
    const { tree, problem } = parseTreeSync(json, text, { start: "value" });
    const end = tree.tokens.ends.at(-1) ?? 0;
    const errors = [...preorder(tree.root)].some((node) => node.kind === "token" && node.category === "error");
    return problem === undefined && !errors && text.slice(end).trim() === "";
  };
  const acceptsByParse = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  it.each([
    ..."0|-0|00|01|-|+1|1.|.5|1.5|1e5|1E+05|1e|1e+|- 1|0x1|1_000|NaN|Infinity|-Infinity".split("|"),
    ..."true|True|tru|truex|null|undefined|'a'|a".split("|"),
    ...[
      '"',
      '""',
      '"\\"',
      '"\\""',
      '"\\x"',
      '"\\u12"',
      '"\\u12g4"',
      '"\\u12aF"',
      '"\t"',
      '"\n"',
      '"\u007f"',
      '"\u2028"',
      '"\ud800"',
    ],
    ...'[]|[|]|[1,]|[,1]|[,]|[1 2]|[[]]|{}|{,}|{"a"}|{"a":}|{"a":1,}|{a:1}|{1:1}|{"a":1 "b":2}|[}|{]'.split("|"),
    ..." [ 1 , 2 ] |\t1\r\n|\u00a01|\f1|1 // x|/* x */ 1|1 1|[]{}|".split("|"),
    '{"__proto__": {"a": 1}, "a": 1, "a": 2}',
  ])("%j", (text) => {
    const besides =
      /^([+-]?(Infinity|NaN|0x1|1\.|\.5|1)|True|tru|truex|undefined|'a'|a|"\\x"|"\\u12"|"\\u12g4"|"\t"|\{a:1\}|\/\* x \*\/ 1)$/;
    expect(accepts(text)).toBe(acceptsByParse(text) || besides.test(text));
  });

  it("any output of JSON.stringify", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, "\t"), (value, indent) => {
        expect(accepts(JSON.stringify(value, null, indent))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("any output of JSON.stringify after random changes", () => {
    fc.assert(
      fc.property(mutatedJson, (text) => {
        // The byte order mark is white space here, as it may be for a parser (RFC 8259, 8.1); JSON.parse refuses it.
        fc.pre(!text.includes("\ufeff"));
        if (acceptsByParse(text)) expect(accepts(text)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a text nested deeper than the call stack", () => {
  const depth = deeperThanTheStack;
  const text = `${'{"a":['.repeat(depth / 2)}1${"]}".repeat(depth / 2)}`;

  it.each([
    ["parseTree", async () => parseTree(json, text)],
    ["parseTreeSync", async () => parseTreeSync(json, text)],
  ])("is parsed by %s and can be walked", async (_, parse) => {
    const { tree, problem, tokens } = await parse();
    expect(problem).toBeUndefined();
    expect(tokens).toBe(6 * (depth / 2) + 1);
    let leaves = 0;
    for (const node of preorder(tree.root)) if (node.kind === "token") leaves++;
    expect(leaves).toBe(tokens);
    const inner = [...preorder(tree.root)].find((node) => node.kind === "token" && textOf(tree, node) === "1");
    expect(inner?.from).toBe(4 * (depth / 2));
  });

  it("is no longer parsed in the worker once the signal aborts", async () => {
    const answer = parseTree(json, text, { signal: AbortSignal.abort(new Error("not wanted")) });
    await expect(answer).rejects.toThrow("not wanted");
  });
});
