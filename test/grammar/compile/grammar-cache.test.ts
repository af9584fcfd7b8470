import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type GrammarOptions, loadGrammar } from "#src/grammar/load-grammar.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { parseTree } from "#src/parse/parse-tree.js";
import { showTree } from "../../parse/show-tree.js";
import { temporaryFolder } from "../../support/temporary-folder.js";
import { type Files, writeFiles } from "../grammar-folder.js";
import { tellNotes } from "../notes.js";

/** Where the entries of a test are. */
let cache: string;

beforeEach(() => {
  const folder = temporaryFolder();
  vi.stubEnv("TREEMIN_CACHE", folder);
  cache = join(folder, "grammars");
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function entries(): readonly string[] {
  return existsSync(cache) ? readdirSync(cache) : [];
}

interface Entry {
  grammar: { notes: object[] };
}

/** Puts a mark in all entries, which a grammar that comes from one of them has as a note. */
function markEntries(): void {
  for (const name of entries()) {
    const entry = JSON.parse(readFileSync(join(cache, name), "utf8")) as Entry;
    entry.grammar.notes = [{ kind: "info", text: "from the cache" }];
    writeFileSync(join(cache, name), JSON.stringify(entry));
  }
}

function isCached(grammar: Grammar): boolean {
  return tellNotes(grammar.notes).includes("[from the cache]");
}

/** A grammar of several files, with code. */
const files: Files = {
  "KeyLexer.g4":
    "lexer grammar KeyLexer; import Words; options { superClass = KeyBase; } KEY : [a-z]+ { this.isKey() }? ;",
  "Words.g4": "lexer grammar Words; ID : [a-z]+ ; WS : ' ' -> skip ;",
  "Key.g4": "parser grammar Key; import Rest; options { tokenVocab = KeyLexer; } file : (KEY rest?)* EOF ;",
  "Rest.g4": "parser grammar Rest; rest : ID ;",
  "Antlr4ng/KeyBase.ts": `import { Lexer } from "antlr4ng"; import { first } from "./first.js";
    export abstract class KeyBase extends Lexer { isKey(): boolean { return first(this.text) === "k"; } }`,
  "Antlr4ng/first.ts": `export const first = (text: string): string => text[0] ?? "";`,
};
const text = "ka b kc";
const tree = "file(<ka <rest(b)>|kc>)";

/** Writes the files; the parser is given and the rest is found. */
function writeKeys(more: Files = {}): {
  readonly folder: string;
  readonly options: GrammarOptions & { files: string[] };
} {
  const [path = ""] = writeFiles({ ...files, ...more }, ["Key.g4"]);
  return { folder: dirname(path), options: { files: [path] } };
}

describe("a grammar that was loaded before", () => {
  it("is the same", async () => {
    const { options } = writeKeys();
    const [first, second] = [await loadGrammar(options), await loadGrammar(options)];
    expect(second.source).toEqual(first.source);
    expect(entries()).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.json$/)]);
    for (const grammar of [first, second]) expect(showTree((await parseTree(grammar, text)).tree)).toBe(tree);
  });

  it("comes from the cache, unless the cache is turned off", async () => {
    const { options } = writeKeys();
    expect(isCached(await loadGrammar(options))).toBe(false);
    markEntries();
    expect(isCached(await loadGrammar(options))).toBe(true);
    expect(isCached(await loadGrammar({ ...options, cache: true }))).toBe(true);
    expect(isCached(await loadGrammar({ ...options, cache: false }))).toBe(false);
  });

  it("is loaded without antlr-ng", async () => {
    const load = loading(writeKeys().options);
    const hooks = `export async function resolve(name, context, next) {
      if (name.includes("antlr-ng")) throw new Error("antlr-ng is gone");
      return next(name, context);
    }`;
    const hidden = `import { register } from "node:module";
      register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hooks)}`)}); ${load}`;
    expect(await run(hidden)).toMatchObject({ stderr: expect.stringContaining("antlr-ng is gone"), code: 1 });
    expect(await run(load)).toEqual({ stdout: "Key\n", stderr: "", code: 0 });
    expect(await run(hidden)).toEqual({ stdout: "Key\n", stderr: "", code: 0 });
  });

  it("comes from the cache in a format file too", async () => {
    const { folder } = writeKeys({ "f.json": JSON.stringify({ grammars: { k: { files: ["Key.g4"] } } }) });
    const options = { format: join(folder, "f.json") };
    await loadGrammar(options);
    markEntries();
    expect(isCached(await loadGrammar(options))).toBe(true);
  });

  it("comes from the cache for another start rule, and is compiled again for another route", async () => {
    const { options } = writeKeys();
    await loadGrammar(options);
    markEntries();
    const other = await loadGrammar({ ...options, start: "rest" });
    expect([isCached(other), other.start]).toEqual([true, "rest"]);
    expect(isCached(await loadGrammar({ ...options, route: "interpreted" }))).toBe(false);
    expect(isCached(await loadGrammar({ ...options, route: "generated" }))).toBe(false);
  });

  it("is compiled again in another folder, because its code may read files beside it", async () => {
    const { folder, options } = writeKeys();
    await loadGrammar(options);
    markEntries();
    const other = join(temporaryFolder(), "copy");
    cpSync(folder, other, { recursive: true });
    rmSync(folder, { recursive: true });
    const grammar = await loadGrammar({ files: [join(other, "Key.g4")] });
    expect(isCached(grammar)).toBe(false);
    expect(showTree((await parseTree(grammar, text)).tree)).toBe(tree);
  });

  it("works in another folder, and its code finds the files beside it", async () => {
    const base = `import { Lexer } from "antlr4ng"; import { readFileSync } from "node:fs";
      const first = readFileSync(__filename.replace("KeyBase.ts", "first.txt"), "utf8");
      export abstract class KeyBase extends Lexer { isKey(): boolean { return this.text[0] === first; } }`;
    const { folder, options } = writeKeys({ "Antlr4ng/KeyBase.ts": base, "Antlr4ng/first.txt": "k" });
    await loadGrammar(options);
    const other = join(temporaryFolder(), "copy");
    cpSync(folder, other, { recursive: true });
    rmSync(folder, { recursive: true });
    const grammar = await loadGrammar({ files: [join(other, "Key.g4")] });
    expect(showTree((await parseTree(grammar, text)).tree)).toBe(tree);
  });
});

/** A program that loads a grammar and prints its name. */
function loading(options: GrammarOptions): string {
  return `const { loadGrammar } = await import(${JSON.stringify(import.meta.resolve("#src/index.js"))});
    console.log((await loadGrammar(${JSON.stringify(options)})).name);`;
}

/** Runs a program to its end. */
async function run(program: string) {
  const path = join(temporaryFolder(), "program.mjs");
  writeFileSync(path, program);
  const child = spawn(process.execPath, [path], { env: process.env });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (data) => {
    output.stdout += data;
  });
  child.stderr.on("data", (data) => {
    output.stderr += data;
  });
  const [code] = await once(child, "close");
  return { ...output, code };
}

describe("a grammar is compiled again when", () => {
  const write = (name: string, text: string) => (folder: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const edit = (name: string) => (folder: string) => {
    const path = join(folder, name);
    writeFileSync(path, `${readFileSync(path, "utf8")} // edited`);
  };
  it.each([
    ["it changes", edit("Key.g4")],
    ["its lexer changes", edit("KeyLexer.g4")],
    ["what the lexer imports changes", edit("Words.g4")],
    ["what the parser imports changes", edit("Rest.g4")],
    ["its base class changes", edit("Antlr4ng/KeyBase.ts")],
    ["what its base class imports changes", edit("Antlr4ng/first.ts")],
    [
      "a base class appears that is found first",
      write("KeyBase.ts", files["Antlr4ng/KeyBase.ts"]?.replace("./", "./Antlr4ng/") ?? ""),
    ],
  ])("%s", async (_, change) => {
    const { folder, options } = writeKeys();
    await loadGrammar(options);
    markEntries();
    expect(isCached(await loadGrammar(options))).toBe(true);
    change(folder);
    expect(isCached(await loadGrammar(options))).toBe(false);
  });

  it("but not when an unrelated file changes, or one appears where it would be found last", async () => {
    const { folder, options } = writeKeys({ "Other.g4": "" });
    await loadGrammar(options);
    markEntries();
    edit("Other.g4")(folder);
    write("Antlr4ng/first.mjs", "")(folder);
    write("JavaScript/KeyBase.js", "")(folder);
    expect(isCached(await loadGrammar(options))).toBe(true);
  });

  it("a base class appears that was missing", async () => {
    const { folder, options } = writeKeys();
    const [there, away] = [join(folder, "Antlr4ng"), join(folder, "away")];
    cpSync(there, away, { recursive: true });
    rmSync(there, { recursive: true });
    expect((await loadGrammar(options)).hasCode).toBe(false);
    markEntries();
    expect(isCached(await loadGrammar(options))).toBe(true);
    cpSync(away, there, { recursive: true });
    const grammar = await loadGrammar(options);
    expect([isCached(grammar), grammar.hasCode]).toEqual([false, true]);
    rmSync(there, { recursive: true });
    expect((await loadGrammar(options)).hasCode).toBe(false);
  });

  it("a given base class changes, or another is given", async () => {
    const { folder, options } = writeKeys();
    const bases = [join(folder, "Antlr4ng/KeyBase.ts")];
    await loadGrammar({ ...options, bases });
    markEntries();
    expect(isCached(await loadGrammar({ ...options, bases }))).toBe(true);
    expect(isCached(await loadGrammar(options))).toBe(false);
    edit("Antlr4ng/KeyBase.ts")(folder);
    expect(isCached(await loadGrammar({ ...options, bases }))).toBe(false);
  });

  it("its .tokens file changes", async () => {
    const [path = "", tokens = ""] = writeFiles({
      "A.g4": "grammar A; options { tokenVocab = N; } a : B ; B : 'b' ;",
      "N.tokens": "B=3\n",
    });
    const options = { files: [path] };
    await loadGrammar(options);
    markEntries();
    expect(isCached(await loadGrammar(options))).toBe(true);
    writeFileSync(tokens, "B=4\n");
    expect(isCached(await loadGrammar(options))).toBe(false);
  });
});

