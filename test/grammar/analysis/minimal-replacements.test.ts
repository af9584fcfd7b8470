import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { symbolsOf } from "#src/grammar/analysis/minimal-replacements.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { temporaryFolder } from "../../support/temporary-folder.js";

const json = await loadLanguage("json");

describe("minimal replacements of JSON", () => {
  const { rules, tokens, plusBlocks } = symbolsOf(json);
  const table = (symbols: typeof rules) => Object.fromEntries(symbols.map((each) => [each.name, each.replacement]));

  it("are the shortest texts", () => {
    expect(table(rules)).toEqual({ json: "", value: "0", object: "{}", array: "[]", member: '"":0' });
    const { STRING, NUMBER, WS } = table(tokens);
    expect({ STRING, NUMBER, WS }).toEqual({ STRING: '""', NUMBER: "0", WS: " " });
    for (const literal of ["{", "}", "[", "]", ",", ":", "true", "false", "null"]) {
      expect(table(tokens)[`'${literal}'`]).toBe(literal);
    }
    expect(plusBlocks.size).toBe(0);
  });

  it.each(rules.map(({ name, replacement }) => [name, replacement] as const))(
    "%s: %j parses as that rule, wholly and without a problem",
    (start, replacement) => {
      const { tree, problem } = parseTreeSync(json, replacement ?? "?", { start });
      expect(problem).toBeUndefined();
      expect([tree.root.from, tree.root.to]).toEqual([0, tree.tokens.starts.length]);
      expect(tree.tokens.ends.at(-1) ?? 0).toBe(replacement?.length);
    },
  );
});

describe("minimal replacements of a grammar", () => {
  const symbolsFor = async (body: string) => {
    const path = join(temporaryFolder(), "Own.g4");
    writeFileSync(path, `grammar Own;\n${body}\nID : [a-z]+ ; NUM : [0-9]+ ; WS : ' ' -> skip ;\n`);
    return symbolsOf(await loadGrammar({ files: [path] }));
  };
  it.each([
    ["the shortest alternative", "r : ID ID | '(' ')' | NUM ;", "0"],
    ["the first of several as short", "r : NUM ';' | ID ';' ;", "0;"],
    ["a space between what would be one token", "r : ID ID ;", "a a"],
    ["no space between what stays apart", "r : ID '+' NUM ;", "a+0"],
    ["nothing of ? and *", "r : ID? ';' NUM* ;", ";"],
    ["one of +", "r : (ID ',')+ ;", "a,"],
    ["recursion that ends", "r : r '+' r | '(' r ')' | ID ID ;", "a a"],
    ["rules through rules", "r : s s ; s : t | '[' s ']' ; t : NUM ;", "0 0"],
    ["a literal rather than a longer token", "r : 'x' | 'function' ;", "x"],
    ["one of a set", "r : ('xyz' | 'zz' | 'longest') ;", "zz"],
    ["what is not something", "r : ~(ID | 'b') ;", "0"],
    ["a quoted quote", "r : '\\'' '\\\\' ;", "'\\"],
  ])("take %s", async (_, body, expected) => {
    expect((await symbolsFor(body)).rules[0]).toEqual({ name: "r", replacement: expected });
  });

  it("include the shortest iteration of each +", async () => {
    const { plusBlocks } = await symbolsFor("r : (ID ID)+ ('<' s? '>')+ ; s : (r | NUM)+ ;");
    expect([...plusBlocks.values()].sort()).toEqual(["0", "<>", "a a"]);
  });

  it("are undefined for a rule that never ends", async () => {
    const { rules } = await symbolsFor("r : ID | s ; s : '(' s ')' ;");
    expect(rules).toEqual([
      { name: "r", replacement: "a" },
      { name: "s", replacement: undefined },
    ]);
  });
});
