import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { type OutputChunk, rolldown } from "rolldown";
import { expect, it } from "vitest";
import { languageOfFile, loadGrammar, loadLanguage, reduce, reduceSync as reduceInNode } from "#src/index.js";
import { decode } from "#src/system/encoding.js";

const entry = new URL("../dist/src/core.js", import.meta.url).pathname;

/** What the engine of a browser has and a bare context of `node:vm` has not. Modules and globals of Node are not among it. */
const web = {
  ...{ AbortController, DOMException, MessageChannel, TextDecoder, TextEncoder, URL },
  ...{ clearTimeout, console, performance, setTimeout },
};

/** Bundles a program for a browser, with the core under the name `core`. */
async function bundled(program: string, format: "es" | "iife"): Promise<readonly OutputChunk[]> {
  const warnings: string[] = [];
  const bundle = await rolldown({
    input: "program",
    platform: "browser",
    plugins: [
      {
        name: "program",
        resolveId: (id) => ({ program, core: entry })[id] && (id === "core" ? entry : "\0program"),
        load: (id) => (id === "\0program" ? program : undefined),
      },
    ],
    onLog: (level, { message }) => {
      if (level === "warn") warnings.push(message);
    },
  });
  const { output } = await bundle.generate({
    format,
    name: "core",
    minify: true,
    ...(format === "iife" && { codeSplitting: false }),
  });
  await bundle.close();
  expect(warnings).toEqual([]);
  return output.filter((each) => each.type === "chunk");
}

/** The bytes, compressed, of the files that a page loads for a language: those of its lexer and parser and all that they need. */
function sizeWith(chunks: readonly OutputChunk[], language: string): number {
  const isOwn = ({ moduleIds }: OutputChunk) =>
    moduleIds.some((id) => id.includes(`/generated/${language}/`) && !id.includes("/node_modules/"));
  const files = new Set(chunks.filter((each) => each.isEntry || isOwn(each)).map(({ fileName }) => fileName));
  for (const file of files)
    for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(needed);
  const loaded = chunks.filter(({ fileName }) => files.has(fileName));
  return loaded.reduce((size, { code }) => size + gzipSync(code).length, 0);
}

it("the core bundles for a browser, needs no module of Node, and stays small", async () => {
  const chunks = await bundled('export * from "core";', "es");
  const files = new Set(chunks.map(({ fileName }) => fileName));
  for (const { imports, dynamicImports } of chunks)
    expect([...imports, ...dynamicImports].filter((file) => !files.has(file))).toEqual([]);
  expect(sizeWith(chunks, "json")).toBeGreaterThan(50_000);
  expect(sizeWith(chunks, "json")).toBeLessThan(100_000);
  expect(sizeWith(chunks, "javascript")).toBeLessThan(121_000);
  const antlr = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/antlr-without-node.js")));
  expect(gzipSync(antlr?.code ?? "").length).toBeLessThan(650_000);
});

it("importing ddmin alone costs a few kB", async () => {
  const [chunk, ...others] = await bundled('export { ddmin } from "core";', "es");
  expect(others).toEqual([]);
  expect(gzipSync(chunk?.code ?? "").length).toBeLessThan(3000);
});

it("the core gives the same bytes in an engine without Node", async () => {
  const [chunk] = await bundled('export * from "core";', "iife");
  const context = createContext({ ...web });
  runInContext(chunk?.code ?? "", context);
  const core = context.core as typeof import("#src/core.js");
  const cases = [
    ["json", '{"a": [1, 2, {"b": [true, null, "x"]}], "c": "é"}', "null"],
    ["javascript", "function f(a, b) { if (a) { return g(b); } }\nfor (const x of f(1, 2)) h(x);\n", "g("],
    ["text", "one (two three) four\nfive {six}\n", "six"],
  ] as const;
  for (const reduce of ["best-first", "hddr", "perses | trec", "lines | chars"]) {
    for (const [name, input, needle] of cases) {
      const test = (text: string) => text.includes(needle);
      const here = reduceInNode({ input, language: await loadLanguage(name), reduce, test });
      const there = core.reduceSync({ input, language: await core.loadLanguage(name), reduce, test });
      const facts = ({ text, bytes, statistics }: typeof here) => [reduce, name, text, [...bytes], statistics.tests];
      expect(facts(there)).toEqual(facts(here));
      expect(here.text.length).toBeLessThan(input.length);
    }
  }
});

const grammars = new URL("../grammars/", import.meta.url);

