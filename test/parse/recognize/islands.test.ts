import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { parseTree, parseTreeSync } from "#src/parse/parse-tree.js";
import { reduce } from "#src/reduce.js";
import { reduceSync } from "#src/reduce-sync.js";
import { noEdits } from "#src/tree/edits.js";
import { Unparser } from "#src/tree/unparse.js";
import { type Files, writeFiles } from "../../grammar/grammar-folder.js";
import { tellNotes } from "../../grammar/notes.js";
import { noClash } from "../../support/clashes.js";
import { parseHere } from "../parse-here.js";
import { showTree } from "../show-tree.js";
import { expectWhole } from "../whole-tree.js";

/** Lines of keys with values, objects as values, and sums in the strings of objects. */
const languages: Files = {
  "Ini.g4": `grammar Ini; file : (line? NL)* line? EOF ; line : '[' KEY ']' | KEY VALUE? ;
    KEY : [a-z]+ ; VALUE : '=' ~[\\r\\n]* ; NOTE : '#' ~[\\r\\n]* -> channel(HIDDEN) ; NL : '\\r'? '\\n' ; WS : ' ' -> skip ;`,
  "Obj.g4": `grammar Obj; value : '{' (pair (',' pair)*)? '}' | '[' (value (',' value)*)? ']' | STRING | NUM ;
    pair : STRING ':' value ; STRING : '"' ~["]* '"' ; NUM : [0-9]+ ; WS : [ \\t]+ -> skip ;`,
  "Sum.g4": "grammar Sum; sum : term ('+' term)* ; term : NUM | ID ; NUM : [0-9]+ ; ID : [a-z]+ ; WS : ' ' -> skip ;",
};

const format = {
  start: "ini:file",
  grammars: {
    ini: { files: ["Ini.g4"], islands: { VALUE: "^= *(?<obj:value>.*)" } },
    obj: { files: ["Obj.g4"], islands: { STRING: "@\\{(?<sum:sum>[^}]*)\\}" } },
    sum: { files: ["Sum.g4"] },
  },
};

/** Writes a format file and what it names, and loads it. */
function load(json: object, files: Files = languages): Promise<Grammar> {
  const [path = ""] = writeFiles({ "format.json": JSON.stringify(json), ...files });
  return loadGrammar({ format: path });
}

let whole: Promise<Grammar> | undefined;

/** The grammar of {@link format}, which is loaded once. */
function loadWhole(): Promise<Grammar> {
  whole ??= load(format);
  return whole;
}

/** The format of two grammars: lines of words, and of what is in an island token. */
function loadPair(pattern: string, inner: string, files: Files = {}): Promise<Grammar> {
  return load(
    {
      grammars: {
        outer: { files: ["Outer.g4"], islands: { ISLAND: pattern } },
        in: { files: ["Inner.g4", ...Object.keys(files)] },
      },
    },
    {
      "Outer.g4":
        "grammar Outer; outer : (WORD | ISLAND)* EOF ; WORD : [a-z]+ ; ISLAND : '<' ~'>'* '>' ; WS : [ \\n]+ -> skip ;",
      "Inner.g4": inner,
      ...files,
    },
  );
}

const list = "grammar Inner; list : ID (',' ID)* ; one : ID ; ID : [a-z]+ ; WS : [ \\n]+ -> skip ;";

/** The tree on one line, and the place of the first problem behind it. */
function tell(grammar: Grammar, text: string): string {
  const { tree, problem } = parseHere(grammar, text);
  return showTree(tree) + (problem ? ` ${problem.line}:${problem.column}` : "");
}

