import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { writeFiles } from "../grammar-folder.js";

const tokens = "ID : [a-z]+ ;\nNUM : [0-9]+ ;\nWS : ' ' -> skip ;\n";

async function unitsOf(body: string): Promise<Record<string, string>> {
  const [file = ""] = writeFiles({ "Own.g4": `grammar Own;\n${body}\n${tokens}` });
  const { units } = parseTreeSync(await loadGrammar({ files: [file] }), "x");
  return Object.fromEntries([...units].map(([name, symbols]) => [name, [...symbols].sort().join(" ")]));
}

describe("the unit derivations of a rule include", () => {
  it.each<readonly [string, string, Readonly<Record<string, string>>]>([
    ["the rule itself and a token that it may be", "r : ID | '(' NUM ')' ;", { r: "ID r" }],
    ["a rule, and what stands alone there", "r : s | ID ID ; s : NUM ;", { r: "NUM r s", s: "NUM s" }],
    ["what has only something optional beside it", "r : '-'? s NUM* ; s : ID ID ;", { r: "r s", s: "s" }],
    ["what an optional part holds, if nothing else is needed", "r : ID? ; ", { r: "ID r" }],
    ["no element of a list", "r : s+ ; s : ID | NUM NUM ;", { r: "r", s: "ID s" }],
    ["the first element of a separated list", "r : s (',' s)* ; s : ID ;", { r: "ID r s", s: "ID s" }],
    ["what has a rule beside it that may be empty", "r : s ID ; s : NUM? ;", { r: "ID r", s: "NUM s" }],
    ["what has the end of the text beside it", "r : s EOF ; s : ID ;", { r: "ID r s", s: "ID s" }],
    ["each of a set", "r : ID | NUM | '+' ;", { r: "'+' ID NUM r" }],
    ["what a recursive rule ends in", "r : r '+' r | s ; s : '(' r ')' | ID ;", { r: "ID r s", s: "ID s" }],
    ["nothing else where all is needed", "r : '(' s ')' ; s : ID ID ;", { r: "r", s: "s" }],
    [
      "rules that refer to each other",
      "r : s | ID ; s : NUM | '[' r ']' | t ; t : '(' s ')' ;",
      {
        r: "ID NUM r s t",
        s: "NUM s t",
        t: "t",
      },
    ],
  ])("%s: %s", async (_, body, expected) => {
    expect(await unitsOf(body)).toEqual(expected);
  });

  it("in JSON: every kind of value", async () => {
    const { units } = parseTreeSync(await loadLanguage("json"), "");
    const value = ["'false'", "'null'", "'true'", "NUMBER", "STRING", "array", "object", "value"];
    expect([...(units.get("value") ?? [])].sort()).toEqual(value);
    expect([...(units.get("json") ?? [])]).toEqual(["json"]); // a list of values
    expect([...(units.get("member") ?? [])]).toEqual(["member"]);
  });
});
