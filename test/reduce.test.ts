import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Outcome, ReductionEvent, Statistics } from "#src/index.js";
import {
  loadLanguage,
  NotInterestingError,
  type Reduction,
  reduce,
  reduceSync,
  UnknownLanguageError,
} from "#src/index.js";
import type { Journal } from "#src/schedule/journal.js";
import { deeperThanTheStack } from "./support/deeper-than-the-stack.js";
import { hash } from "./support/fake-oracle.js";

const json = await loadLanguage("json");

/** Reduces synchronously, with one job and with four jobs, which must agree. */
async function both(input: string, test: (text: string) => boolean): Promise<Reduction> {
  const sync = reduceSync({ input, language: json, test });
  for (const jobs of [1, 4]) {
    const { text, statistics } = await reduce({ input, language: "json", test, jobs });
    expect(text).toBe(sync.text);
    expect(statistics.steps.map(({ size }) => size)).toEqual(sync.statistics.steps.map(({ size }) => size));
  }
  return sync;
}

/** Parses a text as JSON; undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const people = `{
  "people": [
    { "name": "Ada", "born": 1815, "tags": ["math", "code"] },
    { "name": "Alan", "born": 1912, "tags": [] },
    { "name": "Grace", "born": 1906, "tags": ["code", "navy", "cobol"] }
  ],
  "count": 3,
  "nested": { "a": [[], [[1, 2.5e3]], {}], "b": null, "c": true }
}
`;

describe("the result is minimal:", () => {
  const has = (part: string) => (text: string) => text.includes(part);
  it.each<readonly [string, string, (text: string) => boolean, string]>([
    ["a value deep inside", people, (text) => parsed(text) !== undefined && text.includes("2.5e3"), "2.5e3"],
    ["two values of one list", "[1, 2, 3, 4, 5, 6, 7, 8]", (text) => /2.*7/s.test(text), "[2,7]"],
    ["the last element alone", "[1, 2, 3]", (text) => text.startsWith("[") && text.includes("3"), "[3]"],
    ["a key, not its value", people, (text) => parsed(text) !== undefined && text.includes('"count"'), '"count"'],
    ["duplicate keys", '{"a": 1, "b": 2, "a": [3, 4]}', (text) => /^\{.*"a".*"a"/s.test(text), '{"a":0,"a":0}'],
    ["one line of several", '{"a": 1}\n{"b": [2]}\n{"c": 3}\n', has('"b"'), '"b"'],
    ["a needed space", "[1,  2 ]", has(", "), "[0, 0]"],
    ["a needed line end", '{\n  "a": 1,\n  "b": 2\n}\n', (text) => /\{\s*\n/.test(text), "{\n}"],
    ["nothing but the kind", people, (text) => parsed(text) instanceof Object, "{}"],
    ["anything", people, () => true, ""],
    ["a character that is no JSON", "[1, 2, ?, 3]", has("?"), "?0"],
    ["a value of JSON5", '{"a":[{"b":0,c:NaN,"d":0x1F},2]}', has("NaN"), "NaN"],
  ])("%s", async (_, input, test, expected) => {
    expect((await both(input, test)).text).toBe(expected);
  });
});

/** A JSON text as a tree of values that keeps duplicate keys, made without treemin's parser. */
type Value = { list: Value[] } | { members: [string, Value][] } | { scalar: string };

function render(value: Value): string {
  if ("scalar" in value) return value.scalar;
  if ("list" in value) return `[${value.list.map(render).join()}]`;
  return `{${value.members.map(([key, each]) => `${key}:${render(each)}`).join()}}`;
}

