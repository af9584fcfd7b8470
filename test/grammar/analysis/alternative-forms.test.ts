import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formsOf } from "#src/grammar/analysis/alternative-forms.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import type { Form } from "#src/language/syntax.js";
import { temporaryFolder } from "../../support/temporary-folder.js";

const json = await loadLanguage("json");

/** A form in one line: literals as they are, sets of tokens in braces, behind the bar the number of parts left in. */
function print({ symbols, extras }: Form): string {
  const names = symbols.map((symbol) => (symbol.names.length > 1 ? `{${symbol.names.join(" ")}}` : symbol.names[0]));
  return `${names.join(" ").replaceAll("'", "")} | ${extras}`;
}

async function formsFor(body: string): Promise<string[]> {
  const path = join(temporaryFolder(), "Own.g4");
  writeFileSync(path, `grammar Own;\n${body}\nID : [a-z]+ ; NUM : [0-9]+ ; WS : ' ' -> skip ;\n`);
  return formsOf(await loadGrammar({ files: [path] }))("r").map(print);
}

describe("the forms of a rule", () => {
  it.each([
    ["are its alternatives", "r : ID | '(' r ')' ;", ["ID | 0", "( r ) | 0"]],
    ["have nothing of ?, or one", "r : ID NUM? ;", ["ID | 0", "ID NUM | 1"]],
    ["have nothing of *, or one", "r : '[' s* ']' ; s : ID ;", ["[ ] | 0", "[ s ] | 1"]],
    ["have one of +", "r : ID+ ;", ["ID | 0"]],
    ["have one of each alternative of +", "r : (ID | s)+ ; s : NUM ;", ["ID | 0", "s | 0"]],
    [
      "have at most two parts that may be left out",
      "r : '-'? '+'? ID '*'? ;",
      ["ID | 0", "ID * | 1", "+ ID | 1", "- ID | 1", "+ ID * | 2", "- ID * | 2", "- + ID | 2"],
    ],
    ["name all tokens of a set", "r : (ID | NUM) ';' ;", ["{ID NUM} ; | 0"]],
    ["have the rule on both sides of an operator", "r : r '+' r | r '!' | NUM ;", ["NUM | 0", "r + r | 1", "r ! | 1"]],
    ["do not hold the end of the text", "r : ID EOF ;", ["ID | 0"]],
    ["are found where a rule may be empty", "r : ID | ;", [" | 0", "ID | 1"]],
  ])("%s: %s", async (_, body, forms) => {
    expect((await formsFor(body)).sort()).toEqual([...forms].sort());
  });

  it("are limited if there are very many", async () => {
    const options = Array.from({ length: 60 }, (_, i) => `('x${i}')?`).join(" ");
    expect((await formsFor(`r : ${options} ID ;`)).length).toBeLessThanOrEqual(200);
  });

  it("contain the shortest text of each symbol", () => {
    const member = formsOf(json)("member")[0] as Form;
    expect(member.symbols.map(({ kind, text, tokens, isFixed }) => ({ kind, text, tokens, isFixed }))).toEqual([
      { kind: "token", text: '""', tokens: 1, isFixed: false },
      { kind: "token", text: ":", tokens: 1, isFixed: true },
      { kind: "rule", text: "0", tokens: 1, isFixed: false },
    ]);
  });

  it("are none for an unknown rule", () => {
    expect(formsOf(json)("NUMBER")).toEqual([]);
  });
});
