import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CallError, reduceCall, reduceCallSync } from "#src/calls.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { callSource } from "#src/values/call-source.js";
import { areAlike } from "../support/any-values.js";
import { simplerArguments } from "../support/simpler-values.js";

/** The first example of "Reducing Failure-Inducing Inputs": fails if the input has `(` before `)`. */
function mystery(input: string) {
  const [x, y] = [input.indexOf("("), input.indexOf(")")];
  if (x >= 0 && y >= 0 && x < y) throw new RangeError("Invalid input");
}

/** Its example of several arguments. */
function listError(l1: readonly number[], l2: readonly number[], maxlen: number) {
  if (!(l1.length < l2.length && l2.length < maxlen)) throw new Error("assertion failed");
}

class Queue {
  readonly items: readonly unknown[];
  readonly name = "queue";
  constructor(items: readonly unknown[]) {
    this.items = items;
  }
  get size() {
    return this.items.length;
  }
}

class Secret {
  readonly #key = 42;
  readonly hint = "not needed";
  get key() {
    return this.#key;
  }
}

const fail = () => {
  throw new Error("always");
};

describe("reduceCallSync", () => {
  it("reduces the examples of the founding text", () => {
    expect(
      reduceCallSync(
        mystery,
        "7:,>((/$$-/->.;.=;(.%!:50#7*8=$&&=$9!%6(4=&69':'<3+0-3.24#7=!&60)2/+\";+<7+1<2!4$>92+$1<(3%&5''>#",
      ).source,
    ).toBe('mystery("()");');
    const reduced = reduceCallSync(listError, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 2, 3], 5);
    expect(reduced.source).toBe("listError([], [], 0);");
    expect(reduced.args).toEqual([[], [], 0]);
    expect(reduced.stopped).toBe("finished");
    expect(reduced.guarantee).toContain("1-minimal in chars");
    expect(reduced.place).toMatch(/reduce-call\.test\.ts:\d+:\d+$/);
  });

  const shared = { v: [1, 2] };
  const tree: { name: string; children: unknown[]; parent?: unknown } = {
    name: "root",
    children: [{ name: "leaf" }, 1],
  };
  (tree.children[0] as typeof tree).parent = tree;
  // Each fails as long as what its title says is there.
  it.each<[string, (...args: never[]) => boolean, readonly unknown[], string]>([
    ["an element", (list: number[]) => list.includes(7), [[1, 2, [3], 7, 8]], "f([7]);"],
    [
      "a nested object",
      (o: { a: { b: boolean } }) => o.a.b,
      [{ a: { b: true, c: "x" }, d: [1] }],
      "f({ a: { b: true } });",
    ],
    [
      "an object within one like it",
      (o: { v?: number }) => o.v === 3,
      [{ x: { y: { v: 3, z: {} } }, v: 3 }],
      "f({ v: 3 });",
    ],
    [
      "an entry of a Map",
      (m: Map<string, number>) => m.get("k") === 2,
      [
        new Map([
          ["a", 1],
          ["k", 2],
        ]),
      ],
      'f(new Map([["k", 2]]));',
    ],
    ["a member of a Set", (s: Set<string>) => s.has("needle"), [new Set(["hay", "needle"])], 'f(new Set(["needle"]));'],
    ["bytes", (b: Uint8Array) => b.includes(0xff), [Uint8Array.of(1, 2, 0xff, 3)], "f(new Uint8Array([255]));"],
    ["a Buffer", (b: Buffer) => b.length > 1 && Buffer.isBuffer(b), [Buffer.from("abc")], "f(Buffer.from([0, 0]));"],
    ["a number", (n: number) => n > 1234, [98765.5], "f(1235);"],
    ["a negative number", (n: number) => n < -5, [-1000], "f(-6);"],
    ["a bigint", (n: bigint) => n > 10n ** 20n, [10n ** 30n], "f(100000000000000000001n);"],
    ["a Date", (d: Date) => d.getTime() > 86_400_000, [new Date(1e12)], "f(new Date(86400001));"],
    ["a boolean", (a: boolean, b: boolean) => a || b, [true, true], "f(false, true);"],
    [
      "a hole",
      (list: unknown[]) => list.length > 0 && !(0 in list),
      [Object.assign(new Array(3), { 2: 1 })],
      "f([,]);",
    ],
    [
      "a shared object",
      (a: unknown[]) => a.length === 2 && a[0] === a[1],
      [[shared, shared]],
      "const a = {};\nf([a, a]);",
    ],
    [
      "a copy that need not be shared",
      (a: { v: number[] }[]) => a[1]?.v[1] === 2,
      [[shared, shared]],
      "f([{}, { v: [0, 2] }]);",
    ],
    [
      "a class",
      (q: Queue) => q instanceof Queue && q.size > 1,
      [new Queue([1, "two", 3])],
      "f(Object.assign(Object.create(Queue.prototype), { items: [0, 0] }));",
    ],
    [
      "null and undefined",
      (a: unknown, b: unknown) => a === null && b === undefined,
      [null, undefined],
      "f(null, undefined);",
    ],
    ["a frozen object", (o: object) => Object.isFrozen(o), [Object.freeze({ a: 1 })], "f(Object.freeze({}));"],
    [
      "an object without prototype",
      (o: object) => Object.getPrototypeOf(o) === null,
      [Object.assign(Object.create(null), { a: 1 })],
      "f({ __proto__: null });",
    ],
  ] as never)("keeps %s and nothing else", (_, holds, args, source) => {
    const f = (...given: unknown[]) => {
      if ((holds as (...args: unknown[]) => boolean)(...given)) throw new Error("it holds");
    };
    expect(reduceCallSync(f, ...args).source).toBe(source);
  });

  it("keeps a cycle", () => {
    const isCyclic = (node: typeof tree): boolean => (node.children[0] as typeof tree)?.parent === node;
    const { source } = reduceCallSync((node: typeof tree) => {
      if (isCyclic(node)) throw new Error("cycle");
    }, tree);
    const lines = source.split("\n");
    expect(lines.filter((line) => line.startsWith("const"))).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/^fn\(\w\);$/);
  });

  it("is minimal: no single step from its result fails in the same way", () => {
    const leaf = fc.oneof(
      fc.integer(),
      fc.string({ maxLength: 4 }),
      fc.boolean(),
      fc.bigInt(),
      fc.constant(null),
      fc.date({ noInvalidDate: true }),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3, depthSize: "small" },
        leaf,
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom("a", "b", "long"), tie("value"), { noNullPrototype: true }),
        fc.array(leaf, { maxLength: 3 }).map((list) => new Set(list)),
        fc.dictionary(fc.constantFrom("x", "y"), tie("value")).map((entries) => new Map(Object.entries(entries))),
      ),
    }));
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 2 }),
        fc.nat(),
        fc.integer({ min: 2, max: 8 }),
        (args, seed, oneIn) => {
          const start = callSource(args, { name: "f", isKept: () => false });
          // One in some calls fails, decided by the hash of its arguments.
          const fails = (given: readonly unknown[]) => {
            const source = callSource(given, { name: "f", isKept: () => false });
            return source === start || hash(source, seed) % oneIn === 0;
          };
          const f = (...given: unknown[]) => {
            if (fails(given)) throw new Error("chance");
          };
          const result = reduceCallSync(f, ...args);
          expect(fails(result.args)).toBe(true);
          const better = simplerArguments(result.args).filter(fails);
          expect(better, result.source).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("calls with fresh values each time, and leaves the arguments alone", () => {
    const list = [3, 1, 2];
    const { source } = reduceCallSync((given: number[]) => {
      given.sort();
      given.push(4);
      if (given.includes(2) && given.length > 2) throw new Error("two");
    }, list);
    expect(source).toBe("fn([0, 2]);");
    expect(list).toEqual([3, 1, 2]);
  });

  it("keeps instances whose copies would fail otherwise, and copies the others", () => {
    const { args } = reduceCallSync(
      (secret: Secret, queue: Queue) => {
        if (secret.key === 42 && queue.size > 0) throw new Error("found");
      },
      new Secret(),
      new Queue([1, 2, 3]),
    );
    expect(args[0].key).toBe(42);
    expect({ ...args[1] }).toEqual({ items: [0] });
    expect(args[1]).toBeInstanceOf(Queue);
  });

  it.each<[string, unknown]>([
    ["a string", "just a string"],
    ["nothing", undefined],
    ["an object", { code: 5 }],
  ])("reduces a call that throws %s", (_, thrown) => {
    const { source, error } = reduceCallSync((n: number) => {
      if (n > 3) throw thrown;
    }, 10);
    expect(source).toBe("fn(4);");
    expect(error).toBe(thrown);
  });

  it("does not take another error for the same", () => {
    const f = (n: number) => {
      if (n > 100) throw new Error("large");
      if (n > 10) throw new Error("medium");
      if (n > 1) throw new TypeError("large");
    };
    expect(reduceCallSync(f, 500).args).toEqual([101]);
    expect(reduceCallSync({ call: f, sameError: () => true }, 500).args).toEqual([2]);
    expect(
      reduceCallSync({ call: f, sameError: (error) => error instanceof TypeError || `${error}`.includes("large") }, 500)
        .args,
    ).toEqual([2]);
    const quoting = (text: string) => {
      if (text.includes("!")) throw new Error(`bad text ${text}`);
      if (text.includes("?")) throw new Error(`bad text ${text}`);
    };
    expect(reduceCallSync({ call: quoting, sameError: "place" }, "what?! no").args).toEqual(["!"]);
  });

  it("reduces strings by a grammar, if they fit it", async () => {
    const sum = (text: string, other: string) => {
      if (JSON.stringify(JSON.parse(text)).includes("1e+21") && other.length > 1) throw new Error("sum");
    };
    const call = { call: sum, language: await loadLanguage("json") };
    const { source, statistics } = reduceCallSync(
      call,
      '{"a": [1, 2, {"b": 1e21, "c": [null]}], "d": "e"}',
      "no json: {",
    );
    expect(source).toMatch(/^sum\("1e21", "..?"\);$/);
    expect(statistics.tests).toBeLessThan(150);
  });

  it("interrupts calls that do not return", () => {
    const f = (n: number) => {
      if (n < 5) for (;;);
      throw new Error("large");
    };
    const { source, statistics } = reduceCallSync({ call: f, timeout: 30 }, 20);
    expect(source).toBe("f(5);");
    expect(statistics.outcomes.timeout).toBeGreaterThan(0);
    expect(() => reduceCallSync({ call: f, timeout: 20 }, 1)).toThrow(/has not ended after 20 ms/);
  });

  it("ends at its limits with the best result so far", () => {
    const f = (list: number[]) => {
      if (list.includes(5)) throw new Error("five");
    };
    const limited = reduceCallSync({ call: f, limitTests: 3 }, [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(limited.stopped).toBe("test limit");
    expect(limited.args[0]).toContain(5);
    expect(limited.statistics.tests).toBe(3);
    const signal = AbortSignal.abort();
    expect(reduceCallSync({ call: f, signal }, [1, 5]).stopped).toBe("aborted");
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      "a call that does not throw",
      () => reduceCallSync((n: number) => n + 1, 1),
      /fn\(…\) did not throw .*; it returned 2\./,
    ],
    ["a promise", () => reduceCallSync(async () => fail()), /Use reduceCall\(\) instead/],
    ["no function", () => reduceCallSync({} as never), /There is no function to call/],
    ["a wrong option", () => reduceCallSync({ call: fail, limitTests: -1 }), /limitTests is -1/],
    ["a wrong sameError", () => reduceCallSync({ call: fail, sameError: "stack" as never }), /sameError is stack/],
    [
      "a sameError that accepts nothing",
      () => reduceCallSync({ call: fail, sameError: () => false }),
      /does not accept the error of the call itself/,
    ],
    ["a name of a language", () => reduceCallSync({ call: fail, language: "json" }), /await loadLanguage\("json"\)/],
    ["an unknown pipeline", () => reduceCallSync({ call: fail, reduce: "nothing" }), /There is no algorithm nothing/],
  ])("refuses %s", (_, act, message) => {
    expect(act).toThrow(message);
  });
});