describe("a token that contains islands is a rule", () => {
  it.each([
    ["", "file()"],
    ["a", "file(<line(a)>)"],
    ["a=", "file(<line(a <=>)>)"],
    ["[a]\nb= 1\n", "file(<<line([ a ])> \\n|<line(b <VALUE(=_ value(1))>)> \\n>)"],
    ["a={} # b=2", "file(<line(a <VALUE(= value({ } !# !b != !2))>)>) 1:6"],
    ["a # b=2\nc=3", "file(<<line(a)> \\n> <line(c <VALUE(= value(3))>)>)"],
    [
      'a = {"b": [1, 2]}\nc=3',
      'file(<<line(a <VALUE(=_ value({ <pair("b" : value([ <value(1) <, value(2)>> ]))> }))>)> \\n> <line(c <VALUE(= value(3))>)>)',
    ],
    [
      'a="x@{1 + b}y@{c}"',
      'file(<line(a <VALUE(= value(STRING("x@{ sum(term(1) <+ term(b)>) }y@{ sum(term(c)) }")))>)>)',
    ],
    [
      'a=["", "@{1}", "@"]',
      'file(<line(a <VALUE(= value([ <value("") <, value(STRING("@{ sum(term(1)) }"))|, value("@")>> ]))>)>)',
    ],
  ])("%j is %s", async (text, expected) => {
    expect(tell(await loadWhole(), text)).toBe(expected);
  });

  it.each([
    ["a={", "file(<line(a <VALUE(= value({))>)>) 1:4"],
    ["a=?", "file(<line(a <VALUE(= value(!?))>)>) 1:3"],
    ["[\na=[", "file(![ !\\n !a <= value([)>) 1:2"],
    [
      "a=1\nb=[1 2]\nc=]",
      "file(<<line(a <VALUE(= value(1))>)> \\n|<line(b <VALUE(= value([ <value(1) !2> ]))>)> \\n> <line(c <VALUE(= value(!]))>)>) 2:6",
    ],
    [
      'a="@{1 1}" b\nc="@{}"',
      'file(<<line(a <VALUE(= value(STRING("@{ sum(term(1) !1) }") !b))>)> \\n> <line(c <VALUE(= value("@{}"))>)>) 1:8',
    ],
    ['a="\u{1f600}@{?}"', 'file(<line(a <VALUE(= value(STRING("\u{1f600}@{ sum(term() !?) }")))>)>) 1:7'],
    ['a = {"b":\t1}}', 'file(<line(a <VALUE(=_ value({ <pair("b" : value(1))> } !}))>)>) 1:13'],
    ['a=[?,"@{?1}"', 'file(<line(a <VALUE(= value([ !? !, <value(STRING("@{ sum(term(!? 1)) }"))>))>)>) 1:4'],
    ["\r\na=[1,\r\nb", "file(<\\r\\n|<line(a <VALUE(= value([ <value(1) <, value()>>))>)> \\r\\n> <line(b)>) 2:6"],
  ])("%j has its errors where they are: %s", async (text, expected) => {
    expect(tell(await loadWhole(), text)).toBe(expected);
  });
});