describe("the cache", () => {
  it("is not written if it is turned off", async () => {
    await loadGrammar({ ...writeKeys().options, cache: false });
    expect(entries()).toEqual([]);
  });

  it.each(["", "{", "null", "{}", "[]", '{"dependencies":{}}', "\0\0\0"])("may be damaged: %j", async (damage) => {
    const { options } = writeKeys();
    const { source } = await loadGrammar(options);
    for (const name of entries()) writeFileSync(join(cache, name), damage);
    expect((await loadGrammar(options)).source).toEqual(source);
    markEntries(); // they are whole again
    expect(isCached(await loadGrammar(options))).toBe(true);
  });

  it("may be truncated anywhere", async () => {
    const { options } = writeKeys();
    const { source } = await loadGrammar(options);
    const path = join(cache, entries()[0] ?? "");
    const { size } = statSync(path);
    for (const part of [0.01, 0.5, 0.999]) {
      truncateSync(path, Math.floor(size * part));
      expect((await loadGrammar(options)).source).toEqual(source);
    }
  });

  it("may be in a folder that is not writable", async () => {
    const [file = ""] = writeFiles({ "no-folder": "" });
    vi.stubEnv("TREEMIN_CACHE", file);
    const grammar = await loadGrammar(writeKeys().options);
    expect(showTree((await parseTree(grammar, text)).tree)).toBe(tree);
  });

  it("serves several loads at the same time", async () => {
    const { options } = writeKeys();
    const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => loadGrammar(options)));
    for (const other of others) expect(other.source).toEqual(first?.source);
    expect(entries()).toHaveLength(1);
  });

  it("serves two processes at the same time", async () => {
    const { options } = writeKeys();
    const program = `import { loadGrammar } from ${JSON.stringify(import.meta.resolve("#src/index.js"))};
import { parseTree } from ${JSON.stringify(import.meta.resolve("#src/tools.js"))};
      console.log((await parseTree(await loadGrammar(${JSON.stringify(options)}), ${JSON.stringify(text)})).tokens);`;
    const endings = await Promise.all([run(program), run(program)]);
    for (const ending of endings) expect(ending).toEqual({ stdout: "3\n", stderr: "", code: 0 });
    expect(entries()).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.json$/)]);
    markEntries();
    expect(isCached(await loadGrammar(options))).toBe(true);
  });
});