/** A sample of each language. */
const samples = new Map(
  readdirSync(grammars, { recursive: true, encoding: "utf8" })
    .filter((name) => /samples./.test(name))
    .map((name) => [languageOfFile(name)?.name ?? "", name]),
);

it("what the core has of antlr4ng parses all languages as antlr4ng does, with syntax errors, too", async () => {
  const chunks = await bundled('export * from "core";', "es");
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => id.includes("/dist/antlr4ng/")).length).toBeGreaterThan(0);
  expect(modules.filter((id) => id.includes("/node_modules/antlr4ng/"))).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), "treemin-core-"));
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code);
  const [{ fileName = "" } = {}] = chunks.filter(({ isEntry }) => isEntry);
  const core = (await import(join(folder, fileName))) as typeof import("#src/core.js");
  let errors = 0;
  for (const [language, name] of samples) {
    const whole = decode(readFileSync(new URL(name, grammars))).text.slice(0, 1000);
    const middle = whole.length >> 1;
    for (const input of [whole, `${whole.slice(0, middle)} ) ] } \u0000 <${whole.slice(middle + 7)}`]) {
      const test = (text: string) => text.includes(input.slice(middle - 3, middle));
      const notes: string[] = [];
      const onEvent = (event: { readonly kind: string }) =>
        event.kind === "parsed" && notes.push(JSON.stringify(event));
      const options = { input, reduce: "hddr", test, limitTests: 10, onEvent };
      const here = reduceInNode({ ...options, language: await loadLanguage(language) });
      const there = core.reduceSync({ ...options, language: await core.loadLanguage(language) });
      expect([name, there.text, there.statistics.tests]).toEqual([name, here.text, here.statistics.tests]);
      expect(notes.splice(0, notes.length / 2)).toEqual(notes);
      errors += notes.some((note) => note.includes("problem")) ? 1 : 0;
    }
  }
  rmSync(folder, { recursive: true });
  expect(errors).toBeGreaterThan(samples.size / 2);
});

it("tests that promise answers, any number at once, give the same bytes in an engine without Node", async () => {
  const [chunk] = await bundled('export * from "core";', "iife");
  const context = createContext({ ...web });
  runInContext(chunk?.code ?? "", context);
  const core = context.core as typeof import("#src/core.js");
  const input = '{"a": [1, 2, {"b": [true, null, "x"]}], "c": {"d": [null, 3]}}';
  const predicate = (text: string) => text.includes("null") && text.includes("3");
  let [running, most] = [0, 0];
  const slow = async (text: string) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, text.length % 3));
    running--;
    return predicate(text);
  };
  for (const reduce of ["best-first", "hddr | *", "lines | chars*"]) {
    const here = reduceInNode({ input, language: await loadLanguage("json"), reduce, test: predicate });
    expect(here.text.length).toBeLessThan(input.length);
    for (const options of [{ test: predicate }, { test: slow, jobs: 1 }, { test: slow, jobs: 3 }]) {
      const there = await core.reduce({ input, language: "json", reduce, ...options });
      expect([there.text, ...there.bytes]).toEqual([here.text, ...here.bytes]);
      expect(there.guarantee).toBe(here.guarantee);
    }
  }
  expect(most).toBeGreaterThanOrEqual(3); // a promise whose answer does not matter any more goes on beside the jobs
});

it("a promise of what is no answer is an error that names the value, and a limit or an abort ends with the best text", async () => {
  const { NotInterestingError, OracleError, reduce: reduceHere } = await import("#src/core.js");
  const of = (test: unknown) => reduceHere({ input: "a\nb\n", reduce: "lines", test: test as () => boolean });
  await expect(of(async () => "yes")).rejects.toThrow(/returned 'yes'.*must return true, false/);
  await expect(of(() => 1)).rejects.toThrow(OracleError);
  await expect(of(async () => false)).rejects.toThrow(NotInterestingError);
  await expect(of({ command: ["true"] })).rejects.toThrow("Commands and modules need Node");
  const controller = new AbortController();
  const input = "a\nb\nc\nd\n";
  const test = async (text: string) => text.includes("d");
  const limited = await reduceHere({ input, reduce: "lines", test, limitTests: 3, jobs: 2 });
  expect(limited.stopped).toBe("test limit");
  expect(await test(limited.text)).toBe(true);
  const onEvent = ({ kind }: { readonly kind: string }) => kind === "tested" && controller.abort();
  const aborted = await reduceHere({ input, reduce: "lines", test, signal: controller.signal, onEvent });
  expect(aborted.stopped).toBe("aborted");
  expect(await test(aborted.text)).toBe(true);
});

