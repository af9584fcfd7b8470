import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/index.js";

const json = await loadLanguage("json");
const javascript = await loadLanguage("javascript");
const c = await loadLanguage("c");

interface Run {
  readonly language?: typeof json;
  readonly test?: (text: string) => boolean;
  readonly reduce?: string;
}

/** The text after the names have been inlined once, and all texts that were tested. */
function run(input: string, { language = javascript, test = () => false, reduce = "inline" }: Run = {}) {
  const tried: string[] = [];
  const record = (text: string) => {
    if (text !== "" && text !== input) tried.push(text);
    return text === input || (text !== "" && test(text));
  };
  return { text: reduceSync({ input, language, test: record, reduce, respace: false }).text, tried };
}

const chain = [
  '{"definitions":{"last":{"minLength":0},"first":{"$ref":"#/definitions/second"},',
  '"second":{"$ref":"#/definitions/third<of>"},"third<of>":{"$ref":"#/definitions/last"}},"$ref":"#/definitions/first"}',
].join("");

/** Whether references lead from a JSON Schema to the keyword `minLength`. */
function reachesLength(text: string): boolean {
  const schema = JSON.parse(text);
  let at = schema;
  for (let steps = 0; typeof at?.$ref === "string" && steps < 9; steps++) {
    at = schema.definitions?.[at.$ref.slice("#/definitions/".length)];
  }
  return at?.minLength !== undefined;
}

describe("inline", () => {
  it("replaces a name by the other names of its declaration, then by its larger parts", () => {
    expect(run("let x = f(y); g(x);").tried).toEqual(["g(y);", "g(f(y));"]);
  });

  it("finds the value of a name that is a list element by itself", async () => {
    const python = await loadLanguage("python");
    expect(run("z = c(1)\ne(z)\n", { language: python }).tried).toContain("e(c(1))\n");
    const scss = await loadLanguage("scss");
    expect(run("$dark-blue: #007; a { b: $dark-blue; }", { language: scss }).tried).toContain("a { b: #007; }");
  });

  it("puts in what is left of a declaration", async () => {
    const scss = await loadLanguage("scss");
    const test = (text: string) => /e: (\$a|b c)/.test(text) && /: b c/.test(text);
    const { text, tried } = run("$a: b c 1 !default; d { e: $a; }", { language: scss, test, reduce: "best-first" });
    expect(tried).toContain("$a: b c ; e: $a");
    expect(text).toBe("e: b c");
  });

  it("does not repeat the comment at the beginning of the text", () => {
    expect(run("// No\nlet x = f(y); g(x);").tried).toEqual(["// No\ng(y);", "// No\ng(f(y));"]);
  });

  it("is followed by the inlining of functions that use what was put in", () => {
    const test = (text: string) => {
      const printed: unknown[] = [];
      try {
        runInNewContext(text, { h: 40, print: (value: unknown) => printed.push(value) }, { timeout: 1000 });
      } catch {
        return false;
      }
      return printed.join() === "42" && /\bh\b/.test(text) && /\+= *2/.test(text);
    };
    const input = "function f(x) {\nvar g = x\ng += 2\nreturn g\n}\nprint(f(h))\n";
    expect(run(input, { test, reduce: "default" }).text).toBe("h += 2\nprint(  h )\n");
  });

  it("removes all links of a chain of references in one pass, in any order", () => {
    const { text, tried } = run(chain, { language: json, test: reachesLength });
    expect(text).toBe('{"definitions":{"last":{"minLength":0}},"$ref":"#/definitions/last"}');
    expect(tried.length).toBeLessThan(12);
  });

  it("replaces all uses of a type name", () => {
    const test = (text: string) => /^(?:typedef )?(int|a) (.*)\bi\b.*\bj\b/.test(text) && !text.includes("typedef");
    expect(run("typedef int b; b i; b j;", { language: c, test }).text).toBe("int i; int j;");
  });

  it("replaces the uses of a type name by all words of the type", () => {
    const texts = (input: string) => run(input, { language: c }).tried;
    expect(texts("typedef unsigned char T; T i; T j;")).toEqual(["unsigned char i; unsigned char j;"]);
    expect(texts("typedef struct { int a; } S; f(S *s) {}")).toEqual(["f(struct { int a; } *s) {}"]);
    expect(texts("typedef __builtin_va_list T; f(T t) {}")).toEqual(["f(__builtin_va_list t) {}"]);
  });

  it("leaves names that nothing uses, and declarations that use themselves only", () => {
    expect(run("let x = f(y); function g() { g(); }").tried).toEqual([]);
  });

  it("changes nothing that is protected", () => {
    const input = "let x = f(y); /* treemin: keep */ g(x); /* treemin: end */ h(x);";
    expect(run(input).tried.every((text) => text.includes("g(x);"))).toBe(true);
  });

  it("replaces a reference by one with another path, but not by a string without a path", () => {
    const input = '{"$ref":"x/a","d":{"x/a":{"type":"b","$ref":"y/z/b"},"y/z/b":1}}';
    const { text, tried } = run(input, { language: json, test: (each) => /^\{"\$ref":"(?:\w\/)+\w","d"/.test(each) });
    expect(text).toBe('{"$ref":"y/z/b","d":{"y/z/b":1}}');
    expect(tried[0]).toBe(text);
  });

  it("removes a record, and has what uses it use what the record uses", () => {
    const records = ['{"id":"a","v":1}', '{"id":"b","of":"a"}', '{"id":"c","of":"b","w":[1,2]}'];
    const input = `{"all":[${records.join(",")}],"shown":["a","c"]}`;
    const isString = (each: unknown) => typeof each === "string";
    const test = (each: string) => {
      const { all, shown } = JSON.parse(each);
      return shown.every(isString) && all.every(({ of = "" }) => isString(of));
    };
    const { text, tried } = run(input, { language: json, test });
    expect(tried).toContain(`{"all":[${records[0]},${records[2]?.replace('"b"', '"a"')}],"shown":["a","c"]}`);
    expect(text).toBe('{"all":[{"id":"a","v":1}],"shown":["a","a"]}');
  });

  it("tries no more records after twelve tests in vain", () => {
    const records = Array.from({ length: 30 }, (_, i) => `{"id":"a${i + 1}","of":"a${i}"}`);
    const { tried } = run(`{"all":[${records.join(",")}]}`, { language: json });
    expect(tried.filter((text) => text.split("id").length <= records.length)).toHaveLength(12);
  });

  it("is a part of the default, where the step memory does not skip steps with parts that could not be removed alone", () => {
    const { text } = run(chain, { language: json, test: reachesLength, reduce: "default" });
    expect(JSON.parse(text)).toEqual({ minLength: 0 });
  });
});