describe("what others may have written is not used:", () => {
  /** Stores a grammar and marks its entry; tells whether it is used after something else has happened. */
  const isUsedAfter = async (happen: (entry: string) => void, more: Partial<GrammarOptions> = {}) => {
    const { options } = writeKeys();
    await loadGrammar({ ...options, ...more });
    markEntries();
    happen(join(cache, entries()[0] ?? ""));
    return isCached(await loadGrammar({ ...options, ...more }));
  };
  const isRoot = process.getuid?.() === 0;

  it.each([
    ["an entry that only its owner can read", (entry: string) => chmodSync(entry, 0o400), true],
    ["an entry that a group can write", (entry: string) => chmodSync(entry, 0o620), false],
    ["an entry that all can write", (entry: string) => chmodSync(entry, 0o602), false],
    ["an entry in a folder that all can read", () => chmodSync(cache, 0o755), true],
    ["an entry in a folder that a group can write", () => chmodSync(cache, 0o770), false],
    ["an entry in a folder that all can write", () => chmodSync(cache, 0o1777), false],
  ])("%s", async (_, happen, isUsed) => {
    expect(await isUsedAfter(happen)).toBe(isUsed);
  });

  it.runIf(isRoot)("an entry or a folder of another user, unless that is root", async () => {
    expect(await isUsedAfter((entry) => chownSync(entry, 54321, 54321))).toBe(false);
    expect(await isUsedAfter(() => chownSync(cache, 54321, 54321))).toBe(false);
    chownSync(cache, 0, 0);
    vi.spyOn(process, "geteuid").mockReturnValue(54321);
    expect(await isUsedAfter(() => undefined)).toBe(true);
  });

  it.runIf(isRoot)("a folder of another user, which is not written either", async () => {
    const folder = temporaryFolder();
    chownSync(folder, 54321, 54321);
    vi.stubEnv("TREEMIN_CACHE", join(folder, "new"));
    await loadGrammar(writeKeys().options);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("a pipe in place of an entry", async () => {
    const replace = (entry: string) => {
      rmSync(entry);
      execFileSync("mkfifo", ["-m", "600", entry]);
    };
    expect(await isUsedAfter(replace)).toBe(false);
  });

  it("code in an entry of a grammar that is to be interpreted", async () => {
    const [file = ""] = writeFiles({ "A.g4": "grammar A; a : 'b' ;" });
    const options = { files: [file], route: "interpreted" } as const;
    await loadGrammar(options);
    const path = join(cache, entries()[0] ?? "");
    const entry = JSON.parse(readFileSync(path, "utf8"));
    entry.grammar.code = { modules: {}, lexer: "ALexer", parser: "AParser" };
    writeFileSync(path, JSON.stringify(entry));
    expect((await loadGrammar(options)).hasCode).toBe(false);
  });

  it("entries are for their owner alone, whatever the umask", async () => {
    for (const mask of [0, 0o077]) {
      const before = process.umask(mask);
      onTestFinished(() => void process.umask(before));
      vi.stubEnv("TREEMIN_CACHE", join(temporaryFolder(), "new"));
      cache = join(process.env.TREEMIN_CACHE ?? "", "grammars");
      await loadGrammar(writeKeys().options);
      const modes = [dirname(cache), cache, join(cache, entries()[0] ?? "")].map((path) => statSync(path).mode & 0o777);
      expect(modes).toEqual([0o700, 0o700, 0o600]);
    }
  });
});

it("a user whose home is not known has no cache", async () => {
  vi.stubEnv("TREEMIN_CACHE", undefined);
  const homeless = `import os from "node:os";
    os.homedir = () => { console.log("asked"); throw new Error("no such file or directory"); };`;
  expect(await run(homeless + loading(writeKeys().options))).toEqual({ stdout: "asked\nKey\n", stderr: "", code: 0 });
});

describe("the cache is swept:", () => {
  const day = 24 * 3600;
  const put = (name: string, age: number, size = 1) => {
    mkdirSync(cache, { recursive: true });
    const path = join(cache, name);
    writeFileSync(path, "");
    truncateSync(path, size);
    const time = Date.now() / 1000 - age;
    utimesSync(path, time, time);
  };
  /** The files that were put there and that are left once a grammar has been stored. */
  const leftOver = async () => {
    await loadGrammar(writeKeys().options);
    return entries().filter((name) => /^(.)\1{63}\.|^foreign/.test(name));
  };
  /** The name of an entry, without its ending. */
  const named = (digit: string) => digit.repeat(64);

  it("removes entries that were not used for a month, and old temporary files", async () => {
    put(`${named("a")}.json`, 31 * day);
    put(`${named("b")}.json`, 29 * day);
    put(`${named("a")}.0123456789abcdef.tmp`, 2 * 3600);
    put(`${named("b")}.0123456789abcdef.tmp`, 60);
    expect((await leftOver()).toSorted()).toEqual([`${named("b")}.0123456789abcdef.tmp`, `${named("b")}.json`]);
  });

  it("removes the least recently used entries if the cache is too large", async () => {
    const half = 90_000_000;
    put(`${named("1")}.json`, 3 * day, half);
    put(`${named("2")}.json`, 1 * day, half);
    put(`${named("3")}.json`, 2 * day, half);
    expect((await leftOver()).toSorted()).toEqual([`${named("2")}.json`, `${named("3")}.json`]);
  });

  it("keeps files of others, however old they are", async () => {
    put("foreign.json", 99 * day);
    put("foreign.g4", 99 * day, 250_000_000);
    mkdirSync(join(cache, "foreign"));
    put(`${named("a")}.json`, 31 * day);
    expect((await leftOver()).toSorted()).toEqual(["foreign", "foreign.g4", "foreign.json"]);
  });

  it("keeps entries that are used", async () => {
    const { options } = writeKeys();
    await loadGrammar(options);
    const used = entries();
    for (const name of used) utimesSync(join(cache, name), Date.now() / 1000 - 31 * day, Date.now() / 1000 - 31 * day);
    await loadGrammar(options);
    await loadGrammar({ ...options, route: "interpreted" });
    expect(entries()).toEqual(expect.arrayContaining([...used]));
  });
});
