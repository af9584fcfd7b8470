import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { sweepResults } from "#src/reducer/best-first/sweep-results.js";
import { wordSyntax } from "../../support/lexemes.js";
import { sweepOver } from "../../support/sweep.js";

/** The texts that are tested, and what is left. */
function sweepOf(notation: string, isInteresting: (text: string) => boolean, noResult?: string) {
  return sweepOver(sweepResults, notation, isInteresting, { ...wordSyntax, noResult });
}

const never = () => false;

describe("sweepResults", () => {
  it("removes a result type and all returned values in one step", () => {
    const notation = "s(f *({':' t}) b('{' *({x ;} {return x ;} {c b('{' *({return y ;}) '}')}) '}'))";
    expect(sweepOf(notation, (text) => !/:|return/.test(text))).toEqual({
      tests: ["f{x;c{}}"],
      left: "f{x;c{}}",
    });
  });

  it("finds the block even if its braces and elements are beside the result type", () => {
    const notation = "s(f *({':' t}) '{' *({x ;} {return x ;}) '}')";
    expect(sweepOf(notation, never)).toEqual({ tests: ["f{x;}"], left: "f:t{x;returnx;}" });
  });

  it("treats the last element after an arrow as a value, after the elements that begin with return", () => {
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

  it("removes the value right after a return that is no element", () => {
    const notation = "s(f *({':' t}) b('{' *({if c(return *({x}) ;)} {return *({y}) ;}) '}'))";
    expect(sweepOf(notation, never).tests).toEqual(["f{ifreturn;}"]);
  });

  describe("if a language has a word for no result", () => {
    const body = "b('{' *({x ;} {return y ;}) '}')";

    it("replaces the type by that word, also a type with marks, and removes the returned values", () => {
      expect(sweepOf(`s(*({int ID:f '(' ')' ${body}}))`, () => true, "void")).toEqual({
        tests: ["voidf(){x;}"],
        left: "voidf(){x;}",
      });
      expect(sweepOf(`s(*({static int '*' '*' ID:f '(' c '[' ')' ${body}}))`, never, "void").tests).toEqual([]);
      expect(sweepOf(`s(*({static int '*' '*' ID:f '(' c ')' ${body}}))`, never, "void").tests).toEqual([
        "staticvoidf(c){x;}",
      ]);
    });

    it("removes a part before a block only if it has an arrow", () => {
      expect(sweepOf(`s(f *({':' t}) ${body})`, never, "void").tests).toEqual([]);
      expect(sweepOf(`s(f *({'->' t}) ${body})`, never, "void").tests).toEqual(["f{x;}"]);
    });

    it("tests nothing without a type, if the type is that word, without returned values, or without brackets", () => {
      for (const notation of [
        `s(*({ID:f '(' ')' ${body}}))`,
        `s(*({'=' ID:f '(' ')' ${body}}))`,
        `s(*({void ID:f '(' ')' ${body}}))`,
        "s(*({int ID:f '(' ')' b('{' *({x ;}) '}')}))",
        `s(*({int ID:f ${body}}))`,
      ])
        expect(sweepOf(notation, never, "void").tests, notation).toEqual([]);
    });
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
  it("a function loses its result type and its values together, of which neither can be removed alone", async () => {
    const language = await loadLanguage(name);
    const test = (text: string) => {
      const [, after, body] = /^f\w+ f\([^()]*\)([^{]*)\{(.*keep.*)\}$/s.exec(text) ?? [];
      return body !== undefined && (after?.trim() !== "") === /return |;1/.test(body);
    };
    expect(test(input)).toBe(true);
    expect(reduceSync({ input, language, test, reduce: "best-first" }).text).toBe(result);
  });
});

describe.each([
  ["c", "int*f(int a){if(a)return 0;keep;return a;}", "void f(){keep;}"],
  ["cpp", "int&f(int a){if(a){return a;}keep;return a;}", "void f(){keep;}"],
  ["glsl", "float f(float a){if(a>0.)return 0.;keep;return a;}", "void f(){keep;}"],
  ["java", "class A{int f(int a){if(a>0)return 0;keep;return a;}}", "void f(){keep;}"],
])("in %s", (name, input, result) => {
  it("a result type becomes void in one step with the removal of the returned values, if neither can change alone", async () => {
    const language = await loadLanguage(name);
    const test = (text: string) => {
      const [, type, body] = /(\w+)[*&\s]+f\s*\([^()]*\)\s*\{(.*keep.*)\}/s.exec(text) ?? [];
      return (
        type !== undefined &&
        /^(?:int|float|void)$/.test(type) &&
        (type !== "void") === /return [^;]/.test(body as string)
      );
    };
    expect(test(input)).toBe(true);
    expect(reduceSync({ input, language, test, reduce: "best-first" }).text).toBe(result);
  });
});
