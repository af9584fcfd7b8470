import { describe, expect, it } from "vitest";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import { writeFiles } from "../grammar-folder.js";

describe("antlr-ng, made quicker, still finds", () => {
  it.each([
    ["an argument", "a[b: string] : 'x' ; b : 'y' ;", "b"],
    ["a result", "a returns [b: string] : 'x' ; b : 'y' ;", "b"],
    ["a local variable", "a locals [b: string] : 'x' ; b : 'y' ;", "b"],
  ])("%s with the name of a rule", async (_, rules, name) => {
    const files = writeFiles({ "A.g4": `grammar A; ${rules}` });
    await expect(loadGrammar({ files, cache: false })).rejects.toThrow(new RegExp(`${name} conflicts with rule`));
  });
});
