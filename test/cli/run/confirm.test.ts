import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { confirm } from "#src/cli/run/confirm.js";

describe("a question", () => {
  it.each([
    ["y\n", true],
    ["Yes\n", true],
    ["\n", false],
    ["n\n", false],
    ["yesterday\n", false],
    ["", false],
  ])("is answered with %j", async (typed, isAgreed) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const answer = confirm("Run?", { input, output });
    input.end(typed);
    expect(await answer).toBe(isAgreed);
    expect(String(output.read())).toBe("Run? [y/N] ");
  });
});