function read(text: string): Value {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[\][{}:,]|[^\s\][{}:,"]+/g) ?? [];
  let at = 0;
  const value = (): Value => {
    const token = tokens[at++] as string;
    if (token === "[") {
      const list: Value[] = [];
      while (tokens[at] !== "]")
        if (tokens[at] === ",") at++;
        else list.push(value());
      at++;
      return { list };
    }
    if (token === "{") {
      const members: [string, Value][] = [];
      while (tokens[at] !== "}") {
        if (tokens[at] === ",") at++;
        const key = tokens[at] as string;
        at += 2;
        members.push([key, value()]);
      }
      at++;
      return { members };
    }
    return { scalar: token };
  };
  return value();
}

/** All values that are one step smaller: one part is removed, or replaced by its minimal replacement. */
function smaller(value: Value): Value[] {
  const results: Value[] = [{ scalar: "0" }];
  if ("scalar" in value) {
    if (value.scalar.startsWith('"')) results.push({ scalar: '""' });
  } else if ("list" in value) {
    value.list.forEach((each, i) => {
      results.push({ list: value.list.filter((_, j) => j !== i) });
      for (const other of smaller(each)) results.push({ list: value.list.with(i, other) });
    });
  } else {
    value.members.forEach(([key, each], i) => {
      results.push({ members: value.members.filter((_, j) => j !== i) });
      results.push({ members: value.members.with(i, ['""', each]) });
      for (const other of smaller(each)) results.push({ members: value.members.with(i, [key, other]) });
    });
  }
  return results.filter((each) => render(each) !== render(value));
}

const scalar = fc
  .constantFrom("0", "1", "-2.5", '"a"', '""', '"b c"', "null", "true")
  .map((text) => ({ scalar: text }));
const { value: values } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 5 }).map((list) => ({ list })),
    fc
      .array(fc.tuple(fc.constantFrom('"k"', '"l"', '""'), tie("value")), { maxLength: 4 })
      .map((members) => ({ members: members as [string, Value][] })),
  ),
}));

/** The figures that describe the decided sequence of candidates. */
function decidedFigures({ cacheHits, skipped, recalled, steps }: Statistics) {
  return { cacheHits, skipped, recalled, steps: steps.map(({ size, phase }) => ({ size, phase })) };
}

/** A journal with known outcomes, which collects the outcomes of further tests. */
function journalOf(outcomes: Journal["outcomes"], recorded: (readonly [string, Outcome])[] = []): Journal {
  const record = (digest: string, outcome: Outcome) => void recorded.push([digest, outcome]);
  return {
    ...{ duration: 1, outcomes, interventions: [] },
    ...{ checked: () => undefined, record, intervene: () => undefined, distrust: () => undefined },
  };
}

