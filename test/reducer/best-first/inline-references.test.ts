import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/index.js";

const json = await loadLanguage("json");
const yaml = await loadLanguage("yaml");

// biome-ignore lint/suspicious/noExplicitAny: the values are any JSON.
type Value = any;

/** What a part of a schema is after its references have been followed; undefined if it is nothing. */
function resolved(part: Value, schema: Value): Value {
  let at = part;
  for (let steps = 0; typeof at?.$ref === "string" && steps < 9; steps++) {
    at = at.$ref
      .slice(2)
      .split("/")
      .reduce((each: Value, name: string) => each?.[name], schema);
  }
  return at;
}

/** Whether a schema demands a type of `a.b.c`, wherever it says so. */
function demandsType(text: string): boolean {
  const schema = JSON.parse(text);
  let at = resolved(schema, schema);
  for (const name of ["a", "b", "c"]) at = resolved(at?.properties?.[name], schema);
  return at?.type === "string";
}

/** The text after a pass of best-first search, and all texts that were tested. */
function run(input: string, test = demandsType) {
  const tried: string[] = [];
  const isInteresting = (text: string) => {
    tried.push(text);
    return text !== "" && test(text);
  };
  const { text } = reduceSync({ input, language: json, test: isInteresting, reduce: "best-first", respace: false });
  return { text, tried };
}

const [a, b] = [{ properties: { b: { $ref: "#/d/b" } } }, { properties: { c: { $ref: "#/d/c" } } }];
const [x, y] = [{ $ref: "#/d/x" }, { $ref: "#/d/y" }];

