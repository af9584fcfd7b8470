import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { Inlinings } from "#src/reducer/best-first/inlinings.js";
import { trySteps } from "#src/reducer/best-first/special-steps.js";
import type { SweepContext } from "#src/reducer/best-first/sweep.js";
import type { NameContext } from "#src/reducer/names/token-names.js";
import type { WorkingTree } from "#src/search/working-tree.js";
import { sweepOver } from "../../support/sweep.js";

const tryInlinings = (tree: WorkingTree, context: SweepContext & NameContext) =>
  trySteps(tree, context, () => new Inlinings(tree, context).steps());

/** The texts that are tested, and what is left. Spaces do not matter. */
function sweepOf(notation: string, isInteresting: (text: string) => boolean) {
  const { tests, left } = sweepOver(tryInlinings, notation, (text) => isInteresting(tight(text)));
  return { tests: tests.map(tight), left: tight(left) };
}

function tight(text: string): string {
  return text.replaceAll(" ", "");
}

const never = () => false;

/** A function that is called at once, in brackets; `s` stands for statements, `e` for expressions. */
function calledAtOnce(parameters: string, block: string, args: string): string {
  return `p(*({s(e('(' e(fn '(' *(${parameters}) ')' '{' *(${block}) '}' '(' *(${args}) ')') ')') ;)}))`;
}

const factory = "e(fn '(' ')' '{' *({s(y ;)} {s(return _ z ;)}) '}')";

describe("Inlinings", () => {
  it("puts the argument in place of the only use of the parameter, and what it returns in place of its call", () => {
    const notation = calledAtOnce("{ID:f}", "{s(a ;)} {s(e(x '=' ID:f '(' ')') ;)}", `{${factory}}`);
    const apart = "(x=fn(){y;returnz;}());";
    expect(sweepOf(notation, never).tests).toEqual(["y;x=z;", apart]);
    expect(sweepOf(notation, (text) => text === apart).left).toBe(apart);
    expect(sweepOf(notation, () => true)).toEqual({ tests: ["y;x=z;"], left: "y;x=z;" });
  });

  it("puts what a function returns in place of its call", () => {
    const notation = calledAtOnce("", "{s(y ;)} {s(return _ z ;)}", "");
    expect(sweepOf(notation, () => true)).toEqual({ tests: ["y;z;"], left: "y;z;" });
    expect(sweepOf(calledAtOnce("", "{s(return _ z ;)} {s(y ;)}", ""), never).tests).toEqual([]);
  });

  it("puts that in brackets if an operator is beside the call", () => {
    const called = "e(fn '(' ')' '{' *({s(return _ z '+' 1 ;)}) '}' '(' ')')";
    expect(sweepOf(`p(*({s(e(${called} '*' 2) ;)}))`, never).tests).toEqual(["(z+1)*2;"]);
    expect(sweepOf(`p(*({s(e(x '=' ${called}) ;)}))`, never).tests).toEqual(["x=z+1;"]);
  });

  it("removes an unused parameter with its argument, and replaces a parameter by a word", () => {
    const notation = calledAtOnce("{ID:f} {',' | ID:g}", "{s(e(ID:g ID:g) ;)}", "{e(1 '+' 2)} {',' | e(3)}");
    expect(sweepOf(notation, never).tests).toEqual(["1+2;33;", "(fn(g){gg;}(3));", "(fn(f){33;}(1+2));"]);
    expect(sweepOf(notation, (text) => text.includes("fn")).left).toBe("(fn(){33;}());");
  });

  it("puts the block of a function that returns nothing after its arguments, in place of a statement that is just the call", () => {
    const block = "{s(ID:f '.' ID:f ;)} {s(ID:g ;)}";
    const notation = calledAtOnce("{ID:f} {',' | ID:g}", block, "{e(x '.' y '=' 1)} {',' | e(2)}");
    const text = "x.y=1;x.y.f;2;";
    expect(sweepOf(notation, never).tests).toContain(text);
    expect(sweepOf(notation, (each) => each === text).left).toBe(text);
    const blockOf = (parameter: string, arg: string) => calledAtOnce(`{ID:${parameter}}`, "{s(ID:f ;)}", `{e(${arg})}`);
    expect(sweepOf(blockOf("g", "1 '+' 2"), never).tests).toContain("1+2;f;");
    // A parameter with a use needs a name for its argument, and words alone do nothing.
    expect(sweepOf(blockOf("f", "1 '+' 2"), never).tests).not.toContainEqual(expect.stringMatching(/^1\+2/));
    expect(sweepOf(blockOf("g", "1"), never).tests).not.toContain("1;f;");
    expect(sweepOf(blockOf("f", "x '=' 1").replace(") ;)", ") '+' 1 ;)"), never).tests).not.toContain("x=1;x;");
  });

  it("tests nothing for lists after other things, or in a long text", () => {
    expect(sweepOf("p(*({s(ID:f '(' *({e(1)}) ')' ;)}))", never).tests).toEqual([]);
    expect(sweepOf("p(*({s(if '(' ID:a ')' '(' *({e(1)}) ')' ;)}))", never).tests).toEqual([]);
    const long = calledAtOnce("", `${"{s(y ;)}".repeat(1000)} {s(return _ z ;)}`, "");
    expect(sweepOf(long, () => true).tests).toEqual([]);
  });

  it("makes at most 32 tests", () => {
    const names = Array.from({ length: 40 }, (_, i) => `{${i > 0 ? "',' | " : ""}ID:x${i}}`);
    expect(sweepOf(calledAtOnce(names.join(" "), "{s(y ;)}", names.join(" ")), never).tests).toHaveLength(32);
  });
});

