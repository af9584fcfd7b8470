import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { baseFiles } from "#src/grammar/compile/base-files.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { parseTree } from "#src/parse/parse-tree.js";
import { showTree } from "../../parse/show-tree.js";
import { type Files, writeFiles } from "../grammar-folder.js";
import { tellNotes } from "../notes.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A lexer and a parser that need base classes. */
const both: Files = {
  "WordLexer.g4": `lexer grammar WordLexer;
    options { superClass = WordLexerBase; }
    KEY : [a-z]+ { this.isKey() && !this.isOff(1) }? ;
    ID : [a-z]+ { this.count++; this.seen(this.text, 2); if (this.isKey()) this.seen(); } ;
    NUM : [0-9]+ { this.level() > 3 }? { this.skip(); } ;
    WS : ' ' -> skip ;`,
  "Word.g4": `parser grammar Word;
    options { tokenVocab = WordLexer; superClass = WordBase; }
    @parser::members { own(): boolean { return this.shared(); } }
    file : ({ this.own() && this.inType }? KEY | { this.name === "x" }? ID { this.inType = true; } | NUM)* EOF ;`,
};
const given = ["Word.g4", "WordLexer.g4"];

async function skeletonsOf(files: Files, names: readonly string[]) {
  const paths = writeFiles(files, names);
  return { paths, bases: await baseFiles(paths) };
}

