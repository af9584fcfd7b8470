import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import type { Route } from "#src/grammar/model/compiled-grammar.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { GrammarError } from "#src/grammar/model/grammar-error.js";
import { parseTree, parseTreeSync } from "#src/parse/parse-tree.js";
import { reduce } from "#src/reduce.js";
import { showTree } from "../parse/show-tree.js";
import { type Files, writeFiles } from "./grammar-folder.js";
import { tellNotes } from "./notes.js";

/** Words that begin with a `k` are keys, if the lexer's base class says so; else all are. */
const keys: Files = {
  "KeyLexer.g4": `lexer grammar KeyLexer; options { superClass = KeyBase; }
    KEY : [a-z]+ { this.isKey() }? ; ID : [a-z]+ ; WS : ' ' -> skip ;`,
  "Key.g4": "parser grammar Key; options { tokenVocab = KeyLexer; } file : (KEY ID?)* EOF ;",
};
const text = "ka b kc";
const withCode = "file(<ka <b>|kc>)";
const withoutCode = "file(<ka|b|kc>)";

const keyBase = `export abstract class KeyBase extends Lexer { isKey(): boolean { return this.text.startsWith("k"); } }`;

interface Extras {
  readonly files?: Files;
  readonly bases?: readonly string[];
  readonly route?: Route;
}

/** The grammar of keys with some more files, of which some are given as base classes. */
function loadKeys({ files = {}, bases = [], route }: Extras): Promise<Grammar> {
  const all = { ...keys, ...files };
  const paths = writeFiles(all);
  const pathOf = (name: string) => paths[Object.keys(all).indexOf(name)] as string;
  return loadGrammar({
    files: [pathOf("Key.g4"), pathOf("KeyLexer.g4")],
    bases: bases.map(pathOf),
    cache: false,
    ...(route && { route }),
  });
}

/** A combined grammar. */
function loadOne(source: string, files: Files = {}): Promise<Grammar> {
  return loadGrammar({ files: writeFiles({ "Own.g4": `grammar Own; ${source}`, ...files }, ["Own.g4"]), cache: false });
}

const words = "ID : [a-z]+ ; NUM : [0-9]+ ; WS : [ \\n]+ -> skip ;";

