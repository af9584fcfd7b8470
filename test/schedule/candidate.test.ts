import { describe, expect, it } from "vitest";
import { CandidateText } from "#src/schedule/candidate.js";
import { keyOf } from "#src/tree/text-key.js";

function neverBuilt(): string {
  throw new Error("the text was built");
}

describe("a candidate text", () => {
  it("has a length and a digest without being built, if its source has a key", () => {
    const text = new CandidateText({ text: neverBuilt, key: () => keyOf("abc") }, "content");
    expect(text.length).toBe(3);
    expect(text.digest).toBe(new CandidateText({ text: () => "abc" }, "content").digest);
  });

  it("is built once", () => {
    let built = 0;
    const text = new CandidateText({ text: () => `built ${++built}` }, "content");
    expect([text.text, text.length, text.digest, text.text]).toEqual([
      "built 1",
      7,
      keyOf("built 1").digest,
      "built 1",
    ]);
  });

  it("is identified by its configuration if it has one and the cache is by configuration", () => {
    const source = { text: () => "abc", configuration: () => "1 []" };
    expect(new CandidateText(source, "config").digest).toBe(keyOf("1 []").digest);
    expect(new CandidateText(source, "content").digest).toBe(keyOf("abc").digest);
    expect(new CandidateText({ text: () => "abc" }, "config").digest).toBe(keyOf("abc").digest);
  });
});