/** A program of a function with the name `f`, as an element of a list, and of a statement in another function. */
function calledOnce(parameters: string, block: string, call: string): string {
  const own = `s(ID:f '(' *(${parameters}) ')' '{' *(${block}) '}')`;
  return `p(*({${own}} {s(ID:main '(' ')' '{' *({s(a ;)} {s(${call} ;)}) '}')}))`;
}

describe("Inlinings, for a function that is called once,", () => {
  it("puts its block in place of the call, with the arguments in place of the parameters", () => {
    const block = "{s(ID:x '+' ID:y ;)} {s(ID:x ;)}";
    const notation = calledOnce("{ID:int ID:x} {',' | ID:int ID:y}", block, "ID:f '(' *({1} {',' | 2 '*' 3}) ')'");
    expect(sweepOf(notation, () => true)).toEqual({
      tests: ["main(){a;1+(2*3);1;}"],
      left: "main(){a;1+(2*3);1;}",
    });
    expect(sweepOf(notation, never).left).toBe("f(intx,inty){x+y;x;}main(){a;f(1,2*3);}");
  });

  it("takes the last one of several parameters with one name", () => {
    const notation = calledOnce("{ID:x} {',' | ID:x}", "{s(ID:x ;)}", "ID:f '(' *({1} {',' | 2}) ')'");
    expect(sweepOf(notation, never).tests).toEqual(["main(){a;2;}"]);
  });

  it("puts what it returns in place of the call, also of a method", () => {
    const block = "{s(y ;)} {s(return _ z ;)}";
    expect(sweepOf(calledOnce("", block, "x '=' ID:f '(' ')'"), never).tests).toEqual(["main(){a;y;\nx=z;}"]);
    const method = calledOnce("", block, "x '=' this '.' b '.' ID:f '(' ')' '+' 1");
    expect(sweepOf(method, never).tests).toEqual(["main(){a;y;\nx=z+1;}"]);
  });

  it("puts what it returns in brackets if an operator is beside the call, and it is more than a path", () => {
    const tested = (result: string, statement: string) =>
      sweepOf(calledOnce("", `{s(return _ ${result} ;)}`, statement), never).tests.map((text) => text.slice(10, -2));
    expect(tested("z '+' 1", "2 '*' ID:f '(' ')'")).toEqual(["2*(z+1)"]);
    expect(tested("z '+' 1", "ID:f '(' ')' '*' 2")).toEqual(["(z+1)*2"]);
    expect(tested("z '.' y", "ID:f '(' ')' '*' 2")).toEqual(["z.y*2"]);
    expect(tested("z '+' 1", "x '=' ID:f '(' ')'")).toEqual(["x=z+1"]);
    expect(tested("z '+' 1", "g '(' ID:f '(' ')' ')' '*' 2")).toEqual(["g(z+1)*2"]);
  });

  it("finds a method that is called once, whatever else has its name", () => {
    const methods = (name: string) =>
      `p(*({s(o '=' '{' *({m(ID:f ${name} '(' *({ID:x}) ')' '{' *({s(return _ ID:x ;)}) '}')}) '}' ;)} %))`;
    const shorthand = methods("").replace("%", "{s(ID:x '=' o '.' ID:f '(' *({1}) ')' '+' a '.' ID:f ;)}");
    expect(sweepOf(shorthand, never).tests).toContain("o={};\nx=1+a.f;");
    const property = methods("':' function").replace("%", "{s(ID:y '=' o '.' ID:f '(' *({1}) ')' '+' a '.' ID:f ;)}");
    expect(sweepOf(property, never).tests).toContain("o={};\ny=1+a.f;");
    const twice = methods("").replace("%", "{s(o '.' ID:f '(' *({1}) ')' '+' o '.' ID:f '(' *({1}) ')' ;)}");
    expect(sweepOf(twice, never).tests).toEqual([]);
  });

  it("finds a method of an object that is written in the call", () => {
    const object = "'{' *({m(ID:f '(' *({ID:x}) ')' '{' *({s(return _ ID:x '+' 2 ;)}) '}')}) '}'";
    const notation = `p(*({s(ID:y '=' '(' ${object} ')' '.' ID:f '(' *({1}) ')' '*' 3 ;)}))`;
    expect(sweepOf(notation, never).tests).toContain("\ny=(1+2)*3;");
  });

  it("does so if the call comes first", () => {
    const notation = "p(*({s(ID:main '(' ')' '{' *({s(ID:f '(' ')' ;)}) '}')} {s(ID:f '(' ')' '{' *({s(y ;)}) '}')}))";
    expect(sweepOf(notation, never).tests).toEqual(["main(){y;}"]);
  });

  it("tells its parameters from other names of the same text, its own included", () => {
    const notation = calledOnce("{ID:f}", "{s(ID:f ;)}", "ID:f '(' *({1}) ')'");
    expect(sweepOf(notation, never).tests).toEqual(["main(){a;1;}"]);
    const called = "{s(ID:f '(' *({ID:f}) ')' '{' *({s(ID:f ;)}) '}')}";
    expect(sweepOf(`p(*(${called} {s(ID:f '(' *({1}) ')' ;)} {s(ID:f '(' *({2}) ')' ;)}))`, never).tests).toEqual([]);
  });

  it("tests nothing if it is called twice or in itself, returns nothing that is used, or has another number of parameters", () => {
    const call = "ID:f '(' ')'";
    expect(sweepOf(calledOnce("", "{s(y ;)}", `${call} ${call}`), never).tests).toEqual([]);
    expect(sweepOf(`p(*({s(ID:f '(' ')' '{' *({s(${call} ;)}) '}')} {s(y)}))`, never).tests).toEqual([]);
    expect(sweepOf(calledOnce("", "{s(y ;)}", `x '=' ${call}`), never).tests).toEqual([]);
    expect(sweepOf(calledOnce("{ID:x}", "{s(y ;)}", call), never).tests).toEqual([]);
  });
});

