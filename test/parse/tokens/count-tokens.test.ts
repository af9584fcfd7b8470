import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { countTokens } from "#src/parse/tokens/count-tokens.js";

const json = await loadLanguage("json");

describe("the number of tokens leaves hidden ones out:", () => {
  it.each([
    ["", 0],
    [" \n", 0],
    ["[1, 2]", 5],
    ["\ufeff{}", 2],
    ['"a b" 1', 2],
    ["?[?]?", 2],
    ['"no end', 0],
  ])("%j has %i", (text, count) => {
    expect(countTokens(json, text)).toBe(count);
  });
});
