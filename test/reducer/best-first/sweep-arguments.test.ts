import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { sweepArguments } from "#src/reducer/best-first/sweep-arguments.js";
import { sweepOver } from "../../support/sweep.js";

/** The texts that are tested, and what is left. */
function sweepOf(notation: string, isInteresting: (text: string) => boolean) {
  return sweepOver(sweepArguments, notation, isInteresting);
}

const never = () => false;

/** A list of names in brackets behind `f`, with commas as its separators. */
const list = (...names: readonly string[]) =>
  `ID:f '(' *(${names.map((name, i) => (i > 0 ? `{',' | ${name}}` : `{${name}}`)).join(" ")}) ')'`;

describe("sweepArguments", () => {
  it("removes a parameter with its argument in each call, the last one first, until none can be removed", () => {
    const notation = `s(*({${list("ID:x", "ID:y")} '{' '}'} {${list("1", "2")} ;} {${list("3", "4")} ;}))`;
    expect(sweepOf(notation, never).tests).toEqual(["f(x){}f(1);f(3);", "f(y){}f(2);f(4);"]);
    expect(sweepOf(notation, () => true)).toEqual({
      tests: ["f(x){}f(1);f(3);", "f(){}f();f();"],
      left: "f(){}f();f();",
    });
  });

  it("replaces the uses of the parameter after its list, but not those in other elements", () => {
    const uses = "'{' *({v=0(ID:x) ;} {ID:y ;}) '}'";
    const notation = `s(*({${list("ID:x")} ${uses}} {${list("1")} v=0(ID:x) ;}))`;
    expect(sweepOf(notation, never).tests).toEqual(["f(){0;y;}f()x;"]);
  });

  it("counts from the back, too, if the lists differ in length", () => {
    const notation = `s(*({${list("ID:s", "ID:x")} '{' '}'} {${list("1")} ;}))`;
    expect(sweepOf(notation, never).tests).toEqual(["f(x){}f();", "f(s){}f();"]);
  });

  it("removes what is inside another argument with that", () => {
    const notation = `s(*({${list("ID:x")} '{' '}'} {${list(list("1"))} ;}))`;
    expect(sweepOf(notation, never).tests).toEqual(["f(){}f();"]);
  });

  it("tests nothing with one list, with other brackets, where commas are no separators, or in a long text", () => {
    const call = `{${list("1")} ;}`;
    expect(sweepOf(`s(*(${call}))`, never).tests).toEqual([]);
    expect(sweepOf(`s(*(${call} {ID:f '[' *({1}) ']' ;}))`, never).tests).toEqual([]);
    expect(sweepOf(`s(*(${call} {ID:f '(' *({1 ',' 2}) ')' ;}))`, never).tests).toEqual([]);
    expect(sweepOf(`s(*(${call} ${call} ${"{x}".repeat(2000)}))`, never).tests).toEqual([]);
  });

  it("makes at most 64 tests", () => {
    const names = Array.from({ length: 50 }, (_, i) => `ID:x${i}`);
    const notation = `s(*({${list(...names)} ;} {${list(...names, "1")} ;}))`;
    expect(sweepOf(notation, never).tests).toHaveLength(64);
  });
});

describe.each([
  ["wgsl", "fn f(a:f32,b:f32)->f32{return keep(a);}fn g()->f32{let c=f(0,1);return c;}"],
  ["c", "int f(int a,int b){return keep(a);}int g(void){return f(0,1);}"],
  ["glsl", "float f(float a,float b){return keep(a);}float g(){return f(0.,1.);}"],
  ["javascript", "function f(a,b){return keep(a)}function g(){return f(0,1)}"],
  ["rust", "fn f(a:i32,b:i32)->i32{keep(a)}fn g()->i32{f(0,1)}"],
  ["java", "class A{int f(int a,int b){return keep(a);}int g(){return f(0,1);}}"],
  ["python", "def f(a,b):\n return keep(a)\ndef g():\n return f(0,1)\n"],
])("in %s", (name, input) => {
  it("a function and its call lose both parameters together, which neither can lose alone", async () => {
    const language = await loadLanguage(name);
    const test = (text: string) => {
      const [own = "", passed = "", ...others] = [...text.matchAll(/\bf\(([^()]*)\)/g)].map(
        ([, list]) => list as string,
      );
      const length = (list: string) => list.split(",").filter((each) => each.trim() !== "").length;
      const used = /keep\((\w+)\)/.exec(text)?.[1] ?? "0";
      const isDeclared = !/^[ab]$/.test(used) || own.split(/\W+/).includes(used);
      return /\bf\(.*keep.*\bf\(/s.test(text) && others.length === 0 && isDeclared && length(own) === length(passed);
    };
    expect(test(input)).toBe(true);
    expect(reduceSync({ input, language, test, reduce: "best-first" }).text).toMatch(/f\(\).*keep.*f\(\)/s);
  });
});
