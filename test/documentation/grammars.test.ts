import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFiles } from "../grammar/grammar-folder.js";
import { copyExamples, patternOf, read, root, runShown, sessionsIn, withoutTimes } from "./session.js";

const page = "docs/grammars.md";

const tagLexer = "lexer grammar TagLexer;\nWORD : [a-z]+ ;\n";
const tagParser = "parser grammar TagParser;\noptions { tokenVocab = TagLexer; }\ns : WORD* EOF ;\n";
const rest = "X : [a-z]+ ;\nSPACE : ' ' -> skip ;\n";

/** Messages, the calls that lead to them, and the files that the calls need. */
const mistakes: readonly (readonly [message: string, call: string, files: Readonly<Record<string, string>>])[] = [
  [
    "Typo.g4:2:5: reference to undefined rule: expresion",
    "grammar check Typo.g4",
    { "Typo.g4": `grammar Typo;\ns : expresion* EOF ;\nexpression : X ;\n${rest}` },
  ],
  [
    "TagParser.g4 needs the lexer TagLexer: give TagLexer.g4 as well.",
    "grammar check TagParser.g4",
    { "TagParser.g4": tagParser },
  ],
  [
    "the imported grammar Common is not found",
    "grammar check A.g4",
    { "A.g4": `grammar A;\nimport Common;\ns : X ;\n${rest}` },
  ],
  ["There is no parser in TagLexer.g4.", "grammar check TagLexer.g4", { "TagLexer.g4": tagLexer }],
  [
    "There are several parsers: A.g4, B.g4. Give one, or a format file.",
    "grammar check A.g4 B.g4",
    { "A.g4": `grammar A;\ns : X ;\n${rest}`, "B.g4": `grammar B;\ns : X ;\n${rest}` },
  ],
  [
    "lexical modes are only allowed in lexer grammars",
    "grammar check A.g4",
    { "A.g4": `grammar A;\ns : X ;\n${rest}mode IN;\nY : [0-9] ;\n` },
  ],
  ["implicit definition of token Z in parser", "grammar check A.g4", { "A.g4": `grammar A;\ns : X Z ;\n${rest}` }],
  [
    "contains a closure with at least one alternative that can match an empty string",
    "grammar check A.g4",
    { "A.g4": `grammar A;\ns : (X?)* EOF ;\n${rest}` },
  ],
  [
    "The following sets of rules are mutually left-recursive",
    "grammar check A.g4",
    { "A.g4": `grammar A;\ns : t | X ;\nt : s X ;\n${rest}` },
  ],
  [
    "its base class TagBase is not found; write TagBase.ts",
    "grammar check TagLexer.g4 TagParser.g4",
    { "TagParser.g4": tagParser, "TagLexer.g4": tagLexer.replace("\n", "\noptions { superClass = TagBase; }\n") },
  ],
  [
    "It is interpreted without the lexer's predicates",
    "grammar check A.g4",
    {
      "A.g4": `grammar A;\n@lexer::members { public Token nextToken() { return queue.poll(); } }\ns : Y ;\nY : '!' {depth > 0}? ;\n${rest}`,
    },
  ],
  [
    "this Java predicate is not translated",
    "grammar check A.g4",
    { "A.g4": `grammar A;\ns : {_input.LT(1).getText() == "x"}? X ;\n${rest}` },
  ],
  ["No grammar is known for small.tag; it is reduced by structure alone", "tree small.tag", {}],
  [
    "The grammar Good has no rule nothing. It has: s, t.",
    "grammar check Good.g4 --start nothing",
    { "Good.g4": `grammar Good;\ns : t* EOF ;\nt : X ;\n${rest}` },
  ],
  [
    "nothing was expected here, but there is 'b'",
    "tree small.tag --grammar A.g4",
    { "A.g4": `grammar A;\ns : X ;\n${rest}` },
  ],
  ["token recognition error at: '?'", "tree small.tag --grammar A.g4", { "A.g4": `grammar A;\ns : X* EOF ;\n${rest}` }],
  [
    "the lexer makes no such token by itself",
    "grammar check A.g4",
    { "A.g4": `grammar A;\ntokens { INDENT }\ns : INDENT X ;\n${rest}` },
  ],
  [
    "the pattern has no named group",
    "grammar check --format format.json",
    {
      "A.g4": `grammar A;\ns : X ;\n${rest}`,
      "format.json": '{ "grammars": { "a": { "files": ["A.g4"], "islands": { "X": "(.*)" } } } }',
    },
  ],
  [
    "is not interesting to begin with",
    "small.tag --grammar A.g4 --test false",
    { "A.g4": `grammar A;\ns : X* EOF ;\n${rest}` },
  ],
];

let home: string;
beforeAll(() => {
  home = copyExamples();
});
afterAll(() => rmSync(home, { recursive: true }));

describe(page, () => {
  it.each(sessionsIn(page))("shows what is printed: $title", async ({ folder, commands }) => {
    for (const { command, shown } of commands) {
      expect(withoutTimes(await runShown(command, join(home, folder))), command).toMatch(patternOf(shown));
    }
  });

  it("shows code of the examples", () => {
    const files = ["calc-wrong-associativity", "template-modes", "ini-json-islands"].flatMap((name) =>
      readdirSync(join(root, "examples", name)).map((file) => read(`examples/${name}/${file}`)),
    );
    for (const [, code = ""] of read(page).matchAll(/^```(?:antlr|json|sh)\n(.*?)^```$/gms)) {
      expect(files.filter((file) => file.includes(code))).not.toEqual([]);
    }
  });

  it.each(mistakes)("shows the message that treemin prints: %s", async (message, call, files) => {
    const [path = ""] = writeFiles({ "small.tag": "a b?", ...files });
    expect(await runShown(`treemin ${call}`, dirname(path))).toContain(message);
    expect(read(page)).toContain(message);
  });
});
