import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isRunning, thisProcess } from "#src/system/process-status.js";

describe("a process", () => {
  it("is running while it runs", () => {
    expect(isRunning(thisProcess())).toBe(true);
    expect(isRunning({ pid: process.pid, started: null })).toBe(true);
  });

  it.runIf(existsSync("/proc/self/stat"))("is not running if another process has its number", () => {
    expect(isRunning({ pid: process.pid, started: "1" })).toBe(false);
  });

  it("is not running when it has ended", async () => {
    const child = spawn("true");
    await once(child, "exit");
    expect(isRunning({ pid: child.pid as number, started: null })).toBe(false);
  });
});