describe("a base class is found", () => {
  const named = `import { Lexer } from "antlr4ng"; ${keyBase}`;
  it.each<readonly [string, Extras]>([
    ["beside the grammar", { files: { "KeyBase.ts": named } }],
    ["in the folder Antlr4ng", { files: { "Antlr4ng/KeyBase.ts": named } }],
    ["beside the grammar first", { files: { "KeyBase.ts": named, "Antlr4ng/KeyBase.ts": "never" } }],
    ["in the folder TypeScript", { files: { "TypeScript/KeyBase.ts": named } }],
    [
      "in the folder JavaScript",
      {
        files: {
          "JavaScript/KeyBase.js": `import antlr4 from "antlr4";
            export default class KeyBase extends antlr4.Lexer { isKey() { return this.text[0] === "k"; } }`,
        },
      },
    ],
    ["where it is given", { files: { "elsewhere/KeyBase.ts": named }, bases: ["elsewhere/KeyBase.ts"] }],
    ["in a given file of another name", { files: { "elsewhere/all.ts": named }, bases: ["elsewhere/all.ts"] }],
    [
      "where it is given rather than beside",
      { files: { "KeyBase.ts": "", "x/KeyBase.ts": named }, bases: ["x/KeyBase.ts"] },
    ],
    ["with the ending .mts", { files: { "KeyBase.mts": named } }],
    [
      "with the ending .mjs",
      {
        files: {
          "KeyBase.mjs": `import { Lexer } from "antlr4ng";
            export class KeyBase extends Lexer { isKey() { return this.text[0] === "k"; } }`,
        },
      },
    ],
    [
      "with the ending .cjs",
      {
        files: {
          "KeyBase.cjs": `const { Lexer } = require("antlr4ng");
            module.exports = class extends Lexer { isKey() { return this.text[0] === "k"; } };
            module.exports.KeyBase = module.exports;`,
        },
      },
    ],
    [
      "as the default export",
      {
        files: {
          "KeyBase.ts": `import { Lexer } from "antlr4ng";
            export default abstract class KeyBase extends Lexer { isKey(): boolean { return this.text[0] === "k"; } }`,
        },
      },
    ],
    [
      "as a default export that has another name",
      {
        files: {
          "KeyBase.ts": `import { Lexer } from "antlr4ng";
            abstract class Base extends Lexer { isKey(): boolean { return this.text[0] === "k"; } }
            export default Base;`,
        },
      },
    ],
    [
      "and what it imports beside it",
      {
        files: {
          "Antlr4ng/KeyBase.ts": `import { Lexer } from "antlr4ng"; import { first } from "./first.js";
            export abstract class KeyBase extends Lexer { isKey(): boolean { return first(this.text) === "k"; } }`,
          "Antlr4ng/first.ts": `import at from "./at.js"; export const first = (text: string): string => at(text, 0);`,
          "Antlr4ng/at.ts": `export default (text: string, index: number): string => text[index] ?? "";`,
        },
      },
    ],
    [
      "and modules of Node that it imports",
      {
        files: {
          "KeyBase.ts": `import { Lexer } from "antlr4ng"; import { basename } from "node:path"; import os = require("os");
            export abstract class KeyBase extends Lexer { isKey(): boolean { return basename("x/k" + os.EOL)[0] === this.text[0]; } }`,
        },
      },
    ],
    [
      "that imports the generated lexer, by its name",
      {
        files: {
          "KeyBase.ts": `import { Lexer, Token } from "antlr4ng"; import { KeyLexer } from "./KeyLexer.js";
            export abstract class KeyBase extends Lexer {
              isKey(): boolean { return true; }
              override emit(): Token {
                if (this.type === KeyLexer.KEY && this.text[0] !== "k") this.type = KeyLexer.ID;
                return super.emit();
              }
            }`,
        },
      },
    ],
    [
      "that imports the generated lexer and parser as default exports, and the listener that is not there",
      {
        files: {
          "TypeScript/KeyBase.ts": `import { Lexer } from "antlr4"; import KeyLexer from "./KeyLexer.js"; import Key from "./Key.js";
            import { KeyListener } from "./KeyListener.js";
            export default abstract class KeyBase extends Lexer {
              listener: KeyListener | undefined;
              isKey(): boolean { return KeyLexer.KEY === Key.KEY && this.text[0] === "k"; }
            }`,
        },
      },
    ],
  ])("%s", async (_, extras) => {
    const grammar = await loadKeys(extras);
    const { tree, problem, notes } = await parseTree(grammar, text);
    expect(tellNotes(notes)).toEqual(["[Key is generated, with its code.]"]);
    expect(problem).toBeUndefined();
    expect(showTree(tree)).toBe(withCode);
    expect(grammar.hasCode).toBe(true);
  });
});

