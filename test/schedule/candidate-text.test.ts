import { describe, expect, it } from "vitest";
import { CandidateText } from "#src/schedule/candidate-text.js";
import { keyOf } from "#src/tree/text-key.js";

function neverBuilt(): string {
  throw new Error("the text was built");
}

describe("an exhibit", () => {
  it("is known by its key without its text being built", () => {
    const exhibit = new CandidateText({ text: neverBuilt, key: () => keyOf("abc") }, "content");
    expect(exhibit.length).toBe(3);
    expect(exhibit.digest).toBe(new CandidateText({ text: () => "abc" }, "content").digest);
  });

  it("builds its text once", () => {
    let built = 0;
    const exhibit = new CandidateText({ text: () => `built ${++built}` }, "content");
    expect([exhibit.text, exhibit.length, exhibit.digest, exhibit.text]).toEqual([
      "built 1",
      7,
      keyOf("built 1").digest,
      "built 1",
    ]);
  });

  it("is known by its configuration if it is to be, and has one", () => {
    const source = { text: () => "abc", configuration: () => "1 []" };
    expect(new CandidateText(source, "config").digest).toBe(keyOf("1 []").digest);
    expect(new CandidateText(source, "content").digest).toBe(keyOf("abc").digest);
    expect(new CandidateText({ text: () => "abc" }, "config").digest).toBe(keyOf("abc").digest);
  });
});
