import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { sweepResults } from "#src/reducer/best-first/sweep-results.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { type Edits, noEdits } from "#src/tree/edits.js";
import { Unparser } from "#src/tree/unparse.js";
import { wordSyntax } from "../../support/lexemes.js";
import { solve } from "../../support/solve.js";
import { parseTree } from "../../support/tree-notation.js";

/** The texts that are tested, and what is left. */
function sweepOf(notation: string, isInteresting: (text: string) => boolean) {
  const tree = parseTree(notation);
  const working = new WorkingTree({ root: tree.root, edits: noEdits });
  const unparser = new Unparser(tree, "keep", wordSyntax.clash);
  const textOf = (edits: Edits) => unparser.unparse(edits);
  const search = sweepResults(working, { tree, syntax: wordSyntax, textOf });
  const { tests } = solve(search, (edits) => isInteresting(textOf(edits)));
  return { tests: tests.map(textOf), left: textOf(working.edits) };
}

const never = () => false;

describe("sweepResults", () => {
  it("removes a result and all that is returned in one step", () => {
    const notation = "s(f *({':' t}) b('{' *({x ;} {return x ;} {c b('{' *({return y ;}) '}')}) '}'))";
    expect(sweepOf(notation, (text) => !/:|return/.test(text))).toEqual({
      tests: ["f{x;c{}}"],
      left: "f{x;c{}}",
    });
  });

  it("finds the block also where its braces and elements are beside the result", () => {
    const notation = "s(f *({':' t}) '{' *({x ;} {return x ;}) '}')";
    expect(sweepOf(notation, never)).toEqual({ tests: ["f{x;}"], left: "f:t{x;returnx;}" });
  });

  it("takes the last element for a value behind an arrow, after what begins with return", () => {
    const arrow = "s(f *({'->' t}) b('{' *({return x ;} {y}) '}'))";
    expect(sweepOf(arrow, never).tests).toEqual(["f{y}", "f{}"]);
    expect(sweepOf("s(f *({'->' t}) b('{' *({y}) '}'))", never).tests).toEqual(["f{}"]);
    expect(sweepOf("s(f *({':' t}) b('{' *({y}) '}'))", never).tests).toEqual([]);
  });

  it("goes on with the next function, in the order of the text", () => {
    const f = (name: string) => `{${name} *({':' t}) b('{' *({return x ;}) '}')}`;
    const { tests, left } = sweepOf(`s(*(${f("f")} ${f("g")}))`, (text) => text.includes("f:"));
    expect(tests).toEqual(["f{}g:t{returnx;}", "f:t{returnx;}g{}"]);
    expect(left).toBe("f:t{returnx;}g{}");
  });

  it("tests nothing where no optional part stands before a block, or in a long text", () => {
    expect(sweepOf("s(f b('{' *({return x ;}) '}'))", never).tests).toEqual([]);
    expect(sweepOf("s(*({a} {b('{' *({return x ;}) '}')}))", never).tests).toEqual([]);
    expect(sweepOf(`s(f *({':' t}) b('{' *(${"{x}".repeat(2000)} {return x ;}) '}'))`, never).tests).toEqual([]);
  });
});

describe.each([
  ["wgsl", "fn f(a:i32)->i32{if a<0{return a;}keep;return 1;}", "fn f(){keep;}"],
  ["go", "func f(a int)(int,error){if a<0{return a,nil}\nkeep\nreturn 1,nil}", "func f(){keep}"],
  ["rust", "fn f(a:i32)->i32{if a<0{return a;}keep;1}", "fn f(){keep}"],
  ["typescript", "function f(a:number):number{if(a<0)return a;keep;return 1}", "function f(){keep}"],
])("in %s", (name, input, result) => {
  it("a function loses its result and its values, of which neither can go alone", async () => {
    const language = await loadLanguage(name);
    const test = (text: string) => {
      const [, after, body] = /^f\w+ f\([^()]*\)([^{]*)\{(.*keep.*)\}$/s.exec(text) ?? [];
      return body !== undefined && (after?.trim() !== "") === /return |;1/.test(body);
    };
    expect(test(input)).toBe(true);
    expect(reduceSync({ input, language, test, reduce: "best-first" }).text).toBe(result);
  });
});