describe("a pattern may have", () => {
  it.each([
    ["a named group as in JavaScript", "(?<in:list>[a-z, ]+)", "a <b, c> d", "outer(<a|ISLAND(< list(b <, c>) >)|d>)"],
    ["a named group as in Python", "(?P<in:list>[a-z, ]+)", "a <b, c> d", "outer(<a|ISLAND(< list(b <, c>) >)|d>)"],
    [
      "back references as in Python",
      "<(?P<in:one>[a-z]+)=(?P=in:one)>",
      "<a=a> <a=b>",
      "outer(<ISLAND(< one(a) =a>)|<a=b>>)",
    ],
    [
      "look-behind, which is no group",
      "(?<=<)(?<in:list>[^;]+);(?<in:one>[^>]+)(?<!x)>",
      "<a,b;c> <a,b;x>",
      "outer(<ISLAND(< list(a <, b>) ; one(c) >)|<a,b;x>>)",
    ],
    ["several matches", "(?<in:one>[a-z]+)", "<a b c> <>", "outer(<ISLAND(< one(a) _ one(b) _ one(c) >)|<>>)"],
    ["the same rule twice", "<(?<in:one>.)-(?<in:one>.)>", "<a-b>", "outer(<ISLAND(< one(a) - one(b) >)>)"],
    [
      "groups that take no part",
      "<(?:(?<in:list>[^=]*)=)?(?<in:one>.*)>",
      "<a=b> <b>",
      "outer(<ISLAND(< list(a) = one(b) >)|ISLAND(< one(b) >)>)",
    ],
    [
      "groups in groups, of which the outer one counts",
      "(?<in:list>(?<in:one>[a-z]+)[^>]*)",
      "<a, b>",
      "outer(<ISLAND(< list(a <, b>) >)>)",
    ],
    ["alternatives", "(?<in:one>\\w)|(?<in:list>,)", "<a,b>", "outer(<ISLAND(< one(a) list(,) one(b) >)>) 1:3"],
    ["groups without text, which are no islands", "(?<in:list>)", "<a>", "outer(<<a>>)"],
    ["the whole token", "(?<in:list>.*)", "<a>", "outer(<ISLAND(list(!< a !>))>) 1:1"],
    ["dots, which match line ends", "<(?<in:list>.*)>", "<a,\nb>", "outer(<ISLAND(< list(a <, b>) >)>)"],
    [
      "parts over several lines",
      "<(?<in:list>.*)>",
      "x <a,\n ?b> <\n\n,>",
      "outer(<x|ISLAND(< list(a <, !? b>) >)|ISLAND(< list(,) >)>) 2:2",
    ],
    [
      "escaped parentheses",
      "<\\(?(?<in:one>[a-z])\\)>",
      "<(a)> <a)>",
      "outer(<ISLAND(<( one(a) )>)|ISLAND(< one(a) )>)>)",
    ],
    ["a backslash before a group", "\\\\(?<in:one>[a-z])", "<\\a>", "outer(<ISLAND(<\\ one(a) >)>)"],
  ])("%s", async (_, pattern, text, expected) => {
    expect(tell(await loadPair(pattern, list), text)).toBe(expected);
  });
});

const nested: Files = {
  "Nest.g4": `grammar Nest; nest : (WORD | QUOTE)* EOF ; WORD : [a-z]+ ;
    QUOTE : '<' (QUOTE | ~[<>])* '>' ; WS : [ \\n]+ -> skip ;`,
};

describe("a grammar may be an island of itself", () => {
  it("by a rule whose group names no grammar", async () => {
    const grammar = await load(
      { grammars: { nest: { files: ["Nest.g4"], islands: { QUOTE: "^<(?<nest>.*)>$" } } } },
      nested,
    );
    expect(tell(grammar, "a <b <c>> <>")).toBe("nest(<a|QUOTE(< nest(<b|QUOTE(< nest(<c>) >)>) >)|<>>)");
    expect(tell(grammar, "<a\n <?>>")).toBe("nest(<QUOTE(< nest(<a|QUOTE(< nest(!?) >)>) >)>) 2:3");
  });

  it("as the nameless grammar, if it has no name", async () => {
    const grammar = await load(
      { grammars: { "": { files: ["Nest.g4"], islands: { QUOTE: "^<(?<nest>.*)>$" } } } },
      nested,
    );
    expect(tell(grammar, "<a>")).toBe("nest(<QUOTE(< nest(<a>) >)>)");
  });

  it("even as a whole token of its own, which ends at the depth limit", async () => {
    const grammar = await load(
      { grammars: { nest: { files: ["Nest.g4"], islands: { QUOTE: "(?<nest>.*)" } } } },
      nested,
    );
    const { tree, problem, tokens } = parseHere(grammar, "a <b>");
    expectWhole("a <b>", tree, /^ ?$/);
    expect([problem, tokens]).toEqual([undefined, 2]);
  });

  it("and nested deeper than any real program", async () => {
    const grammar = await load(
      { grammars: { nest: { files: ["Nest.g4"], islands: { QUOTE: "^<(?<nest>.*)>$" } } } },
      nested,
    );
    const text = `${"<a".repeat(200)}${">".repeat(200)}`;
    const { tree, problem } = parseHere(grammar, text);
    expect(problem).toBeUndefined();
    expectWhole(text, tree, /^$/);
  });
});