it("a grammar in memory reduces as the same grammar in a file does, in an engine without Node", async () => {
  const texts = {
    "Sum.g4": "parser grammar Sum;\nimport Parts;\noptions { tokenVocab = SumLexer; }\nsum: part EOF;\n",
    "Parts.g4": "parser grammar Parts;\npart: part TIMES part | part PLUS part | OPEN part CLOSE | NUMBER;\n",
    "SumLexer.g4":
      "lexer grammar SumLexer;\nTIMES: '*';\nPLUS: '+';\nOPEN: '(';\nCLOSE: ')';\nNUMBER: [0-9]+;\nSPACE: [ \\n]+ -> skip;\n",
  };
  const folder = mkdtempSync(join(tmpdir(), "treemin-core-"));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const files = ["Sum.g4", "SumLexer.g4"].map((name) => join(folder, name));
  const inFile = await loadGrammar({ files, cache: false });
  rmSync(folder, { recursive: true });
  const context = createContext({ ...web });
  runInContext((await bundled('export * from "core";', "iife"))[0]?.code ?? "", context);
  const core = context.core as typeof import("#src/core.js");
  const inMemory = await core.loadGrammarText(texts);
  expect(JSON.stringify(inMemory.source)).toBe(JSON.stringify(inFile.source));
  const input = "1 + 2 * (3 + 4 * (5 + 6))\n";
  for (const reduce of ["best-first", "hddr", "perses"]) {
    const options = { input, reduce, test: (text: string) => text.includes("(5") };
    const here = reduceInNode({ ...options, language: inFile });
    expect(core.reduceSync({ ...options, language: inMemory }).text).toBe(here.text);
    expect(here.text.length).toBeLessThan(input.length);
  }
});

it("errors of a grammar in memory have their places", async () => {
  const { GrammarError, loadGrammarText } = await import("#src/core.js");
  const failure = await loadGrammarText({ "A.g4": "grammar A;\na: B EOF;\nB 'b';\n" }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(GrammarError);
  expect((failure as InstanceType<typeof GrammarError>).errors[0]).toMatch(/^A\.g4:3:3: /);
  const known = { "A.g4": "grammar A;\na: B EOF;\nB: 'b';\n" };
  await expect(loadGrammarText(known, { start: "c" })).rejects.toThrow("c");
  await expect(loadGrammarText(known, { replacements: { C: "c" } })).rejects.toThrow("no rule and no token C");
  await expect(loadGrammarText({})).rejects.toThrow(GrammarError);
});

it("a text that this thread cannot parse is taken as a list of tokens", async () => {
  const { loadLanguage: load, reduceSync } = await import("#src/core.js");
  const input = `${"[".repeat(8_000)}7${"]".repeat(8_000)}`;
  const notes: string[] = [];
  reduceSync({
    input,
    language: await load("json"),
    reduce: "hddr",
    list: "probdd",
    test: (candidate) => candidate.includes("7"),
    limitTests: 5,
    onEvent: (event) => {
      if (event.kind === "parsed") notes.push(...event.notes.map((note) => note.text));
    },
  });
  expect(notes.join(" ")).toContain("nested too deep");
});

it("the package says that no module has an effect when it is imported", () => {
  const { sideEffects } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(sideEffects).toBe(false);
});

it("what a predicate throws for the input is the cause of the error, with and without promises", async () => {
  const { NotInterestingError, reduceSync } = await import("#src/core.js");
  const thrown = new RangeError("too deep");
  const test = () => {
    throw thrown;
  };
  const expected = {
    cause: thrown,
    inspection: { explanation: expect.arrayContaining(["It threw RangeError: too deep."]) },
  };
  const failure = catchOf(() => reduceSync({ input: "a\n", reduce: "lines", test }));
  expect(failure).toBeInstanceOf(NotInterestingError);
  expect(failure).toMatchObject(expected);
  await expect(reduce({ input: "a\n", reduce: "lines", test })).rejects.toMatchObject(expected);
  const refused = catchOf(() => reduceSync({ input: "a\n", reduce: "lines", test: () => false }));
  expect(Object.hasOwn(refused as object, "cause")).toBe(false);
});

/** What a function throws. */
function catchOf(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

it("patterns keep what they match without Node", async () => {
  const { reduceSync } = await import("#src/core.js");
  const keep = { patterns: [/b+/] };
  const { text } = reduceSync({ input: "aa\nbbb\nc\n", reduce: "lines", keep, test: (each) => each.includes("c") });
  expect(text).toBe("bbb\nc\n");
});
