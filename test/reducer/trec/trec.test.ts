import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadGrammarText } from "#src/core.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { ddmin } from "#src/lists/ddmin.js";
import { countTokens } from "#src/parse/tokens/count-tokens.js";
import { reduce } from "#src/reduce.js";
import { reduceSync } from "#src/reduce-sync.js";
import { StepMemory } from "#src/reducer/step-memory/step-memory.js";
import { trec } from "#src/reducer/trec/trec.js";
import { mapSearch } from "#src/search/search.js";
import { isShortlexSmaller } from "#src/search/shortlex.js";
import { noEdits } from "#src/tree/edits.js";
import type { Tree } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { wordsClash } from "../../support/clashes.js";
import { wordSyntax } from "../../support/lexemes.js";
import { oracleOver, oracleSpecs } from "../../support/oracles.js";
import { solve, tell } from "../../support/solve.js";
import { parseTree, printTree } from "../../support/tree-notation.js";

/** T-Rec over the texts of a tree, perhaps with a memory. */
function searchOver(tree: Tree, memory?: StepMemory) {
  const unparser = new Unparser(tree, "keep", wordsClash);
  const context = {
    tree,
    syntax: wordSyntax,
    minimize: <T>(list: readonly T[]) => ddmin(list),
    memory,
    textOf: unparser.unparse.bind(unparser),
  };
  return { search: trec({ root: tree.root, edits: noEdits }, context), render: context.textOf };
}

function canonicalize(notation: string, isInteresting: (text: string) => boolean) {
  const { search, render } = searchOver(parseTree(notation));
  const { result, tests, accepted } = solve(search, (edits) => isInteresting(render(edits)));
  return { result, text: render(result.edits), tests: tests.map(render), accepted: accepted.map(render) };
}

