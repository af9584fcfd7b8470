import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { edit, noEdits } from "#src/tree/edits.js";
import { Unparser } from "#src/tree/unparse.js";
import { preorder } from "#src/tree/walk.js";
import { ShapeRegistry } from "#src/values/aside.js";
import { callSource } from "#src/values/call-source.js";
import { lowerNumbers } from "#src/values/lower-numbers.js";
import { writeNumber } from "#src/values/notation.js";
import { readValues } from "#src/values/read-values.js";
import { valueSyntax } from "#src/values/value-syntax.js";
import { classesIn, writeValues } from "#src/values/write-values.js";
import { anyValues, areAlike, PointClass } from "../support/any-values.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";
import { solve } from "../support/solve.js";

function written(values: readonly unknown[]) {
  const aside = new ShapeRegistry();
  const text = writeValues(values, { aside, copied: classesIn(values) });
  return { text, aside, read: (other: string) => readValues(other, values.length, aside) };
}

function nested(): unknown[] {
  let deep: unknown[] = [];
  for (let i = 0; i < deeperThanTheStack; i++) deep = [deep];
  return deep;
}

function depthOf(value: unknown): number {
  let depth = 0;
  for (let each = value; Array.isArray(each); each = each[0]) depth++;
  return depth;
}

describe("the notation of values", () => {
  it("reads what it writes: kinds, order, prototypes, protection and references", () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const { text, read } = written(values);
        const copy = read(text);
        expect(copy).toBeDefined();
        expect(areAlike(values, copy as readonly unknown[])).toBe(true);
        expect(written(copy as readonly unknown[]).text).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it("makes new objects each time", () => {
    const { text, read } = written([{ a: [1] }]);
    expect(read(text)?.[0]).not.toBe(read(text)?.[0]);
  });

  it.each<[string, readonly unknown[]]>([
    ["a function", [() => 1]],
    ["a symbol", [Symbol("s")]],
    ["a regular expression", [/a/g]],
    [
      "an object with a getter",
      [
        {
          get a() {
            return 1;
          },
        },
      ],
    ],
    ["an array with a property", [Object.assign([1], { extra: 2 })]],
    ["a promise", [Promise.resolve()]],
    ["an error", [new Error("e")]],
    [
      "a proxy",
      [
        new Proxy(
          {},
          {
            getPrototypeOf() {
              throw new Error("asked");
            },
          },
        ),
      ],
    ],
    ["an ArrayBuffer", [new ArrayBuffer(4)]],
  ])("keeps %s aside, the very one", (_, values) => {
    const { text, read } = written(values);
    expect(read(text)?.[0]).toBe(values[0]);
  });

  it("keeps instances whose class is not copied", () => {
    const point = new PointClass(1);
    const aside = new ShapeRegistry();
    const text = writeValues([[point]], { aside, copied: new Set() });
    const [list] = readValues(text, 1, aside) as [[unknown]];
    expect(list[0]).toBe(point);
  });

  it.each<[string, string]>([
    ["no text", ""],
    ["too many values", "N1;N2;"],
    ["a padded integer", "N01;"],
    ["an unknown shape", "[\uE200\uE200]"],
    ["a reference without a definition", "#\uE100\uE100"],
    ["half of true", "t"],
    ["a string without an end", "\uE000abc"],
    ["a wrong escape", "\uE000\uE002x\uE001"],
    ["a hole outside of arrays", "h"],
  ])("takes %s for no value", (_, text) => {
    const { read } = written([1]);
    expect(read(text)).toBeUndefined();
  });

  it("has texts whose single removals keep every kind and the number of values", () => {
    const kindOf = (value: unknown) => Object.prototype.toString.call(value);
    fc.assert(
      fc.property(anyValues, fc.nat(), (values, seed) => {
        const { text, read } = written(values);
        const at = seed % text.length;
        const others = read(text.slice(0, at) + text.slice(at + 1));
        if (others) expect(others.map(kindOf)).toEqual(values.map(kindOf));
      }),
      { numRuns: 300 },
    );
  });

  it("has shorter texts for simpler numbers", () => {
    const order = [0, -7, 12, Number.MAX_SAFE_INTEGER, 0.5].map((each) => writeNumber(each).length);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set([0.1, -1e-300, 2 ** 80, Number.NaN, -0].map((each) => writeNumber(each).length)).size).toBe(1);
  });

  it("is not bounded by the call stack", () => {
    const { text, read } = written([nested()]);
    expect(depthOf(read(text)?.[0])).toBe(deeperThanTheStack + 1);
    expect(callSource([nested()], { name: "f", isKept: () => false })).toHaveLength(2 * (deeperThanTheStack + 1) + 4);
  });
});

