import { describe, expect, it } from "vitest";
import { SeenTexts } from "#src/search/seen-texts.js";

describe("a repetition goes on", () => {
  it.each([
    ["while the text gets shorter", ["abc", "ab", "a"], [true, true]],
    ["until the text stays the same", ["abc", "ab", "ab"], [true, false]],
    ["with a text of the same length that is new", ["ab", "ac", "ad"], [true, true]],
    ["until a text of the same length returns", ["ab", "ac", "ab"], [true, false]],
  ])("%s", (_, [start = "", ...texts], expected) => {
    const seen = new SeenTexts(start);
    expect(texts.map((text) => seen.add(text))).toEqual(expected);
  });
});
