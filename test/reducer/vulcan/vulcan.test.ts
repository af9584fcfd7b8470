import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { clashOf } from "#src/grammar/run/clash.js";
import { sentenceCheck } from "#src/grammar/run/sentence-check.js";
import { reduce, reduceSync } from "#src/index.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { vulcanPatterns } from "#src/reducer/vulcan/patterns.js";
import { isShortlexSmaller } from "#src/search/shortlex.js";
import { stagesOf } from "#src/transform/transforms.js";
import { edit, noEdits } from "#src/tree/edits.js";
import type { Node } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { jsonTexts } from "../../parse/json-texts.js";
import { valuesOf } from "../../support/json-values.js";
import { oracleOver, oracleSpecs } from "../../support/oracles.js";

const json = await loadLanguage("json");
const javascript = await loadLanguage("javascript");
const names = ["vulcan", "vulcan-identifiers", "vulcan-patterns", "vulcan-subtrees"] as const;

interface Run {
  readonly reduce: (typeof names)[number];
  readonly language?: typeof json;
  readonly test?: (text: string) => boolean;
}

/** The reduced text, and all texts that were tested. */
function run(input: string, { reduce: name, language = javascript, test = () => false }: Run) {
  const tried: string[] = [];
  const record = (text: string) => {
    if (text !== "" && text !== input) tried.push(text);
    return text === input || (text !== "" && test(text));
  };
  return { text: reduceSync({ input, language, test: record, reduce: name, respace: false }).text, tried };
}

describe("vulcan-identifiers", () => {
  it("replaces rare names by common ones first: all occurrences but the first, then all, then single ones", () => {
    expect(run("cc=b+b+cc+a+a+a", { reduce: "vulcan-identifiers" }).tried).toEqual([
      "cc=b+a+cc+a+a+a",
      "cc=a+a+cc+a+a+a",
      "cc=b+b+a+a+a+a",
      "a=b+b+a+a+a+a",
      "cc=b+b+b+a+a+a",
      "b=b+b+b+a+a+a",
      "a=b+b+cc+a+a+a",
      "b=b+b+cc+a+a+a",
      "cc=a+b+cc+a+a+a",
    ]);
  });

  it.each([
    [
      "a name that others take",
      "function foo(bar) { return bar + baz }",
      () => true,
      /^function (\w+)\(\1\) \{ return \1 \+ \1 \}$/,
    ],
    [
      "a name that must differ",
      "f(x, y)",
      (text: string) => /f\((\w), (?!\1)\w\)/.test(text),
      /^f\(f, x\)$|^f\(x, f\)$/,
    ],
    ["strings and keywords alone", "if (xy) y('xy')", () => true, /^if \(y\) y\('xy'\)$/],
  ])("leaves %s: %s", (_, input, test, expected) => {
    expect(run(input, { reduce: "vulcan-identifiers", test }).text).toMatch(expected);
  });
});

describe("vulcan-patterns", () => {
  it("deletes neighbours that can only be deleted together", () => {
    // What belongs together is in two declarations: no rule of the grammar holds just these.
    const test = (text: string) => text.includes("c") && text.includes("a") === text.includes("b");
    expect(run("a();b();c()", { reduce: "vulcan-patterns", test }).text).toBe("c");
  });

  it("deletes what the grammar has no rule for", () => {
    expect(run("x=(y)", { reduce: "vulcan-patterns", test: (text) => text === "x=y" }).text).toBe("x=y");
  });

  it("tests nothing that does not parse", () => {
    const parses = sentenceCheck(javascript, { rule: "program" });
    const { tried } = run("function f(a){ if (a) { g([a, 1], {}); } return a ? 1 : f(2) }", {
      reduce: "vulcan-patterns",
    });
    expect(tried.length).toBeGreaterThan(20);
    for (const text of tried) expect([text, parses(text)]).toEqual([text, true]);
  });

  it("tests at most seven deletions for each node of each level", () => {
    const input = JSON.stringify(Array.from({ length: 20 }, () => [1, 2]));
    expect(run(input, { reduce: "vulcan-patterns", language: json }).tried.length).toBeLessThan(7 * input.length * 3);
  });

  it("tests all deletions if the text does not parse to begin with", () => {
    expect(
      run("[1,[2,,3]", { reduce: "vulcan-patterns", language: json, test: (text) => text.includes("2") }).text,
    ).toBe(",2");
  });
});