describe("the tree of values", () => {
  it("keeps the text, and each removal and minimal replacement in it gives values again", () => {
    const syntax = valueSyntax();
    fc.assert(
      fc.property(anyValues, (values) => {
        const { text, read } = written(values);
        const tree = syntax.parse(text);
        const unparser = new Unparser(tree, "keep", syntax.clash);
        expect(unparser.unparse(noEdits)).toBe(text);
        let failed = 0;
        const nodes = [...preorder(tree.root)].filter((node) => node.kind !== "token");
        for (const { from, to, replacement } of nodes) {
          if (!read(unparser.unparse(edit(noEdits, [{ from, to, text: replacement }])))) failed++;
        }
        // What fails: a definition that is in use, an element of a Set or a key that is there already, mixed typed arrays.
        const shared = values.length === 0 ? 0 : (text.match(/[=(<{«]/g)?.length ?? 0) + 1;
        expect(failed).toBeLessThanOrEqual(shared + nodes.length / 4);
      }),
      { numRuns: 100 },
    );
  });
});

describe("numbers", () => {
  it.each<[string, number | bigint | Date, (value: never) => boolean, number | bigint | Date]>([
    ["go to 0", 12345, () => true, 0],
    ["go as near to 0 as they can", 12345, (n: number) => n > 100, 101],
    ["become positive", -55, () => true, 0],
    ["stay negative where they must", -5555, (n: number) => n < -17, -18],
    ["become integers", 3.75, (n: number) => n > 2, 3],
    ["have fewer digits", 2.23606, (n: number) => n > 2 && n < 3, 2.2],
    ["come down from what is no safe integer", 1e300, (n: number) => n > 1e6, 1000001],
    ["do not change where they cannot", Number.NaN, (n: number) => Number.isNaN(n), Number.NaN],
    ["may be bigints", -(10n ** 40n), (n: bigint) => n < -(10n ** 20n), -(10n ** 20n) - 1n],
    ["may be Dates", new Date(1e12), (date: Date) => Number(date) > 5, new Date(6)],
  ])("%s", (_, value, holds, least) => {
    const { text, read } = written([[value]]);
    const inside = (each: string) => ((read(each) as readonly unknown[])[0] as [never])[0];
    const { result, tests } = solve(lowerNumbers(text), (each) => holds(inside(each)));
    expect(inside(result)).toEqual(least);
    expect(tests.length).toBeLessThan(300);
  });
});

describe("the source of a call", () => {
  it("makes the same arguments when it is run", () => {
    const isKept = () => false;
    fc.assert(
      fc.property(anyValues, (values) => {
        const source = callSource(values, { name: "fn", isKept });
        let args: unknown[] = [];
        new Function("fn", "Point", source)((...given: unknown[]) => {
          args = given;
        }, PointClass);
        expect(areAlike(values, args), source).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  const shared = [1];
  const when = new Date(1);
  const holey = Object.assign(new Array(3), { 1: 2 });
  it.each<[string, readonly unknown[], string]>([
    ["plain values", ["a\n", 1, -0, 5n, true, null, undefined], 'f("a\\n", 1, -0, 5n, true, null, undefined);'],
    ["objects", [{ a: 1, "b c": holey }], 'f({ a: 1, "b c": [, 2, ,] });'],
    [
      "keys that are no names",
      [{ ["__proto__"]: 1, [Symbol.iterator]: 2 }],
      'f({ ["__proto__"]: 1, [Symbol.iterator]: 2 });',
    ],
    ["collections", [new Map([[1, "a"]]), new Set([2]), new Set()], 'f(new Map([[1, "a"]]), new Set([2]), new Set());'],
    ["bytes", [Buffer.from([1]), Float64Array.of(0.5)], "f(Buffer.from([1]), new Float64Array([0.5]));"],
    ["shared references", [shared, shared], "const a = [1];\nf(a, a);"],
    ["other shared objects", [when, when], "const a = new Date(1);\nf(a, a);"],
    ["instances", [new PointClass(1)], "f(Object.assign(Object.create(Point.prototype), { x: 1 }));"],
    ["functions", [(x: number) => x + 1, parseInt], "f((x) => x + 1, parseInt);"],
    ["what has no source", [Promise.resolve(1)], "f(undefined /* Promise { 1 } */);"],
    ["others", [/a/g, new Date(5), new TypeError("t")], 'f(/a/g, new Date(5), new TypeError("t"));'],
  ])("shows %s", (_, values, source) => {
    expect(callSource(values, { name: "f", isKept: () => false })).toBe(source);
  });
});
