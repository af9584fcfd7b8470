import { describe, expect, it } from "vitest";
import { identityOf } from "#src/storage/run-identity.js";

const run = { names: { case: "a" }, input: "x", settings: {} };

/** The identity of a run whose test expects a match. */
function identityWith(pattern: RegExp): string {
  return identityOf({ ...run, test: { command: ["tool"], stdout: [pattern] } });
}

describe("the identity of a run", () => {
  it("depends on the expected patterns and their flags", () => {
    expect(identityWith(/a/)).toBe(identityWith(/a/));
    expect(new Set([/a/, /b/, /a/i].map(identityWith)).size).toBe(3);
  });

  it("depends on the words of a command, even if they are too long for a path", () => {
    const identityOfWord = (word: string) => identityOf({ ...run, test: { command: ["tool", word] } });
    const long = "x".repeat(5000);
    expect(identityOfWord(long)).toBe(identityOfWord(long));
    expect(new Set(["x", long, `${long}y`, "."].map(identityOfWord)).size).toBe(4);
  });
});