describe("for every input and oracle", () => {
  it("the result of `thorough` is 1-tree-minimal", () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.integer({ min: 2, max: 5 }), (value, seed, rarity) => {
        const input = render(value);
        const isInteresting = (text: string) =>
          text !== "" && (render(read(text)) === input || hash(seed, render(read(text)), rarity) === 0);
        const { text } = reduceSync({ input, language: json, reduce: "thorough", test: isInteresting });
        expect(isInteresting(text)).toBe(true);
        const left = smaller(read(text))
          .map(render)
          .filter((each) => each.length <= text.length && isInteresting(each));
        expect(left).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("the result is interesting, never longer, and the same for every number of jobs", async () => {
    await fc.assert(
      fc.asyncProperty(values, fc.nat(), async (value, seed) => {
        const input = JSON.stringify(parsed(render(value)), null, 2);
        const isInteresting = (text: string) => text === input || hash(seed, text, 3) === 0;
        const test = async (text: string) => {
          for (let i = hash(seed + 1, text, 4); i > 0; i--) await new Promise((resolve) => setImmediate(resolve));
          return isInteresting(text);
        };
        const results = await Promise.all([1, 2, 8].map((jobs) => reduce({ input, language: json, test, jobs })));
        const [one, two, eight] = results.map(({ text }) => text);
        expect(isInteresting(one as string)).toBe(true);
        expect(one?.length).toBeLessThanOrEqual(input.length);
        expect([two, eight]).toEqual([one, one]);
        expect(reduceSync({ input, language: json, test: isInteresting }).text).toBe(one);
      }),
      { numRuns: 60 },
    );
  });

  it.each(["hdd*", "perses* | hoist*", "default"])(
    "%s decides the same candidates for every number of jobs",
    async (pipeline) => {
      await fc.assert(
        fc.asyncProperty(values, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), async (value, seed, share) => {
          const input = JSON.stringify(parsed(render(value)), null, 1);
          const isInteresting = (text: string) => text === input || hash(seed, text, 3) === 0;
          const test = async (text: string) => {
            for (let i = hash(seed + 1, text, 4); i > 0; i--) await new Promise((resolve) => setImmediate(resolve));
            return isInteresting(text);
          };
          const options = { input, language: json, reduce: pipeline };
          const recorded: (readonly [string, Outcome])[] = [];
          const whole = reduceSync({ ...options, test: isInteresting, journal: journalOf([], recorded) });
          const known = recorded.slice(0, Math.round(share * recorded.length));
          const again = reduceSync({ ...options, test: isInteresting, journal: journalOf(known) });
          for (const jobs of [1, 2, 4, 8]) {
            const { statistics } = await reduce({ ...options, test, jobs });
            expect(decidedFigures(statistics)).toEqual(decidedFigures(whole.statistics));
            const resumed = await reduce({ ...options, test, jobs, journal: journalOf(known) });
            expect(decidedFigures(resumed.statistics)).toEqual(decidedFigures(again.statistics));
            expect(resumed.statistics.recalled).toBe(known.length);
          }
        }),
        { numRuns: 8 },
      );
    },
  );

  it("every option keeps the result interesting", () => {
    const options = fc.record({
      dropEmptyNodes: fc.boolean(),
      flattenTreeRecursion: fc.boolean(),
      unifySeparatedLists: fc.boolean(),
      squeezeTree: fc.boolean(),
      hideUnremovableTokens: fc.boolean(),
      hideWhitespace: fc.boolean(),
      buildHiddenTokens: fc.boolean(),
      respace: fc.boolean(),
      cache: fc.boolean(),
      layout: fc.constantFrom("keep", "minimal"),
      reduce: fc.constantFrom("hdd", "hdd*", "coarse-hdd", "coarse-hdd*", "coarse-hdd | hdd", "coarse-hdd* | hdd*"),
    });
    fc.assert(
      fc.property(values, fc.nat(), options, (value, seed, choice) => {
        const input = JSON.stringify(parsed(render(value)), null, 1);
        const test = (text: string) => text === input || hash(seed, text, 3) === 0;
        const { text } = reduceSync({ input, language: json, test, ...(choice as object) });
        expect(test(text)).toBe(true);
        expect(text.length).toBeLessThanOrEqual(input.length);
      }),
      { numRuns: 300 },
    );
  });
});

const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return littleEndian ? bytes : bytes.swap16();
};

