import { constants } from "node:buffer";
import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readInput } from "#src/cli/options/input-file.js";
import { temporaryFolder } from "../../support/temporary-folder.js";

it("reads a pipe to its end", () => {
  const pipe = join(temporaryFolder(), "pipe");
  execFileSync("mkfifo", [pipe]);
  spawn("sh", ["-c", 'printf "%0200000d" 7 > "$0"', pipe]);
  expect(Buffer.from(readInput(pipe)).toString()).toBe("7".padStart(200_000, "0"));
});

it("refuses a device that does not end", () => {
  expect(() => readInput("/dev/zero")).toThrow(
    `The input /dev/zero is too long; at most ${constants.MAX_STRING_LENGTH} bytes can be reduced.`,
  );
});