/** What the compiler of TypeScript reports on a module. */
function typeErrors(path: string): readonly string[] {
  const program = ts.createProgram([path], {
    ...{ strict: true, noEmit: true, noUnusedParameters: true, noImplicitOverride: true, skipLibCheck: true },
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    paths: { antlr4ng: [join(root, "node_modules/antlr4ng/dist/index.d.ts")] },
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("a skeleton of a base class", () => {
  it("has the members that the grammar uses and nothing else, with types and places", async () => {
    const { bases } = await skeletonsOf(both, given);
    const [lexer, parser] = bases.map(({ source }) => source.replace(/\n\n/g, "\n"));
    expect(lexer).toBe(`import { Lexer } from "antlr4ng";
/**
 * The base class of WordLexer. It has the members that the grammar uses; fill in what they do.
 */
export abstract class WordLexerBase extends Lexer {
  /** Used in predicates and actions: WordLexer.g4:3, 4. */
  protected isKey(): boolean {
    return true;
  }
  /** Used in predicates: WordLexer.g4:3. */
  protected isOff(_argument1: unknown): boolean {
    return false;
  }
  /** Used in actions: WordLexer.g4:4. */
  protected count: number = 0;
  /** Used in actions: WordLexer.g4:4. */
  protected seen(_argument1?: unknown, _argument2?: unknown): void {}
  /** Used in predicates: WordLexer.g4:5. */
  protected level(): number {
    return 0;
  }
}
`);
    expect(parser).toBe(`import { Parser } from "antlr4ng";
/**
 * The base class of Word. It has the members that the grammar uses; fill in what they do.
 */
export abstract class WordBase extends Parser {
  /** Used in members: Word.g4:3. */
  protected shared(): any {
    return undefined;
  }
  /** Used in predicates and actions: Word.g4:4. */
  protected inType: boolean = false;
  /** Used in predicates: Word.g4:4. */
  protected name: string = "";
}
`);
  });

  it("passes the type check, and the grammar runs with it", async () => {
    const files: Files = {
      "Key.g4": `grammar Key; options { superClass = KeyBase; }
        file : ({ this.isFirst(this.inputStream.LA(1), "a") }? one | { !this.isFirst(0, "b") }? two)* EOF { this.done(); } ;
        one : ID ; two : NUM ;
        ID : [a-z]+ ; NUM : [0-9]+ ; WS : ' ' -> skip ;`,
    };
    const { paths, bases } = await skeletonsOf(files, ["Key.g4"]);
    for (const { path, source } of bases) writeFileSync(path, source);
    expect(bases.flatMap(({ path }) => typeErrors(path))).toEqual([]);
    const { tree, problem, notes } = await parseTree(await loadGrammar({ files: paths, cache: false }), "a b");
    expect(tellNotes(notes)).toEqual(["[Key is generated, with its code.]"]);
    expect(problem).toBeUndefined();
    expect(showTree(tree)).toBe("file(<one(a)|one(b)>)");
  });

  it.each<readonly [string, string, readonly string[]]>([
    ["negated only, so that the predicate holds", "{ !this.isOff() }?", ["isOff(): boolean {\n    return false;"]],
    ["without `this`", "{ isOn() && !isOff(1) }?", ["isOn(): boolean", "isOff(_argument1: unknown): boolean"]],
    ["in Python", "{ self.isOn() }?", ["isOn(): boolean"]],
    ["in C++", "{ this->isOn() }?", ["isOn(): boolean"]],
    ["in parentheses", "{ (this.a() || (this.b())) }?", ["a(): boolean", "b(): boolean"]],
    [
      "as an argument",
      "{ this.a(this.b(1, [2, 3])) }?",
      ["a(_argument1: unknown): boolean", "b(_argument1: unknown, _argument2: unknown): any"],
    ],
    ["compared with a text", '{ this.kind() == "x" }?', ["kind(): string"]],
    ["in a comment, which is no use", "{ true /* this.gone() */ }?", []],
    ["of the runtime, which is no use", "{ this.context != null && this._input.LA(1) > 0 && getText() == null }?", []],
    ["of another object, which is no use", "{ this.a.b() }?", ["a: any"]],
  ])("knows a member %s", async (_, predicate, members) => {
    const grammar = `grammar Own; options { superClass = OwnBase; } file : ${predicate} ID EOF ; ID : [a-z]+ ;`;
    const { bases } = await skeletonsOf({ "Own.g4": grammar }, ["Own.g4"]);
    for (const member of members) expect(bases[0]?.source).toContain(`protected ${member}`);
    expect(bases[0]?.members).toBe(members.length);
  });

  it("knows fields that Java names without `this`", async () => {
    const grammar = `grammar Own; options { superClass = OwnBase; }
      file : { enabled && level > 2 && _input.LA(1) == ID }? ID { int seen = 1; level = level + seen; last = ID; } EOF ; ID : [a-z]+ ;`;
    const { bases } = await skeletonsOf({ "Own.g4": grammar }, ["Own.g4"]);
    const fields = [...(bases[0]?.source ?? "").matchAll(/protected (.*);/g)].map(([, field]) => field);
    expect(fields).toEqual(["enabled: boolean = true", "level: number = 0", "last: any = undefined"]);
  });

  it("names the same class in another language, if it is there", async () => {
    const files = { ...both, "Java/WordLexerBase.java": "class WordLexerBase {}", "Go/word_base.go": "package parser" };
    const { paths, bases } = await skeletonsOf(files, given);
    const folder = dirname(paths[0] as string);
    expect(bases.map(({ original }) => original)).toEqual([
      join(folder, "Java/WordLexerBase.java"),
      join(folder, "Go/word_base.go"),
    ]);
    expect(bases[0]?.source).toContain("WordLexerBase.java is the same class in another language.");
  });

  it("tells of a class that is there", async () => {
    const files = { ...both, "Antlr4ng/WordBase.ts": "export class WordBase {}" };
    const { paths, bases } = await skeletonsOf(files, given);
    const file = join(dirname(paths[0] as string), "Antlr4ng/WordBase.ts");
    expect(bases.map((base) => base.file)).toEqual([undefined, file]);
  });
});

it("a missing base class is named with its file, what to write, and the command that writes a skeleton", async () => {
  const paths = writeFiles({ ...both, "Java/WordLexerBase.java": "class WordLexerBase {}" }, given);
  const folder = dirname(paths[0] as string);
  const { notes } = await loadGrammar({ files: paths, cache: false });
  expect(tellNotes(notes)).toEqual([
    `Word cannot be generated: its base class WordLexerBase is not found; write ${folder}/WordLexerBase.ts, a class that extends antlr4ng's Lexer, as ${folder}/Java/WordLexerBase.java does; its base class WordBase is not found; write ${folder}/WordBase.ts, a class that extends antlr4ng's Parser (\`treemin grammar base ${paths.join(" ")}\` writes a skeleton), or name its file with --base. It is interpreted without the lexer's base class, the lexer's actions, the lexer's predicates, the parser's predicates; predicates are taken as true.`,
  ]);
});