describe("islands may contain each other:", () => {
  it("a token of the inner grammar contains the outer one", async () => {
    const grammar = await load(
      {
        grammars: {
          outer: { files: ["Outer.g4"], islands: { CODE: "<(?<in:list>.*)>" } },
          in: { files: ["Inner.g4"], islands: { BACK: "\\{(?<outer:outer>.*)\\}" } },
        },
      },
      {
        "Outer.g4":
          "grammar Outer; outer : (WORD | CODE)* EOF ; WORD : [a-z]+ ; CODE : '<' (CODE | ~[<>])* '>' ; WS : ' ' -> skip ;",
        "Inner.g4": "grammar Inner; list : (NUM | BACK)+ EOF ; NUM : [0-9] ; BACK : '{' (BACK | ~[{}])* '}' ;",
      },
    );
    expect(tell(grammar, "a <1{b <2>}>")).toBe(
      "outer(<a|CODE(< list(<1|BACK({ outer(<b|CODE(< list(<2>) >)>) })>) >)>)",
    );
  });
});

describe("islands whose grammar comes with code", () => {
  const keys: Files = {
    "KeyLexer.g4": `lexer grammar KeyLexer; options { superClass = KeyBase; }
      KEY : [a-z]+ { this.isKey() }? ; ID : [a-z]+ ; WS : ' ' -> skip ;`,
    "KeyBase.ts": `import { Lexer } from "antlr4ng";
      export abstract class KeyBase extends Lexer { isKey(): boolean { return this.text.startsWith("k"); } }`,
  };
  const key = "parser grammar Key; options { tokenVocab = KeyLexer; } file : (KEY ID?)* EOF ;";

  it("are parsed with it", async () => {
    const grammar = await loadPair("<(?<in:file>.*)>", key, keys);
    for (const parse of [parseTree, parseTreeSync]) {
      const { tree, problem } = await parse(grammar, "x <ka b kc> y");
      expect(problem).toBeUndefined();
      expect(showTree(tree)).toBe("outer(<x|ISLAND(< file(<ka <b>|kc>) >)|y>)");
    }
  });

  it("are parsed without the code if it is missing", async () => {
    const { "KeyLexer.g4": lexer = "" } = keys;
    const grammar = await loadPair("<(?<in:file>.*)>", key, { "KeyLexer.g4": lexer });
    expect(tell(grammar, "<ka b>")).toBe("outer(<ISLAND(< file(<ka|b>) >)>)");
  });

  it("have a note that says so if the code is missing", async () => {
    const { "KeyLexer.g4": lexer = "" } = keys;
    const grammar = await loadPair("<(?<in:file>.*)>", key, { "KeyLexer.g4": lexer });
    expect(tellNotes((await parseTree(grammar, "<ka b>")).notes).join("\n")).toMatch(/KeyBase is not found/);
  });

  it("that throws have a note that says so", async () => {
    const grammar = await loadPair(
      "<(?<in:file>.*)>",
      "grammar Inner; file : (A | ID)* ; A : 'a' { this.missing() }? ; ID : [a-z]+ ;",
    );
    const { tree, notes } = await parseTree(grammar, "<a>");
    expect(showTree(tree)).toBe("outer(<ISLAND(< file(<a>) >)>)");
    expect(tellNotes(notes).join("\n")).toMatch(/missing/);
  });
});

// ANTLR itself finds one: at the end of the text, it asks what may follow where other rules call this one.
it("an island of a rule that calls itself and ends with the island is parsed, though ANTLR reports a problem at its end", async () => {
  const sums = "grammar Inner; sum : sum '+' sum | ID ; ID : [a-z]+ ;";
  const { tree, problem } = parseHere(await loadPair("<(?<in:sum>.*)>", sums), "<a+b>");
  expect(showTree(tree)).toBe("outer(<ISLAND(< sum(sum(a) + sum(b)) >)>)");
  expect(problem).toMatchObject({ line: 1, column: 5 });
});