describe("a base class that was written for the package antlr4", () => {
  it("has fields with an underscore, and makes tokens from a list of arguments", async () => {
    const grammar = await loadKeys({
      files: {
        "TypeScript/KeyBase.ts": `import { CharStream, CommonToken, Lexer, Token } from "antlr4";
          import KeyLexer from "./KeyLexer.js";
          export default abstract class KeyBase extends Lexer {
            private readonly source: CharStream;
            private pending: Token | null = null;
            constructor(input: CharStream) { super(input); this.source = input; }
            isKey(): boolean {
              const at = this._tokenStartCharIndex;
              return this._input.getText(at, at) === "k" && this._mode === 0 && this._channel === Token.DEFAULT_CHANNEL;
            }
            nextToken(): Token {
              if (this.pending) { const token = this.pending; this.pending = null; return token; }
              const token = super.nextToken();
              if (token.type !== KeyLexer.KEY || token.text !== "kk") return token;
              this.pending = this.part(KeyLexer.ID, token.start + 1);
              return this.part(KeyLexer.KEY, token.start);
            }
            private part(type: number, at: number): Token {
              const token = new CommonToken([this, this._input], type, this._channel, at, at);
              token.line = this._tokenStartLine;
              token.column = this._tokenStartColumn;
              return token;
            }
          }`,
      },
    });
    const { tree, notes } = await parseTree(grammar, "kk ka b");
    expect(tellNotes(notes)).toEqual(["[Key is generated, with its code.]"]);
    expect(showTree(tree)).toBe("file(<k <k>|ka <b>>)");
  });

  it("may be the base class of a parser", async () => {
    const grammar = await loadOne(
      `options { superClass = OwnBase; } file : ({ this.isFirst() }? first | other)* EOF ; first : ID ; other : ID ; ${words}`,
      {
        "TypeScript/OwnBase.ts": `import { Parser, TokenStream } from "antlr4"; import OwnParser from "./OwnParser.js";
          export default abstract class OwnBase extends Parser {
            constructor(input: TokenStream) { super(input); }
            isFirst(): boolean { return this._input.LA(1) === OwnParser.ID && this._input.LT(1).column === 0; }
          }`,
      },
    );
    const { tree, notes } = await parseTree(grammar, "a b\nc");
    expect(tellNotes(notes)).toEqual(["[Own is generated, with its code.]"]);
    expect(showTree(tree)).toBe("file(<first(a)|other(b)|first(c)>)");
  });
});