describe("reduceCall", () => {
  const wait = () => new Promise((resolve) => setImmediate(resolve));

  it("waits for promises, and finds what reduceCallSync finds with the same calls", async () => {
    const f = (list: readonly number[]) => {
      if (list.filter((n) => n > 10).length > 1) throw new Error("two");
    };
    const args = [[5, 20, 30, 7, 40]] as const;
    const later = await reduceCall(
      async (list: readonly number[]) => {
        await wait();
        f(list);
      },
      ...args,
    );
    const atOnce = reduceCallSync(f, ...args);
    expect(later.args).toEqual([[11, 11]]);
    expect(areAlike(later.args, atOnce.args)).toBe(true);
    expect(later.statistics.tests).toBe(atOnce.statistics.tests);
    expect((await reduceCall(f, ...args)).source).toBe(atOnce.source);
  });

  it("gives up promises that do not settle", async () => {
    const f = (n: number) => (n > 3 ? Promise.reject(new Error("large")) : new Promise(() => undefined));
    const { args, statistics } = await reduceCall({ call: f, timeout: 20 }, 7);
    expect(args).toEqual([4]);
    expect(statistics.outcomes.timeout).toBeGreaterThan(0);
    await expect(reduceCall({ call: f, timeout: 20 }, 1)).rejects.toThrow(CallError);
  });

  it("takes no error of a promise that it has given up", async () => {
    const f = (n: number) =>
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error(`of ${n}`)), n === 9 || n === 8 ? 0 : 1000);
      });
    const { args, error } = await reduceCall({ call: f, timeout: 200, sameError: () => true }, 9);
    expect(args).toEqual([8]);
    expect(error).toEqual(new Error("of 8"));
  });

  it("ends when its signal aborts or the time is up", async () => {
    const f = async (n: number) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (n > 0) throw new Error("positive");
    };
    expect((await reduceCall({ call: f, limitTime: 1 }, 1e15)).stopped).toBe("deadline");
  });

  it("loads a language by its name", async () => {
    const call = (text: string) => {
      if (JSON.stringify(JSON.parse(text)).includes("null")) throw new Error("null");
    };
    expect((await reduceCall({ call, language: "json" }, '{"a": [1, null]}')).args).toEqual(["null"]);
  });
});

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 8) & 0xffff;
}