describe("Inlinings, for a name that a value is assigned to,", () => {
  it("puts the value in place of the uses, in brackets if an operator is in it outside of brackets", () => {
    const uses = "{s(ID:x '(' 1 ')' ;)} {s(ID:x '[' 2 ']' ;)}";
    const path = `p(*({s(var _ ID:x '=' a '.' b ;)} ${uses}))`;
    expect(sweepOf(path, () => true)).toEqual({ tests: ["a.b(1);a.b[2];"], left: "a.b(1);a.b[2];" });
    const sum = "p(*({s(ID:x '=' a '+' b ;)} {s(ID:x '(' 1 ')' ;)}))";
    expect(sweepOf(sum, never).tests).toEqual(["(a+b)(1);"]);
    const call = "p(*({s(var _ ID:x '=' a '.' '(' b '+' f '(' 1 ')' ')' '[' 2 ']' ;)} {s(ID:x '(' 1 ')' ;)}))";
    expect(sweepOf(call, never).tests).toEqual(["a.(b+f(1))[2](1);"]);
  });

  it("puts the value in place of the only use in the next statement, whatever other uses there are", () => {
    const statements = (...texts: readonly string[]) => `p(*(${texts.map((text) => `{s(${text} ;)}`).join(" ")}))`;
    const last = "return _ ID:x '-' ID:x";
    const program = statements("var _ ID:x '=' a", "ID:x '=' ID:x '+' 1", last);
    const text = "x=a+1;returnx-x;";
    expect(sweepOf(program, never).tests).toContain(text);
    expect(sweepOf(program, (each) => each === text).left).toBe(text);
    const product = statements("ID:x '=' a '*' b", "ID:y '=' ID:x '+' 1", last);
    expect(sweepOf(product, never).tests).toContain("y=(a*b)+1;returnx-x;");
    expect(sweepOf(statements("ID:x '=' a", "f '(' b '.' ID:x ')'", last), never).tests).toEqual([]);
  });

  it("tests nothing if the uses are nodes of their own, members or in the value, or the value is long and used twice", () => {
    const value = (text: string, ...uses: readonly string[]) =>
      `p(*({s(ID:x '=' ${text} ;)} ${uses.map((use) => `{s(${use} ;)}`).join(" ")}))`;
    expect(sweepOf(value("a", "y", "v=0(ID:x)"), never).tests).toEqual([]);
    expect(sweepOf(value("a", "b '.' ID:x '(' ')'"), never).tests).toEqual([]);
    expect(sweepOf(value("ID:x '(' ')'"), never).tests).toEqual([]);
    expect(sweepOf(value("a '+' b", "y", "ID:x '(' ')'", "ID:x '(' ')'"), never).tests).toEqual([]);
  });
});