describe("bytes survive", () => {
  it.each<readonly [string, Uint8Array]>([
    ["NUL", Buffer.from('["a\0b", \0]')],
    ["a byte order mark and CRLF", Buffer.from('\ufeff{\r\n"a" : 1\r\n}\r\n')],
    ["CR alone and no final line end", Buffer.from("[1,\r2]")],
    ["lone surrogates as WTF-8", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22, 0xed, 0xb2, 0x80])],
    ["invalid UTF-8", Buffer.from([0x5b, 0x80, 0xff, 0xc0, 0x80, 0x31, 0xf5, 0x5d, 0xe2, 0x82])],
    ["characters above U+FFFF", Buffer.from('["\u{1f600}", "\u{10ffff}"]')],
    ["UTF-16LE", utf16('\ufeff["\u{1f600}", 1]\r\n', true)],
    ["UTF-16BE", utf16('\ufeff["\u{1f600}", 1]\r\n', false)],
    ["UTF-16LE with lone surrogates", utf16('\ufeff["\ud800", \udc80]', true)],
    ["garbage", Uint8Array.from({ length: 250 }, (_, i) => hash(i, "garbage", 256))],
  ])("%s", async (_, input) => {
    const candidates = new Set<string>();
    let original: string | undefined;
    const test = (text: string) => {
      candidates.add(text);
      original ??= text;
      return text === original;
    };
    const sync = reduceSync({ input, language: json, test });
    expect(Buffer.from(sync.bytes)).toEqual(Buffer.from(input));
    expect(candidates.size).toBeGreaterThan(2);
    expect(Buffer.from((await reduce({ input, language: json, test })).bytes)).toEqual(Buffer.from(input));
  });

  it("whatever they are", () => {
    const bytes = fc
      .array(fc.oneof(fc.nat(255), fc.constantFrom(...Buffer.from('[]{}",:1 \n\\'))))
      .map((list) => Uint8Array.from(list));
    fc.assert(
      fc.property(bytes, (input) => {
        const original = decoded(input);
        const test = (text: string) => text === original;
        expect([...reduceSync({ input, language: json, test }).bytes]).toEqual([...input]);
      }),
      { numRuns: 300 },
    );
  });

  it("and algorithms that only remove leave a part of the input, apart from minimal replacements and separators", () => {
    const removing = "coarse-hdd* | hddr* + substitute | perses* | *";
    const input = Buffer.concat([
      Buffer.from('\ufeff[ "\u{1f600}\\u00e9", 12.5 ,\t-7e2,\r\n'),
      Buffer.of(0x80, 0x2c, 0xff, 0x00, 0x22),
      Buffer.from('{"key" : null, "other": [true]}]'),
    ]);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const test = (text: string) => text.includes("\udc80") && hash(seed, text, 2) === 0;
        if (!test(decoded(input))) return;
        const { bytes, statistics } = reduceSync({ input, language: json, reduce: removing, test });
        expect(statistics.tests).toBeGreaterThan(3);
        expect(
          isPartOf(
            [...bytes].filter((byte) => byte !== 0x20 && byte !== 0x30),
            input,
          ),
        ).toBe(true);
      }),
    );
  });
});

/** Decodes bytes as a reduction does: the text that the predicate gets. */
function decoded(input: Uint8Array): string {
  let text = "";
  const test = (given: string) => {
    text = given;
    return true;
  };
  reduceSync({ input, language: json, limitTests: 1, test });
  return text;
}

function isPartOf(part: readonly number[], whole: Uint8Array): boolean {
  let at = 0;
  for (const byte of whole) if (byte === part[at]) at++;
  return at === part.length;
}

describe("unusual inputs reduce:", () => {
  it.each([
    ["empty", "", () => true, ""],
    ["a needed byte", "1", (text: string) => text === "1", "1"],
    ["an unneeded byte", "x", () => true, ""],
    ["only a byte order mark", "\ufeff", (text: string) => text !== "", "\ufeff"],
    ["an unfinished text", '[1, [2, {"a": [3', (text: string) => text.includes("3"), "3"],
  ])("%s", async (_, input, test, expected) => {
    expect((await both(input, test)).text).toBe(expected);
  });

  it("a text of another language than the grammar", async () => {
    const input = 'int main(void) {\n  char *s = "x";\n  return f(s, 42);\n}\n'.repeat(5);
    const test = (text: string) => /f.*42/.test(text);
    const { text, size } = await both(input, test);
    expect(test(text)).toBe(true);
    expect(size.after).toBeLessThan(20);
  });

  it("only white space", async () => {
    expect((await both(" \n\t ", (text) => text !== "")).text).toHaveLength(1);
  });

  const nested = (depth: number) => `${"[".repeat(depth)}7${"]".repeat(depth)}`;

  it("nested 100,000 deep, if the test needs little of it", async () => {
    const deep = nested(100_000);
    const test = (text: string) => text.startsWith("[");
    expect((await reduce({ input: deep, language: json, reduce: "hdd*", test })).text).toBe("[]");
  });

  it("nested deeper than the call stack, level by level", () => {
    const test = (text: string) => text.startsWith("[");
    expect(reduceSync({ input: nested(deeperThanTheStack), language: json, test }).text).toBe("[]");
  });

  it("nested deeper than the call stack, if the test needs the innermost element", () => {
    const deep = nested(deeperThanTheStack);
    const test = (text: string) => text.includes("7") && text.split("[").length === text.split("]").length;
    const { stopped, tokens, text } = reduceSync({ input: deep, language: json, test, limitTests: 100 });
    expect(stopped).toBe("finished");
    expect(tokens?.before).toBe(2 * deeperThanTheStack + 1);
    expect(text).toBe("7");
  });
});