describe("T-Rec", () => {
  it.each<[string, string, RegExp, string]>([
    ["gives identifiers the first name", "e(ID:foo '=' ID:bar ;)", /^/, "a=a;"],
    ["gives them a new one where that breaks it", "e(ID:foo '=' ID:bar ;)", /^(\w+)=(?!\1;)/, "a=b;"],
    ["renames all of a text", "e(ID:foo + ID:foo)", /^(\w+)\+\1$/, "a+a"],
    ["renames names of several kinds together", "e(ID:foo ; TYPE:foo)", /^(\w+);\1$/, "a;a"],
    ["renames one of them if not all can be", "e(ID:foo + ID:foo)", /^foo/, "foo+a"],
    ["merges a name into one in use", "e(ID:a ; ID:b ; ID:b)", /^/, "a;a;a"],
    ["merges it in one place", "e(ID:a ; ID:b ; ID:b)", /;b$/, "a;a;b"],
    ["takes no name that is in use for a new one", "e(ID:foo ; ID:a)", /^(\w+);(?!\1$)/, "b;a"],
    ["merges all uses but not the declaration", "e(ID:a ; ID:b ; ID:b ; ID:b)", /^\w;b;(?!b)/, "a;b;a;a"],
    ["makes no name longer, and none later", "e(ID:a ; ID:'_')", /;[^a]/, "a;_"],
    ["replaces all numbers of a text by the first", "e(NUM:12 + NUM:12)", /^(\d+)\+\1$/, "0+0"],
    ["or by the second", "e(NUM:12 + NUM:12)", /^[1-9]/, "1+0"],
    ["replaces strings", `e(STR:'"foo"' + STR:'"bar"')`, /"\w/, '""+"a"'],
    ["takes an unused text", `e(STR:'"a"' + STR:'"foo"')`, /^("a+")\+(?!\1)"\w/, '"a"+"b"'],
    ["takes characters from texts", "e(NUM:1234567)", /3.*5/, "35"],
    ["keeps a text one token", `e(STR:'"f o o"')`, /f.*o/, '"fo"'],
    ["takes simpler characters", `e(STR:'"xyz9"')`, /^"....+"/, '"aaa0"'],
    ["takes them for those that are not needed", `e(STR:'"xyz9"')`, /y.."$/, '"ya0"'],
    ["takes characters from identifiers", "e(ID:'get_foo_now' ;)", /foo/, "foo;"],
    ["leaves characters of other identifiers", "e(ID:foo)", /^\w{3}$/, "foo"],
    ["leaves tokens that it knows nothing of", "e(foo f(bar))", /^/, "foobar"],
    ["leaves punctuation marks", "e(ID:foo MARK:'*' ID:foo)", /^/, "a*a"],
    ["leaves hidden ones", "e(~ID:foo _ID:bar)", /^/, "foo a"],
    ["keeps what must not meet apart", `e(STR:'"x"' ID:foo _ID:bar)`, /^/, '""a a'],
  ])("%s: %s", (_, notation, pattern, expected) => {
    expect(canonicalize(notation, (text) => pattern.test(text)).text).toBe(expected);
  });

  it("keeps unchanged nodes of the tree, and returns the tree itself if nothing has changed", () => {
    const tree = parseTree("e(ID:foo f(; NUM:0))");
    const { result } = canonicalize("e(ID:foo f(; NUM:0))", () => true);
    expect(result.root && printTree({ ...tree, root: result.root })).toBe("e(·foo f(; NUM:0))");
    expect(canonicalize("e(ID:a f(; NUM:0))", () => true).tests).toEqual([]);
  });

  it("takes no characters from a name of which all words are needed", () => {
    const { tests } = canonicalize("e(ID:'get_foo' ;)", (text) => text === "get_foo;");
    expect(tests).toEqual(["a;", "get;", "_foo;"]);
  });

  it("tries all tokens of a text, all but the first, then one alone; one candidate a round", () => {
    const { search, render } = searchOver(parseTree("e(ID:foo ; ID:c ; ID:foo ; NUM:7)"));
    const texts = mapSearch(search, render);
    const rounds = tell(texts, () => false).split(" | ");
    const expected = [
      ["c;c;c;7", "a;c;a;7", "c;c;foo;7", "a;c;foo;7"],
      ["foo;a;foo;7"],
      ["foo;c;c;7", "foo;c;a;7"],
      ["foo;c;foo;0", "foo;c;foo;1"],
    ].flat();
    expect(rounds.slice(0, expected.length)).toEqual(expected);
  });

  it("does not count keywords among the names in use", () => {
    const { search, render } = searchOver(
      parseTree("e(KEY:if ; ID:e ; ID:e ; ID:xy ; ID:xy ; ID:foo)"),
      new StepMemory(),
    );
    const { result } = solve(search, (edits) => /^if;e;e;xy;xy;(?!e)/.test(render(edits)));
    expect(render(result.edits)).toBe("if;e;e;xy;xy;xy");
  });

  it("shortens a string with the text of a name that must stay", async () => {
    const test = (text: string) => /^bcdefghi\(`.*e.*`\)/.test(text);
    const language = await loadLanguage("javascript");
    const { text } = reduceSync({ input: "bcdefghi(`bcdefghi`)", language, test, reduce: "trec | ~" });
    expect(text).toBe("bcdefghi(`e`)");
  });

  it.each<[string, string, readonly string[], readonly string[]]>([
    [
      "the smallest name in use, then an unused one",
      "e(ID:a ; ID:b ; ID:c ; ID:foo ; ID:foo)",
      ["a;b;c;a;a", "a;b;c;d;d"],
      ["a;b;c;b;b"],
    ],
    ["at most one if that name has one character", "e(ID:a ; ID:b ; ID:c ; ID:c)", ["a;b;a;a"], ["a;b;b;b"]],
    ["none for all tokens but the first", "e(ID:a ; ID:foo ; ID:foo ; ID:foo)", ["a;foo;a;foo"], ["a;foo;a;a"]],
  ])("with a memory, tries %s", (_, notation, tried, left) => {
    const { search, render } = searchOver(parseTree(notation), new StepMemory());
    const { tests } = solve(mapSearch(search, render), () => false);
    expect(tests).toEqual(expect.arrayContaining([...tried]));
    for (const text of left) expect(tests).not.toContain(text);
    // Without a memory, they are tried, too.
    const all = searchOver(parseTree(notation));
    const without = solve(mapSearch(all.search, all.render), () => false).tests;
    expect(without).toEqual(expect.arrayContaining([...left]));
  });

  it.each<[string, string, string, readonly string[], string]>([
    ["one more for a single token", "ID:foo", "a;b;c;d", ["a;b;c;a", "a;b;c;d", "a;b;c;b"], "a;b;c;d"],
    [
      "all others for all tokens of a name",
      "ID:foo ; ID:foo",
      "a;b;c;[cd];[cd]",
      ["a;b;c;a;a", "a;b;c;d;d", "a;b;c;b;b", "a;b;c;c;c"],
      "a;b;c;c;c",
    ],
  ])("with a memory, once a name can become an unused one, tries %s", (_, foo, pattern, tried, expected) => {
    const { search, render } = searchOver(parseTree(`e(ID:a ; ID:b ; ID:c ; ${foo})`), new StepMemory());
    const { tests, result } = solve(mapSearch(search, render), (text) => new RegExp(`^${pattern}$`).test(text));
    expect([...new Set(tests.filter((text) => tried.includes(text)))]).toEqual(tried);
    expect(render(result.edits)).toBe(expected);
  });

  it("with a memory, gives the shortest text of a kind to others behind the same text if one has it, until two have stayed", () => {
    const tested = (notation: string, isInteresting: (text: string) => boolean) => {
      const { search, render } = searchOver(parseTree(notation), new StepMemory());
      const { result, tests } = solve(mapSearch(search, render), isInteresting);
      return { left: render(result.edits), tests };
    };
    // Each text is a version or nothing, so that no character can be replaced.
    const versions = (text: string) => /^(:"(x\d)?")+$/.test(text);
    expect(tested(`e(':' STR:'""' ':' STR:'"x1"' ':' STR:'"x2"' ':' STR:'"x3"')`, versions).left).toBe(':"":"":"":""');
    expect(tested(`e(':' STR:'"x1"' ':' STR:'"x2"')`, versions).tests).not.toContain(':"":"x2"');
    const others = "':' STR:'\"x1\"' ':' STR:'\"x2\"' ':' STR:'\"x3\"'";
    const { tests } = tested(`e(':' STR:'""' ${others})`, () => false);
    expect(tests).toEqual(expect.arrayContaining([':"":"":"x2":"x3"', ':"":"x1":"":"x3"']));
    expect(tests).not.toContain(':"":"x1":"x2":""');
    expect(tested(`e(',' STR:'""' ${others})`, () => false).tests).not.toContain(',"":"":"x2":"x3"');
  });

  it("with a memory, shortens a text that was doubtful once others of its kind have gone", () => {
    const memory = new StepMemory();
    const left = (notation: string, isInteresting: (text: string) => boolean) => {
      const { search, render } = searchOver(parseTree(notation), memory);
      return render(solve(mapSearch(search, render), isInteresting).result.edits);
    };
    const all = left(`e(STR:'"xyz"' STR:'"zyx"' STR:'"needle12"')`, (text) => /xyz.*zyx.*needle12/.test(text));
    expect(all).toBe('"xyz""zyx""needle12"');
    expect(left(`e(STR:'"needle12"')`, (text) => /needle/.test(text))).toBe('"needle"');
  });

  it("shortens runs of equal characters by bisection", () => {
    const { text, tests } = canonicalize(`e(NUM:1${"0".repeat(1000)})`, (each) => /^10{300,}$/.test(each));
    expect(text).toBe(`1${"0".repeat(300)}`);
    expect(tests.length).toBeLessThan(40);
  });

  it("gives the new text of a token to all others of its kind", () => {
    const count = 40;
    const numbers = Array.from({ length: count }, (_, i) => `NUM:${100_000 + 7919 * i}`).join(" + ");
    const pattern = new RegExp(`^\\d{3,}(\\+\\d{3,}){${count - 1}}$`);
    const { text, tests } = canonicalize(`e(${numbers})`, (each) => pattern.test(each));
    expect(text).toBe(Array(count).fill("000").join("+"));
    expect(tests.length).toBeLessThan(3 * count);
  });

  it("gives it to fewer of them once that has failed", () => {
    const numbers = Array.from({ length: 64 }, (_, i) => i + 100);
    const { text, tests } = canonicalize(`e(${numbers.map((each) => `NUM:${each}`).join(" + ")})`, (each) =>
      each.split("+").every((number, i) => i % 32 !== 20 || number === `${i + 100}`),
    );
    expect(text).toBe(numbers.map((each, i) => (i % 32 === 20 ? each : 0)).join("+"));
    expect(tests.length).toBeLessThan(64);
  });

  it.each([
    ["that the grammar uses for something else", "[a-z]+", "a;foo;bar;", "a;c;d;"],
    ["if all of its kind are in use", "'yy' | 'zz' | 'zzzz'", "yy;zz;zzzz;", "yy;zz;zzzz;"],
  ])("takes no name %s", async (_, names, input, expected) => {
    const grammar = `grammar G; text: (ID 'b'? ';')* EOF; ID: ${names};`;
    const test = (text: string) => new Set(text.match(/\w+/g)).size === 3 && text.split(";").length === 4;
    const language = await loadGrammarText({ "G.g4": grammar });
    expect(reduceSync({ input, language, test, reduce: "trec*" }).text).toBe(expected);
  });

  it("needs few tests for a long text of which little is needed, and few where all of it is", () => {
    const long = Array.from({ length: 5000 }, (_, i) => "abcdefghij"[(i * 7) % 10]).join("");
    const some = canonicalize(`e(STR:'"${long.slice(0, 2000)}#!${long}"')`, (text) => text.includes("#!"));
    expect(some.text).toBe('"#!"');
    expect(some.tests.length).toBeLessThan(200);
    const whole = canonicalize(`e(STR:'"${long}"')`, (text) => text === `"${long}"`);
    expect(whole.tests.length).toBeLessThan(500);
  });

  it("gives the text that one token takes to all tokens of its kind in one test", () => {
    const numbers = Array.from({ length: 40 }, (_, i) => `NUM:${i + 10}`).join(" + ");
    const { text, tests } = canonicalize(`e(${numbers})`, (each) => each.split("+").length === 40);
    expect(text).toBe(Array(40).fill("0").join("+"));
    expect(tests.length).toBeLessThan(5);
  });

  const words = fc.constantFrom("ID:a", "ID:b", "ID:foo", "ID:bar", "TYPE:foo", "NUM:7", "NUM:12", `STR:'"xy z"'`, "+");
  const notations = fc.array(words, { minLength: 1, maxLength: 8 }).map((all) => `e(${all.join(" _")})`);

  it("ends, and makes the text smaller by each step, for every oracle", () => {
    fc.assert(
      fc.property(notations, oracleSpecs, (notation, spec) => {
        const tree = parseTree(notation);
        const isInteresting = oracleOver(tree.text, tree.text.split(" "), spec);
        const { text, accepted } = canonicalize(notation, isInteresting);
        [tree.text, ...accepted].reduce((before, after) => {
          expect(isShortlexSmaller(after, before)).toBe(true);
          return after;
        });
        expect(text).toBe(accepted.at(-1) ?? tree.text);
      }),
    );
  });
});

describe("the fixpoint of T-Rec", () => {
  type Token = readonly [kind: string, text: string];
  const isName = ([kind]: Token) => kind === "ID" || kind === "TYPE";
  const tokens: fc.Arbitrary<Token> = fc.oneof(
    fc.tuple(fc.constantFrom("ID", "TYPE"), fc.constantFrom("a", "b", "aa", "foo", "bar", "_x")),
    fc.tuple(fc.constant("NUM"), fc.constantFrom("0", "1", "7", "12")),
    fc.tuple(fc.constant("STR"), fc.constantFrom('""', '"a"', '"xy"')),
  );
  const join = (all: readonly Token[]) => all.map(([, text]) => text).join(" ");

  function fixpoint(input: readonly Token[], isInteresting: (text: string) => boolean): readonly Token[] {
    for (let before = input; ; ) {
      const notation = `e(${before.map(([kind, text]) => `${kind}:'${text}'`).join(" _")})`;
      const texts = canonicalize(notation, isInteresting).text.split(" ");
      const after = before.map(([kind], i): Token => [kind, texts[i] as string]);
      if (join(after) === join(before)) return after;
      before = after;
    }
  }

  /** The canonical names in use, and the first unused one; or the two shortest texts of a kind. */
  function textsFor(all: readonly Token[], token: Token): readonly string[] {
    if (token[0] === "NUM") return ["0", "1"];
    if (token[0] === "STR") return ['""', '"a"'];
    const inUse = all.map(([, text]) => text).filter((text) => /^[a-z]{1,2}$/.test(text));
    const unused = [..."abcdefghijklmnop"].find((letter) => !inUse.includes(letter)) as string;
    return [...inUse, unused];
  }

  /** The tokens that change together with token `i`: none, all of its kind and text, or those but the first. */
  function groupsWith(all: readonly Token[], i: number): readonly (readonly number[])[] {
    const own = all[i] as Token;
    const isSame = (other: Token) => other[1] === own[1] && (isName(own) ? isName(other) : other[0] === own[0]);
    const same = [...all.keys()].filter((j) => isSame(all[j] as Token));
    return [[i], same, ...(isName(own) && same[0] !== i ? [same.slice(1)] : [])];
  }

  it("leaves no token that can take a canonical name or a shortest text, for every oracle", () => {
    fc.assert(
      fc.property(fc.array(tokens, { minLength: 1, maxLength: 6 }), oracleSpecs, (input, spec) => {
        const isInteresting = oracleOver(join(input), join(input).split(" "), spec);
        const left = fixpoint(input, isInteresting);
        left.forEach((token, i) => {
          for (const text of textsFor(left, token)) {
            for (const group of groupsWith(left, i)) {
              const other = join(left.map((each, j) => (group.includes(j) ? [each[0], text] : each)));
              if (!isShortlexSmaller(text, token[1]) || !isShortlexSmaller(other, join(left))) continue;
              expect([join(left), other, isInteresting(other)]).toEqual([join(left), other, false]);
            }
          }
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe("T-Rec on a language", async () => {
  const languages = {
    json: await loadLanguage("json"),
    c: await loadLanguage("c"),
    js: await loadLanguage("javascript"),
  };
  type Name = keyof typeof languages;

  it.each<[Name, string, RegExp, string]>([
    ["json", '{"name": "foo", "size": [12.5e3, 12.5e3, -1]}', /\[.*,.*,.*]/, '{"": "", "": [0, 0, 0]}'],
    ["json", '{"name": true}', /true/, '{"": true}'],
    [
      "c",
      "typedef int number; number next(number x) { return x + 0x10; }",
      /typedef.*\b(\w+); \1.*\(\1/,
      "typedef int a; a a(a a) { return a + 0; }",
    ],
    [
      "js",
      "let counter = 1; counter++; log(counter.value);",
      /let (\w+) .*; \1\+\+; (?!\1)\w+\(\1\./,
      "let a = 0; a++; b(a.a);",
    ],
    ["js", `t = \`hello \${who} and\` + /a[bc]+d/gi.test('it')`, /`.*\$\{.*}.+` \+ \/./, 'a = `$${a}$` + /a/.a("")'],
    ["js", "loop: for (;;) { continue loop }", /^(\w+):.*continue \1 }/, "a: for (;;) { continue a }"],
    ["js", "x = <Foo bar='baz'>text</Foo>", /<(\w+) .*<\/\1/, 'a = <a a="">a</a>'],
    [
      "js",
      "class Foo { #secret = 12n; default() { return this.#secret } }",
      /#(\w+) .*#\1/,
      "class a { #a = 0; a() { return a.#a } }",
    ],
  ])("%s: %s", (name, input, pattern, expected) => {
    const options = { language: languages[name], input, reduce: "trec*", respace: false };
    const { text } = reduceSync({ ...options, test: (each) => pattern.test(each) });
    expect(text).toBe(expected);
  });

  it.each<[Name, string]>([
    ["json", '{"name": ["foo", true, 12.5e3], "size": null}'],
    ["c", "struct point { int x, y; }; int main(void) { struct point p = { 0x1f, 'x' }; return puts(\"if\") + p.x; }"],
    ["js", "function hello(who) { let iff = [12, 'is', /in/g]; return `do $` + iff }"],
  ])("tests only texts with as many tokens: %s", (name, input) => {
    const before = countTokens(languages[name], input);
    fc.assert(
      fc.property(oracleSpecs, (spec) => {
        const isInteresting = oracleOver(input, input.split(" "), spec);
        const test = (text: string) => {
          if (text !== "") expect(countTokens(languages[name], text)).toBe(before);
          return isInteresting(text);
        };
        const { text, statistics } = reduceSync({
          input,
          language: languages[name],
          reduce: "trec*",
          respace: false,
          test,
        });
        expect(statistics.outcomes.invalid).toBe(0); // what throws is invalid
        expect(text === "" || text === input || isShortlexSmaller(text, input)).toBe(true);
      }),
      { numRuns: 5 },
    );
  });

  it("replaces a long token that the lexer does not read alone by its minimal replacement, or else shortens it", async () => {
    const input = "#if 0\nint a = 1;\nvoid foo(void) { return; }\n#endif\n";
    const c = await loadLanguage("c");
    const candidates: string[] = [];
    const run = (test: (text: string) => boolean) => {
      const note = (text: string) => candidates.push(text) > 0 && test(text);
      return reduceSync({ input, language: c, reduce: "trec", respace: false, test: note });
    };
    expect(run((each) => /^#if 0\n(?:.*\n)?#endif\s*$/s.test(each)).text).toBe("#if 0\n#endif");
    expect(candidates.slice(0, 3)).toEqual([input, "", "#if 0\n\n#endif\n"]);
    expect(run((each) => /^#if 0\n.*foo.*\n#endif\s*$/s.test(each)).text).toMatch(/foo\n#endif/);
  });

  it("removes the words of a long text in another language once some characters could be removed", async () => {
    const json = await loadLanguage("json");
    const list =
      "<ul class='menu foreign' id='menu-1'><li class='menu item' title='one'><a href='a.html'>An item</a></li></ul>";
    const input = JSON.stringify(`<p>A page about something else</p>${list}<div id='end of it'>more</div>`);
    const test = (each: string) => /<ul[^<]*><li[^<]*><a href/.test(each);
    expect(reduceSync({ input, language: json, test }).text).toBe('"<ul><li><a href"');
  });

  it.each([
    ["-70", "7"],
    ["-7", "7"],
    ["170", "7"],
  ])("shortens %s although none of its digits can be replaced", async (input, expected) => {
    const json = await loadLanguage("json");
    expect(reduceSync({ input, language: json, test: (each) => each.includes("7") }).text).toBe(expected);
  });

  it("tries only one text for a single one of equal tokens that are no names if failed steps are remembered", () => {
    const input = "[5.5,5.5,7]";
    const changed = (reduce: string) => {
      const tried: string[] = [];
      const test = (text: string) => tried.push(text) > 0 && text === input;
      reduceSync({ input, language: languages.json, reduce, respace: false, test });
      return tried.filter((each) => each.replaceAll("5.5", "").includes(",7]") && each.split("5.5").length === 2);
    };
    expect(changed("trec*")).toContain("[0,5.5,7]");
    expect(changed("trec | ~")).toEqual(["[0.0,5.5,7]", "[5.5,0.0,7]"]);
  });

  it("gives a long text the shortest one if other texts of its kind stayed and its characters cannot be replaced", () => {
    const input = '["first","second","^[a-zA-Z]+(?:-[a-z]+)*$"]';
    const matches = (text: string) => {
      const pattern = /^\["first","second","(.*)"\]$/.exec(text)?.[1];
      return pattern !== undefined && new RegExp(pattern).test("some-key");
    };
    const { text } = reduceSync({ input, language: languages.json, reduce: "trec | ~", respace: false, test: matches });
    expect(text).toBe('["first","second",""]');
  });

  it("keeps the first word of a name of several words if another name had to stay", async () => {
    const input = "import unittest\ndef test_of_much(): 0\ndef visitName(): 0\ndef HTTPServer(): 0\n_on_exit = 0\n";
    const names = /unittest\ndef test\w*\(\): 0\ndef visit\w*\(\): 0\ndef HTTP\w*\(\): 0\n_on\w* = 0/;
    const { text } = reduceSync({
      input,
      language: await loadLanguage("python"),
      reduce: "trec",
      respace: false,
      test: (text) => names.test(text),
    });
    expect(text).toBe("import unittest\ndef test(): 0\ndef visit(): 0\ndef HTTP(): 0\n_on = 0\n");
  });

  it("gives a word in several texts an unused name if failed steps are remembered, each word once", () => {
    const input = '["$ref","#/defs/word","word","word 2","only"]';
    const isReference = (text: string) => /"\$ref",.*"#\/defs\/(\w+)",.*"\1",.*"\1 2","only"/.test(text);
    const reduced = (reduce: string, test: (text: string) => boolean) =>
      reduceSync({ input, language: languages.json, reduce, respace: false, test }).text;
    expect(reduced("trec | ~", isReference)).toBe('["$ref","#/defs/a","a","a 2","only"]');
    expect(reduced("trec*", isReference)).toBe(input);
    const renamed: string[] = [];
    const isInput = (text: string) => {
      if (text && !text.includes("word")) renamed.push(text);
      return text === input;
    };
    expect(reduced("trec | ~", isInput)).toBe(input);
    expect(renamed).toEqual(['["$ref","#/defs/a","a","a 2","only"]']);
  });

  it("gives the same result with any number of jobs", async () => {
    const input = "function hello(who, what) { let size = [12, 'is', /in/g]; return `do $` + size + what }";
    const options = { input, language: languages.js, reduce: "trec* | perses* | *" };
    const isInteresting = oracleOver(input, input.split(" "), { kind: "both", units: [1, 12], seed: 5, oneIn: 3 });
    const test = async (text: string) => isInteresting(text);
    const [one, many] = await Promise.all([1, 8].map((jobs) => reduce({ ...options, test, jobs })));
    expect(many?.text).toBe(one?.text);
    expect(one?.text.length).toBeLessThan(input.length);
  });
});