describe("vulcan-patterns, where hardly anything parses,", () => {
  it("checks at most one text a round, so that the driver can attend to signals in between", () => {
    const text = `${"[".repeat(40)}1${"]".repeat(40)}`;
    const parsed = parseTreeSync(json, text);
    const unparser = new Unparser(parsed.tree, "keep", clashOf(json));
    let checks = 0;
    const language = syntaxOf(json, parsed, {});
    const isSentence = language.sentenceCheck(text);
    const syntax = { ...language, sentenceCheck: () => (each: string) => ++checks > 0 && isSentence?.(each) === true };
    const search = vulcanPatterns(
      { root: parsed.tree.root, edits: noEdits },
      { syntax, textOf: (edits) => unparser.unparse(edits) },
    );
    let empty = 0;
    for (let step = search.next(); !step.done; step = search.next()) {
      expect(checks).toBeLessThanOrEqual(1);
      checks = 0;
      if ([...step.value].length === 0) empty++;
    }
    expect(empty).toBeGreaterThan(100);
  });
});

describe("vulcan-subtrees", () => {
  it.each([
    ["a value of the same size that comes before it", json, "{}", () => true, '""'],
    ["a form that the text has nowhere", javascript, "f(x)", (text: string) => /^\W\w\W$|^f.x/.test(text), "/a/"],
    ["its tokens in a smaller form", javascript, "while(x)y();", (text: string) => /^w.*x.*;$/.test(text), "while(x);"],
  ])("leaves %s: %s", (_, language, input, test, expected) => {
    expect(run(input, { reduce: "vulcan-subtrees", language, test }).text).toBe(expected);
  });
});

/** Reduces to the fixpoint; the empty text is never interesting. */
function fixpoint(input: string, name: Run["reduce"], { language, test }: Required<Omit<Run, "reduce">>): string {
  return reduceSync({
    input,
    language,
    reduce: `${name}*`,
    respace: false,
    test: (text) => text !== "" && test(text),
  }).text;
}