describe("code that cannot be used is left out, and a note says so:", () => {
  it.each<readonly [string, Extras, RegExp]>([
    ["a base class that is not there", {}, /Key cannot be generated: its base class KeyBase is not found; .*--base/],
    [
      "no TypeScript",
      { files: { "KeyBase.ts": "public class KeyBase { int x; }" } },
      /Key cannot be generated: .*KeyBase\.ts/,
    ],
    [
      "an import that is not there",
      {
        files: {
          "KeyBase.ts": `import { x } from "./gone.js"; import { Lexer } from "antlr4ng"; console.log(x); ${keyBase}`,
        },
      },
      /KeyBase\.ts imports \.\/gone\.js, which is not there/,
    ],
    [
      "a package that is not there",
      { files: { "KeyBase.ts": `import { x } from "no-such-package"; x(); ${keyBase}` } },
      /no-such-package/,
    ],
    ["no class in the file", { files: { "KeyBase.ts": "export const x = 1;" } }, /Key: its code does not run: /],
    [
      "a module that throws",
      { files: { "KeyBase.ts": `import { Lexer } from "antlr4ng"; throw new Error("not today"); ${keyBase}` } },
      /its code does not run: not today/,
    ],
    [
      "a constructor that throws",
      {
        files: {
          "KeyBase.ts": `import { Lexer } from "antlr4ng";
            export abstract class KeyBase extends Lexer { constructor() { super(null!); throw new Error("not me"); } }`,
        },
      },
      /The code of the grammar Key failed: not me/,
    ],
    [
      "a constructor that ends the process",
      {
        files: {
          "KeyBase.ts": `import { Lexer } from "antlr4ng";
            export abstract class KeyBase extends Lexer { depth = process.exit(3); isKey() { return true; } }`,
        },
      },
      /The code of the grammar Key failed: it ended the process/,
    ],
    [
      "a method that throws what is no error",
      {
        files: {
          "KeyBase.ts": `import { Lexer } from "antlr4ng";
            export abstract class KeyBase extends Lexer { isKey() { return true; } override nextToken(): never { throw null; } }`,
        },
      },
      /The code of the grammar Key failed: null/,
    ],
  ])("%s", async (_, extras, note) => {
    const { tree, problem, notes } = await parseTree(await loadKeys(extras), text);
    expect(tellNotes(notes).join("\n")).toMatch(note);
    expect(tellNotes(notes).join("\n")).toMatch(/interpreted|left out/);
    expect(showTree(tree)).toBe(withoutCode);
    expect(problem).toBeUndefined();
  });

  it.each([
    [
      "members in Java",
      "@lexer::members { public Token nextToken() { return queue.poll(); } } file : { this.depth > 0 }? ID+ EOF ;",
    ],
    [
      "members in Python",
      "@members {\ndepth = 0\ndef deeper(self):\n  self.depth += 1\n} file : { this.depth }? ID+ EOF ;",
    ],
    ["a predicate in C++", "file : { _input->LA(1) == ID }? ID+ EOF ;"],
  ])("%s", async (_, rules) => {
    const grammar = await loadOne(`${rules} ${words}`);
    const { tree, problem, notes } = await parseTree(grammar, "a b");
    expect(tellNotes(notes)).toEqual([
      expect.stringMatching(/^Own cannot be generated: .* It is interpreted without .*the parser's pred/),
    ]);
    expect(showTree(tree)).toBe("file(<a|b>)");
    expect(problem).toBeUndefined();
    expect(grammar.hasCode).toBe(false);
  });

  it("a rule with the name of a parser member", async () => {
    const grammar = await loadOne(`file : { true }? state EOF ; state : ID ; ${words}`);
    const { tree, notes } = await parseTree(grammar, "a");
    expect(tellNotes(notes).join("\n")).toMatch(/The code of the grammar Own failed: .*It is left out/);
    expect(showTree(tree)).toBe("file(state(a))");
  });
});

describe("code that fails sometimes counts as true where it fails, and a note says so:", () => {
  const rules = "one : ID ; two : NUM ID ;";
  it.each([
    ["in TypeScript", `file : ({ this.missing() }? one | two)* EOF ; ${rules}`, /a predicate or an action: .*missing/],
    [
      "in Java",
      `file : ({ getText() }? one | two)* EOF ; ${rules}`,
      /Java predicate is not translated: .*getText.*taken as true/,
    ],
  ])("in a rule of the parser, %s", async (_, rules, note) => {
    const { tree, problem, notes } = await parseTree(await loadOne(`${rules} ${words}`), "a 1 b");
    expect(tellNotes(notes)[1]).toMatch(note);
    expect(problem).toBeUndefined();
    expect(showTree(tree)).toBe("file(<one(a)|two(1 b)>)");
  });

  it("a predicate that prediction evaluates far ahead", async () => {
    const grammar = await loadOne(
      `file : stat* EOF ; stat : { this.missing() }? names NUM | names ID ; names : ID ; ${words}`,
    );
    const { tree, notes } = await parseTree(grammar, "a 1 b c");
    expect(tellNotes(notes).join("\n")).toMatch(/missing is not a function/);
    expect(showTree(tree)).toBe("file(<stat(names(a) 1)|stat(names(b) c)>)");
  });

  it("a predicate of the lexer that throws", async () => {
    const grammar = await loadOne(`file : (A | ID)* EOF ; A : 'a' { this.missing() }? ; ${words}`);
    const { tree, notes } = await parseTree(grammar, "a b");
    expect(tellNotes(notes)[1]).toMatch(
      /The grammar's code fails in a predicate or an action: this.missing is not a function/,
    );
    expect(tellNotes(notes)).toHaveLength(2);
    expect(showTree(tree)).toBe("file(<a|b>)");
  });

  it("an action of the lexer that throws", async () => {
    const grammar = await loadOne(`file : ID+ EOF ; ID : [a-z] { Debug.print("ID"); } ; WS : ' ' -> skip ;`);
    const { tree, notes } = await parseTree(grammar, "a b");
    expect(tellNotes(notes)[1]).toMatch(/The grammar's code fails in a predicate or an action: Debug is not defined/);
    expect(showTree(tree)).toBe("file(<a|b>)");
  });

  it("a method of a base class that throws", async () => {
    const base = `import { Lexer } from "antlr4ng";
      export abstract class KeyBase extends Lexer { isKey(): boolean { if (this.text === "b") throw new Error("no b"); return this.text[0] === "k"; } }`;
    const { tree, notes } = await parseTree(await loadKeys({ files: { "KeyBase.ts": base } }), "ka b kc d");
    expect(tellNotes(notes)[1]).toMatch(/fails in isKey: no b/);
    expect(showTree(tree)).toBe("file(<ka|b|kc <d>>)");
  });
});

describe("code that never ends is terminated:", () => {
  const endless = (where: string) => ({
    files: {
      "KeyBase.ts": `import { Lexer } from "antlr4ng";
        const forever = (): void => { for (;;) {} };
        ${where === "module" ? "forever();" : ""}
        export abstract class KeyBase extends Lexer {
          ${where === "constructor" ? "depth = forever();" : ""}
          isKey(): boolean { ${where === "method" ? "forever();" : ""} return true; }
        }`,
    },
  });
  it("of the lexer, in its module, constructor or method", async () => {
    const parse = async (where: string) => {
      const grammar = await loadKeys(endless(where));
      return parseTree(grammar, text, { parseLimit: 500, signal: AbortSignal.timeout(8000) });
    };
    for (const { tree, notes } of await Promise.all(["module", "constructor", "method"].map(parse))) {
      expect(tellNotes(notes).join("\n")).toMatch(/took longer than 0.5 s/);
      expect(tree.text).toBe(text);
      expect(tree.tokens.starts).toHaveLength(3);
    }
  });

  it("of the parser", async () => {
    const grammar = await loadOne(`file : ({ (() => { for (;;) {} })() }? ID)* EOF ; ${words}`);
    for (const parse of [parseTree, parseTreeSync]) {
      const { tree, notes } = await parse(grammar, text, { parseLimit: 800 });
      expect(tellNotes(notes).join("\n")).toMatch(/took longer than 0.8 s/);
      expect(tree.text).toBe(text);
      expect(tree.tokens.starts).toHaveLength(3);
    }
  });
});

describe("the route generated", () => {
  it.each<readonly [string, Files, RegExp]>([
    ["a base class is missing", {}, /its base class KeyBase is not found/],
    ["it is no TypeScript", { "KeyBase.ts": "public class KeyBase { int x; }" }, /KeyBase\.ts/],
  ])("is refused if it cannot be taken: %s", async (_, files, message) => {
    const refusal = loadKeys({ files, route: "generated" });
    await expect(refusal).rejects.toThrow(GrammarError);
    await expect(refusal).rejects.toThrow(message);
  });

  it("can be chosen for a grammar that needs no code", async () => {
    const files = writeFiles({ "Own.g4": `grammar Own; file : ID* EOF ; ${words}` });
    const generated = await loadGrammar({ files, cache: false, route: "generated" });
    const either = await loadGrammar({ files, cache: false });
    expect([generated.hasCode, either.hasCode]).toEqual([true, false]);
    expect(showTree((await parseTree(generated, "a b")).tree)).toBe("file(<a|b>)");
  });
});

it("the route interpreted leaves out code even if it could be used", async () => {
  const grammar = await loadKeys({
    files: { "KeyBase.ts": `import { Lexer } from "antlr4ng"; ${keyBase}` },
    route: "interpreted",
  });
  const { tree, notes } = await parseTree(grammar, text);
  expect(grammar.hasCode).toBe(false);
  expect(tellNotes(notes)).toEqual(["[Key is interpreted without the lexer's base class, the lexer's predicates.]"]);
  expect(showTree(tree)).toBe(withoutCode);
});

/** A program that prints the number of tokens, once in each way to parse. */
function programThatParses(path: string): string {
  return `import { loadGrammar } from ${JSON.stringify(import.meta.resolve("#src/index.js"))};
import { parseTree, parseTreeSync } from ${JSON.stringify(import.meta.resolve("#src/tools.js"))};
    const grammar = await loadGrammar({ files: [${JSON.stringify(path)}], cache: false });
    for (const parse of [parseTree, parseTreeSync]) console.log((await parse(grammar, ${JSON.stringify(text)})).tokens);`;
}

describe("code runs", () => {
  const marker = `import { Lexer } from "antlr4ng";
    globalThis.markOfTheGrammar = (globalThis.markOfTheGrammar ?? 0) + 1;
    console.log("module"); process.stdout.write("written");
    export abstract class KeyBase extends Lexer { isKey(): boolean { console.error("isKey"); return this.text[0] === "k"; } }`;

  it("only in another thread", async () => {
    const grammar = await loadKeys({ files: { "KeyBase.ts": marker } });
    for (const parse of [parseTree, parseTreeSync]) {
      const { tree, notes } = await parse(grammar, text);
      expect(tellNotes(notes)).toEqual(["[Key is generated, with its code.]"]);
      expect(showTree(tree)).toBe(withCode);
    }
    expect(globalThis).not.toHaveProperty("markOfTheGrammar");
  });

  it("without printing", () => {
    const [key = ""] = writeFiles({ ...keys, "KeyBase.ts": marker }, ["Key.g4"]);
    const program = join(dirname(key), "program.mjs");
    writeFileSync(program, programThatParses(key));
    const run = spawnSync(process.execPath, [program], { encoding: "utf8" });
    expect([run.stdout, run.stderr, run.status]).toEqual(["3\n3\n", "", 0]);
  });

  it("in a program that is given on the command line", () => {
    const [key = ""] = writeFiles({ ...keys, "KeyBase.ts": marker }, ["Key.g4"]);
    const options = ["--input-type=module", "--eval", programThatParses(key)];
    const run = spawnSync(process.execPath, options, { encoding: "utf8" });
    expect([run.stdout, run.stderr, run.status]).toEqual(["3\n3\n", "", 0]);
  });

  it("without the arguments of the process, and knows its own file", async () => {
    const base = `import { Lexer } from "antlr4ng"; import { readFileSync } from "node:fs";
      const own = readFileSync(__filename, "utf8");
      export abstract class KeyBase extends Lexer {
        isKey(): boolean { return process.argv.length <= 2 && own.includes("KeyBase") && this.text[0] === "k"; }
      }`;
    const { tree } = await parseTree(await loadKeys({ files: { "Antlr4ng/KeyBase.ts": base } }), text);
    expect(showTree(tree)).toBe(withCode);
  });

  it("anew for each text", async () => {
    const grammar = await loadOne(`@lexer::members { count = 0; } file : (FIRST | ID)* EOF ;
      FIRST : [a-z]+ { this.count++ === 0 }? ; ${words}`);
    const trees = await Promise.all(["a b", "c"].map((each) => parseTree(grammar, each)));
    for (const { problem } of trees) expect(problem).toBeUndefined();
    const names = trees.map(({ tree }) =>
      [...tree.root.children].flatMap((list) => list.children.map((each) => each.children[0])),
    );
    expect(names.map((all) => all.map((token) => token?.kind === "token" && token.name))).toEqual([
      ["FIRST", "ID"],
      ["FIRST"],
    ]);
  });
});

it("a lexer that leaves a mode that it never entered stays in it, with code and without", async () => {
  const files = writeFiles(
    {
      "ModeLexer.g4": `lexer grammar ModeLexer; OPEN : '(' -> pushMode(IN) ; STRAY : ')' -> popMode ; ID : [a-z]+ { true }? ;
        mode IN; CLOSE : ')' -> popMode ; WORD : [a-z]+ ;`,
      "Mode.g4": "parser grammar Mode; options { tokenVocab = ModeLexer; } file : (ID | OPEN WORD CLOSE)* EOF ;",
    },
    ["Mode.g4"],
  );
  const grammar = await loadGrammar({ files, cache: false });
  const { tree, notes } = await parseTree(grammar, "a)b(c)");
  expect(tellNotes(notes)).toEqual(["[Mode is generated, with its code.]"]);
  expect(showTree(tree)).toBe("file(<a !)|b|( c )>)");
});

it("the tokens of the result and of the input are counted alike, with code too", async () => {
  const grammar = await loadOne(`file : (ID { true }? | NUM)* EOF ; ${words}`);
  const { text, tokens } = await reduce({ input: "a 1 b 2", language: grammar, test: (each) => each.includes("b") });
  const { tokens: after } = await parseTree(grammar, text);
  expect(tokens).toEqual({ before: 4, after });
});
