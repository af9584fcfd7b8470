import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { writeFiles } from "../grammar/grammar-folder.js";
import { routeCases } from "../grammar/route-cases.js";
import { temporaryFolder } from "../support/temporary-folder.js";
import { alignedTree } from "./align.js";
import { jsonTexts } from "./json-texts.js";
import { showTree } from "./show-tree.js";
import { visitedTree } from "./visit.js";

const json = await loadLanguage("json");

function expectAligned(grammar: Grammar, text: string): void {
  const { tree, problem } = parseTreeSync(grammar, text);
  expect(problem).toBeUndefined();
  expect(showTree(tree)).toBe(alignedTree(grammar, text));
  expect(showTree(tree)).toBe(visitedTree(grammar, text));
}

it("recovers the same quantifiers of JSON as a search over antlr4ng's tree and as its interpreter", () => {
  fc.assert(
    fc.property(jsonTexts, (text) => expectAligned(json, text)),
    { numRuns: 400 },
  );
});

const source = `grammar Quantified;
file : (statement ';'+)* EOF ;
statement : ID (',' ID)* ('=' sum)? | '{' statement? (';' statement)* '}' | 'if' pair+ ('else' statement)? ;
sum : (ID | NUM)+ ('+' (ID | NUM)+)* '!'? '!'? ;
pair : ('<' ID? NUM* '>')+? ;
ID : [a-d] ; NUM : [0-9] ; WS : [ \\n]+ -> skip ;
`;

describe("a grammar with every kind of quantifier", async () => {
  const load = () => {
    const path = join(temporaryFolder(), "Quantified.g4");
    writeFileSync(path, source);
    return loadGrammar({ files: [path] });
  };

  it.each([
    ["", "file()"],
    ["a;", "file(<statement(a) <;>>)"],
    ["a;;b;", "file(<statement(a) <;|;>|statement(b) <;>>)"],
    ["a,b,c=1a+2!;", "file(<statement(a <, b|, c> <= sum(<1|a> <+ <2>> <!>)>) <;>>)"],
    ["{};", "file(<statement({ }) <;>>)"],
    ["{a;b;c};", "file(<statement({ <statement(a)> <; statement(b)|; statement(c)> }) <;>>)"],
    ["{;a};", "file(<statement({ <; statement(a)> }) <;>>)"],
    ["a=b!!;", "file(<statement(a <= sum(<b> <!> <!>)>) <;>>)"],
  ])("%j is %s", async (text, expected) => {
    const grammar = await load();
    expect(showTree(parseTreeSync(grammar, text).tree)).toBe(expected);
    expect(alignedTree(grammar, text)).toBe(expected);
    expect(visitedTree(grammar, text)).toBe(expected);
  });

  it("gives the same by a search over antlr4ng's tree and by its interpreter", async () => {
    const grammar = await load();
    const name = fc.constantFrom("a", "b", "c");
    const atoms = fc.array(fc.oneof(name, fc.constantFrom("1", "2")), { minLength: 1, maxLength: 3 });
    const sum = fc.tuple(fc.array(atoms, { minLength: 1, maxLength: 3 }), fc.constantFrom("", "!", "!!"));
    const { statement } = fc.letrec<{ statement: string }>((tie) => ({
      statement: fc.oneof(
        { maxDepth: 3 },
        fc.tuple(fc.array(name, { minLength: 1, maxLength: 3 }), fc.option(sum)).map(([names, right]) => {
          return names.join() + (right ? `=${right[0].map((each) => each.join(" ")).join("+")}${right[1]}` : "");
        }),
        fc.array(tie("statement"), { maxLength: 3 }).map((list) => `{${list.join(";")}}`),
        fc.array(tie("statement"), { maxLength: 2 }).map((list) => `{${list.map((each) => `;${each}`).join("")}}`),
        fc
          .tuple(
            fc.array(fc.constantFrom("<>", "<a>", "<1 2>", "<b 3>"), { minLength: 1, maxLength: 3 }),
            fc.option(tie("statement")),
          )
          .map(([pairs, other]) => `if${pairs.join("")}${other === null ? "" : ` else ${other}`}`),
      ),
    }));
    const file = fc
      .array(fc.tuple(statement, fc.constantFrom(";", ";;")), { maxLength: 3 })
      .map((list) => list.map((each) => each.join("")).join("\n"));
    fc.assert(
      fc.property(file, (text) => expectAligned(grammar, text)),
      { numRuns: 300 },
    );
  });
});

it("does not look for the next iteration behind the end of a rule that calls itself", async () => {
  const path = join(temporaryFolder(), "Selfish.g4");
  writeFileSync(
    path,
    "grammar Selfish; file : list EOF ; list : '<' list (',' ID)+? | ID ; ID : [a-z] ; WS : [ \\n] -> skip ;",
  );
  const grammar = await loadGrammar({ files: [path] });
  const { tree, prediction } = parseTreeSync(grammar, "<x,a,b");
  expect(showTree(tree)).toBe("file(list(< list(x) <, a|, b>))");
  expect(visitedTree(grammar, "<x,a,b")).toBe(showTree(tree));
  // With SLL, what may follow any list may follow this one, and the loop ends too early.
  expect(prediction).toBe("ll");
});

describe("a grammar with", () => {
  it.each(routeCases.filter(({ needsCode }) => !needsCode))("$feature", async ({ files, given, start, trees }) => {
    const grammars = Object.keys(files).filter((name) => name.endsWith(".g4"));
    const grammar = await loadGrammar({
      files: writeFiles(files, given ?? grammars),
      route: "interpreted",
      cache: false,
      ...(start !== undefined && { start }),
    });
    for (const [text, expected] of Object.entries(trees)) {
      expect(alignedTree(grammar, text)).toBe(expected);
      expect(visitedTree(grammar, text)).toBe(expected);
    }
  });
});
