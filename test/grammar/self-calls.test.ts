import { describe, expect, it } from "vitest";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { parseTree } from "#src/parse/parse-tree.js";
import { showTree } from "../parse/show-tree.js";
import { type Files, writeFiles } from "./grammar-folder.js";
import { tellNotes } from "./notes.js";

const bases = {
  "OwnLexerBase.ts": `import { Lexer } from "antlr4ng";
    export abstract class OwnLexerBase extends Lexer {
      isAtStart(letter: string | number): boolean { return this.column === 0 && (letter === "k" || letter === 107); }
      shout(): void { if (this.text.length > 1) this.type = (this.constructor as any).LONG; }
    }`,
  "OwnBase.ts": `import { Parser } from "antlr4ng";
    export abstract class OwnBase extends Parser { open = true; isOpen(): boolean { return this.open; } }`,
};

/** The tree of a text with a lexer and a parser that call methods of base classes, and what is said about the grammar. */
async function parse({ lexer, parser, text }: { lexer: readonly string[]; parser: string; text: string }) {
  const [predicate, action] = lexer;
  const files: Files = {
    ...bases,
    "OwnLexer.g4": `lexer grammar OwnLexer; options { superClass = OwnLexerBase; } tokens { LONG }
      KEY : { ${predicate} }? [a-z] ; ID : [a-z]+ { ${action} } ; WS : [ \\n]+ -> skip ;`,
    "Own.g4": `parser grammar Own; options { tokenVocab = OwnLexer; superClass = OwnBase; }
      file : (yes | no)* EOF ; yes : { ${parser} }? ID ; no : ID | KEY | LONG ;`,
  };
  const paths = writeFiles(files, ["Own.g4", "OwnLexer.g4"]);
  const grammar = await loadGrammar({ files: paths, cache: false });
  const { tree, problem, notes } = await parseTree(grammar, text);
  return { tree: showTree(tree), problem: problem?.message, notes: tellNotes(notes) };
}

describe("calls of a base class are translated", () => {
  it.each<readonly [language: string, lexer: readonly string[], parser: string]>([
    ["Python", ["self.isAtStart('k')", "self.shout()"], "self.isOpen() and self._input.LT(2).text == 'b'"],
    ["C++", ["this->isAtStart('k')", "this->shout();"], 'this->isOpen() && this->_input->LT(2)->text == "b"'],
  ])("from %s: %j, %s", async (language, lexer, parser) => {
    const { tree, problem, notes } = await parse({ lexer, parser, text: "k a b cc\na" });
    expect(problem).toBeUndefined();
    expect(notes).toEqual([`[Own is generated, with its code, translated from ${language}.]`]);
    expect(tree).toBe("file(<no(k)|yes(a)|no(b)|no(cc)|no(a)>)");
  });

  it.each([
    ["a method that antlr4ng has under another name", "this->getCurrentToken()->getText() == this->isOpen()"],
    ["a name without an object", "self.isOpen() and open"],
    ["a negation that may reach over a comparison", "not self.open == self.isOpen()"],
    ["a word that is no operator", "self.isOpen() in self.open"],
    ["a number that is no whole one", "self.isOpen() == 1.5"],
  ])("only if they are understood: %s", async (_, parser) => {
    const lexer = ["true", "null"];
    const { notes } = await parse({ lexer, parser, text: "a" });
    expect(notes.join()).not.toContain("translated");
  });
});