describe("the fixpoint of vulcan-identifiers", () => {
  const programs = fc
    .array(fc.tuple(fc.constantFrom("a", "b", "foo", "bar", "x1"), fc.constantFrom(" + ", "; ", "(0); ")), {
      minLength: 2,
      maxLength: 7,
    })
    .map((parts) => `${parts.flat().join("")}c`);

  it("leaves no name that another one can replace: everywhere, everywhere but first, or in one place", () => {
    fc.assert(
      fc.property(programs, oracleSpecs, (input, spec) => {
        const test = oracleOver(input, input.split(/(?<=\W)/), spec);
        const text = fixpoint(input, "vulcan-identifiers", { language: javascript, test });
        const words = text.split(/\b/);
        const places = [...words.keys()].filter((i) => /^[a-z]/.test(words[i] as string));
        for (const place of places) {
          const own = words[place] as string;
          const same = places.filter((i) => words[i] === own);
          for (const name of places.map((i) => words[i] as string)) {
            for (const group of [[place], same, same.slice(1)]) {
              if (!isShortlexSmaller(name, own) || group.length === 0) continue;
              const other = words.map((word, i) => (group.includes(i) ? name : word)).join("");
              expect([text, other, test(other)]).toEqual([text, other, false]);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("the fixpoint of vulcan-patterns", () => {
  interface Shape {
    readonly from: number;
    readonly to: number;
    readonly children: readonly Shape[];
  }

  /** A node without lists, empty nodes and chains. */
  function shapeOf(node: Node): Shape {
    const children = node.children
      .flatMap((child): readonly Node[] => (child.kind === "quantifier" ? child.children : [child]))
      .filter(({ from, to }) => from < to)
      .map(shapeOf);
    const [only] = children;
    const isChain = children.length === 1 && only?.from === node.from && only.to === node.to;
    return isChain ? (only as Shape) : { from: node.from, to: node.to, children };
  }

  /** All ways to leave out two or more of four neighbours of a level. */
  function* deletions(root: Shape): Iterable<readonly Shape[]> {
    for (let level = [root]; ; level = level.flatMap((each) => (each.children.length > 0 ? each.children : [each]))) {
      for (let at = 0; at < level.length; at++) {
        for (let bits = 1; bits < 16; bits++) {
          const nodes = level.slice(at, at + 4).filter((_, i) => (bits >> i) & 1);
          if (nodes.length >= 2) yield nodes;
        }
      }
      if (level.every(({ children }) => children.length === 0)) return;
    }
  }

  it("leaves no two to four of four neighbours of a level that can be deleted such that the text parses", () => {
    const parses = sentenceCheck(json, { rule: "json" });
    fc.assert(
      fc.property(jsonTexts, oracleSpecs, (input, spec) => {
        const test = oracleOver(input, input.match(/[\w"]+|\S/g) ?? [], spec);
        const text = fixpoint(input, "vulcan-patterns", { language: json, test });
        const { tree } = parseTreeSync(json, text);
        const stages = stagesOf(tree, { squeezeTree: false, hideUnremovableTokens: false });
        const unparser = new Unparser(tree, "keep", clashOf(json));
        for (const nodes of deletions(shapeOf((stages.at(-1) ?? { tree }).tree.root))) {
          const cuts = nodes.map(({ from, to }) => ({ from, to, text: "" }));
          const other = unparser.unparse(cuts.reduce((edits, cut) => edit(edits, [cut]), noEdits));
          if (other !== "" && parses(other)) expect([text, other, test(other)]).toEqual([text, other, false]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("the fixpoint of vulcan-subtrees", () => {
  it("leaves no value of JSON that can become one of the shortest texts of its forms", () => {
    fc.assert(
      fc.property(jsonTexts, oracleSpecs, (layouted, spec) => {
        const input = JSON.stringify(JSON.parse(layouted));
        const test = oracleOver(input, input.match(/[\w"]+|\S/g) ?? [], spec);
        const text = fixpoint(input, "vulcan-subtrees", { language: json, test });
        for (const { start, end, tokens } of valuesOf(text)) {
          for (const constant of ["0", '""', "{}", "[]", "true", "false", "null"]) {
            const other = text.slice(0, start) + constant + text.slice(end);
            if (!isShortlexSmaller(other, text) || (tokens === 1 && /^[{[]/.test(constant))) continue;
            expect([text, other, test(other)]).toEqual([text, other, false]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(names)("%s with any oracle", (name) => {
  it("ends, makes the text smaller in each step, and does the same for any number of jobs", async () => {
    await fc.assert(
      fc.asyncProperty(jsonTexts, oracleSpecs, async (input, spec) => {
        const test = oracleOver(input, input.match(/[\w"]+|\S/g) ?? [], spec);
        const options = { input, language: json, test, reduce: `${name}*`, respace: false };
        const accepted = [input];
        const { text } = reduceSync({
          ...options,
          onEvent: (event) => void (event.kind === "accepted" && accepted.push(event.text)),
        });
        for (const [i, each] of accepted.entries()) {
          if (i > 1) expect(isShortlexSmaller(each, accepted[i - 1] as string)).toBe(true);
        }
        expect((await reduce({ ...options, jobs: 8 })).text).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  it("makes names of programs smaller, the same for any number of jobs", async () => {
    const input = "function foo(bar, qux) { return bar + qux.foo(bar) }";
    for (let seed = 0; seed < 8; seed++) {
      const test = oracleOver(input, [], { kind: "hash", seed, oneIn: 4 });
      const options = { input, language: javascript, test, reduce: `${name}*` };
      const { text } = reduceSync(options);
      expect(text.length).toBeLessThanOrEqual(input.length);
      expect((await reduce({ ...options, jobs: 8 })).text).toBe(text);
    }
  });
});