describe("a reduction", () => {
  const input = "[1, 2, 3, 4, 5, 6, 7, 8, 9]";
  const test = (text: string) => text.includes("5");

  it("emits its events in order", async () => {
    const events: ReductionEvent[] = [];
    const { statistics } = await reduce({ input, language: "json", test, onEvent: (event) => events.push(event) });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(["checked", "accepted", "parsed"]);
    expect(kinds.filter((kind) => kind === "tested").length).toBe(statistics.tests - 1);
    const accepted = events.flatMap((event) => (event.kind === "accepted" ? [event] : []));
    expect(accepted.map(({ bytes }) => bytes.length)).toEqual(statistics.steps.map(({ size }) => size));
    expect(accepted.every(({ text }) => test(text))).toBe(true);
    expect(kinds).not.toContain("warning");
  });

  it("reports the first syntax error", () => {
    const events: ReductionEvent[] = [];
    reduceSync({ input: "[1,\n  ?]", language: json, test: () => true, onEvent: (event) => events.push(event) });
    expect(events.find(({ kind }) => kind === "parsed")).toMatchObject({ problem: { line: 2, column: 3 } });
  });

  it("warns that the test accepts the empty text", async () => {
    const warnings: string[] = [];
    const onEvent = (event: ReductionEvent) => event.kind === "warning" && warnings.push(event.message);
    await reduce({ input, language: "json", test: () => true, onEvent });
    reduceSync({ input, language: json, test: () => true, onEvent });
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/empty/);
    reduceSync({ input: "", language: json, test: () => true, onEvent });
    expect(warnings).toHaveLength(2);
  });

  it("throws if the input is not interesting", async () => {
    const refused = { name: "NotInterestingError", inspection: { outcome: "uninteresting" } };
    expect(() => reduceSync({ input, language: json, test: () => false })).toThrow(NotInterestingError);
    await expect(reduce({ input, language: "json", test: () => false })).rejects.toMatchObject(refused);
    const failing = () => {
      throw new Error("cannot say");
    };
    await expect(reduce({ input, language: "json", test: failing })).rejects.toMatchObject({
      inspection: { outcome: "invalid" },
    });
  });

  it("throws if the language, the rule or the encoding does not fit", async () => {
    await expect(reduce({ input, language: "klingon", test })).rejects.toThrow(UnknownLanguageError);
    await expect(reduce({ input, language: "json", start: "verse", test })).rejects.toMatchObject({
      name: "UnknownRuleError",
    });
    const odd = { input: Uint8Array.of(1, 2, 3), encoding: "utf-16le" } as const;
    await expect(reduce({ ...odd, language: "json", test })).rejects.toMatchObject({ name: "EncodingError" });
  });

  it("counts every call of the test", async () => {
    for (const jobs of [1, 2, 8]) {
      let calls = 0;
      const counting = async (text: string) => {
        calls++;
        return test(text);
      };
      const { statistics } = await reduce({ input, language: "json", test: counting, jobs });
      expect(statistics.tests).toBe(calls);
      const answered = Object.values(statistics.outcomes).reduce((sum, count) => sum + count);
      expect(answered + statistics.cancelled).toBe(calls);
    }
  });

  it("counts the tokens of the input and of the result in the same way", () => {
    for (const text of ["[1, 2]", " ", "? [1", 'int main() { return "a"; }', '[1, "no end']) {
      const { tokens } = reduceSync({ input: text, language: json, test: (each) => each === text });
      expect([text, tokens?.after]).toEqual([text, tokens?.before]);
    }
  });

  it("stops at the test limit with the best text so far", async () => {
    for (const limitTests of [1, 2, 5]) {
      let calls = 0;
      const counting = (text: string) => ++calls > 0 && test(text);
      const { stopped, text, statistics } = await reduce({ input, language: "json", test: counting, limitTests });
      expect([stopped, calls, statistics.tests]).toEqual(["test limit", limitTests, limitTests]);
      expect(test(text)).toBe(true);
      const sync = reduceSync({ input, language: json, test, limitTests });
      expect([sync.stopped, sync.text]).toEqual([stopped, text]);
    }
  });

  it("stops at the time limit with the best text so far, even if a test does not end", async () => {
    const hanging = async (text: string) => (text === input ? true : new Promise<boolean>(() => undefined));
    const { stopped, text, statistics } = await reduce({ input, language: "json", test: hanging, limitTime: 100 });
    expect([stopped, text, statistics.cancelled]).toEqual(["deadline", input, 1]);
    const busy = (given: string) => {
      for (const end = performance.now() + 5; performance.now() < end; );
      return test(given);
    };
    expect(reduceSync({ input, language: json, test: busy, limitTime: 12 }).stopped).toBe("deadline");
  });

  it("stops when its signal aborts, with the best text so far", async () => {
    const controller = new AbortController();
    let calls = 0;
    const aborting = (text: string) => {
      if (++calls === 4) controller.abort();
      return test(text);
    };
    const { stopped, text } = await reduce({ input, language: "json", test: aborting, signal: controller.signal });
    expect(stopped).toBe("aborted");
    expect(test(text)).toBe(true);
    expect(calls).toBe(4);
    const sync = reduceSync({ input, language: json, test, signal: AbortSignal.abort() });
    expect([sync.stopped, sync.text, sync.statistics.tests]).toEqual(["aborted", input, 0]);
  });

  it("stops when its signal aborts during a test that does not end", async () => {
    const hanging = async (text: string) => (text === input ? true : new Promise<boolean>(() => undefined));
    const signal = AbortSignal.timeout(100);
    const { stopped, text } = await reduce({ input, language: "json", test: hanging, signal, jobs: 3 });
    expect([stopped, text]).toEqual(["deadline", input]);
  });

  it("refuses a promise if it cannot wait, and what the promise rejects with ends nothing", async () => {
    const unhandled = vi.fn();
    process.once("unhandledRejection", unhandled);
    const rejecting = () => Promise.reject(new Error("later")) as unknown as boolean;
    expect(() => reduceSync({ input, language: json, test: rejecting })).toThrow(/\[Promise\]\. Use reduce\(\)/);
    await new Promise(setImmediate);
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it("returns the input if its signal has already aborted", async () => {
    const { stopped, text } = await reduce({ input, language: "json", test, signal: AbortSignal.abort() });
    expect([stopped, text]).toEqual(["aborted", input]);
  });

  it("parses the input as the given start rule", () => {
    const events: ReductionEvent[] = [];
    const onEvent = (event: ReductionEvent) => events.push(event);
    const member = { input: '"a": [1, 2]', language: json, start: "member" };
    const { text } = reduceSync({ ...member, test: (each) => each.includes(":"), onEvent });
    expect(text).toBe('"":0');
    expect(events.find(({ kind }) => kind === "parsed")).toMatchObject({ problem: undefined });
  });

  it("also reduces a large input, which a worker parses", async () => {
    const large = JSON.stringify(Array.from({ length: 4000 }, (_, i) => `${i}`.padStart(60, "-")));
    const isInteresting = (text: string) => text.includes("3333");
    expect((await reduce({ input: large, language: "json", test: isInteresting })).text).toMatch(/3333"$/);
    expect(reduceSync({ input: large, language: json, test: isInteresting }).text).toMatch(/3333"$/);
  });
});
