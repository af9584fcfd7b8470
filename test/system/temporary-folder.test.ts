import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "#src/system/temporary-folder.js";

afterEach(() => vi.unstubAllEnvs());

describe("the temporary folder", () => {
  it.each([
    ["/somewhere", "/somewhere"],
    ["here/tmp", join(process.cwd(), "here/tmp")],
    [".", process.cwd()],
  ])("of TMPDIR=%s is absolute", (given, expected) => {
    vi.stubEnv("TMPDIR", given);
    expect(temporaryFolder()).toBe(expected);
  });
});