describe.each([
  ["c", "int a;void f(int b,int c){if(b)keep(c);}int main(){a=1;f(a,2);}"],
  ["javascript", "let a;function f(b){if(b)keep(a)}function main(){a=1;f(a)}"],
  ["java", "class A{int a;void f(int b){if(b)keep(a);}void main(){a=1;this.f(a);}}"],
  ["rust", "fn f(b:i32){if b{keep(b);}}fn main(){let a=1;f(a);}"],
  ["go", "package p\nfunc f(b int) {\nif b {\nkeep(b)\n}\n}\nfunc main() {\na := 1\nf(a)\n}\n"],
  ["wgsl", "fn f(b:i32){if b{keep(b);}}fn main(){let a=1;f(a);}"],
])("in %s", (name, input) => {
  it("a function goes if its block can take the place of its call", async () => {
    const language = await loadLanguage(name);
    // A call of `keep` must be in what `main` reaches.
    const test = (text: string) => {
      const main = /\bmain\b.*/s.exec(text)?.[0] ?? "";
      const isReached = /\bf\(/.test(main) && /\bf\(.*keep\(/s.test(text.slice(0, -main.length));
      return /keep\(/.test(main) || isReached;
    };
    expect(test(input)).toBe(true);
    expect(reduceSync({ input, language, test, reduce: "best-first" }).text).not.toMatch(/\bf\(/);
  });
});

describe.each(["javascript", "typescript"])("in %s", (name) => {
  /** The result for a program that must log a named function with an empty body, defined in a statement of its own. */
  async function reduced(input: string): Promise<string> {
    const test = (text: string) => {
      // The text may not be a loop without an end.
      if (/\b(for|while|do)\b/.test(text) || !/(^|[\n;{}])\s*function \w+ *\(\) *\{\}/.test(text)) return false;
      const logged: unknown[] = [];
      try {
        runInNewContext(text, { log: (value: unknown) => logged.push(value) });
      } catch {
        return false;
      }
      return logged.some((value) => /^function \w+ *\(\) *\{\}$/.test(String(value)));
    };
    expect(test(input)).toBe(true);
    return reduceSync({ input, language: await loadLanguage(name), test }).text;
  }

  it("a module loses the functions around it", async () => {
    const module = "function run() {}\nvar api = {run: run}\nreturn api\n";
    const input = `(function (global, factory) {\nlib = factory()\n}(this, function () {\n${module}}))\nlog(lib.run)\n`;
    expect(await reduced(input)).not.toMatch(/\(function/);
  });

  it("a function that is an argument and is called loses the functions around it", async () => {
    const module = "function run() {}\nexports.run = run\n";
    const input = `(function (factory) {\nfactory(lib = {})\n})(function (exports) {\n${module}})\nlog(lib.run)\n`;
    expect((await reduced(input)).match(/function/g)).toHaveLength(1);
  });

  it("a module that fills an object loses the functions around it", async () => {
    const module = "function run() {}\nexports.run = run\n";
    const input = `(function (global, factory) {\nfactory(lib = {})\n}(this, function (exports) {\n${module}}))\nlog(lib.run)\n`;
    expect((await reduced(input)).match(/function/g)).toHaveLength(1);
  });
});
