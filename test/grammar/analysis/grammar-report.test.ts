import { expect, it } from "vitest";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { reportOnGrammar } from "#src/parse/worker/report-on-grammar.js";
import { writeFiles } from "../grammar-folder.js";

async function report(grammar: string, name: string) {
  const files = writeFiles({ [`${name}.g4`]: grammar });
  const [first] = await reportOnGrammar(await loadGrammar({ files, cache: false }));
  if (!first) throw new Error("there is no report");
  return first;
}

it("a report lists the replacement of each rule and named token, doubtful only if it is read as something else", async () => {
  const { name, start, rules, tokens } = await report(
    "grammar Plain; s : pair+ ; pair : ID '=' NUM ; ID : [a-z]+ ; NUM : [0-9]+ ; SPACE : ' ' -> skip ; NEVER : [a-z] ;",
    "Plain",
  );
  expect([name, start]).toEqual(["Plain", "s"]);
  expect(rules).toEqual([
    { name: "s", replacement: "a=0", doubt: undefined },
    { name: "pair", replacement: "a=0", doubt: undefined },
  ]);
  expect(tokens.map((token) => [token.name, token.replacement])).toEqual([
    ["ID", "a"],
    ["NUM", "0"],
    ["NEVER", undefined],
  ]);
  expect(tokens.map((token) => token.doubt !== undefined)).toEqual([false, false, true]);
});

it("a replacement that a predicate rejects is avoided, and doubtful if there is no other", async () => {
  const { rules } = await report(
    `grammar Guarded; s : soft hard ; soft : { false }? 'x' | 'long' ; hard : { this.tokenStream.LT(1).text === "yes" }? ID ;
      ID : [a-z]+ ;`,
    "Guarded",
  );
  expect(rules).toMatchObject([
    { name: "s", replacement: undefined },
    { name: "soft", replacement: "long", doubt: undefined },
    { name: "hard", replacement: undefined, doubt: expect.stringContaining("no text") },
  ]);
});

it("a text that is read as a keyword is replaced by another text", async () => {
  const { tokens } = await report("grammar Key; s : 'a' | ID ; ID : [a-z] ;", "Key");
  expect(tokens).toEqual([{ name: "ID", replacement: "x", doubt: undefined }]);
});