describe("inlining of references", () => {
  it("inlines a chain of references in one test, in any order, and goes on with the new text", () => {
    const schema = { d: { b, c: { type: "string" }, a }, properties: { a: { $ref: "#/d/a" } } };
    const { text, tried } = run(JSON.stringify(schema));
    const inlined = { properties: { a: { properties: { b: { properties: { c: { type: "string" } } } } } } };
    expect(JSON.parse(text)).toEqual(inlined);
    expect(tried.map((each) => each.split("$ref").length - 1)).not.toContain(1);
  });

  it("finds names that are keys elsewhere, too, and puts what is referred to in place of the whole text", () => {
    const schema = { properties: { c: { type: "string" } } };
    const nested = {
      d: { a: { d: { c: schema.properties.c }, properties: { c: { $ref: "#/d/a/d/c" } } } },
      $ref: "#/d/a",
    };
    const test = (text: string) => {
      const root = JSON.parse(text);
      return resolved(resolved(root, root)?.properties?.c, root)?.type === "string";
    };
    expect(JSON.parse(run(JSON.stringify(nested), test).text)).toEqual(schema);
  });

  it("finds names with slashes and tildes, which pointers escape", () => {
    const item = { get: { "~": { e: [1, 2, 3, 4] } } };
    const whole = JSON.stringify({ a: { $ref: "#/p/~1a~1{b}/get/~0" }, p: { "/a/{b}": item, f: 0 } });
    const isRight = (text: string) => text === whole || text.startsWith('{"a":{"e":[1,2,3,4]}');
    expect(run(whole, isRight).text).toBe('{"a":{"e":[1,2,3,4]}}');
  });

  it("leaves what several references lead to", () => {
    const isKept = (text: string) => text.split('"#/d/x"').length === 3 && text.includes('"d":{"x":[1,2,3,4,5]');
    const { tried } = run(JSON.stringify({ d: { x: [1, 2, 3, 4, 5] }, also: x, again: x }), isKept);
    expect(tried.length).toBeGreaterThan(6);
    expect(tried.filter((text) => /"(?:also|again)":\[1/.test(text))).toEqual([]);
  });

  it("leaves what refers to itself, and inlines the others", () => {
    const isKept = (text: string) =>
      text.includes('"y":[{"$ref":"#/d/y"') &&
      (text.includes('"also":[1,2]') || (text.includes('"also":{"$ref":"#/d/x"}') && text.includes('"d":{"x":[1,2]')));
    const { text } = run(JSON.stringify({ d: { x: [1, 2], y: [y] }, also: x }), isKept);
    expect(JSON.parse(text)).toEqual({ y: [y], also: [1, 2] });
  });

  it.each(["http://a/b", "b"])(
    "inlines what an address refers to if that is called %s and refers to itself",
    (name) => {
      const item = { $id: "http://a/b", properties: { b: { $ref: "http://a/b" }, c: { type: "string" } } };
      const own = name === "b" ? {} : { $id: "http://a/a" };
      const bundle = { properties: { a: { ...own, $ref: "http://a/b#" } }, d: { [name]: item, e: 1 } };
      const isKept = (text: string) => {
        const { properties, d } = JSON.parse(text);
        const at = properties?.a?.$ref === "http://a/b#" ? d?.[name] : properties?.a;
        return JSON.stringify(at) === JSON.stringify(item);
      };
      const { text } = run(JSON.stringify(bundle), isKept);
      expect(JSON.parse(text)).toEqual({ properties: { a: item } });
    },
  );

  it("leaves addresses that several elements have, or that several places refer to", () => {
    const [here, there] = [
      { $id: "a/b", f: [1, 2, 3] },
      { $id: "a/b", g: 4 },
    ];
    const texts = [
      { d: { b: here, c: there } },
      { a: { $ref: "a/b" }, b: { $ref: "a/b" }, d: { c: there } },
      { a: { $ref: "a/b" }, e: { "a/b": { f: [1, 2, 3] } }, d: { "a/b": { g: 4 } } },
      { a: ["a/b"], d: { "a/b": { g: 4 } }, e: [1, 2, 3] },
    ];
    for (const input of texts.map((each) => JSON.stringify(each))) {
      const { tried } = run(input, (text) => text.length > input.length - 3);
      expect(tried.length).toBeGreaterThan(6);
      expect(tried.filter((text) => /"[ab]":\{(?:"\$id":"a\/b",)?"g"/.test(text))).toEqual([]);
    }
  });

  it("inlines in later passes what had a second reference before", () => {
    const whole = /^\{"a":\{"\$ref":"#\/d\/b"\},"d":\{"b":\[1,2,3,4\]\},"e":"\w+","\w+":\{"\$ref":"#\/d\/b"\}\}$/;
    // The second reference can only go once texts are short.
    const short = /^\{"a":(?:\{"\$ref":"#\/d\/b"\},"d":\{"b":\[1,2,3,4\]\}|\[1,2,3,4\](?:,"d":\{\})?),"e":"\w{1,4}"\}$/;
    const { text } = reduceSync({
      input: '{"a":{"$ref":"#/d/b"},"d":{"b":[1,2,3,4]},"e":"fghij","klmno":{"$ref":"#/d/b"}}',
      language: json,
      test: (each) => whole.test(each) || short.test(each),
      reduce: "best-first | trec | pardis | ~",
      respace: false,
    });
    expect(text).toBe('{"a":[1,2,3,4],"e":"a"}');
  });

  it("indents what it puts into an indented block, also if that refers to more", () => {
    const input = [
      "paths:",
      "  a:",
      "    - $ref: '#/d/e/a'",
      "d:",
      "  e:",
      "    a:",
      "        b: 1",
      "        c:",
      "            $ref: '#/d/e/b'",
      "    b:",
      "      - 2",
      "      - f: 3",
      "        g: 4",
      "",
    ];
    const inlined = [
      "paths:",
      "  a:",
      "    - b: 1",
      "      c:",
      "          - 2",
      "          - f: 3",
      "            g: 4",
      "",
    ];
    const [whole, wanted] = [input.join("\n"), inlined.join("\n")];
    const test = (text: string) => text === whole || text.startsWith(wanted);
    expect(reduceSync({ input: whole, language: yaml, test, reduce: "best-first", respace: false }).text).toBe(wanted);
  });

  it("reads references in other languages", () => {
    const input = "b: {$ref: '#/d/a'}\nd: {a: {e: [1, 2, 3, 4]}, f: 0}\n";
    const isRight = (text: string) =>
      text.startsWith("b: {e: [1, 2, 3, 4]}") || /^b: \{\$ref: '#\/d\/a'\}\nd: \{a: \{e: \[1, 2, 3, 4\]\}/.test(text);
    const { text } = reduceSync({ input, language: yaml, test: isRight, reduce: "best-first", respace: false });
    expect(text).not.toContain("$ref");
  });
});