describe("for every text", async () => {
  const name = fc.constantFrom("a", "b", "key");
  const number = fc.constantFrom("0", "12");
  const blank = fc.constantFrom("", "", " ");
  const sum = fc
    .array(fc.tuple(blank, fc.oneof(name, number), blank), { minLength: 1, maxLength: 3 })
    .map((terms) => terms.map((term) => term.join("")).join("+"));
  const string = fc
    .array(
      fc.oneof(
        fc.constantFrom("", "x", "@", "\u{1f600}", "@{}"),
        sum.map((each) => `@{${each}}`),
      ),
      { maxLength: 3 },
    )
    .map((parts) => `"${parts.join("")}"`);
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      number,
      string,
      fc.array(tie("value"), { maxLength: 3 }).map((list) => `[${list.join(", ")}]`),
      fc.array(fc.tuple(string, blank, tie("value")), { maxLength: 2 }).map((pairs) => {
        return `{${pairs.map(([left, space, right]) => `${left}${space}:${right}`).join()}}`;
      }),
    ),
  }));
  const line = fc.oneof(
    fc.tuple(name, blank, fc.constantFrom("=", "= "), value).map((parts) => parts.join("")),
    fc.constantFrom("", "[key]", "a", "# note", "b ="),
  );
  const texts = fc
    .tuple(fc.array(line, { maxLength: 4 }), fc.constantFrom("\n", "\r\n"))
    .map(([lines, end]) => lines.join(end));
  const pieces = fc.constantFrom("?", "\u{1f600}", "@{", "}", '"', "[", "=", "\n", "a=", "\ud800", "");
  const broken = fc.tuple(texts, fc.nat(), fc.nat(2), pieces).map(([text, at, length, piece]) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + piece + text.slice(from + length);
  });
  it("that fits, there is no problem", async () => {
    const grammar = await loadWhole();
    fc.assert(
      fc.property(texts, (text) => {
        expect(parseHere(grammar, text).problem).toBeUndefined();
      }),
    );
  });

  it("every token is in the tree once and in order, and the text is unchanged", async () => {
    const grammar = await loadWhole();
    fc.assert(
      fc.property(fc.oneof(texts, broken), fc.boolean(), (text, buildHiddenTokens) => {
        const { tree } = parseHere(grammar, text, { buildHiddenTokens });
        expectWhole(text, tree, buildHiddenTokens ? /^[ \t]*$/ : /^(?:[ \t]|#[^\r\n]*)*$/);
        expect(new Unparser(tree, "keep", noClash).unparse(noEdits)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it("an island is the tree that its grammar makes of its text alone", async () => {
    const [outer, inner] = [await loadWhole(), await load({ ...format, start: "obj:value" })];
    fc.assert(
      fc.property(value, (text) => {
        const expected = `file(<line(a <VALUE(= ${showTree(parseHere(inner, text).tree)})>)>)`;
        expect(showTree(parseHere(outer, `a=${text}`).tree)).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });

  it("it is the same tree in another thread", async () => {
    const grammar = await loadWhole();
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        const [here, there] = [parseHere(grammar, text), await parseTree(grammar, text)];
        expect(showTree(there.tree)).toBe(showTree(here.tree));
        expect(there.problem).toEqual(here.problem);
      }),
      { numRuns: 10 },
    );
  });
});

describe("a test case with islands is reduced", () => {
  const text = '[head]\nfirst = 1 # note\nkey = {"a": [1, 2, "p@{alpha + beta + 3}q"], "b": {"c": 3}}\nlast = [4]\n';
  it.each([
    ["in the outer language", /^key = /m, "key = 0"],
    ["in the inner language", /=.*"b"/, 'a= "b"'],
    ["in the innermost language", /"[^"]*@\{[^}"]*beta[^}"]*\}/, 'a= "p@{beta}q"'],
  ])("%s", async (_, pattern, expected) => {
    const grammar = await loadWhole();
    const test = (candidate: string) => pattern.test(candidate);
    const { text: result, tokens } = reduceSync({ language: grammar, input: text, test });
    expect(result).toBe(expected);
    expect(tokens?.after).toBe(parseHere(grammar, result).tokens);
    const { text: same } = await reduce({ language: grammar, input: text, test, jobs: 2 });
    expect(same).toBe(result);
  });
});
